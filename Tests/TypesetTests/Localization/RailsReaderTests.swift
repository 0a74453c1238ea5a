import Testing

@testable import Typeset

/// Texts of Rails in YAML.
@Suite struct RailsReaderTests {
  private func read(_ text: String, path: String = "config/locales/de.yml") throws(ContentError) -> Catalog {
    let bytes = Array(text.utf8)
    guard let catalog = try CatalogKind(path: path, bytes: bytes)?.catalog(bytes, name: path, path: path) else {
      throw ContentError("no kind", at: nil)
    }
    return catalog
  }

  private func shown(_ key: String, in catalog: Catalog, _ arguments: MessageArgument...) -> String? {
    guard let language = catalog.languages.first, let found = catalog.entries[key]?.messages[language] else {
      return nil
    }
    let formatter = MessageFormatter(language: language, device: .iphone, arguments: arguments)
    return try? formatter.pieces(of: found).shown(arguments)
  }

  @Test func keysAreNestedBelowTheLanguage() throws {
    let catalog = try read(
      """
      # Comment
      ---
      pt-BR:
        menu: &menu
          open_html: "<b>Abrir</b> %{name} 100%"
          close: 'é'
        again:
          <<: *menu
          close: >
            dobrado
            texto
        copy: *menu
        days: [Seg, Ter]
        n: 12
        yes: sim
        flag: true
        order:
          - :year
        none: ~
        price: "%<amount>.2f %n %%{x}"
      """)
    #expect(catalog.languages == ["pt-BR"] && catalog.warnings.isEmpty)
    #expect(
      catalog.entries.keys.sorted() == [
        "again.close", "again.open_html", "copy.close", "copy.open_html", "days.0", "days.1", "menu.close",
        "menu.open_html", "n", "price", "yes",
      ])
    #expect(shown("menu.open_html", in: catalog, .text("Ana", name: "name")) == "<b>Abrir</b> [Ana] 100%")
    #expect(shown("again.close", in: catalog) == "dobrado texto\n")
    #expect(shown("copy.close", in: catalog) == "é" && shown("n", in: catalog) == "12")
    #expect(shown("price", in: catalog, .text("2", name: "amount")) == "[2] %n %{x}")
    #expect(catalog.entries["menu.close"]?.place.start.line == 6)
    #expect(catalog.entries["copy.close"]?.messages["pt-BR"]?.place?.start.column == 12)
  }

  @Test func formsAreOneKey() throws {
    let catalog = try read("de:\n  d:\n    one: ein Tag\n    other: \"%{count} Tage\"\n  k:\n    other: Anderes\n")
    #expect(shown("d", in: catalog, .number(1, "count")) == "ein Tag")
    #expect(shown("d", in: catalog, .number(2, "count")) == "[2] Tage" && shown("k.other", in: catalog) == "Anderes")
  }

  @Test(arguments: ["docker-compose.yml", "de.yml"]) func otherFilesAreNoCatalogs(path: String) {
    #expect(throws: ContentError.self) { try read("version: 1\nservices:\n  de: x\n", path: path) }
  }

  @Test func placeholdersAreRead() throws {
    let catalog = try read("de:\n  a: \"100 % %{x} %%{y} %<z>.1f % <b> %{\"\n  b: \"%{} 5 %d\"\n")
    #expect(
      shown("a", in: catalog, .text("X", name: "x"), .text("Y", name: "y"), .text("Z", name: "z"))
        == "100 % [X] %{y} [Z] % <b> %{")
    let many = try RailsReader.read(
      try SourceFile.catalog(Array("de: {a: \"\(String(repeating: "%{", count: 500_000))\"}".utf8), name: "de.yml"),
      path: "de.yml")
    #expect(many.entries.count == 1)
  }

  @Test func mapsAreMergedInTheirOrder() throws {
    let catalog = try read("de:\n  a: &a {x: 1a, y: 2a}\n  b: &b {y: 2b, z: 3b}\n  c:\n    <<: [*a, *b]\n    z: own\n")
    #expect(
      shown("c.x", in: catalog) == "1a" && shown("c.y", in: catalog) == "2a" && shown("c.z", in: catalog) == "own")
  }

  @Test func aByteThatIsNoCharacterHasItsPlace() {
    let fault = CatalogSample.fault { () throws(ContentError) in try read("de:\n  a: ä\n  b: \u{1}\n") }
    #expect(fault == "3:6 the file is not YAML: control characters are not allowed")
  }

  @Test func aRareLanguageIsKnownByTheName() throws {
    #expect(try read("kmr:\n  a: x\n", path: "config/locales/activerecord.kmr.yml").languages == ["kmr"])
    let two = try read("de:\n  a: x\nwhat:\n  a: y\n")
    #expect(two.languages == ["de"] && two.warnings.map(\.code) == ["unknown-language"])
  }

  @Test(arguments: [
    ("de:\n  a: \"x\n", "the file is not YAML: found unexpected end of stream"),
    ("de:\n  a: *b\n", "\"*b\" names nothing before it"), ("de: &a\n  b: *a\n", "\"*a\" names nothing before it"),
    ("de:\n\ta: x\n", "the file is not YAML: found character that cannot start any token"),
    ("de:\n  a: " + String(repeating: "[", count: 500), "lists and keys are nested more than 100 deep"),
  ]) func faultsHaveAPlace(text: String, message: String) {
    let fault = CatalogSample.fault { () throws(ContentError) in try read(text) }
    #expect(fault.hasSuffix(message) && !fault.hasPrefix("0:0"), "\(fault)")
  }

  @Test func aliasesCannotExplode() {
    var text = "de:\n  a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<20 {
      let inner = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "  a\(level): &a\(level) [\(inner)]\n"
    }
    let time = workTime {
      let fault = CatalogSample.fault { () throws(ContentError) in try read(text) }
      #expect(fault == "0:0 the file has more than 2000000 values")
    }
    #expect(time < .seconds(10))
  }

  @Test func aLongLineOfManyTextsIsQuick() throws {
    let text = "de: {" + (0..<100_000).map { "kü\($0): \"x\"" }.joined(separator: ", ") + "}"
    let time = try workTime {
      let count = try read(text.replacing("de: {", with: "de:\n  {")).entries.count
      #expect(count == 100_000)
    }
    #expect(time < .seconds(10))
  }
}

import Testing

@testable import Typeset

/// Bundles of Java as they are read.
@Suite struct PropertiesReaderTests {
  private func read(_ text: String, path: String = "messages_de.properties") throws(ContentError) -> Catalog {
    try PropertiesReader.read(Array(text.utf8), name: path, path: path)
  }

  private func shown(_ key: String, in catalog: Catalog, _ arguments: MessageArgument...) -> String? {
    guard let found = catalog.entries[key]?.messages.values.first else { return nil }
    let formatter = MessageFormatter(language: "de", device: .iphone, arguments: arguments)
    return try? formatter.pieces(of: found).shown(arguments)
  }

  @Test func linesAreRead() throws {
    let catalog = try read(
      #"""
      # Copyright

      # What the button says
      ! in a list
      a = one
      b:two  \
          three
      c four
      d\ e\:=  x=y
      f
      g = \u00e4\ud83d\ude00\t\q\
      h : last
      """#)
    #expect(catalog.entries.keys.sorted() == ["a", "b", "c", "d e:", "f", "g"])
    #expect(shown("a", in: catalog) == "one" && catalog.entries["a"]?.note == "What the button says in a list")
    #expect(shown("b", in: catalog) == "two  three" && shown("c", in: catalog) == "four")
    #expect(shown("d e:", in: catalog) == "x=y" && shown("g", in: catalog) == "ä😀\tqh : last")
    #expect(catalog.entries["f"]?.messages["de"]?.state == .new && catalog.entries["b"]?.note == nil)
    #expect(catalog.entries["c"]?.place.start.line == 8)
  }

  @Test(arguments: [
    ("messages_pt_BR.properties", "pt-BR"), ("messages.properties", ""), ("de/browser.properties", "de"),
    ("Messages_zh_TW.properties", "zh-TW"), ("my_app.properties", ""), ("m_iw.properties", "he"),
  ]) func theNameSaysTheLanguage(path: String, language: String) throws {
    #expect(try read("a = x", path: path).languages == [language])
  }

  @Test func argumentsAreThoseOfMessageFormat() throws {
    let catalog = try read(
      """
      a = {0} of {1,number} '{0}' it''s 5%
      b = It''s Tom's
      c = {0,choice,0#no {1}|1#one {1}|1<{0} of {1}, it''''s 5%}!
      d = {0,number,percent}
      e = {0,date,short} {1,number,integer}
      f = {name} {{ value }}
      g = {0
      h = %s
      """)
    #expect(shown("a", in: catalog, .text("x"), .text("y")) == "[x] of [y] {0} it's 5%")
    #expect(shown("b", in: catalog) == "It's Tom's" && shown("e", in: catalog, .text("x"), .text("y")) == "[x] [y]")
    #expect(shown("f", in: catalog, .text("v", name: "value")) == "{name} [v]")
    #expect(shown("h", in: catalog, .text("x")) == "[x]")
    #expect(shown("c", in: catalog, .int(0), .text("x")) == "no [x]!")
    #expect(shown("c", in: catalog, .int(1), .text("x")) == "one [x]!")
    #expect(shown("c", in: catalog, .int(21), .text("x")) == "[21] of [x], it's 5%!")
    #expect(
      catalog.warnings.map(\.message) == [
        #"the texts of "d", "g" are left out; that of "d" has "number, percent", which is not supported"#
      ])
    #expect(catalog.warnings[0].range?.start.line == 4)
  }

  @Test func choicesAreFormsOfNumbers() throws {
    func shown(_ choice: String, _ number: Int, _ language: String = "de") throws -> String {
      try JavaMessage.message(of: "{0,choice,\(choice)}").shown(.int(number), language: language)
    }
    let files = "0#none|1#one file|1<{0,number,integer} files"
    for language in ["de", "ru", "ja"] {
      let texts = try [0, 1, 2, 21].map { try shown(files, $0, language) }
      #expect(texts == ["none", "one file", "[2] files", "[21] files"], "\(language)")
    }
    #expect(
      try shown("0#few|2#{0}", 1) == "few" && shown("0#few|2#{0}", 2) == "[2]" && shown("0#few|3#{0}", 3) == "[3]")
    #expect(try shown(" -1#x|0<y", 0) == "x" && shown("1#y", 0) == "y")
    #expect(try shown("0\u{2264}a'|'b|1\u{2264}c", 0) == "a|b")
    for (choice, fault) in [
      ("0#a|5#b", ICUMessage.Fault.unsupported("choice of a number greater than 2")), ("x#a", .syntax), ("", .syntax),
      ("0#a|1#{0,choice,0#b}", .unsupported("choice in a choice")),
    ] { #expect(throws: fault) { try shown(choice, 1) } }
  }

  @Test func choicesInICUsSyntaxAreRead() throws {
    let catalog = try read("a = {n, plural, one {''# '{'day'}'} other {# days}}")
    #expect(shown("a", in: catalog, .number(1, "n")) == "'[1] {day}")
  }

  @Test func bundlesOfOneNameAreToldApart() throws {
    try CatalogSample.withFolder { folder in
      for (name, text) in [
        "model/Messages.properties": "title = Model", "model/Messages_de.properties": "title = Modell",
        "view/Messages.properties": "title = View\nown = x", "view/Messages_de.properties": "title = Ansicht",
      ] { try CatalogSample.write(text.utf8, to: folder + "/" + name) }
      let catalog = try CatalogFiles.read(folder, name: "App")
      #expect(catalog.entries.keys.sorted() == ["model/Messages:title", "own", "view/Messages:title"])
      #expect(catalog.entries["view/Messages:title"]?.messages.keys.sorted() == ["", "de"])
      #expect(catalog.message(for: "Messages:own", in: "") != nil)
    }
  }

  @Test func bothEncodingsAreRead() throws {
    let latin = try PropertiesReader.read(Array("a = caf".utf8) + [0xE9], name: "m.properties", path: "m.properties")
    let plain = try read("a = café")
    #expect(shown("a", in: latin) == "café" && shown("a", in: plain) == "café")
    for bytes in CatalogSample.encodings(of: "# x\na = \\\n  Tag ע 😀") {
      let catalog = try PropertiesReader.read(bytes, name: "m", path: "m")
      #expect(shown("a", in: catalog) == "Tag ע 😀")
    }
  }

  @Test func aDamagedEscapeIsLeftOutAlone() throws {
    let catalog = try read("a = \\u12\nb = x")
    #expect(catalog.entries.keys.sorted() == ["b"])
    #expect(catalog.warnings.map(\.message) == ["the text of \"a\" has an escape that is none, and is left out"])
  }

  @Test func settingsInAFolderAreNoTexts() throws {
    try CatalogSample.withFolder { folder in
      for (name, text) in [
        "gradle.properties": "org.gradle.jvmargs = -Xmx2g", "res/messages.properties": "a = Hello",
        "res/messages_de.properties": "a = Hallo", "res/messages_version.properties": "v = 1",
      ] { try CatalogSample.write(text.utf8, to: folder + "/" + name) }
      let catalog = try CatalogFiles.read(folder, name: "App")
      #expect(catalog.languages == ["", "de"] && catalog.entries.keys.sorted() == ["a"])
    }
  }

  @Test func manyLinesAreQuick() throws {
    let text = (0..<200_000).map { "k\($0) = x" }.joined(separator: "\n")
    let textTime = try workTime {
      let count = try read(text).entries.count
      #expect(count == 200_000)
    }
    #expect(textTime < .seconds(10))
    let long = "a = " + String(repeating: "{0} '' ", count: 1_000_000)
    let longTime = try workTime {
      let count = try read(long).entries.count
      #expect(count == 1)
    }
    #expect(longTime < .seconds(10))
  }
}

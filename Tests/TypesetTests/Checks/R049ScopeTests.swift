import Testing

@testable import Typeset
@testable import TypesetReview

/// Which translations a run speaks of: those into the languages that it asks for, of the keys that its pages show.
@Suite struct R049ScopeTests {
  /// A screen shows `map` and `sea`, and `lamp` on a label; the catalog has `pier` as well.
  private static let strings = [
    CatalogFaults.entry("map", ["en": "The map", "de": "Die Karte", "fr": "La carte"]),
    CatalogFaults.entry("sea", ["en": "The sea", "de": "Das Meer"]),
    CatalogFaults.entry("lamp", ["en": "The lamp", "fr": "La lampe"]),
    CatalogFaults.entry("pier", ["en": "The pier"]),
  ].joined(separator: ", ")

  private func findings(
    _ axes: [VariantAxis: String] = [:], strings: String = strings, variants: String = "", isWhole: Bool = false,
    options: LayoutOptions = LayoutOptions(),
    body: String = #"<p key="map">A</p><p key="sea">B</p><icon name="bell" label="C" label-key="lamp"/>"#
  ) throws -> [Finding] {
    var findings: [Finding] = []
    try CatalogSample.withFolder { folder in
      let catalog = #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#
      try CatalogSample.write(catalog.utf8, to: folder + "/Strings.xcstrings")
      var checker = Checker()
      checker.checksWholeCatalogs = isWhole
      let head = "<head><catalog src=\"Strings.xcstrings\"/>\(variants)</head>"
      findings = try CheckSample(
        "\(head)<page>\(body)</page>", axes, folder: folder, checker: checker, options: options
      ).findings(of: 49)
    }
    return findings
  }

  private func messages(_ axes: [VariantAxis: String] = [:], variants: String = "", isWhole: Bool = false) throws
    -> [String]
  {
    try findings(axes, variants: variants, isWhole: isWhole).map(\.fault.message).sorted()
  }

  @Test func theCommandLineAsks() throws {
    let found = try findings([.locale: "en,de"])
    #expect(found.map(\.fault.message) == ["the text is not translated into de"])
    #expect(found.first?.fault.key == "lamp")
    #expect(
      try messages([.locale: "en,de-AT,fr-CA"]) == [
        "the text is not translated into de", "the text is not translated into fr",
      ])
    #expect(try messages([.locale: "en"]).isEmpty)
  }

  @Test func theDocumentAsks() throws {
    #expect(try messages(variants: "<variants locales=\"en,fr\"/>") == ["the text is not translated into fr"])
    #expect(
      try messages([.locale: "de"], variants: "<variants locales=\"en,fr\"/>") == ["the text is not translated into de"]
    )
    var options = LayoutOptions()
    options.locale = "de"
    #expect(try findings(options: options).map(\.fault.message) == ["the text is not translated into de"])
  }

  @Test func nobodyAsks() throws {
    let found = try findings()
    #expect(
      found.map(\.fault.message).sorted() == [
        #"1 of 3 keys that screens use lacks French: "sea""#, #"1 of 3 keys that screens use lacks German: "lamp""#,
      ])
    #expect(found.allSatisfy { $0.fault.level == .warning && $0.fault.key == nil && $0.isOfCatalog })
    #expect(Set(found.map(\.fault.aspect)) == ["missing de", "missing fr"])
  }

  @Test func wholeCatalogsAreAskedFor() throws {
    let found = try findings(isWhole: true)
    #expect(found.compactMap(\.fault.key).sorted() == ["lamp", "pier", "sea"])
    #expect(
      try messages(isWhole: true) == [
        "the text is not translated into de", "the text is not translated into de and fr",
        "the text is not translated into fr",
      ])
    #expect(
      try messages([.locale: "en,de"], isWhole: true) == [
        "the text is not translated into de", "the text is not translated into de",
      ])
  }

  @Test func aLanguageThatACatalogLacksIsOneFinding() throws {
    // The page says it.
    #expect(try messages([.locale: "en,fi"]) == ["no text of the page is translated into fi"])
    #expect(
      try findings([.locale: "en,fi"], body: "<p key=\"map\">A</p>").map(\.fault.message) == [
        #"the text "map" is not translated into fi, like all texts of the catalog"#
      ])
    #expect(
      try messages([.locale: "en,fi"], isWhole: true) == [
        "no text of the page is translated into fi", "none of the 4 texts is translated into fi",
      ])
  }

  @Test func aPictureIsWantedInTheLanguagesThatAreAskedFor() throws {
    func count(_ locales: String) throws -> Int {
      try CheckSample(example: "Checks/Found/R049LocalizedPicture.xml", [.locale: locales]).findings(of: 49).count
    }
    #expect(try count("en,de") == 0)
    #expect(try count("en,ar-EG") == 1)
  }

  @Test func anEmptyTranslationIsAnError() throws {
    let strings = CatalogFaults.entry("map", ["en": "The map", "de": " "])
    let found = try findings([.locale: "en,de"], strings: strings, body: "<p key=\"map\">A</p>")
    #expect(found.map(\.fault.message) == ["the text is empty in de"] && found.first?.fault.level == .error)
    // Between other texts, a blank is a translation.
    let part = CatalogFaults.entry("map", ["en": " at ", "de": " "])
    #expect(try findings([.locale: "en,de"], strings: part, body: "<p key=\"map\">A</p>").isEmpty)
  }

  @Test func tablesOfOneLanguageEachAreSeenTogether() throws {
    try CatalogSample.withFolder { folder in
      let tables = ["en": "\"map\" = \"The map %@\";\n\"sea\" = \"The sea\";\n", "de": "\"map\" = \"Die Karte\";\n"]
      for (language, table) in tables {
        try CatalogSample.write(table.utf8, to: "\(folder)/\(language).lproj/Localizable.strings")
      }
      let xml = """
        <head><catalog src="en.lproj/Localizable.strings"/><catalog src="de.lproj/Localizable.strings"/></head>
        <page><p key="map"><arg value="a"/>A</p><p key="sea">B</p></page>
        """
      let sample = try CheckSample(xml, [.locale: "en,de"], folder: folder)
      #expect(sample.findings(of: 49).map(\.fault.message) == ["the text is not translated into de"])
      #expect(
        sample.findings(of: 62).map(\.fault.message) == [
          #"the text in de lacks the placeholder "%@""#
        ])
    }
  }
}

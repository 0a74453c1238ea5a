import Testing

@testable import Typeset
@testable import TypesetReview

/// R155: symbols that stand for text have letters of the script.
@Suite struct R155SymbolLettersTests {
  private static let names = [
    "text-size-larger", "text-size-smaller", "text-format", "text-cursor", "rich-text", "signature", "bold", "italic",
    "underline", "strikethrough",
  ]

  @Test(arguments: names) func everyScriptHasItsOwn(name: String) throws {
    var seen: [Int: String] = [:]
    for lang in ["en", "hi", "th", "ja", "ko", "zh-Hans"] {
      let icon = try IconSample("name=\"\(name)\"", lang: lang)
      #expect(try icon.rules.contains("R155") == (lang != "en"), "\(lang)")
      #expect(try icon.rules.contains("R032") == (lang != "en"), "\(lang)")
      #expect(try icon.element.missingLetters == nil)
      let other = seen.updateValue(lang, forKey: try icon.outlines().hashValue)
      #expect(other == nil, "\(lang) is drawn as \(other ?? "")")
    }
  }

  /// Letters stay where the Latin one is; lines reach half of their width beyond their outlines.
  @Test(arguments: names, ["hi", "th", "ja", "ko", "zh-Hant", "ru", "el"])
  func lettersFillTheBoxOfTheLatinOne(name: String, lang: String) throws {
    func box(_ lang: String) throws -> Rect {
      let icon = try IconSample("name=\"\(name)\" width=\"240\"", lang: lang)
      return try #require(try icon.outlines().reduce(nil) { Rect.union($0, $1.tightBounds) })
    }
    let (latin, own) = (try box("en").expanded(by: 16), try box(lang))
    #expect(latin.union(own).width < latin.width + 1 && latin.union(own).height < latin.height + 1, "\(latin) \(own)")
  }

  @Test func scriptsThatShareALetterShareItsDrawing() throws {
    let english = try IconSample("name=\"text-cursor\"", lang: "en").outlines()
    for lang in ["ru", "el"] {
      let icon = try IconSample("name=\"text-cursor\"", lang: lang)
      #expect(try icon.outlines() == english && icon.rules.contains("R155"))
      #expect(
        try IconSample("name=\"bold\"", lang: lang).outlines() != IconSample("name=\"bold\"", lang: "en").outlines())
    }
  }

  @Test func lettersAreAsThickAsLinesAndGrowWithThem() throws {
    func ink(_ attributes: String) throws -> Double {
      let icon = try IconSample("name=\"text-size-larger\" width=\"240\" \(attributes)", lang: "th")
      return try icon.outlines().reduce(0) { $0 + GlyphPolygons(contours: $1.polylines().map(\.points)).strokeWidth }
    }
    // A line of 1.8 in a box of 24, and a third more with the weight of bold text.
    #expect(abs(try ink("") - 18) < 2)
    #expect(abs(try ink("weight=\"bold\"") - 25) < 3)
  }

  @Test func aScriptWithoutAFontKeepsLatinLettersAndIsFound() throws {
    let icon = try IconSample("name=\"text-cursor\"", lang: "am")
    #expect(try icon.outlines() == IconSample("name=\"text-cursor\"", lang: "en").outlines())
    #expect(try icon.rules.isEmpty && icon.element.missingLetters == "\"አ\"")
    let found = try CheckSample("<screen title=\"T\"><icon id=\"x\" name=\"text-cursor\" lang=\"am\"/></screen>")
      .findings(of: 32)
    #expect(found.map(\.fault.element) == ["x"] && found.map(\.fault.level) == [.warning])
    #expect(found[0].fault.message.contains("no font has \"አ\""))
    let button = "<button id=\"x\" icon=\"bold\" lang=\"am\" label=\"Bold\"/>"
    #expect(try CheckSample("<screen title=\"T\">\(button)</screen>").findings(of: 32).count == 1)
  }

  @Test func aVersionForTheScriptComesFirst() throws {
    for lang in ["ar", "he"] {
      #expect(try IconSample("name=\"text-cursor\"", lang: lang).rules == ["R032"])
      #expect(try IconSample("name=\"bold\"", lang: lang).rules == ["R032", "R155"])
    }
  }

  @Test func theTableHasLettersOfItsScripts() throws {
    for tag in ["Deva", "Thai", "Cyrl", "Grek", "Jpan", "Kore", "Hans", "Hant", "Beng", "Taml", "Telu", "Geor"] {
      let letter = try #require(R155SymbolLetters.text(insteadOf: "A", in: tag))
      #expect(letter.count == 1 && !letter.unicodeScalars.allSatisfy(\.isASCII))
    }
    #expect(R155SymbolLetters.text(insteadOf: "Aa", in: "Cyrl") == "Аа")
    #expect(R155SymbolLetters.text(insteadOf: "Aa", in: "Thai") == "ก")
    #expect(R155SymbolLetters.text(insteadOf: "Abc", in: "Grek") == "Αβγ")
    #expect(R155SymbolLetters.text(insteadOf: "A", in: "Egyp") == nil)
  }

  @Test func whatAPartSaysIsLettersOrDigits() {
    func codes(_ part: String) -> [String] {
      let log = DiagnosticLog()
      let svg = "<svg viewBox=\"0 0 24 24\"><g \(part)><path d=\"M0 0L1 1\"/></g></svg>"
      _ = SVGIconReader.read(Array(svg.utf8), name: "a.svg", log: log)
      return log.diagnostics.map(\.message)
    }
    #expect(codes("data-part=\"letter\" data-text=\"Abc\" data-slant=\"0.2\"").isEmpty)
    #expect(codes("data-part=\"digit\" data-text=\"123\"").isEmpty)
    for wrong in [
      "data-part=\"letter\" data-text=\"ع\"", "data-part=\"digit\" data-text=\"A\"",
      "data-part=\"badge\" data-text=\"A\"", "data-part=\"letter\" data-text=\"\"",
      "data-part=\"letter\" data-text=\"Abcd\"",
    ] {
      #expect(codes(wrong).count == 1, "\(wrong)")
    }
  }
}

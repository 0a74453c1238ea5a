import Testing

@testable import Typeset

/// R156: symbols show the digits in force, and are never mirrored.
@Suite struct R156SymbolDigitsTests {
  @Test(arguments: [
    ("en", "", false), ("he", "", false), ("ar-AE", "", false), ("hi", "", false), ("ar-EG", "", true),
    ("fa", "", true), ("hi", "numerals=\"deva\"", true), ("th", "numerals=\"thai\"", true),
    ("ar-EG", "numerals=\"latn\"", false), ("hi-u-nu-deva", "", true),
  ])
  func digitsAreThoseInForce(lang: String, attributes: String, areOthers: Bool) throws {
    for name in ["numbers", "list-numbers"] {
      #expect(try IconSample("name=\"\(name)\" \(attributes)", lang: lang).rules.contains("R156") == areOthers)
    }
    let own = try IconSample("name=\"numbers\" \(attributes)", lang: lang).outlines()
    #expect(try (own == IconSample("name=\"numbers\"", lang: "en").outlines()) == !areOthers)
  }

  @Test func numbersAreNeverMirrored() throws {
    let sample = try LayoutSample.example("R156SymbolDigits")
    #expect(sample.codes.isEmpty)
    for placed in sample.elements() where placed.element.name == "icon" {
      if placed.element.source.attributes[IconElement.name] == "numbers" { #expect(!placed.element.isMirrored) }
    }
  }

  @Test func digitsRunAsTheyAreSeen() {
    #expect(R156SymbolDigits.visual("١٢٣") == "١٢٣" && R156SymbolDigits.visual("१२३") == "१२३")
    #expect(R156SymbolDigits.visual("߁߂߃") == "߃߂߁")
  }

  @Test func digitsWithoutAFontStayWestern() throws {
    let icon = try IconSample("name=\"numbers\" numerals=\"khmr\"", lang: "en")
    #expect(try icon.outlines() == IconSample("name=\"numbers\"", lang: "en").outlines())
    #expect(try icon.element.missingLetters == "\"១២៣\"")
  }
}

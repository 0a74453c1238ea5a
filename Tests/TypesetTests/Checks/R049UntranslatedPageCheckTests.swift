import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R049UntranslatedPageCheckTests {
  private func found(_ locales: String) throws -> [Finding] {
    try CheckSample(example: "Mockups/settings.xml", [.locale: locales, .textSize: "l"]).findings(of: 49)
      .filter { $0.fault.position != nil }
  }

  @Test func aLanguageThatTheCatalogLacksIsFound() throws {
    let found = try found("en, fi, ar-EG, sw")
    #expect(
      found.map(\.fault.message) == [
        "no text of the page is translated into fi", "no text of the page is translated into sw",
      ])
    #expect(found.allSatisfy { $0.fault.level == .warning && $0.variants.count == 1 })
    #expect(found.first?.fault.measured?.hasPrefix("0 of ") == true)
  }

  @Test func languagesOfTheCatalogAndItsFallbacksAreNot() throws {
    #expect(try found("en, en-GB, de, ar-EG, ar-AE, he").isEmpty)
  }
}

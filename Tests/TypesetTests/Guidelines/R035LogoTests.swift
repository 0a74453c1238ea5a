import Testing

@testable import Typeset

@Suite struct R035LogoTests {
  @Test func aLogoStays() throws {
    #expect(try IconSample.isKept("name=\"bluetooth\""))
    #expect(try IconSample.isKept("name=\"cart\" meaning=\"logo\""), "whatever it shows")
  }

  @Test(arguments: ["name=\"bluetooth\"", "name=\"cart\" meaning=\"logo\""])
  func turningALogoIsAnError(attributes: String) throws {
    for lang in ["en", "ar"] {
      let sample = try LayoutSample.canvas("<icon \(attributes) flip=\"yes\"/>", lang: lang)
      #expect(sample.codes == ["flipped-logo"])
      #expect(sample.diagnostics[0].severity == .error)
    }
    #expect(try LayoutSample.canvas("<icon \(attributes) flip=\"no\"/>").diagnostics.isEmpty)
  }

  @Test func nothingElseIsRefused() {
    for meaning in IconMeaning.allCases where meaning != .logo {
      #expect(!R035Logo.refusesFlip(meaning, flip: true))
    }
  }
}

import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R084OrientationCheckTests {
  private func count(_ variants: String) throws -> Int {
    try CheckSample("<head>\(variants)</head><screen title=\"Boats\"><p>Boats</p></screen>").findings(of: 84).count
  }

  @Test func oneOrientationIsAdvice() throws {
    #expect(try count("<variants orientations=\"portrait\"/>") == 1)
    #expect(try count("<variants orientations=\"landscape-left, landscape-right\"/>") == 1)
    #expect(try count("<variants orientations=\"portrait, landscape-left\"/>") == 0)
  }

  @Test func whatIsNotSaidIsNotJudged() throws {
    #expect(try count("<variants locales=\"en, ar\"/>") == 0)
    #expect(try count("") == 0)
  }

  @Test func paperHasNoOrientationToSupport() throws {
    let sample = try CheckSample("<head><variants orientations=\"portrait\"/></head><page><p>Boats</p></page>")
    #expect(sample.findings(of: 84).isEmpty)
  }
}

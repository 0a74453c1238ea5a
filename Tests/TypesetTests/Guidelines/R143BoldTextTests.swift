import Testing

@testable import Typeset

/// R143: bold text is one step heavier.
@Suite struct R143BoldTextTests {
  @Test func theStepEndsAtTheHeaviest() {
    #expect(R143BoldText.weight(400, isBold: true) == 600)
    #expect(R143BoldText.weight(800, isBold: true) == 900)
    #expect(R143BoldText.weight(400, isBold: false) == 400)
  }

  @Test func regularBecomesSemiboldAndSemiboldBold() throws {
    let sample = try LayoutSample.example("R143BoldText", options: .with { $0.accessibility.isBold = true })
    for name in ["english", "arabic", "hebrew"] {
      #expect(sample.runs(of: name).allSatisfy { $0.appearance.font.weight == 600 })
      #expect(sample.runs(of: name + "-bold").allSatisfy { $0.appearance.font.weight == 700 })
    }
  }

  @Test func stepsAreNotTakenTwice() throws {
    let xml = "<document lang=\"en\"><canvas><p id=\"p\">One <span>two</span> <b>three</b></p></canvas></document>"
    let sample = try LayoutSample(xml, options: .with { $0.accessibility.isBold = true })
    #expect(Set(sample.runs(of: "p").map(\.appearance.font.weight)) == [600, 700])
  }
}

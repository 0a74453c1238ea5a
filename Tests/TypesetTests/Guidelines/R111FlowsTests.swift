import Testing

@testable import Typeset

/// R111: every step of a flow is laid out with each setting.
@Suite struct R111FlowsTests {
  @Test(arguments: [TextSizeCategory.xs, .l, .xxxl, .ax3, .ax5], [false, true])
  func aFlowHoldsAtEverySize(size: TextSizeCategory, isBold: Bool) throws {
    let sample = try LayoutSample.example(
      "R111Flows",
      options: .with {
        $0.textSize = size
        $0.accessibility.isBold = isBold
      })
    #expect(sample.codes.isEmpty && sample.frames.count == 6)
  }
}

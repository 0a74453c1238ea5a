import Testing

@testable import Typeset

/// R085, R134: text follows the size that the reader sets, unless it has one of its own.
@Suite struct R085TextSizesTests {
  @Test func textGrowsUnlessItsSizeIsGiven() throws {
    let usual = try LayoutSample.example("R085TextSizes")
    let large = try LayoutSample.example("R085TextSizes", options: .with { $0.textSize = .ax5 })
    #expect(large.codes.isEmpty)
    #expect(usual.runs(of: "english-text").allSatisfy { $0.appearance.size == 17 })
    #expect(large.runs(of: "english-text").allSatisfy { $0.appearance.size == 53 })
    #expect(large.runs(of: "english-fixed").allSatisfy { $0.appearance.size == 13 })
  }
}

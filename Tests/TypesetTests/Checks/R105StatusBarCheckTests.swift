import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R105StatusBarCheckTests {
  private func found(_ screen: String, _ axes: [VariantAxis: String] = [:]) throws -> [Finding] {
    try CheckSample(screen, axes).findings(of: 105)
  }

  @Test func aScreenWithoutAStatusBarIsAdvice() throws {
    #expect(try found("<screen><p>Boats</p></screen>").map(\.fault.level) == [.advice])
    #expect(try found("<screen><status-bar/><p>Boats</p></screen>").isEmpty)
    #expect(try found("<canvas><p>Boats</p></canvas>").isEmpty)
  }

  @Test func phonesInLandscapeShowNone() throws {
    let axes: [VariantAxis: String] = [.orientation: "portrait, landscape-left, landscape-right"]
    let found = try found("<screen><p>Boats</p></screen>", axes)
    #expect(found.count == 1 && found[0].variants.count == 1)
  }

  @Test func passiveViewingMayHideIt() throws {
    #expect(try found("<screen><gallery height=\"600\"><box width=\"20\"/></gallery></screen>").isEmpty)
  }

  @Test func itCanBeIgnored() throws {
    #expect(try found("<screen ignore=\"R105\" because=\"a film is shown\"><p>Boats</p></screen>").isEmpty)
  }
}

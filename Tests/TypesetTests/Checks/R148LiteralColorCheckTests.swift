import Testing

@testable import Typeset
@testable import TypesetReview

/// Colours of text come from the palette, so that they follow the appearance.
@Suite struct R148LiteralColorCheckTests {
  private func findings(_ body: String, on canvas: String = "canvas", _ axes: [VariantAxis: String] = [:]) throws
    -> [Finding]
  {
    try CheckSample("<\(canvas)>\(body)</\(canvas)>", axes).findings(of: 148)
  }

  @Test func aLiteralColourIsAdviceOnce() throws {
    let text = "<p id=\"t\" color=\"#123456\">Harbour</p>"
    let found = try findings(text, [.appearance: "light,dark", .locale: "en,ar"])
    #expect(found.map(\.fault.level) == [.advice])
    #expect(found.map(\.fault.message) == ["the colour #123456 is the same in every appearance"])
    #expect(try findings(text, on: "screen").count == 1)
    #expect(try findings(text, on: "page").isEmpty)
  }

  @Test(arguments: [
    "<p color=\"secondary-label\">Harbour</p>", "<p>Harbour</p>", "<icon name=\"flag\" color=\"#123456\"/>",
    "<divider color=\"#123456\"/>", "<p color=\"#123456\" ignore=\"R148\" because=\"a test\">Harbour</p>",
  ])
  func othersAreLeftAlone(body: String) throws { #expect(try findings(body).isEmpty) }
}

import Testing

@testable import Typeset

@Suite struct R007ListTests {
  private static let items = """
    <li id="a">الإسكندرية</li><li id="b" lang="es">Torre de Hércules</li><li id="c" lang="he">מגדלור יפו</li>
    <li id="d" lang="en">The keeper’s house, with a garden that is open to all until the light comes on at night</li>
    """

  @Test(arguments: ["ul", "ol"], [Direction.leftToRight, .rightToLeft])
  func theEdgesOfAllItemsAreEqual(kind: String, context: Direction) throws {
    let xml = "<document lang=\"ar\"><canvas width=\"300\"><\(kind)>\(Self.items)</\(kind)></canvas></document>"
    let sample = try LayoutSample(xml, options: LayoutOptions(direction: context))
    let first = try #require(try sample.lineBoxes(of: "a").first)
    let edge = context == .leftToRight ? first.minX : 300 - first.maxX
    #expect(edge >= 20)
    for id in ["a", "b", "c", "d"] {
      #expect(try sample.element(id).alignment == context.startSide)
      #expect(try sample.element(id).rules.contains(R007List.rule))
      for line in try sample.lineBoxes(of: id) {
        #expect(abs((context == .leftToRight ? line.minX : 300 - line.maxX) - edge) < 0.01)
      }
      let marker = try sample.box("\(id)/marker1")
      #expect(abs((context == .leftToRight ? marker.maxX : 300 - marker.minX) - (edge - 8)) < 0.01)
    }
    #expect(try sample.lineBoxes(of: "d").count >= 3, "three lines or more are still an item")
  }

  @Test func anItemInsideAnItemIsOnTheSameSide() throws {
    let sample = try LayoutSample.canvas(
      "<ul><li lang=\"en\">Towers<ol>\(Self.items)</ol></li></ul>", lang: "ar")
    let edges = try ["a", "b", "c", "d"].flatMap { try sample.lineBoxes(of: $0) }.map(\.maxX)
    #expect(edges.count > 4)
    #expect(edges.allSatisfy { abs($0 - edges[0]) < 0.01 && $0 < 261 })
  }

  @Test func theTextOfAnItemRunsInItsOwnDirection() throws {
    let sample = try LayoutSample.canvas("<ul><li id=\"a\" lang=\"en\">Light (old)</li></ul>", lang: "he")
    #expect(sample.seen("a") == "Light (old)")
    #expect(try sample.element("a").direction == .leftToRight)
  }

  @Test func theExampleHasOneSide() throws {
    let items = try LayoutSample.example("R007List").elements().filter { $0.element.name == "li" && !$0.lines.isEmpty }
    #expect(items.count >= 6)
    #expect(items.allSatisfy { $0.element.alignment == .right && $0.element.rules == [Rule(7)] })
  }
}

import Testing

@testable import Typeset

/// R138: at large text sizes, content side by side is stacked.
@Suite struct StackedRowTests {
  @Test func aRowBecomesAColumn() throws {
    let usual = try LayoutSample.example("R138StackedRows")
    let large = try LayoutSample.example("R138StackedRows", options: .with { $0.textSize = .ax5 })
    #expect(try usual.element("english-stacks").rules.isEmpty)
    #expect(try large.element("english-stacks").rules == [R138Stacking.rule])
    #expect(try large.element("stays").rules.isEmpty)
    func labels(_ sample: LayoutSample) -> [Rect] {
      sample.elements().filter { $0.element.id.hasPrefix("english-stacks") || $0.element.id.contains("row1/label") }
        .filter { $0.element.name == "label" }.map(\.box)
    }
    let (beside, below) = (labels(usual), labels(large))
    #expect(beside.count == 2 && below.count == 2)
    #expect(beside[0].minY == beside[1].minY && abs(beside[1].maxX - 359) < 0.01)
    #expect(below[1].minY > below[0].minY && below[0].minX == 16 && below[1].minX == 16)
  }

  @Test func dividersTurnWithTheRow() throws {
    let xml =
      "<document lang=\"en\"><canvas width=\"300\"><row collapse=\"ax1\"><label>One</label>"
      + "<divider id=\"line\"/><label>Two</label></row></canvas></document>"
    #expect(try LayoutSample(xml).box("line").width == 0.5)
    #expect(try LayoutSample(xml, options: .with { $0.textSize = .ax1 }).box("line").height == 0.5)
  }
}

import Testing

@testable import Typeset

/// R139: at large text sizes a grid has fewer columns.
@Suite struct R139ColumnsTests {
  @Test func columnsShareTheWidth() {
    #expect(R139Columns.count(in: 343, most: nil, leastWidth: 100, spacing: 12) == 3)
    #expect(R139Columns.count(in: 343, most: 2, leastWidth: 100, spacing: 12) == 2)
    #expect(R139Columns.count(in: 50, most: nil, leastWidth: 100, spacing: 12) == 1)
    #expect(R139Columns.count(in: 343, most: 4, leastWidth: nil, spacing: 12) == 4)
    #expect(R139Columns.leastWidth(100, textScale: 1.5) == 150)
  }

  @Test(arguments: [(TextSizeCategory.l, 3), (.xxl, 2), (.ax5, 1)])
  func theExampleLosesColumns(size: TextSizeCategory, columns: Int) throws {
    let sample = try LayoutSample.example("R139Columns", options: .with { $0.textSize = size })
    let boxes = sample.elements().filter { $0.element.name == "box" }.prefix(3).map(\.box)
    #expect(Set(boxes.map(\.minX)).count == columns)
    #expect(try sample.element("english-grid").rules == (size == .l ? [] : [R139Columns.rule]))
  }
}

import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R091NeedlessChangeCheckTests {
  private func found(_ first: String, _ second: String) throws -> [Finding] {
    try CheckSample("<screen>\(first)\(second)</screen>").findings(of: 91)
  }

  private let grid = "<grid columns=\"2\" when=\"orientation=portrait\"><p>A</p><p>B</p></grid>"

  @Test func aGridThatBecomesAListIsAdvice() throws {
    let list = "<list when=\"orientation=landscape\"><item><label>A</label></item><item><label>C</label></item></list>"
    #expect(try found(grid, list).map(\.fault.level) == [.advice])
    let byHeight = list.replacing("orientation=landscape", with: "height=compact")
    #expect(try found(grid, byHeight).count == 1)
  }

  @Test func otherContentsAreAnotherThing() throws {
    let list = "<list when=\"orientation=landscape\"><item><label>C</label></item><item><label>D</label></item></list>"
    #expect(try found(grid, list).isEmpty)
  }

  @Test func roomMayBeUsed() throws {
    #expect(try found(grid, "<grid columns=\"4\" when=\"orientation=landscape\"><p>A</p><p>B</p></grid>").isEmpty)
    let column = "<column when=\"orientation=portrait\"><p>A</p></column>"
    #expect(try found(column, "<row when=\"orientation=landscape\"><p>A</p></row>").isEmpty)
    #expect(try found(grid, "<column when=\"orientation=landscape\"><p>A</p></column>").count == 1)
    #expect(try found(grid, "<column when=\"text&gt;=ax1\"><p>A</p></column>").isEmpty)
  }

  @Test func itCanBeIgnored() throws {
    let list = "<ul when=\"orientation=landscape\" ignore=\"R091\" because=\"a map is beside it\"><li>A</li></ul>"
    #expect(try found(grid, list).isEmpty)
  }
}

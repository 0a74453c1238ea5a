import Testing

@testable import Typeset

@Suite struct ColumnTests {
  @Test func childrenFillTheWidthAndStandBelowEachOther() throws {
    let sample = try LayoutSample.canvas(
      "<column id=\"c\" spacing=\"10\"><p id=\"a\">One</p><p id=\"b\">Two</p></column>")
    #expect(near(try sample.box("c"), 0, 0, 300, 54))
    #expect(near(try sample.box("a"), 0, 0, 300, 22))
    #expect(near(try sample.box("b"), 0, 32, 300, 22))
    #expect(sample.frames[0].size == Size(width: 300, height: 54))
  }

  @Test func aPathNamesWhatHasNoID() throws {
    let sample = try LayoutSample.canvas("<column><p>One</p><h1>Two</h1><p>Three</p></column>")
    #expect(
      sample.elements().map(\.element.id) == [
        "canvas1/column1", "canvas1/column1/p1", "canvas1/column1/h11", "canvas1/column1/p2",
      ])
  }
}

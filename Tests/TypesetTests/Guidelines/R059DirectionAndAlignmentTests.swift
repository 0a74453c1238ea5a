import Testing

@testable import Typeset

@Suite struct R059DirectionAndAlignmentTests {
  @Test(arguments: [
    ("ltr", "start", "Hello, " + reversed("עולם") + "!", Side.left),
    ("ltr", "end", "Hello, " + reversed("עולם") + "!", .right),
    ("rtl", "start", "!" + reversed("עולם") + " ,Hello", .left),
    ("rtl", "end", "!" + reversed("עולם") + " ,Hello", .right),
  ])
  func eachCombinationIsPossible(dir: String, align: String, seen: String, side: Side) throws {
    let sample = try LayoutSample.canvas("<p id=\"p\" dir=\"\(dir)\" align=\"\(align)\">Hello, עולם!</p>")
    #expect(sample.seen("p") == seen)
    #expect(try sample.element("p").alignment == side)
    let line = try #require(try sample.lineBoxes(of: "p").first)
    #expect(abs(side == .left ? line.minX : line.maxX - 300) < 0.01)
  }

  @Test func theDirectionOfATextMovesNoBlock() throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"a\" dir=\"rtl\" padding-start=\"30\">abc</p><p id=\"b\" dir=\"ltr\" padding-start=\"30\">abc</p>")
    #expect(try sample.lineBoxes(of: "a").map(\.minX) == [30])
    #expect(try sample.lineBoxes(of: "b").map(\.minX) == [30])
  }

  @Test func theExampleHasAllFour() throws {
    let sample = try LayoutSample.example("R059DirectionAndAlignment")
    #expect(sample.seen("ltr-start") == sample.seen("ltr-end"))
    #expect(sample.seen("rtl-start") == sample.seen("rtl-end"))
    #expect(sample.seen("ltr-start") != sample.seen("rtl-start"))
    #expect(
      try ["ltr-start", "ltr-end", "rtl-start", "rtl-end"].map { try sample.element($0).alignment }
        == [.left, .right, .left, .right])
  }
}

import Testing

@testable import Typeset

@Suite struct R022RealDirectionTests {
  @Test(arguments: ["left", "right", "up", "down"])
  func anArrowIsTheSameInBothContexts(to: String) throws {
    let xml = "<direction id=\"d\" to=\"\(to)\">AB</direction>"
    let (left, right) = try (LayoutSample.canvas(xml), LayoutSample.canvas(xml, lang: "he"))
    #expect(left.outlines(of: "d/arrow1") == right.outlines(of: "d/arrow1"))
    #expect(!left.outlines(of: "d/arrow1").isEmpty)
    let corners = try (left.box("d").minX, right.box("d").minX)
    let (arrow, other) = try (left.box("d/arrow1"), right.box("d/arrow1"))
    #expect(abs(arrow.minX - corners.0 - (other.minX - corners.1)) < 0.01)
    #expect((arrow.minX - corners.0 > 10) == (to == "right"))
    #expect(try right.element("d").rules.contains(R022RealDirection.rule))
    let rules = try left.element("d").rules
    #expect(!rules.contains(R022RealDirection.rule))
  }

  @Test func theSidesOfATextStay() throws {
    let xml = "<align-picker id=\"a\" value=\"left\"/>"
    let (left, right) = try (LayoutSample.canvas(xml), LayoutSample.canvas(xml, lang: "he"))
    #expect(try right.box("a").maxX == 300)
    for part in ["selection1", "segment1", "segment2", "segment3"] {
      #expect(try left.box("a/\(part)").minX == right.box("a/\(part)").minX - right.box("a").minX)
      #expect(left.outlines(of: "a/\(part)") == right.outlines(of: "a/\(part)"))
    }
  }
}

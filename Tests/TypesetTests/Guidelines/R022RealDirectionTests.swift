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

  @Test(arguments: ["", "<spacer/>"])
  func directionsInARowKeepTheirPlaces(between: String) throws {
    let xml =
      "<row id=\"r\"><direction id=\"a\" to=\"left\">A</direction>\(between)<direction id=\"b\" to=\"right\">B</direction></row>"
    let (left, right) = try (LayoutSample.canvas(xml), LayoutSample.canvas(xml, lang: "he"))
    for id in ["a", "b"] { #expect(try left.box(id).minX == right.box(id).minX) }
    #expect(try right.box("a").minX < right.box("b").minX)
    #expect(try right.element("r").rules.contains(R022RealDirection.rule))
    #expect(try !left.element("r").rules.contains(R022RealDirection.rule))
  }

  @Test func aRowOfAnythingElseIsMirrored() throws {
    for other in ["<label>x</label>", ""] {
      let xml = "<row><direction id=\"a\" to=\"left\">A</direction>\(other)</row>"
      #expect(try LayoutSample.canvas(xml, lang: "he").box("a").maxX == 300)
    }
    let asked = "<row semantics=\"force-rtl\"><direction id=\"a\" to=\"left\"/><direction id=\"b\" to=\"right\"/></row>"
    let sample = try LayoutSample.canvas(asked)
    #expect(try sample.box("a").minX > sample.box("b").minX, "its author decides")
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

import Testing

@testable import Typeset

@Suite struct R126HeadingsTests {
  @Test func everyHeadingHasItsLevel() throws {
    let sample = try LayoutSample.canvas(
      "<h1 id=\"a\">A</h1><h2 id=\"b\">B</h2><h3 id=\"c\">C</h3><h4 id=\"d\">D</h4><p id=\"p\" style=\"title1\">P</p>")
    #expect(try ["a", "b", "c", "d", "p"].map { try sample.element($0).headingLevel } == [1, 2, 3, 4, nil])
  }

  @Test func theOutlineHoldsTheTextOfTheSource() throws {
    let sample = try LayoutSample.canvas(
      "<h2 id=\"a\" caps=\"all\">The  <i>old</i>\n mole</h2><h2 id=\"b\" lang=\"ar\">المنارة</h2><p id=\"p\">Text</p>")
    #expect(try sample.element("a").outlineTitle == "The old mole")
    #expect(try sample.element("b").outlineTitle == "المنارة")
    #expect(try sample.element("p").outlineTitle == nil)
  }

  @Test func aPDFHasAnOutline() throws {
    let file = try PDFOutputTests.pdf(try LayoutSample.example("R126Headings").frames)
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.contains("/Outlines"))
    #expect(text.contains("/Title (The steps)") || text.contains("/Title(The steps)"))
  }

  @Test func readersFindTheLevelsOfHeadings() throws {
    guard !Tool.pdfinfo.isMissing else { return }
    let file = try PDFOutputTests.pdf(try LayoutSample.example("R126Headings").frames)
    let types = try PDFStructureTests.types(of: file)
    #expect(types.filter { $0.count == 2 && $0.hasPrefix("H") } == ["H1", "H2", "H3", "H2", "H2"])
  }
}

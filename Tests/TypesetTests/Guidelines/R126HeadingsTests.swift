import Testing

@testable import Typeset

@Suite struct R126HeadingsTests {
  @Test func everyHeadingHasItsLevel() throws {
    let sample = try LayoutSample.canvas(
      "<h1 id=\"a\">A</h1><h2 id=\"b\">B</h2><h3 id=\"c\">C</h3><h4 id=\"d\">D</h4><p id=\"p\" style=\"title1\">P</p>")
    #expect(try ["a", "b", "c", "d", "p"].map { try sample.element($0).headingLevel } == [1, 2, 3, 4, nil])
  }

  /// The levels of the elements with an `id` that are headings, in order.
  private func levels(_ blocks: String, screen: String = "") throws -> [Int?] {
    let sample = try LayoutSample("<document lang=\"en\"><screen \(screen)>\(blocks)</screen></document>")
    return sample.elements().map(\.element).filter(\.hasOwnID).map { $0.role == .heading ? $0.headingLevel : nil }
  }

  private func list(_ id: String) -> String {
    "<list><section><header id=\"\(id)\">Head</header><item><label>Item</label></item></section></list>"
  }

  @Test func headersOfListsAreBelowTheHeadingAroundThem() throws {
    #expect(try levels(list("a")) == [1])
    #expect(try levels(list("a") + list("b"), screen: "title=\"T\"") == [2, 2])
    #expect(try levels("<nav-bar><title>T</title></nav-bar>" + list("a")) == [2])
    #expect(
      try levels("<h1>T</h1><h2>A</h2>" + list("a") + "<h3>B</h3>" + list("b") + "<h1>U</h1>" + list("c")) == [3, 4, 2])
    #expect(try levels("<h4>T</h4>" + list("a")) == [4])
    // A heading in a section says nothing of what follows the section; one in a row does.
    #expect(try levels("<h1>T</h1><section><h2>A</h2>" + list("a") + "</section>" + list("b")) == [3, 2])
    #expect(try levels("<h1>T</h1><row><h2>A</h2></row>" + list("a")) == [3])
  }

  @Test func anElementThatIsAHeadingHasTheLevelOfItsPlace() throws {
    let head = { (id: String) in "<p id=\"\(id)\" role=\"heading\">Words</p>" }
    #expect(try levels("<h1>T</h1>" + head("a") + "<p>Text</p>" + head("b")) == [2, 2])
    #expect(try levels("<h1>T</h1>" + head("a") + list("b") + "<ul><li>" + head("c") + "</li></ul>") == [2, 3, 3])
    #expect(try levels("<h1 id=\"a\" role=\"button\">T</h1>" + head("b")) == [nil, 1])
    #expect(try levels("<row id=\"a\" role=\"heading\"><icon name=\"star\"/><label>Best</label></row>") == [1])
  }

  @Test func headingsByRoleAreInTheOutlineAndInEveryOutput() throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><screen><nav-bar><title>Settings</title></nav-bar><list><section><header id="head">Net  work</header>
      <item><label>Wi-Fi</label></item></section></list><row id="row" role="heading"><label>About</label><label>us</label></row>
      </screen></document>
      """)
    #expect(try ["head", "row"].map { try sample.element($0).outlineTitle } == ["Net work", "About us"])
    let svg = String(decoding: try SVGOutput.svg(of: sample.frames[0], title: nil, language: "en"), as: UTF8.self)
    #expect(svg.components(separatedBy: "role=\"heading\" aria-level=\"2\"").count == 3)
    guard !Tool.pdfinfo.isMissing else { return }
    let types = try PDFStructureTests.types(of: try PDFOutputTests.pdf(sample.frames))
    #expect(types.filter { $0.count == 2 && $0.hasPrefix("H") } == ["H1", "H2", "H2"])
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

import Testing

@testable import Typeset

@Suite struct PageTests {
  /// A page with a body 200 wide and `lines` lines of body text high.
  private func page(_ blocks: String, lines: Double, _ attributes: String = "") throws -> LayoutSample {
    try LayoutSample(
      """
      <document lang="en"><page size="240x\(lines * 22 + 40)" margin="20" spacing="0" \(attributes)>\(blocks)</page></document>
      """)
  }

  /// A paragraph of so many lines.
  private func paragraph(_ id: String, lines: Int) -> String {
    "<p id=\"\(id)\">" + (1...lines).map(String.init).joined(separator: "<br/>") + "</p>"
  }

  @Test func blocksFlowOverPages() throws {
    let sample = try page(paragraph("a", lines: 4) + paragraph("b", lines: 4), lines: 6)
    #expect(sample.frames.count == 2)
    #expect(sample.texts(of: "a") == ["1", "2", "3", "4"])
    #expect(sample.texts(of: "b") == ["1", "2"])
    #expect(sample.texts(of: "b", on: 1) == ["3", "4"])
    #expect(try !sample.element("b").continuesEarlierPart)
    #expect(try sample.element("b", on: 1).continuesEarlierPart)
    #expect(near(try sample.box("b", on: 1), 20, 20, 200, 44))
    #expect(sample.frames.map(\.name) == ["page1", "page2"])
  }

  @Test(arguments: [(4, 5, 4), (3, 5, 5), (4, 2, 4), (1, 7, 5), (4, 3, 4), (3, 3, 3), (2, 3, 5), (2, 4, 4)])
  func atLeastTwoLinesAreOnEachSide(before: Int, lines: Int, expected: Int) throws {
    let sample = try page(paragraph("a", lines: before) + paragraph("b", lines: lines), lines: 5)
    let onFirst = sample.elements().filter { ["a", "b"].contains($0.element.id) }.reduce(0) { $0 + $1.lines.count }
    #expect(onFirst == expected)
    for frame in sample.frames.indices {
      for part in sample.elements(on: frame) { #expect(part.lines.count >= 2 || part.lines.count == before) }
    }
  }

  @Test func aHeadingKeepsTwoLinesOfWhatFollows() throws {
    let sample = try page(
      paragraph("a", lines: 5) + "<section id=\"s\"><h4 id=\"h\">Head</h4>" + paragraph("b", lines: 4) + "</section>",
      lines: 7)
    #expect(sample.elements().map(\.element.id) == ["a"])
    #expect(sample.elements(on: 1).map(\.element.id) == ["s", "h", "b"])
    #expect(try !sample.element("s", on: 1).continuesEarlierPart)
    let kept = try page(paragraph("a", lines: 4) + "<h4 id=\"h\">Head</h4>" + paragraph("b", lines: 4), lines: 7)
    #expect(kept.elements().map(\.element.id) == ["a", "h", "b"])
    #expect(kept.texts(of: "b") == ["1", "2"])
  }

  @Test func headingsInARowKeepTogether() throws {
    let sample = try page(
      paragraph("a", lines: 4) + "<h4 id=\"h\">Head</h4><h4 id=\"i\">Head</h4>" + paragraph("b", lines: 2), lines: 7)
    #expect(sample.elements().map(\.element.id) == ["a"])
  }

  @Test func headingsWithoutEndDoNotWaitForEver() throws {
    let sample = try page(String(repeating: "<h4>Head</h4>", count: 500), lines: 10)
    #expect(sample.frames.count >= 50)
    #expect(sample.frames.indices.reduce(0) { $0 + sample.elements(on: $1).count } == 500)
  }

  @Test func aHeadingAtTheEndIsNotLost() throws {
    let sample = try page(paragraph("a", lines: 5) + "<h4 id=\"h\">Head</h4>", lines: 5)
    #expect(sample.elements(on: 1).map(\.element.id) == ["h"])
  }

  @Test func rowsAndBoxesNeverSplit() throws {
    for name in ["row", "box", "overlay"] {
      let sample = try page(
        paragraph("a", lines: 3) + "<\(name) id=\"r\">" + paragraph("b", lines: 4) + "</\(name)>", lines: 5)
      #expect(sample.elements().map(\.element.id) == ["a"])
      #expect(try sample.box("r", on: 1).minY == 20)
      #expect(sample.texts(of: "b", on: 1).count == 4)
    }
  }

  @Test func aGridSplitsBetweenItsRows() throws {
    let sample = try page(
      "<grid id=\"g\" columns=\"2\" spacing=\"0\">" + (1...6).map { paragraph("c\($0)", lines: 2) }.joined()
        + "</grid>",
      lines: 5)
    #expect(sample.elements().map(\.element.id) == ["g", "c1", "c2", "c3", "c4"])
    #expect(sample.elements(on: 1).map(\.element.id) == ["g", "c5", "c6"])
    #expect(try sample.element("g", on: 1).continuesEarlierPart)
    #expect(near(try sample.box("c6", on: 1), 120, 20, 100, 44))
  }

  @Test func itemsOfAListContinueWithoutAnotherMarker() throws {
    let sample = try page(
      "<ol id=\"l\" spacing=\"0\"><li id=\"i\">" + paragraph("a", lines: 3) + paragraph("b", lines: 4) + "</li></ol>",
      lines: 5.5)
    #expect(sample.elements().map(\.element.id) == ["l", "i", "i/marker1", "a", "b"])
    #expect(sample.elements(on: 1).map(\.element.id) == ["l", "i", "b"])
    #expect(try sample.box("b", on: 1).minX == sample.box("i/marker1").maxX + 8)
  }

  @Test func whatIsTooHighStartsAPageAndIsReported() throws {
    let sample = try page(
      paragraph("a", lines: 2) + "<box id=\"b\" height=\"300\"/>" + paragraph("c", lines: 2), lines: 5)
    #expect(sample.frames.count == 3)
    #expect(try sample.box("b", on: 1).minY == 20)
    #expect(sample.codes == ["page-overflow"])
    #expect(sample.elements(on: 2).map(\.element.id) == ["c"])
  }

  @Test func aHeadingBeforeWhatIsTooHighStaysBehind() throws {
    let sample = try page(paragraph("a", lines: 2) + "<h4 id=\"h\">Head</h4><box id=\"b\" height=\"300\"/>", lines: 5)
    #expect(sample.elements().map(\.element.id) == ["a", "h"])
    #expect(try sample.box("b", on: 1).minY == 20)
  }

  @Test func spacingAtTheTopIsDropped() throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><page size="240x150" margin="20"><p>a<br/>b<br/>c<br/>d<br/>e</p><h2 id="h">Head</h2><p>x</p>
      </page></document>
      """)
    #expect(try sample.box("h", on: 1).minY == 20)
  }

  @Test func paddingAndBackgroundSurroundEachPart() throws {
    let sample = try page(
      "<column id=\"s\" padding=\"11\" background=\"gray6\" spacing=\"0\">" + paragraph("a", lines: 6) + "</column>",
      lines: 5)
    #expect(near(try sample.box("s"), 20, 20, 200, 110))
    #expect(sample.texts(of: "a").count == 4)
    #expect(near(try sample.box("s", on: 1), 20, 20, 200, 66))
    #expect(try sample.box("a", on: 1).minY == 31)
  }

  @Test func aPageTooLowForALineTakesOneAllTheSame() throws {
    let sample = try page(paragraph("a", lines: 3), lines: 0.5)
    #expect(sample.frames.count == 3)
    #expect(sample.codes.contains("page-overflow"))
  }

  @Test func anEmptyPageIsAPage() throws {
    #expect(try page("", lines: 5).frames.count == 1)
  }

  @Test func runningLinesAreInTheMiddleOfTheMarginOutsideTheText() throws {
    let sample = try page(
      """
      <running-head>Head</running-head><running-foot align="end"><page-number/> of <page-count/></running-foot>
      """ + paragraph("a", lines: 12), lines: 5, "id=\"x\"")
    #expect(sample.frames.map(\.name) == ["x", "x-2", "x-3"])
    let lines = sample.frames.map { frame in
      frame.items.compactMap { item -> (Point, FrameGroup)? in
        guard case .group(let group) = item, case .artifact = group.meaning else { return nil }
        return (group.origin, group)
      }
    }
    #expect(lines.allSatisfy { $0.count == 2 })
    #expect(lines[0][0].0 == Point(x: 20, y: 2))
    #expect(lines[0][1].0 == Point(x: 20, y: 132))
    let texts = lines.map { group in
      group[1].1.items.compactMap { item -> String? in
        guard case .group(let inner) = item, case .line(let line) = inner.meaning else { return nil }
        return String(decoding: line.paragraph[line.range], as: UTF16.self)
      }
    }
    #expect(texts == [["1 of 3"], ["2 of 3"], ["3 of 3"]])
  }

  @Test func headingsOpenTheOutlineOnce() throws {
    let sample = try page("<h1 caps=\"all\">The\n  lights<br/>of  sea</h1>", lines: 5)
    #expect(sample.elements()[0].element.outlineTitle == "The lights of sea")
    #expect(sample.elements()[0].element.headingLevel == 1)
  }
}

import Testing

@testable import Typeset

@Suite struct TableTests {
  private func table(
    _ rows: String, _ attributes: String = "", direction: Direction = .leftToRight, width: Double = 300
  ) throws -> LayoutSample {
    try LayoutSample(
      """
      <document lang="en"><canvas width="\(width)"><table id="t" \(attributes)>\(rows)</table></canvas></document>
      """, options: LayoutOptions(direction: direction))
  }

  @Test func columnsAreAsWideAsTheirWidestCell() throws {
    let sample = try table("<tr><td id=\"a\" grow=\"0\">i</td><td id=\"b\">i</td></tr><tr><td id=\"c\">mmmm</td></tr>")
    #expect(try sample.box("a").width == sample.box("c").width)
    #expect(try sample.box("b").minX == sample.box("c").maxX)
    #expect(try sample.box("b").width < sample.box("a").width)
  }

  @Test func whatIsLeftOverGoesToAllOrToThoseWhoGrow() throws {
    let all = try table("<tr><td id=\"a\">mm</td><td id=\"b\">mmmm</td></tr>")
    #expect(abs(try all.box("b").maxX - 300) < 0.01)
    let grown = try table("<tr><td id=\"a\" width=\"80\">i</td><td id=\"b\" grow=\"1\">i</td><td id=\"c\">i</td></tr>")
    #expect(try grown.box("a").width == 80)
    #expect(try abs(grown.box("c").maxX - 300) < 0.01 && grown.box("c").width < 30)
  }

  @Test func aGivenWidthIsAtLeastThatOfTheWords() throws {
    let sample = try table("<tr><td id=\"a\" width=\"20\">Harbour</td><td>x</td></tr>")
    #expect(try sample.box("a").width > 60)
    #expect(try sample.lineBoxes(of: "a").count == 1)
  }

  @Test func columnsShrinkTowardsTheirWordsInProportion() throws {
    let text = "one two three four five six seven eight nine ten"
    let sample = try table(
      "<tr><td id=\"a\">\(text)</td><td id=\"b\">\(text) \(text)</td><td id=\"c\">Harbour</td></tr>")
    #expect(try sample.lineBoxes(of: "c").count == 1)
    #expect(try sample.box("b").width > sample.box("a").width * 1.2)
    #expect(abs(try sample.box("c").maxX - 300) < 0.01)
    #expect(sample.codes.isEmpty)
  }

  @Test func whatDoesNotFitIsBrokenAndReported() throws {
    let sample = try table("<tr><td id=\"a\" hyphens=\"none\">Lighthousekeepers</td></tr>", width: 120)
    #expect(sample.codes == ["row-overflow", "broken-word"])
    #expect(try sample.lineBoxes(of: "a").count > 1)
    #expect(try sample.box("t").width == 120)
  }

  @Test func cellsShareTheirFirstBaselineAndTheHeightOfTheRow() throws {
    let sample = try table("<tr id=\"r\"><td id=\"a\" style=\"title1\">Big</td><td id=\"b\">Small<br/>two</td></tr>")
    func baseline(_ id: String) throws -> Double {
      let line = try #require(sample.lines(of: id).first)
      guard case .line(let meaning) = line.meaning else { return 0 }
      return try sample.lineBoxes(of: id)[0].minY + meaning.baseline
    }
    #expect(abs(try baseline("a") - baseline("b")) < 0.01)
    #expect(try sample.box("a").height == sample.box("r").height && sample.box("b").height == sample.box("r").height)
  }

  @Test func rolesAndPathsAreThoseOfATable() throws {
    let sample = try table("<thead><tr><th>Head</th></tr></thead><tr><td>Cell</td></tr>")
    let elements = sample.elements().map(\.element)
    #expect(elements.map(\.role) == [.table, .none, .row, .columnheader, .row, .cell])
    #expect(elements.last?.id == "canvas1/table1/tr1/td1")
  }

  @Test func aPagePartsATableBetweenRowsAndRepeatsItsHeads() throws {
    let rows = (1...5).map { "<tr id=\"r\($0)\"><td>Row \($0)</td></tr>" }.joined()
    let sample = try LayoutSample(
      """
      <document lang="en"><page size="240x160" margin="20"><p>Before</p><table id="t">
      <thead id="h"><tr><th id="k">Head</th></tr></thead>\(rows)</table></page></document>
      """)
    let named = sample.frames.indices.map { frame in
      sample.elements(on: frame).map(\.element.id).filter { $0.count < 3 }
    }
    #expect(named == [["t", "h", "k", "r1"], ["t", "r2", "r3"], ["t", "r4", "r5"]])
    #expect(try sample.box("r2", on: 1).minY == 20 + sample.box("h").height)
    #expect(sample.artifactLines(on: 1) == ["Head"] && sample.artifactLines(on: 0) == [])
  }

  @Test func headsThatTakeMuchOfAPageAreNotRepeated() throws {
    let head = "<thead id=\"h\"><tr><th>1<br/>2<br/>3<br/>4</th></tr></thead>"
    let sample = try LayoutSample(
      """
      <document lang="en"><page size="240x180" margin="20"><table>\(head)<tr><td>a</td></tr><tr id="r"><td>b</td></tr></table>
      </page></document>
      """)
    #expect(try sample.box("r", on: 1).minY == 20)
  }

  @Test func theHeadGoesWithTheFirstRow() throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><page size="240x146" margin="20" spacing="0"><p>a<br/>b</p><table id="t"><thead id="h"><tr><th>Head</th></tr>
      </thead><tr><td>Row</td></tr></table></page></document>
      """)
    #expect(sample.elements().map(\.element.name) == ["p"])
    #expect(try sample.box("h", on: 1).minY == 20)
    #expect(sample.artifactLines(on: 1) == [], "the heads are there once")
  }

  @Test func manyRowsAreStreamed() throws {
    let rows = String(repeating: "<tr><td>One</td><td>Two words</td><td>3</td></tr>", count: 3000)
    let xml = """
      <document lang="en"><page><table><thead><tr><th>A</th><th>B</th><th>C</th></tr></thead>\(rows)</table></page></document>
      """
    #expect(try LayoutSample(xml).frames.count > 100)
  }

  @Test func aTableOfManyColumnsIsDrawnAllTheSame() throws {
    let cells = String(repeating: "<td>x</td>", count: 500)
    let sample = try table("<tr>\(cells)</tr><tr/><tr><td/></tr>")
    #expect(sample.codes.isEmpty)
    #expect(sample.elements().count == 505)
  }

  @Test func anEmptyTableIsNothing() throws {
    #expect(try table("").box("t").height == 0)
    #expect(try table("<thead/><tr/>").box("t").height == 0)
  }
}

extension LayoutSample {
  /// The lines of text in the artifacts of a page that are in an element.
  fileprivate func artifactLines(on frame: Int) -> [String] {
    func lines(_ items: [FrameItem], isArtifact: Bool) -> [String] {
      items.flatMap { item -> [String] in
        guard case .group(let group) = item else { return [] }
        switch group.meaning {
        case .line(let line): return isArtifact ? [line.text] : []
        case .artifact: return lines(group.items, isArtifact: true)
        default: return lines(group.items, isArtifact: isArtifact)
        }
      }
    }
    return lines(frames[frame].items, isArtifact: false)
  }
}

import Testing

@testable import Typeset

/// R139: a table whose columns do not fit folds into a block for each row.
@Suite struct FoldedTableTests {
  private static let rows = """
    <thead><tr id="h"><th>Harbour</th><th>Built in</th><th lang="de">Höhe</th></tr></thead>
    <tr id="r"><td id="a">Constantinople</td><td id="b">Byzantium</td><td id="c"><num>1203</num></td></tr>
    <tr><td>Alexandria</td><td>Egypt</td><td/></tr>
    """

  private func table(lang: String = "en", width: Double = 200, _ rows: String = rows) throws -> LayoutSample {
    try LayoutSample(
      "<document lang=\"\(lang)\"><canvas width=\"\(width)\"><table id=\"t\">\(rows)</table></canvas></document>")
  }

  @Test func eachRowBecomesABlockOfLines() throws {
    let sample = try table()
    #expect(sample.texts(of: "a") == ["Constantinople"])
    #expect(sample.texts(of: "b") == ["Built in: Byzantium"])
    #expect(sample.texts(of: "c") == ["Höhe: 1,203"])
    #expect(try sample.box("b").minY >= sample.box("a").maxY && sample.box("c").minY >= sample.box("b").maxY)
    #expect(try sample.element("t").rules == [R139Columns.rule] && sample.codes.isEmpty)
  }

  @Test func wideTablesStayAsTheyAre() throws {
    let sample = try table(width: 400)
    #expect(sample.texts(of: "b") == ["Byzantium"])
    #expect(try sample.box("b").minY == sample.box("a").minY && sample.element("t").rules.isEmpty)
  }

  @Test func theStructureIsThatOfATableWithHeadsOfRows() throws {
    let sample = try table()
    #expect(try sample.element("t").role == .table && sample.element("r").role == .row)
    #expect(try sample.element("a").role == .rowheader && sample.element("b").role == .cell)
    #expect(!sample.elements().contains { $0.element.id == "h" }, "the heads are in the cells")
  }

  @Test func linesRunInTheDirectionOfTheTable() throws {
    let sample = try table(lang: "ar")
    for id in ["a", "b", "c"] {
      let line = try #require(try sample.lineBoxes(of: id).first)
      #expect(abs(line.maxX - 192) < 0.01, "\(id)")
    }
    #expect(try sample.element("b").direction == .rightToLeft)
  }

  @Test func cellsOfBlocksFollowTheirHead() throws {
    let sample = try table(
      """
      <thead><tr><th>Harbour</th><th>Rating of guests</th></tr></thead>
      <tr><td>Constantinople</td><td id="b"><rating id="s" value="4"/></td></tr>
      """)
    let label = "canvas1/table1/tr1/td2/label1"
    #expect(sample.texts(of: label) == ["Rating of guests: "] || sample.texts(of: label) == ["Rating of guests:"])
    #expect(try sample.box("s").minY >= sample.box(label).maxY)
  }

  @Test func headsOfBlocksAreRepeatedByTheirWords() throws {
    let sample = try table(
      width: 160,
      """
      <thead><tr><th>Harbour</th><th><column><label>Built</label><caption>in the land of</caption></column></th></tr></thead>
      <tr><td>Constantinople</td><td id="b">Byzantium</td></tr>
      """)
    let words = sample.texts(of: "b").joined(separator: " ").split(separator: " ")
    #expect(words.joined(separator: " ") == "Built in the land of: Byzantium")
  }

  @Test func aBlankHeadLeavesTheOneAboveIt() throws {
    let sample = try table(
      """
      <thead><tr><th>Harbour</th><th>Built in</th></tr><tr><th> </th><th> </th></tr></thead>
      <tr><td>Constantinople</td><td id="b">Byzantium</td></tr>
      """)
    #expect(sample.texts(of: "b") == ["Built in: Byzantium"])
  }

  @Test func aFoldedRowHigherThanAPageIsSplitBetweenItsLines() throws {
    let heads = (1...8).map { "<th>Constantinople\($0)</th>" }.joined()
    let cells = (1...8).map { "<td id=\"c\($0)\">Byzantium</td>" }.joined()
    let sample = try LayoutSample(
      """
      <document lang="en"><page size="300x140" margin="20"><table id="t"><thead><tr>\(heads)</tr></thead><tr id="r">\(cells)</tr></table></page></document>
      """)
    #expect(sample.codes.isEmpty && sample.frames.count > 1)
    #expect(try sample.box("c1").maxY <= sample.box("c2").minY)
    #expect(try sample.element("r", on: 1).continuesEarlierPart)
    for page in sample.frames.indices {
      #expect(sample.elements(on: page).filter { $0.element.name == "td" }.allSatisfy { $0.box.maxY <= 120.01 })
    }
  }

  @Test func pagesPartFoldedRowsWithoutHeads() throws {
    let rows = (1...30).map {
      "<tr id=\"r\($0)\"><td>Constantinople</td><td>Byzantium \($0)</td><td>Lighthouse</td></tr>"
    }
    let sample = try LayoutSample(
      """
      <document lang="en"><page size="200x400" margin="20"><table id="t"><thead><tr><th>Harbour</th><th>Once</th><th>Now</th></tr></thead>
      \(rows.joined())</table></page></document>
      """)
    #expect(sample.frames.count > 3)
    for page in sample.frames.indices {
      #expect(try sample.element("t", on: page).rules == [R139Columns.rule])
      let rows = sample.elements(on: page).filter { $0.element.name == "tr" }
      #expect(rows.allSatisfy { $0.box.height > 60 && $0.box.maxY <= 380.01 })
      #expect(!sample.elements(on: page).contains { $0.element.name == "th" })
    }
  }
}

import Testing

@testable import Typeset
@testable import TypesetReview

/// How a sheet continues over strips and pages.
@Suite struct SheetPagesTests {
  /// A document of canvases of one size.
  private func canvases(_ count: Int, width: Double, height: Double) -> String {
    let canvas = "<canvas width=\"\(width)\" height=\"\(height)\"><p>One</p></canvas>"
    return "<document lang=\"en\">\(String(repeating: canvas, count: count))</document>"
  }

  /// Whether all pictures are inside the page, and no two overlap.
  private func isClean(_ sheet: SheetSample, page: Int) -> Bool {
    let page = (boxes: sheet.figures(on: page).map(\.box), size: sheet.frames[page].size)
    let sheetRect = Rect(origin: .zero, size: page.size)
    return page.boxes.indices.allSatisfy { index in
      sheetRect.contains(page.boxes[index])
        && !page.boxes[(index + 1)...].contains { $0.overlaps(page.boxes[index]) }
    }
  }

  @Test func columnsThatDoNotFitContinueBelowInEvenGroups() throws {
    let sheet = try SheetSample(canvases(14, width: 700, height: 300))
    // Six fit; fourteen make three groups of five, five and four.
    #expect(sheet.frames.count == 1)
    let rows = Dictionary(grouping: sheet.pictures(), by: \.minY)
    #expect(rows.keys.sorted().compactMap { rows[$0]?.count } == [5, 5, 4])
    #expect(isClean(sheet, page: 0))
  }

  @Test func rowsThatDoNotFitContinueOnTheNextPage() throws {
    let sheet = try SheetSample(
      canvases(9, width: 2000, height: 1000), [.appearance: "light,dark"],
      request: SheetOptions(rows: .canvas, columns: .variant(.appearance)))
    #expect(sheet.frames.count == 3)
    for page in sheet.frames.indices {
      #expect(sheet.figures(on: page).count == 6 && isClean(sheet, page: page))
      #expect(sheet.frames[page].size.height <= SheetMetrics.pageHeight)
    }
    // What was read once is repeated outside of every tag.
    #expect(sheet.repeated(on: 0) == ["1 of 3"])
    #expect(sheet.repeated(on: 1) == ["page", "9 canvases × 2 appearances", "2 of 3", "Light", "Dark"])
    #expect(try sheet.element("sheet/legend", on: 2).box.minY > sheet.figures(on: 2)[5].box.maxY)
  }

  @Test func aLongNarrowGridContinuesInStrips() throws {
    let sheet = try SheetSample(
      canvases(12, width: 300, height: 200), request: SheetOptions(rows: .canvas, columns: .document))
    #expect(sheet.frames.count == 1)
    let lefts = Dictionary(grouping: sheet.pictures(), by: \.minX)
    #expect(lefts.count == 2 && lefts.values.allSatisfy { $0.count == 6 })
    #expect(isClean(sheet, page: 0))
  }

  @Test func aPictureLargerThanAPageGetsAPageOfItsOwnSize() throws {
    let sheet = try SheetSample([
      ("a", SheetSample.canvas(300, 200)), ("b", SheetSample.canvas(6000, 5000)), ("c", SheetSample.canvas(300, 200)),
    ])
    let page = try #require(sheet.frames.indices.first { sheet.pictures(on: $0).contains { $0.width == 6000 } })
    #expect(sheet.frames[page].size.width >= 6000 && sheet.frames[page].size.height >= 5000)
    #expect(sheet.frames.indices.allSatisfy { isClean(sheet, page: $0) })
    #expect(sheet.frames.indices.flatMap { sheet.figures(on: $0) }.count == 3)
  }

  @Test func pagesOfADocumentAreInTheirOrder() throws {
    let words = String(repeating: "Boats leave at nine and come back before dark. ", count: 60)
    let sheet = try SheetSample(
      "<document lang=\"en\"><page size=\"250x300\"><p id=\"p\">\(words)</p></page></document>", [.locale: "en,de"],
      request: SheetOptions(rows: .variant(.locale), columns: .canvas))
    #expect(sheet.cells.count >= 6)
    for figures in Dictionary(grouping: sheet.figures(), by: \.box.minY).values {
      #expect(figures.map(\.box.minX) == figures.map(\.box.minX).sorted())
    }
    #expect(try sheet.element("sheet/section1/column2").lines == ["page2"])
  }

  @Test func pagesThatAreNotKeptAreLaidOutAgainToTheSame() throws {
    let axes: [VariantAxis: String] = [.locale: "en,ar,he", .textSize: "l,xl"]
    let kept = try dump(SheetSample(SheetSample.screen, axes))
    #expect(try dump(SheetSample(SheetSample.screen, axes, mostKept: 0)) == kept)
    #expect(try dump(SheetSample(SheetSample.screen, axes, mostKept: 2)) == kept)
  }

  private func dump(_ sheet: SheetSample) throws -> [UInt8] {
    let sink = ByteSink()
    let dump = try JSONDump(to: sink, versions: [])
    for frame in sheet.frames { try dump.add(frame) }
    try dump.finish()
    return sink.bytes
  }
}

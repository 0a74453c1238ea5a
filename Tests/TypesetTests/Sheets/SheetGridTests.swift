import Testing

@testable import Typeset
@testable import TypesetReview

/// Rows, columns and sections, and the positions of their pictures.
@Suite struct SheetGridTests {
  @Test func columnsTakeTheLocaleAndRowsTheNextAxis() throws {
    let sheet = try SheetSample(SheetSample.screen, [.locale: "en,ar-EG,he", .textSize: "l,ax1"])
    let boxes = sheet.pictures()
    #expect(boxes.count == 6)
    #expect(Set(boxes.map(\.minX)).count == 3 && Set(boxes.map(\.minY)).count == 2)
    #expect(try sheet.element("sheet/section1/column2").lines == ["ar-EG Arabic (Egypt)"])
    #expect(try sheet.element("sheet/section1/row2").lines == ["Text size ax1"])
  }

  @Test func rowsAndColumnsAreAsRequested() throws {
    let sheet = try SheetSample(
      SheetSample.screen, [.locale: "en,he", .textSize: "s,l,xl"],
      request: SheetOptions(rows: .variant(.locale), columns: .variant(.textSize)))
    let boxes = sheet.pictures()
    #expect(Set(boxes.map(\.minX)).count == 3 && Set(boxes.map(\.minY)).count == 2)
    #expect(try sheet.element("sheet/section1/column3").lines == ["Text size xl"])
  }

  @Test func columnsAreAsWideAsTheirOwnPictures() throws {
    let sheet = try SheetSample(
      SheetSample.screen, [.locale: "en,ar", .device: "iphone-xs,ipad-9.7,ipad-mini-4"],
      request: SheetOptions(rows: .variant(.device), columns: .variant(.locale)))
    let boxes = sheet.pictures()
    let gap = SheetMetrics.columnGap
    #expect(boxes.map(\.width) == [375, 375, 768, 768, 768, 768])
    #expect(boxes[1].minX == boxes[0].maxX + gap && boxes[3].minX == boxes[2].maxX + gap)
    #expect(boxes[0].minX == boxes[2].minX)
    // Rows of equal width stay below one head.
    #expect(boxes[4].minX == boxes[2].minX && boxes[5].minX == boxes[3].minX)
    let heads = sheet.elements().filter { $0.element.id.hasSuffix("/column2") }
    #expect(heads.map(\.box.minX) == [boxes[1].minX, boxes[3].minX])
  }

  @Test func baselinesOfOneRowAgreeInBothDirections() throws {
    let sheet = try SheetSample(SheetSample.screen, [.direction: "ltr,rtl"])
    let names = ["page-en-iphone-xs-l", "page-en-iphone-xs-l-rtl"]
    for id in ["head", "text"] {
      let baselines = try names.map { try sheet.element("\($0).\(id)").baselines }
      #expect(!baselines[0].isEmpty && baselines[0] == baselines[1], "\(id)")
    }
    // Captions of different height shift nothing.
    #expect(try sheet.caption(names[0]).count < sheet.caption(names[1]).joined().count)
    #expect(Set(sheet.pictures().map(\.minY)).count == 1)
  }

  @Test func otherAxesMakeSectionsWithHeadings() throws {
    let sheet = try SheetSample(
      SheetSample.screen, [.locale: "en,ar", .textSize: "l,xl", .appearance: "light,dark", .contrast: "normal,high"])
    let headings = sheet.elements().filter { $0.element.name == "h2" }.flatMap(\.lines)
    #expect(
      headings == [
        "Light · Normal contrast", "Light · High contrast", "Dark · Normal contrast", "Dark · High contrast", "Legend",
      ])
    #expect(sheet.figures().count == 16)
  }

  @Test func documentsAreBesideEachOtherAndCanvasesToo() throws {
    let two = """
      <document lang="en"><head><title>TITLE</title></head><canvas id="right" width="120"><p>R</p></canvas>\
      <canvas id="wrong" width="120"><p>W</p></canvas></document>
      """
    let sheet = try SheetSample(
      [("a", two.replacing("TITLE", with: "First")), ("b", two.replacing("TITLE", with: "Second"))],
      request: SheetOptions(rows: .document, columns: .canvas))
    #expect(try sheet.element("sheet/section1/column1").lines == ["right"])
    #expect(try sheet.element("sheet/section1/column2").lines == ["wrong"])
    #expect(try sheet.element("sheet/section1/row2").lines == ["Second"])
    #expect(sheet.figures().map(\.element.id) == ["a-en-l_1", "a-en-l_2", "b-en-l_1", "b-en-l_2"])
    #expect(sheet.figures()[1].element.label == "a, wrong, English, text size l")
  }

  @Test func aLocaleThatOnlyDistinguishesDocumentsIsNotAnAxis() throws {
    let sheet = try SheetSample([("a", SheetSample.canvas(lang: "en")), ("b", SheetSample.canvas(lang: "he"))])
    #expect(try sheet.element("sheet/title").lines == ["a and b", "2 documents"])
    #expect(sheet.elements().filter { $0.element.name == "h2" }.flatMap(\.lines) == ["Legend"])
  }

  @Test func documentsWithoutADeviceAreBesideThoseWithOne() throws {
    let sheet = try SheetSample(
      [("a", SheetSample.screen), ("b", SheetSample.canvas())], [.device: "iphone-se,iphone-xs"],
      request: SheetOptions(rows: .document, columns: .variant(.device)))
    #expect(sheet.figures().map(\.element.id) == ["a-en-iphone-se-l", "a-en-iphone-xs-l", "b-en-l"])
    #expect(Set(sheet.pictures().map(\.minX)).count == 3)
  }

  @Test func theHeadOfADocumentGivesTheUsualAxes() throws {
    let xml = SheetSample.canvas().replacing(
      "<canvas", with: "<head><variants locales=\"en, ar\" appearances=\"light,dark\"/></head><canvas")
    #expect(try SheetSample(xml).figures().count == 4)
  }

  @Test(arguments: [
    (SheetOptions(rows: .canvas, columns: .canvas), SheetError.sameAxis(.canvas)),
    (SheetOptions(columns: .variant(.device), mirrors: true), .mirrorAcrossRows(.variant(.device))),
  ])
  func whatCannotBeMeantIsRefused(request: SheetOptions, fault: SheetError) throws {
    #expect(throws: fault) { try SheetSample(SheetSample.canvas(), request: request) }
  }

  @Test func namesOfAxesAreThoseOfTheCommandLine() {
    for axis in SheetAxis.all { #expect(SheetAxis(named: axis.name) == axis) }
    #expect(SheetAxis(named: "locales") == nil)
    #expect(SheetAxis.hint(for: "locales") == "did you mean \"locale\"?")
  }
}

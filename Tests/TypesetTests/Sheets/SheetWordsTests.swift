import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// Captions, legend, names and accessible names of pictures.
@Suite struct SheetWordsTests {
  @Test func captionsShowLocaleDeviceTextSizeAndRules() throws {
    let sheet = try SheetSample(SheetSample.screen, [.locale: "en,ar-EG"])
    #expect(try sheet.caption("page-en-iphone-xs-l") == ["en English", "iPhone XS · text size l", "R004 R118"])
    #expect(try sheet.caption("page-ar-EG-iphone-xs-l")[0] == "ar-EG Arabic (Egypt)")
    // An English sentence of one line in an Arabic layout.
    #expect(try sheet.caption("page-ar-EG-iphone-xs-l")[2].contains("R006"))
  }

  @Test func captionsShowUnusualSettings() throws {
    let sheet = try SheetSample(
      SheetSample.screen, [.orientation: "landscape", .appearance: "dark", .contrast: "high", .direction: "rtl"])
    let id = try #require(sheet.figures().first?.element.id)
    #expect(
      try sheet.caption(id)[1...].joined(separator: " ").hasPrefix(
        "iPhone XS · landscape, housing left · text size l · dark · high contrast · right to left"))
  }

  @Test func captionsShowNoHousingWhereThereIsNone() throws {
    let sheet = try SheetSample(SheetSample.screen, [.device: "ipad-9.7", .orientation: "landscape"])
    let id = try #require(sheet.figures().first?.element.id)
    #expect(try sheet.caption(id)[1...].joined(separator: " ").hasPrefix("9.7-inch iPad · landscape · text size l"))
  }

  @Test func captionsShowSplitsAndSettings() throws {
    let sheet = try SheetSample(
      SheetSample.screen, [.device: "ipad-9.7", .split: "1/2", .setting: "bold"])
    let id = try #require(sheet.figures().first?.element.id)
    #expect(
      try sheet.caption(id)[1...].joined(separator: " ").hasPrefix(
        "9.7-inch iPad · 1/2 of the screen · text size l · bold text"))
  }

  @Test func splitsAndSettingsAreRowsAndColumns() throws {
    let sheet = try SheetSample(
      SheetSample.screen, [.device: "ipad-9.7", .split: "full,1/3", .setting: "none,bold+invert"],
      request: SheetOptions(rows: .variant(.setting), columns: .variant(.split)))
    #expect(try sheet.element("sheet/section1/column1").lines == ["Full screen"])
    #expect(try sheet.element("sheet/section1/column2").lines == ["1/3 of the screen"])
    #expect(try sheet.element("sheet/section1/row1").lines == ["Usual settings"])
    #expect(try sheet.element("sheet/section1/row2").lines.joined(separator: " ").hasPrefix("Bold text,"))
  }

  @Test func everyPictureIsAUnitWithASpokenName() throws {
    let sheet = try SheetSample(SheetSample.screen, [.locale: "en,ar-EG"])
    let figures = sheet.figures().map(\.element)
    #expect(figures.allSatisfy { $0.role == .group && $0.hasOwnID })
    #expect(
      figures.map(\.label) == [
        "page, English, iPhone XS, text size l", "page, Arabic (Egypt), iPhone XS, text size l",
      ])
    #expect(figures.map(\.outlineTitle) == figures.map(\.label))
  }

  @Test func namesAreUniqueAndLinksStayInTheirPicture() throws {
    let sheet = try SheetSample(SheetSample.screen, [.locale: "en,ar,he"])
    let elements = sheet.elements().map(\.element)
    let named = elements.filter(\.hasOwnID).map(\.id)
    #expect(named.count == Set(named).count && named.count >= 9)
    let links = elements.compactMap(\.link)
    #expect(links.count == 3 && Set(links).count == 3)
    for link in links { #expect(named.contains(String(link.dropFirst()))) }
  }

  @Test func namesOfFilesBecomeNamesOfElements() throws {
    let sheet = try SheetSample([("2 boats.old", SheetSample.canvas()), ("2_boats_old", SheetSample.canvas())])
    #expect(sheet.figures().map(\.element.id) == ["_2_boats_old-en-l", "_2_boats_old-en-l-2"])
  }

  @Test func theLegendExplainsEveryRuleThatActed() throws {
    let sheet = try SheetSample(SheetSample.screen, [.locale: "en,ar-EG"])
    let acted = sheet.cells.reduce(into: Set<Rule>()) { $0.formUnion($1.rules) }
    #expect(!acted.isEmpty)
    for rule in acted {
      let words = try sheet.element("sheet/\(rule)").lines
      #expect(words.count >= 2 && words[0] == "\(rule)")
    }
  }

  @Test func theTitleIsThatOfTheDocumentOrTheOneGiven() throws {
    let one = try SheetSample(SheetSample.screen, [.locale: "en,ar-EG,he", .textSize: "l,xl"])
    #expect(try one.element("sheet/title").lines == ["Harbour", "3 locales × 2 text sizes"])
    let given = try SheetSample(SheetSample.screen, request: SheetOptions(title: "Review"))
    #expect(try given.element("sheet/title").lines == ["Review"])
  }

  @Test func aFailingRenderingIsReportedAndTheRestContinue() throws {
    let xml = """
      <document lang="en"><canvas width="300"><p>One</p><image src="none.png" alt="x" when="lang=ar"/></canvas></document>
      """
    let sheet = try SheetSample(xml, [.locale: "en,ar"])
    #expect(sheet.renderings.map(\.fails) == [false, true])
    let failure = try sheet.element("page-ar-l/failure").lines.joined(separator: " ")
    #expect(failure.hasPrefix("Rendering failed page.xml:1:"))
    #expect(sheet.figures().count == 2)
  }

  @Test func warningsFailWhereTheyAreErrors() throws {
    let xml = "<document lang=\"en\"><canvas width=\"60\" height=\"20\"><p>Boats leave at nine.</p></canvas></document>"
    #expect(try SheetSample(xml).renderings.map(\.fails) == [false])
    let strict = try SheetSample(xml, isStrict: true)
    #expect(strict.renderings.map(\.fails) == [true] && strict.frames.isEmpty)
  }
}

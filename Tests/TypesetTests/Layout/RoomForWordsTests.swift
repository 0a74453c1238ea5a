import Testing

@testable import Typeset

/// What is around words gives way before one of them breaks (R139).
@Suite struct RoomForWordsTests {
  private static let word = "Unbreakable"

  /// The width of the word in an element that is as wide as it likes.
  private func width(in blocks: String, of id: String, lang: String = "en") throws -> Double {
    try #require(try LayoutSample.canvas(blocks, lang: lang).lineBoxes(of: id).first).width
  }

  private func sample(_ blocks: String, width: Double, lang: String = "en") throws -> LayoutSample {
    try LayoutSample.canvas(blocks, lang: lang, "width=\"\(width)\"")
  }

  @Test(arguments: ["en", "he"]) func thePaddingOfAButtonYieldsToHalf(lang: String) throws {
    let button = "<button id=\"b\" kind=\"filled\">\(Self.word)</button>"
    let word = try width(in: button, of: "b", lang: lang)
    let whole = try sample(button, width: word + 40, lang: lang)
    #expect(try abs(whole.box("b").width - word - 40) < 0.01)
    let narrow = try sample(button, width: word + 24, lang: lang)
    let line = try #require(narrow.lineBoxes(of: "b").first)
    #expect(narrow.codes.isEmpty && abs(line.minX - 12) < 0.01 && abs(line.width - word) < 0.01)
    let least = try sample(button, width: word + 18, lang: lang)
    #expect(try least.lineBoxes(of: "b").count == 2)
    #expect(try #require(least.lineBoxes(of: "b").first).minX >= 9.99, "the other half stays")
  }

  @Test func buttonsKeepTheirPlacesAsLongAsHalfTheirPaddingFits() throws {
    let row = "<row id=\"r\"><button id=\"a\">\(Self.word)</button><button id=\"b\">\(Self.word)</button></row>"
    let ideal = try sample(row, width: 600)
    let all = try ideal.box("a").width * 2 + 8
    let narrow = try sample(row, width: all - 40)
    #expect(try narrow.box("a").minY == narrow.box("b").minY && narrow.codes.isEmpty)
    #expect(try narrow.box("b").maxX <= all - 40 + 0.01)
    let stacked = try sample(row, width: all - 46)
    #expect(try stacked.box("b").minY > stacked.box("a").minY)
  }

  @Test(arguments: ["en", "ar"]) func theSignOfARowMovesBelowItsWords(lang: String) throws {
    let list =
      "<list kind=\"plain\"><item id=\"i\" disclosure=\"yes\"><label id=\"l\">\(Self.word)</label></item></list>"
    let word = try width(in: list, of: "l", lang: lang)
    let beside = try sample(list, width: word + 32 + 20, lang: lang)
    #expect(try beside.box("i/disclosure1").minY < beside.box("l").maxY)
    let below = try sample(list, width: word + 32 + 4, lang: lang)
    #expect(below.codes.isEmpty)
    #expect(try below.lineBoxes(of: "l").count == 1)
    #expect(try below.box("i/disclosure1").minY >= below.box("l").maxY)
    #expect(try below.box("i").maxY >= below.box("i/disclosure1").maxY)
    #expect(try below.element("i").rules.contains(Rule(138)))
    let broken = try sample(list, width: word + 32 - 4, lang: lang)
    #expect(try broken.lineBoxes(of: "l").count == 2)
    #expect(
      try broken.box("i/disclosure1").minY < broken.box("l").maxY, "a word that breaks in any case changes nothing")
  }

  @Test func theSignOfARowGoesToTheLineOfTheValue() throws {
    let list = """
      <list kind="plain"><item id="i" disclosure="yes"><label id="l">\(Self.word)</label><value id="v">On</value></item>
      </list>
      """
    let word = try width(in: list, of: "l")
    let sample = try sample(list, width: word + 32 + 4)
    let (sign, value) = (try sample.box("i/disclosure1"), try sample.box("v"))
    #expect(sign.minY > value.minY && sign.maxY < value.maxY && sample.codes.isEmpty)
  }

  @Test(arguments: ["en", "he"]) func markersComeNearerAndThenMoveAbove(lang: String) throws {
    let list = "<ul><li id=\"a\">\(Self.word)</li><li id=\"b\">x</li></ul>"
    let word = try width(in: list, of: "a", lang: lang)
    let nearer = try sample(list, width: word + 14, lang: lang)
    #expect(nearer.codes.isEmpty)
    for id in ["a", "b"] {
      let (marker, line) = (try nearer.box("\(id)/marker1"), try #require(nearer.lineBoxes(of: id).first))
      #expect(marker.minY < line.maxY)
      #expect(lang == "he" ? marker.minX >= line.maxX : marker.maxX <= line.minX)
    }
    let above = try sample(list, width: word + 4, lang: lang)
    #expect(above.codes.isEmpty)
    let line = try #require(above.lineBoxes(of: "a").first)
    #expect(try above.box("a/marker1").maxY <= line.minY + 22 && line.minY >= 21.9)
    #expect(lang == "he" ? abs(line.maxX - word - 4) < 0.01 : abs(line.minX) < 0.01)
    #expect(try #require(above.lineBoxes(of: "b").first).minY < above.box("b/marker1").maxY, "the rest stays beside")
  }

  @Test func buttonsOfAToolbarAreAsHighAsAFingerNeeds() throws {
    let document = """
      <document lang="en"><screen device="iphone-xs" orientation="ORIENTATION"><toolbar>
      <button id="a">Edit</button><button id="b" kind="filled">Send</button></toolbar></screen></document>
      """
    let portrait = try LayoutSample(document.replacing("ORIENTATION", with: "portrait"))
    #expect(try portrait.box("a").height == 44 && portrait.box("b").height == 36, "what is painted keeps off the edges")
    let landscape = try LayoutSample(document.replacing("ORIENTATION", with: "landscape"))
    #expect(try landscape.box("a").height == 32 && landscape.box("b").height == 30)
  }

  @Test(arguments: ["rating value=\"3\"", "steps current=\"1\" total=\"3\""])
  func signsInBarsKeepTheSizeOfTheBar(control: String) throws {
    func sizes(_ size: TextSizeCategory) throws -> [Size] {
      let sample = try LayoutSample(
        """
        <document lang="en"><screen device="ipad-9.7"><toolbar><\(control) id="c" label="Stars"/></toolbar>
        <\(control) id="d" label="Stars"/></screen></document>
        """, options: .with { $0.textSize = size })
      return [try sample.box("c").size, try sample.box("d").size]
    }
    let (usual, large) = (try sizes(.l), try sizes(.ax3))
    #expect(usual[0] == large[0] && usual[1].height < large[1].height)
  }
}

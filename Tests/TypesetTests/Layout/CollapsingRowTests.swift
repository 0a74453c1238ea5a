import Testing

@testable import Typeset

/// R138: a row becomes a column where its contents do not fit.
@Suite struct CollapsingRowTests {
  private func sample(_ row: String, _ size: TextSizeCategory = .l, width: Double = 343, lang: String = "en") throws
    -> LayoutSample
  {
    try LayoutSample(
      "<document lang=\"\(lang)\"><canvas width=\"\(width)\">\(row)</canvas></document>",
      options: .with { $0.textSize = size })
  }

  @Test func belowTheSizesForAccessibilityWordsDecide() throws {
    let row =
      "<row id=\"r\"><label id=\"a\">Constantinople harbour</label><label id=\"b\">Alexandria lighthouse</label></row>"
    let wrapped = try sample(row, width: 260)
    #expect(try wrapped.box("b").minX > wrapped.box("a").maxX && wrapped.element("r").rules.isEmpty)
    let stacked = try sample(row, width: 200)
    #expect(try stacked.box("b").minY > stacked.box("a").maxY)
    #expect(try stacked.element("r").rules == [R138Stacking.rule] && stacked.codes.isEmpty)
  }

  @Test func fromThereOnLinesDecide() throws {
    let row = "<row id=\"r\"><label id=\"a\">Ana</label><spacer/><label id=\"b\">4 May</label></row>"
    #expect(try sample(row, .ax1).element("r").rules.isEmpty)
    let stacked = try sample(row, .ax5, width: 220)
    #expect(try stacked.box("b").minX == 0 && stacked.box("b").minY > stacked.box("a").maxY)
  }

  @Test func anAuthorCanForbidIt() throws {
    let row = "<row id=\"r\" collapse=\"never\"><label id=\"a\">Ana Maria</label><label id=\"b\">4 May</label></row>"
    let never = try sample(row, .ax5, width: 220)
    #expect(try never.box("b").minX > never.box("a").minX && never.element("r").rules.isEmpty)
  }

  @Test func whatLeadsStaysBesideTheText() throws {
    let row = """
      <row id="r"><icon id="i" name="star"/><label id="a">Several words</label><spacer/><toggle id="t" label="On"/></row>
      """
    for lang in ["en", "ar"] {
      let large = try sample(row, .ax3, lang: lang)
      let (icon, label, toggle) = (try large.box("i"), try large.box("a"), try large.box("t"))
      #expect(icon.minY < label.maxY && toggle.minY >= label.maxY)
      #expect(lang == "en" ? label.minX > icon.maxX : label.maxX < icon.minX)
      #expect(lang == "en" ? toggle.minX == label.minX : toggle.maxX == label.maxX)
      #expect(try large.element("r").rules.contains(R138Stacking.rule))
    }
  }

  @Test func anIconAndItsTextRemainARow() throws {
    let row = "<row id=\"r\"><icon id=\"i\" name=\"star\"/><label id=\"a\">Words that take several lines</label></row>"
    let large = try sample(row, .ax3)
    #expect(try large.box("a").minX > large.box("i").maxX && large.element("r").rules.isEmpty)
  }

  @Test func aWordTooWideBesideItsIconPutsTheIconAbove() throws {
    let row = "<row id=\"r\"><icon id=\"i\" name=\"star\"/><label id=\"a\">Lighthousekeepers</label></row>"
    let narrow = try sample(row, width: 165)
    #expect(try narrow.box("a").minX == 0 && narrow.box("a").minY >= narrow.box("i").maxY)
    #expect(narrow.codes.isEmpty)
  }

  @Test func theTextKeepsMostOfTheWidth() throws {
    let row =
      "<row id=\"r\"><image id=\"i\" src=\"none.png\" decorative=\"yes\" width=\"150\" height=\"40\"/><label id=\"a\">Some words of it</label></row>"
    let above = try sample(row, .ax1)
    #expect(try above.box("a").minX == 0 && above.box("a").minY >= above.box("i").maxY)
  }

  @Test func controlsThatFillTakeTheWidthOfTheColumn() throws {
    let row = """
      <row><label>Brightness of it</label><slider id="s" width="180" label="x"/><text-field id="f" width="100" label="y"/></row>
      """
    let large = try sample(row, .ax3)
    #expect(try large.box("s").width == 343 && large.box("f").width == 343)
    #expect(try sample(row, width: 500).box("s").width == 180)
  }

  @Test func buttonsThatGrowFillTheColumn() throws {
    let row = """
      <row><button id="a" grow="1">Add to the basket</button><button id="b">Remember it</button></row>
      """
    let large = try sample(row, .ax2)
    #expect(try large.box("a").width == 343 && large.box("b").width == 343)
    #expect(try large.box("b").minY > large.box("a").maxY)
  }

  @Test func buttonsThatGrowAlikeAreEquallyWide() throws {
    let row = """
      <row spacing="10"><button id="a" grow="1">OK</button><button id="b" grow="1">Cancel all</button></row>
      """
    let usual = try sample(row, width: 310)
    #expect(try usual.box("a").width == 150 && usual.box("b").width == 150)
  }

  @Test func starsAreAsWideAsTheRowAtMost() throws {
    let large = try sample("<row><rating id=\"s\" value=\"3\"/><label>12 reviews</label></row>", .ax5, width: 240)
    #expect(try large.box("s").width <= 240)
    let star = try #require(large.elements().last { $0.element.name == "star" })
    #expect(star.box.maxX <= 240.01)
    #expect(try sample("<row><rating id=\"s\" value=\"3\"/><label>12 reviews</label></row>", .ax1).box("s").width > 180)
  }

  @Test func aToggleGoesBelowItsText() throws {
    let toggle = "<toggle id=\"t\" on=\"yes\">Remember the lamp</toggle>"
    let large = try sample(toggle, .ax3)
    let (track, text) = (try large.box("t/track1"), try #require(try large.lineBoxes(of: "t").last))
    #expect(track.minX == 0 && track.minY >= text.maxY)
    #expect(try large.element("t").rules.contains(R138Stacking.rule))
    #expect(try sample(toggle, .xxxl).box("t/track1").maxX == 343)
  }
}

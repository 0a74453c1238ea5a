import Testing

@testable import Typeset

@Suite struct R138StackingTests {
  @Test func theConditionFollowsRequestAndSize() {
    #expect(R138Stacking.condition(.auto, at: .xxxl) == .leastWidths)
    #expect(R138Stacking.condition(.auto, at: .ax1) == .idealWidths)
    #expect(R138Stacking.condition(.never, at: .ax5) == .never)
    #expect(R138Stacking.condition(.ax3, at: .ax2) == .leastWidths)
    #expect(R138Stacking.condition(.ax3, at: .ax3) == .always)
  }

  @Test func widthsDecide() {
    #expect(!R138Stacking.stacks(.never, least: 200, ideal: 300, in: 100))
    #expect(!R138Stacking.stacks(.leastWidths, least: 100, ideal: 300, in: 100))
    #expect(R138Stacking.stacks(.leastWidths, least: 101, ideal: 300, in: 100))
    #expect(R138Stacking.stacks(.idealWidths, least: 50, ideal: 101, in: 100))
    #expect(!R138Stacking.stacks(.idealWidths, least: 50, ideal: 100, in: 100))
    #expect(R138Stacking.stacks(.always, least: 1, ideal: 1, in: 100))
  }

  @Test func theTextKeepsMostOfTheWidth() {
    #expect(R138Stacking.staysBeside(least: 50, room: 60, in: 100))
    #expect(!R138Stacking.staysBeside(least: 50, room: 59, in: 100))
    #expect(!R138Stacking.staysBeside(least: 71, room: 70, in: 100))
  }

  private func list(_ item: String, _ size: TextSizeCategory) throws -> LayoutSample {
    var options = LayoutOptions()
    options.textSize = size
    return try LayoutSample(
      "<document lang=\"en\"><canvas width=\"375\"><list><item id=\"i\">\(item)</item></list></canvas></document>",
      options: options)
  }

  @Test func theValueOfAnItemGoesBelowItsLabel() throws {
    let item = "<label id=\"a\">Ana Maria</label><value id=\"v\">4 May, 16:30</value><detail id=\"d\">Late</detail>"
    let standard = try list(item, .xxxl)
    #expect(try standard.box("v").maxX == 359 && standard.box("d").minY >= standard.box("v").maxY)
    #expect(try standard.element("i").rules.isEmpty)
    let large = try list(item, .ax1)
    #expect(try large.box("v").maxX == 359, "both still have room on one line")
    for size in [TextSizeCategory.ax3, .ax5] {
      let large = try list(item, size)
      #expect(try large.box("v").minX == 16 && large.box("v").minY >= large.box("a").maxY)
      #expect(try large.box("d").minY >= large.box("v").maxY)
      #expect(try large.element("i").rules == [R138Stacking.rule])
    }
  }

  @Test func whatTrailsGoesBelowWhereItTakesTheWordsRoom() throws {
    let item = "<label id=\"a\">Ana</label><trailing id=\"t\"><box width=\"51\" height=\"31\"/></trailing>"
    let small = try list(item, .ax1)
    #expect(try small.box("t").maxX == 359, "a switch leaves room enough")
    let wide = try list(item.replacing("\"51\"", with: "\"300\""), .ax1)
    #expect(try wide.box("t").minX == 16 && wide.box("t").minY >= wide.box("a").maxY)
  }

  @Test func whatLeadsGoesAboveWhereWordsHaveNoRoomBesideIt() throws {
    let item = "<leading id=\"l\"><box width=\"60\" height=\"60\"/></leading><label id=\"a\">Underground</label>"
    let sample = try list(item, .ax5)
    #expect(try sample.box("a").minX == 16 && sample.box("a").minY > sample.box("l").maxY)
  }

  @Test func itemsOfASectionStackTogether() throws {
    let short = "<item id=\"s\"><label id=\"a\">Ana</label><trailing id=\"v\"><toggle/></trailing></item>"
    let long = "<item id=\"l\"><label>Haddad</label><trailing><box width=\"320\" height=\"9\"/></trailing></item>"
    let xml = { (first: String, second: String) in
      "<document lang=\"en\"><canvas width=\"375\"><list><section>\(first)</section><section>\(second)</section></list></canvas></document>"
    }
    let together = try LayoutSample(xml(short + long, "<item><label>Other</label></item>"))
    #expect(try together.box("v").minY >= together.box("a").maxY)
    #expect(try together.element("s").rules == [R138Stacking.rule])
    let apart = try LayoutSample(xml(short, long))
    #expect(try apart.box("v").maxX == 359 && apart.element("s").rules.isEmpty)
    #expect(try apart.element("l").rules == [R138Stacking.rule])
  }

  @Test func itemsOnPagesStackTogether() throws {
    let xml = """
      <document lang="en"><page size="a5" margin="60"><list><item><label id="a">Ana</label><trailing id="v"><toggle/></trailing></item>
      <item><label>Haddad</label><trailing><box width="250" height="9"/></trailing></item></list></page></document>
      """
    let sample = try LayoutSample(xml)
    #expect(try sample.box("v").minY >= sample.box("a").maxY)
  }

  @Test func rowsInsideItemsStackWhereTheyDoNotFit() throws {
    let row =
      "<row id=\"r\"><label id=\"b\">One of</label><spacer/><divider id=\"x\"/><label id=\"c\">Two lines</label></row>"
    let large = try list("<trailing>\(row)</trailing>", .ax5)
    #expect(try large.box("c").minY > large.box("b").maxY && large.box("x").height == 0.5)
    #expect(try large.element("r").rules == [R138Stacking.rule])
    #expect(try list("<trailing>\(row)</trailing>", .xxxl).element("r").rules.isEmpty)
  }

  @Test func theExampleStacks() throws {
    var options = LayoutOptions()
    options.textSize = .ax5
    let large = try LayoutSample.example("R138Stacking", options: options)
    let stacked = large.elements().map(\.element).filter { $0.name == "item" }
    #expect(!stacked.isEmpty && stacked.allSatisfy { $0.rules.contains(R138Stacking.rule) })
    let standard = try LayoutSample.example("R138Stacking")
    #expect(standard.elements().allSatisfy { !$0.element.rules.contains(R138Stacking.rule) })
  }
}

import Testing

@testable import Typeset

@Suite struct R138StackingTests {
  @Test func rowsStackFromTheirSizeOn() {
    #expect(!R138Stacking.stacks(at: .xxxl, from: .ax1))
    #expect(R138Stacking.stacks(at: .ax1, from: .ax1))
    #expect(R138Stacking.stacks(at: .ax5, from: .ax3))
    #expect(!R138Stacking.stacks(at: .ax5, from: nil))
  }

  private func list(_ item: String, _ size: TextSizeCategory) throws -> LayoutSample {
    var options = LayoutOptions()
    options.textSize = size
    return try LayoutSample(
      "<document lang=\"en\"><canvas width=\"375\"><list><item id=\"i\">\(item)</item></list></canvas></document>",
      options: options)
  }

  @Test func theValueOfAnItemGoesBelowItsLabel() throws {
    let item = "<label id=\"a\">Ana</label><value id=\"v\">4 May</value><detail id=\"d\">Late</detail>"
    let standard = try list(item, .xxxl)
    #expect(try standard.box("v").maxX == 359 && standard.box("d").minY >= standard.box("v").maxY)
    #expect(try standard.element("i").rules.isEmpty)
    for size in [TextSizeCategory.ax1, .ax5] {
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
    let wide = try list(item.replacing("\"51\"", with: "\"200\""), .ax1)
    #expect(try wide.box("t").minX == 16 && wide.box("t").minY >= wide.box("a").maxY)
  }

  @Test func whatLeadsGoesAboveWhereWordsHaveNoRoomBesideIt() throws {
    let item = "<leading id=\"l\"><box width=\"60\" height=\"60\"/></leading><label id=\"a\">Underground</label>"
    let sample = try list(item, .ax5)
    #expect(try sample.box("a").minX == 16 && sample.box("a").minY > sample.box("l").maxY)
  }

  @Test func rowsInsideItemsStackAndOthersWhereTheirAuthorSays() throws {
    let row = "<row id=\"r\"><label id=\"b\">One</label><spacer/><divider id=\"x\"/><label id=\"c\">Two</label></row>"
    let large = try list("<trailing>\(row)</trailing>", .ax1)
    #expect(try large.box("c").minY > large.box("b").maxY && large.box("x").height == 0.5)
    #expect(try large.element("r").rules == [R138Stacking.rule])
    #expect(try list("<trailing>\(row)</trailing>", .xxxl).element("r").rules.isEmpty)
    var options = LayoutOptions()
    options.textSize = .ax2
    for (threshold, isStacked) in [("", false), ("collapse=\"ax2\"", true), ("collapse=\"ax3\"", false)] {
      let sample = try LayoutSample(
        """
        <document lang="en"><canvas><row id="r" \(threshold)><label id="b">One</label><label id="c">Two</label></row></canvas></document>
        """, options: options)
      #expect(try (sample.box("c").minY > sample.box("b").minY) == isStacked)
    }
  }

  @Test func theExampleStacks() throws {
    var options = LayoutOptions()
    options.textSize = .ax3
    let large = try LayoutSample.example("R138Stacking", options: options)
    let stacked = large.elements().map(\.element).filter { $0.name == "item" }
    #expect(!stacked.isEmpty && stacked.allSatisfy { $0.rules.contains(R138Stacking.rule) })
    let standard = try LayoutSample.example("R138Stacking")
    #expect(standard.elements().allSatisfy { !$0.element.rules.contains(R138Stacking.rule) })
  }
}

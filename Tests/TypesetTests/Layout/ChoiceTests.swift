import Testing

@testable import Typeset

/// Boxes, choices, chips, fields of several lines, and what shows that something takes a while.
@Suite struct ChoiceTests {
  @Test(arguments: ["checkbox", "radio"])
  func theSignIsBeforeTheText(name: String) throws {
    var options = LayoutOptions()
    options.direction = .rightToLeft
    let sample = try LayoutSample(
      "<document lang=\"ar\"><canvas width=\"300\"><\(name) id=\"x\" on=\"yes\">مصباح</\(name)></canvas></document>",
      options: options)
    let sign = try sample.box(name == "radio" ? "x/ring1" : "x/box1")
    #expect(sign.maxX == 300 && sign.width == 22)
    #expect(try sample.box("x").height == 44)
    #expect(try sample.element("x").label == "مصباح")
  }

  @Test func choicesSayTheirState() throws {
    let sample = try LayoutSample.canvas(
      """
      <checkbox id="c" on="yes">A</checkbox><radio id="r" on="yes">B</radio><chip id="s" selected="no">C</chip>
      <spinner id="w"/><ring id="p" value="0.5" label="D"/>
      """)
    #expect(try sample.element("c").isChecked == true)
    #expect(try sample.element("r").isSelected == true)
    #expect(try sample.element("s").isSelected == false)
    #expect(try sample.element("w").label == "Loading")
    #expect(try sample.element("p").value == "50%")
  }

  @Test func aRingFillsClockwiseInEveryLayout() throws {
    func path(_ direction: Direction) throws -> [Path.Step] {
      var options = LayoutOptions()
      options.direction = direction
      let sample = try LayoutSample(
        "<document lang=\"en\"><canvas width=\"60\"><ring id=\"x\" value=\"0.3\" label=\"A\"/></canvas></document>",
        options: options)
      var steps: [Path.Step] = []
      func collect(_ items: [FrameItem]) {
        for item in items {
          switch item {
          case .path(let path): steps += path.path.steps
          case .group(let group): collect(group.items)
          case .glyphs, .image: break
          }
        }
      }
      collect(sample.frames[0].items)
      return steps
    }
    #expect(try path(.leftToRight) == path(.rightToLeft))
  }

  @Test func aTextAreaHasRoomForItsLinesAndCounts() throws {
    let sample = try LayoutSample(
      """
      <document lang="ar-EG"><canvas width="300"><text-area id="x" value="مرحبا" limit="140" lines="3" label="A"/>\
      <text-area id="y" value="1 2 3 4 5 6 7 8 9" width="60" lines="1" label="B"/></canvas></document>
      """)
    let field = try sample.box("x/field1")
    #expect(field.height == 3 * 22 + 16)
    #expect(try sample.element("x").control == .textField)
    // The numbers are named from the left.
    let (limit, count) = try (sample.box("x/number1"), sample.box("x/number3"))
    #expect(count.minX > limit.maxX, "cells run from the right")
    #expect(try sample.box("y/field1").height > 22 + 16)
  }

  @Test func choicesThatFollowEachOtherExcludeEachOther() {
    func messages(_ blocks: String) -> [String] {
      readDocument("<document lang=\"en\"><canvas>\(blocks)</canvas></document>").diagnostics.map(\.message)
    }
    #expect(
      messages("<radio on=\"yes\">A</radio><radio on=\"yes\">B</radio>") == ["more than one <radio> of a group is on"])
    #expect(messages("<radio on=\"yes\">A</radio><divider/><radio on=\"yes\">B</radio>").isEmpty)
    #expect(messages("<ring value=\"2\"/>").count == 1)
  }
}

import Testing

@testable import Typeset

@Suite struct ControlTests {
  @Test(arguments: [
    ("<toggle id=\"x\"/>", 51.0, 31.0), ("<stepper id=\"x\"/>", 94, 32), ("<rating id=\"x\"/>", 116, 20),
    ("<pager id=\"x\" total=\"4\"/>", 55, 7), ("<progress id=\"x\"/>", 300, 4), ("<slider id=\"x\"/>", 300, 28),
    ("<search id=\"x\"/>", 300, 36), ("<text-field id=\"x\" value=\"A\"/>", 300, 36),
    ("<badge id=\"x\" value=\"1\"/>", 18, 18),
    ("<align-picker id=\"x\"/>", 132, 32), ("<steps id=\"x\" total=\"3\"/>", 140, 28),
    ("<toggle id=\"x\">A</toggle>", 300, 31),
  ])
  func shapesHaveTheSizesOfF17(markup: String, width: Double, height: Double) throws {
    let box = try LayoutSample.canvas(markup).box("x")
    #expect(near(box, 0, 0, width, height), "\(box)")
  }

  @Test func aSwitchKeepsItsSize() throws {
    let small = try LayoutSample.canvas("<toggle id=\"x\"/>").box("x")
    #expect(try large("<toggle id=\"x\"/>").box("x") == small)
  }

  @Test(arguments: ["stepper", "align-picker"])
  func signsGrowWithTheText(name: String) throws {
    let small = try LayoutSample.canvas("<\(name) id=\"x\"/>").box("x")
    let large = try large("<\(name) id=\"x\"/>").box("x")
    #expect(large.height == small.height * 1.5, "R140")
  }

  @Test(arguments: ["search", "text-field"])
  func fieldsGrowWithTheirTextAndKeepOneLine(name: String) throws {
    for (attribute, part) in [("value", "value1"), ("placeholder", "placeholder1")] {
      let sample = try large("<\(name) id=\"x\" \(attribute)=\"Alexandria and Piraeus\"/>")
      #expect(try sample.box("x").height > 62 && sample.box("x").height < 2 * 62)
      #expect(try sample.element("x/\(part)").isTruncated)
    }
  }

  @Test func theValueOfAFieldIsOnTheContextsSideInItsOwnDirection() throws {
    let sample = try LayoutSample.canvas("<text-field id=\"x\" value=\"نجمة 12\" lang=\"ar\"/>")
    let value = try sample.element("x/value1")
    #expect(value.direction == .rightToLeft && value.alignment == .left)
    let line = try #require(try sample.lineBoxes(of: "x/value1").first)
    #expect(line.minX == 12)
  }

  @Test func longValuesOfAFieldAreCut() throws {
    let sample = try LayoutSample.canvas(
      "<text-field id=\"x\" width=\"100\" value=\"A value that has no room\"/>")
    #expect(try sample.element("x/value1").isTruncated)
    #expect(try sample.box("x").height == 36)
  }

  @Test func aTextOfThreeLinesInAControlIsNotTurned() throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><canvas width="160"><toggle id="x" lang="he">אור גדול על המים בלילה ארוך מאוד מאוד</toggle>
      </canvas></document>
      """)
    #expect(sample.lines(of: "x").count >= 3)
    #expect(try sample.element("x").alignment == .left)
  }

  @Test func iconAndTextAreInTheMiddleTogether() throws {
    let sample = try LayoutSample.canvas("<button id=\"b\" icon=\"share\" width=\"200\">Share</button>")
    let icon = try sample.box("b/icon1")
    let line = try #require(try sample.lineBoxes(of: "b").first)
    #expect(abs(line.minX - icon.maxX - 8) < 0.02)
    #expect(abs(icon.minX - (200 - line.maxX)) < 0.02)
  }

  @Test func aSliderKnowsItsStateInWords() throws {
    let sample = try LayoutSample.canvas(
      """
      <slider id="a" value="0.5"/><slider id="b" value="3" max="8"/><toggle id="c" on="yes"/>
      <steps id="d" current="2" total="4"/><progress id="e" value="1" total="4"/><text-field id="f" value="Text"/>
      """, lang: "ar-EG")
    #expect(try ["b", "c", "d"].map { try sample.element($0).value } == ["٣", "مشغّل", "٢ من ٤"])
    #expect(try sample.element("f").value == "Text")
    #expect(try sample.element("a").value?.contains("٥٠") == true && sample.element("e").value?.contains("٢٥") == true)
  }

  @Test func oneStepAndNoStars() throws {
    let sample = try LayoutSample.canvas(
      "<steps id=\"s\" total=\"1\"/><pager id=\"p\" total=\"1000\" current=\"7\"/><rating id=\"r\" max=\"100\"/>")
    #expect(try near(sample.box("s"), 0, 0, 28, 28))
    #expect(sample.elements().filter { $0.element.name == "dot" }.allSatisfy { $0.box.maxX <= 300.01 })
    #expect(sample.elements().filter { $0.element.name == "star" }.count == 100)
  }

  @Test(arguments: [
    ("<slider value=\"2\"/>", "the value of <slider> is \"2\", outside 0 to 1"),
    ("<slider value=\"1\" min=\"2\" max=\"4\"/>", "the value of <slider> is \"1\", outside 2 to 4"),
    ("<slider min=\"4\" max=\"4\"/>", "the scale of <slider> runs from 4 to 4"),
    ("<slider min=\"3\"/>", "the scale of <slider> runs from 3 to 1"),
    ("<progress value=\"8\" total=\"7.5\"/>", "the value of <progress> is \"8\", outside 0 to 7.5"),
    ("<progress total=\"0\"/>", "the total of <progress> is \"0\""),
    ("<progress value=\"-1\"/>", "the value of <progress> is \"-1\", outside 0 to 1"),
    ("<steps current=\"6\" total=\"5\"/>", "the current of <steps> is \"6\", outside 0 to 5"),
    ("<pager current=\"2\"/>", "the current of <pager> is \"2\", outside 0 to 1"),
    ("<rating value=\"5.5\"/>", "the value of <rating> is \"5.5\", outside 0 to 5"),
    ("<player position=\"9\" duration=\"0:08\"/>", "the position of <player> is \"9\", outside 0 to 8"),
    (
      "<segmented><segment selected=\"yes\">A</segment><segment selected=\"yes\">B</segment></segmented>",
      "more than one <segment> is selected"
    ),
  ])
  func contradictionsAreReported(markup: String, message: String) {
    let log = DiagnosticLog()
    let xml = "<document lang=\"en\"><canvas>\(markup)</canvas></document>"
    #expect(Document.read(Array(xml.utf8), name: "test.xml", log: log) == nil)
    #expect(log.diagnostics.map(\.message) == [message])
    #expect(log.diagnostics.first?.severity == .error && log.diagnostics.first?.hints.count == 1)
  }

  private func large(_ blocks: String) throws -> LayoutSample {
    var options = LayoutOptions()
    options.textSize = .ax5
    return try LayoutSample(
      "<document lang=\"en\"><canvas width=\"300\">\(blocks)</canvas></document>", options: options)
  }
}

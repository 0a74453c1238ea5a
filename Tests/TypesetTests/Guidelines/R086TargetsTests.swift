import Testing

@testable import Typeset

@Suite struct R086TargetsTests {
  @Test func aSmallControlAnswersAroundItsMiddle() {
    let target = R086Targets.hitBox(of: Rect(x: 100, y: 50, width: 30, height: 20))
    #expect(target == Rect(x: 93, y: 38, width: 44, height: 44))
  }

  @Test func aLargeControlKeepsItsBox() {
    let box = Rect(x: 10, y: 20, width: 200, height: 44)
    #expect(R086Targets.hitBox(of: box) == box)
  }

  @Test func neighboursMeetInTheMiddle() {
    let boxes = [
      Rect(x: 0, y: 0, width: 20, height: 44), Rect(x: 30, y: 0, width: 20, height: 44),
      Rect(x: 0, y: 54, width: 60, height: 20),
    ]
    let targets = R086Targets.hitBoxes(of: boxes)
    #expect(targets[0].maxX == 25 && targets[1].minX == 25)
    #expect(targets[0].maxY == 44 && targets[2].minY == 49)
    for (index, one) in targets.enumerated() {
      for other in targets[(index + 1)...] { #expect(!one.overlaps(other)) }
    }
  }

  @Test func aRowThatLeadsSomewhereAnswersOverItsFullHeight() throws {
    let rows = "<item disclosure=\"yes\"><label>One</label><detail>Two</detail></item><item><label>Three</label></item>"
    let sample = try LayoutSample.canvas("<list>\(rows)</list>")
    let row = try #require(sample.elements().first { $0.element.name == "item" })
    #expect(FrameSurvey(sample.frames[0]).controls == [row.box])
  }

  @Test func theHalvesOfAStepperAreTwoTargets() throws {
    let sample = try LayoutSample.canvas("<stepper id=\"ships\">Ships</stepper>")
    let halves = [try sample.box("ships/minus1"), try sample.box("ships/plus1")]
    #expect(FrameSurvey(sample.frames[0]).controls == halves)
    let targets = R086Targets.hitBoxes(of: halves)
    #expect(targets.map(\.height) == [44, 44] && targets[0].maxX == targets[1].minX)
  }

  @Test func theSegmentsAndButtonsOfAControlAreTargetsThemselves() throws {
    let sample = try LayoutSample.canvas(
      "<segmented><segment>A</segment><segment>B</segment></segmented><player position=\"0:01\" duration=\"0:02\"/>")
    let names = ["segment", "segment", "rewind", "play", "forward"]
    #expect(
      FrameSurvey(sample.frames[0]).controls == sample.elements().filter { names.contains($0.element.name) }.map(\.box))
  }

  @Test func aLinkInARowKeepsItsOwn() {
    let boxes = [Rect(x: 0, y: 0, width: 300, height: 44), Rect(x: 40, y: 10, width: 60, height: 22)]
    #expect(R086Targets.hitBoxes(of: boxes) == [boxes[0], Rect(x: 40, y: -1, width: 60, height: 44)])
  }
}

import Testing

@testable import Typeset

/// R001, R014–R021, R054: in the other context every control and every part of it is at x' = W − x − w.
@Suite struct ControlMirrorTests {
  private static let controls = """
    <button kind="filled" icon="share">Share</button><button icon="share" width="200">Share</button>
    <toggle on="yes">Lamp</toggle><toggle label="Lamp"/><stepper>Guests</stepper><stepper label="Guests"/>
    <slider value="0.3" min-icon="sun-small" max-icon="sun-large"/>
    <slider value="3" min="0" max="10" ticks="6" numbers="yes"/>
    <progress value="0.25" numbers="yes"/><progress value="3" total="7" numbers="yes"/>
    <steps current="2" total="4"/><rating value="2.5" numbers="yes"/><pager current="3" total="5"/>
    <segmented><segment>One</segment><segment selected="yes" icon="list">Two</segment><segment>Three</segment></segmented>
    <search placeholder="Find"/><search value="Found"/><text-field value="Text"/><text-field placeholder="None"/>
    <back>Back</back><previous>One</previous><next>Two</next><badge value="12"/><badge/>
    <checkbox on="yes">Remember</checkbox><radio>Metres</radio><chip icon="star" selected="yes">Rated</chip><spinner/>
    <ring value="0.3" numbers="yes"/><text-area value="Text" limit="20"/><avatar name="Sara Haddad" status="online"/>
    <button icon="share" layout="icon-top">Share</button><button menu="yes">Sort</button>
    """

  @Test(arguments: TextSizeCategory.allCases)
  func everyPartMirrors(textSize: TextSizeCategory) throws {
    let (left, right) = try both(Self.controls, textSize)
    let (ones, others) = (left.elements(), right.elements())
    try #require(ones.count == others.count)
    for (one, other) in zip(ones, others) {
      #expect(one.element.id == other.element.id)
      expectMirrored(one.box, other.box, one.element.id)
      for (line, mirrored) in zip(one.lines, other.lines) { expectMirrored(line, mirrored, one.element.id) }
    }
  }

  @Test(arguments: ["player position=\"30\" duration=\"90\"", "align-picker value=\"right\"", "direction to=\"left\""])
  func somePartsNeverDo(markup: String) throws {
    let (left, right) = try both("<\(markup) id=\"x\"/>", .l)
    let corners = try (left.box("x").minX, right.box("x").minX)
    for (one, other) in zip(left.elements(), right.elements()) where one.element.id != "x" {
      #expect(abs(one.box.minX - corners.0 - (other.box.minX - corners.1)) < 0.01, "\(one.element.id)")
      #expect(one.box.size == other.box.size)
    }
  }

  @Test(arguments: TextSizeCategory.allCases)
  func everyPartStaysInsideItsControl(textSize: TextSizeCategory) throws {
    let (left, _) = try both(Self.controls, textSize)
    #expect(left.codes.isEmpty)
    for placed in left.elements() {
      #expect(placed.box.minX >= -0.02 && placed.box.maxX <= 340.02, "\(placed.element.id): \(placed.box)")
      for line in placed.lines { #expect(line.minX >= -0.01 && line.maxX <= 340.01, "\(placed.element.id)") }
    }
  }

  /// The same blocks in both contexts.
  private func both(_ blocks: String, _ textSize: TextSizeCategory) throws -> (LayoutSample, LayoutSample) {
    let xml = "<document lang=\"en\"><canvas width=\"340\">\(blocks)</canvas></document>"
    var options = LayoutOptions()
    options.textSize = textSize
    options.direction = .leftToRight
    let left = try LayoutSample(xml, options: options)
    options.direction = .rightToLeft
    return (left, try LayoutSample(xml, options: options))
  }

  private func expectMirrored(_ one: Rect, _ other: Rect, _ id: String) {
    #expect(
      near(other, 340 - one.minX - one.width, one.minY, one.width, one.height), "\(id): \(one) against \(other)")
  }
}

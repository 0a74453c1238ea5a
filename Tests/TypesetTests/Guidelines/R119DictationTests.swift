import Testing

@testable import Typeset

/// R119: a field into which people can dictate shows a microphone at its end, where its author says so.
@Suite struct R119DictationTests {
  private func field(_ attributes: String, dir: Direction = .leftToRight) throws -> LayoutSample {
    try LayoutSample(
      "<document lang=\"en\"><canvas width=\"300\">\(attributes)</canvas></document>",
      options: LayoutOptions(direction: dir))
  }

  @Test(arguments: ["text-field", "search"]) func theMicrophoneIsAtTheEnd(element: String) throws {
    let xml = "<\(element) id=\"f\" value=\"Halcyon\" dictation=\"yes\"/>"
    let (left, right) = (try field(xml), try field(xml, dir: .rightToLeft))
    let (one, other) = (try left.box("f/microphone1"), try right.box("f/microphone1"))
    #expect(try left.box("f").maxX - one.maxX == 8)
    #expect(abs(other.minX - (300 - one.maxX)) < 0.01 && one.minY == other.minY)
    #expect(try left.box("f/value1").maxX <= one.minX)
    #expect(try left.element("f/microphone1").rules == [R119Dictation.rule])
    #expect(try !left.element("f/microphone1").isMirrored && !right.element("f/microphone1").isMirrored)
  }

  @Test(arguments: ["", "dictation=\"no\""]) func otherFieldsShowNone(attribute: String) throws {
    let sample = try field("<text-field id=\"f\" value=\"Halcyon\" \(attribute)/>")
    #expect(sample.elements().map(\.element.name) == ["canvas", "text-field", "field", "value"].suffix(3))
  }

  @Test func aLongValueEndsBeforeTheMicrophone() throws {
    let value = String(repeating: "Halcyon ", count: 20)
    let sample = try field("<text-field id=\"f\" value=\"\(value)\" dictation=\"yes\"/>")
    #expect(try sample.box("f/value1").maxX <= sample.box("f/microphone1").minX - 6 + 0.01)
    #expect(sample.diagnostics.isEmpty)
  }
}

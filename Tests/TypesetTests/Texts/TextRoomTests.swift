import Testing

@testable import Typeset

/// The room of texts: a text that is longer by less than its room changes nothing, one that is longer by more does.
@Suite struct TextRoomTests {
  /// The text of the element `t` on a canvas.
  private func measured(_ blocks: String, size: TextSizeCategory = .standard, width: Int = 300) throws -> MeasuredText {
    var options = LayoutOptions()
    options.measuresTexts = true
    options.textSize = size
    let sample = try LayoutSample(
      "<document lang=\"en\"><canvas width=\"\(width)\">\(blocks)</canvas></document>", options: options)
    let element = try #require(sample.elements().first { $0.element.id == "t" })
    return try #require(element.element.measured)
  }

  @Test func aTextIsMeasuredOnlyWhereThatIsAskedFor() throws {
    let sample = try LayoutSample.canvas("<p id=\"t\">Text</p>")
    #expect(sample.elements().allSatisfy { $0.element.measured == nil })
  }

  @Test func aParagraphHasWhatItsLastLineLeaves() throws {
    let one = try measured("<p id=\"t\">Text</p>")
    #expect(one.lineCount == 1 && one.end == .wraps && abs(one.room + one.width - 300) < 0.01)
    let two = try measured("<p id=\"t\">Text that is long enough for a second line of its own</p>")
    #expect(two.lineCount == 2 && two.end == .wraps && two.room > 0 && two.room < 300)
    let last = try measured("<p id=\"t\" lines=\"2\">Text that is long enough for a second line of its own</p>")
    #expect(last.end == .cut && last.room == two.room)
  }

  @Test func whatDoesNotFitIsNegative() throws {
    let text = "Text that is long enough for a second line of its own"
    let cut = try measured("<p id=\"t\" lines=\"1\">\(text)</p>")
    #expect(cut.end == .cut && cut.lineCount == 1 && cut.text == text && abs(cut.room + cut.width - 300) < 10)
    let wide = try measured("<p id=\"t\" wrap=\"none\">\(text)</p>")
    #expect(wide.end == .overflows && abs(wide.room + wide.width - 300) < 0.01 && wide.room < 0)
    let three = try measured("<p id=\"t\" lines=\"2\">\(text), and for a third one, and for more of them still</p>")
    #expect(three.room < 0 && three.room > -300 && three.lineCount == 2)
  }

  /// Blocks with a text `t` that is followed by a filling, in which `FILL` is replaced.
  private static let places = [
    "<row><label id=\"t\">Name FILL</label><spacer/><label>Value</label></row>",
    "<row spacing=\"12\"><label>Value</label><label id=\"t\">Name FILL</label></row>",
    "<row><box padding=\"10\"><label id=\"t\">Name FILL</label></box><label>Value</label></row>",
    "<row><column><label id=\"t\">Name FILL</label><label>A longer one</label></column><spacer/><label>V</label></row>",
    "<column align=\"center\"><label id=\"t\">Name FILL</label></column>",
    "<column padding=\"20\"><label id=\"t\" max-width=\"200\">Name FILL</label></column>",
    "<button id=\"t\">Name FILL</button>",
    "<button id=\"t\" icon=\"star\" kind=\"filled\">Name FILL</button>",
    "<row><button id=\"t\" kind=\"filled\">Name FILL</button><spacer/><label>Value</label></row>",
    "<toggle id=\"t\">Name FILL</toggle>",
    "<overlay><label id=\"t\">Name FILL</label></overlay>",
    "<grid columns=\"2\"><label id=\"t\">Name FILL</label><label>Other</label></grid>",
    "<ul><li id=\"t\">Name FILL</li></ul>",
    "<list><item><label id=\"t\">Name FILL</label><value>Value</value></item></list>",
    "<list><item><label>Label</label><value id=\"t\">Name FILL</value></item></list>",
    "<list><item disclosure=\"yes\"><label id=\"t\">Name FILL</label><detail>More</detail></item></list>",
    "<list><item><label id=\"t\">Name FILL</label><trailing><toggle label=\"x\"/></trailing></item></list>",
    "<list><item><label>Label</label><trailing><button id=\"t\">Name FILL</button></trailing></item></list>",
    "<table><tr><td id=\"t\">Name FILL</td><td>Value</td></tr></table>",
    "<p id=\"t\">Name FILL</p>",
  ]

  @Test(arguments: places)
  func aLongerTextWrapsWhenItsRoomIsUsedUp(place: String) throws {
    // The filling sticks to the word before it, so that no line may end between them.
    func filled(_ count: Int) -> String {
      place.replacingOccurrences(of: " FILL", with: String(repeating: "i", count: count))
    }
    let empty = try measured(filled(0))
    let unit = try measured(filled(1)).width - empty.width
    try #require(unit > 1 && empty.lineCount == 1)
    let fitting = Int((empty.room / unit).rounded(.down))
    try #require(fitting > 2, "room \(empty.room)")
    // Kerning between the letters can make a difference of a fraction of one.
    for count in [1, fitting / 2, fitting - 1] {
      let text = try measured(filled(count))
      #expect(text.lineCount == 1 && text.room > -0.01, "\(count) of \(fitting): \(text)")
      #expect(abs(text.room + text.width - empty.room - empty.width) < 0.5, "\(count) of \(fitting): \(text)")
    }
    // Words are spread so that they can wrap; a text that cannot is cut, or its neighbours are. Padding and gaps give
    // way first, by less than twelve letters.
    let beyond = try LayoutSample(
      "<document lang=\"en\"><canvas width=\"300\">\(filled(fitting + 12))</canvas></document>")
    let inside = try LayoutSample(
      "<document lang=\"en\"><canvas width=\"300\">\(filled(max(0, fitting - 1)))</canvas></document>")
    #expect(beyond.shape != inside.shape, "\(fitting + 12)")
  }
}

extension LayoutSample {
  /// How many lines each element has, and what was reported: what a longer text changes when it has no room.
  fileprivate var shape: String {
    elements().map { "\($0.element.id) \($0.element.isTruncated) \(Int($0.box.height))" }.joined(separator: ", ")
      + codes.joined(separator: " ")
  }
}

import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R090FocusCheckTests {
  private static let orientations = "portrait, landscape-left, landscape-right"

  private func found(_ contents: String, _ axes: [VariantAxis: String] = [.orientation: orientations]) throws
    -> [Finding]
  {
    try CheckSample("<screen scroll=\"yes\">\(contents)</screen>", axes).findings(of: 90)
  }

  @Test func aHeadingThatIsLostIsFoundOnce() throws {
    let found = try found("<h1 when=\"orientation=portrait\">Boats</h1><p>Every hour</p>")
    #expect(found.count == 1 && found[0].fault.level == .warning && found[0].fault.aspect == "heading")
    #expect(try self.found("<h1>Boats</h1>").isEmpty)
  }

  @Test func whatTheFirstVariantLacksIsFoundToo() throws {
    let heading = try found("<h1 when=\"orientation=landscape\">Boats</h1><p>Every hour</p>")
    #expect(heading.count == 1 && heading[0].fault.aspect == "heading")
    #expect(try found("<h1 when=\"orientation=landscape\">Boats</h1><h2>Hours</h2>").count == 1)
    let button = "<h1>Boats</h1><button purpose=\"primary\" when=\"orientation=landscape\">Book</button>"
    #expect(try found(button).map(\.fault.aspect) == ["primary"])
    #expect(try found(button.replacing("purpose=\"primary\"", with: "")).isEmpty)
  }

  @Test func anotherElementWithTheSameWordsIsTheSame() throws {
    let two =
      "<h1 when=\"orientation=portrait\">Boats</h1><h1 when=\"orientation=landscape\" style=\"title3\">WORDS</h1>"
    #expect(try found(two.replacing("WORDS", with: "Boats")).isEmpty)
    #expect(try found(two.replacing("WORDS", with: "Ships")).count == 1)
  }

  @Test func thePrimaryButtonStays() throws {
    let button = "<h1>Boats</h1><button purpose=\"primary\" when=\"orientation=portrait\">Book</button>"
    #expect(try found(button).map(\.fault.aspect) == ["primary"])
    #expect(try found(button + "<button purpose=\"primary\" when=\"orientation=landscape\">Go</button>").isEmpty)
    #expect(try found(button.replacing("purpose=\"primary\"", with: "")).isEmpty)
  }

  @Test func aHeadingStaysOnTheFirstScreenful() throws {
    // Upright it begins at 500 of 812 points, on its side the screen is 375 points high.
    let low = "<column padding-top=\"440\"><h1>Boats</h1></column>"
    #expect(try found(low).map(\.fault.aspect) == ["heading"])
    #expect(try found("<column padding-top=\"300\"><h1>Boats</h1></column>").isEmpty)
  }

  @Test func otherTextSizesCountAndOtherDevicesDoNot() throws {
    let large = "<h1 when=\"text&lt;ax1\">Boats</h1><p>Every hour</p>"
    #expect(try found(large, [.textSize: "l, ax3, ax5"]).count == 1)
    #expect(try found("<h1 when=\"device=iphone-xs\">Boats</h1>", [.device: "iphone-xs, iphone-se"]).isEmpty)
  }

  @Test func itCanBeIgnored() throws {
    let silenced = "<h1 when=\"orientation=portrait\" ignore=\"R090\" because=\"a map\">Boats</h1><p>Every hour</p>"
    #expect(try found(silenced).isEmpty)
  }
}

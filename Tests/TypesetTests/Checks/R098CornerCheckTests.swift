import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R098CornerCheckTests {
  /// A button at the bottom of a box that begins at 44 points on a screen of 812, with a home indicator from 778 on.
  private func found(
    height: Double, _ button: String = "<button anchor=\"bottom center\">Book</button>", _ attributes: String = "",
    axes: [VariantAxis: String] = [:]
  ) throws -> [Finding] {
    let box = "<overlay width=\"343\" height=\"\(height)\">\(button)</overlay>"
    return try CheckSample("<screen \(attributes)><status-bar/>\(box)</screen>", axes).findings(of: 98)
  }

  @Test func theZoneOfTheHomeIndicatorIsFree() throws {
    #expect(try found(height: 734).isEmpty)
    #expect(try found(height: 735).isEmpty)
    let low = try found(height: 736)
    #expect(low.map(\.fault.measured) == ["2 pt"] && low[0].fault.level == .error)
    #expect(try found(height: 736, axes: [.direction: "ltr, rtl"]).map(\.variants.count) == [2])
  }

  @Test func theBoxInWhichAControlAnswersCounts() throws {
    let small = "<button anchor=\"bottom center\" height=\"20\" min-height=\"0\" padding=\"0\">Book</button>"
    // It answers from 12 points above to 12 points below what is seen.
    #expect(try found(height: 722, small).isEmpty)
    let reaching = try found(height: 730, small)
    #expect(reaching.map(\.fault.level) == [.warning] && reaching[0].fault.measured == "8 pt")
    #expect(try found(height: 745, small).map(\.fault.level) == [.error])
  }

  @Test func rowsOfListsCountInTheZone() throws {
    let row = "<list><item disclosure=\"yes\"><label>Boat</label></item></list>"
    let sample = try CheckSample(
      "<screen><status-bar/><overlay height=\"750\"><column anchor=\"bottom start\">\(row)</column></overlay></screen>")
    #expect(sample.findings(of: 98).map(\.fault.aspect) == ["indicator"])
    #expect(sample.findings(of: 99).isEmpty, "what is in a control is reported with it")
    // Contents that are too high are one finding of another rule.
    let rows = (1...17).map { "<item disclosure=\"yes\"><label>Boat \($0)</label></item>" }.joined()
    let high = try CheckSample("<screen title=\"a\"><status-bar/><list>\(rows)</list></screen>")
    #expect(high.findings.map { $0.fault.rule.description } == ["R087"])
    // The first rows run over both sides into nothing that is round.
    let few = try CheckSample("<screen><list><item disclosure=\"yes\"><label>Boat</label></item></list></screen>")
    #expect(few.findings(of: 98).isEmpty)
  }

  @Test func devicesWithAHomeButtonHaveNeither() throws {
    #expect(try found(height: 623, axes: [.device: "iphone-8"]).isEmpty)
  }

  @Test func aScreenThatScrollsEndsAboveTheIndicator() throws {
    #expect(try found(height: 1200, "<button anchor=\"bottom center\">Book</button>", "scroll=\"yes\"").isEmpty)
  }

  @Test func cornersFollowTheDevice() throws {
    // On its side a screen has no safe area at the top, but round corners, of 39 points here and 62 there.
    let button = "<row width=\"740\"><spacer/><button>Book</button></row>"
    func aspects(_ device: String) throws -> [String] {
      try CheckSample("<screen device=\"\(device)\" orientation=\"landscape-left\">\(button)</screen>").findings(of: 98)
        .map(\.fault.aspect)
    }
    #expect(try aspects("iphone-xs") == ["corner"])
    #expect(try aspects("iphone-8").isEmpty)
  }

  /// A row at the end of a screen that scrolls answers as far above its middle as it cannot below.
  @Test func smallControlsAtTheEndAreFine() throws {
    let row = "<p>\(String(repeating: "Boats leave every hour. ", count: 40))</p><row><next>Next</next></row>"
    let axes: [VariantAxis: String] = [.orientation: "portrait,landscape-left"]
    #expect(try CheckSample("<screen scroll=\"yes\">\(row)</screen>", axes).findings(of: 98).isEmpty)
  }

  @Test func gamesSayThatTheyMean() throws {
    let game = "<button anchor=\"bottom center\" ignore=\"R098\" because=\"a game\">Jump</button>"
    #expect(try found(height: 760, game).isEmpty)
  }
}

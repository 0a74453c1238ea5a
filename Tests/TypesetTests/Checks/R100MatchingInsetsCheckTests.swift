import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R100MatchingInsetsCheckTests {
  private func found(
    _ padding: String, attributes: String = "", axes: [VariantAxis: String] = [:]
  ) throws -> [Finding] {
    let top = "<row><button label=\"Close\">+</button><spacer/></row>"
    let bottom = "<row \(padding)><button label=\"Share\">+</button><spacer/></row>"
    return try CheckSample("<screen \(attributes)><status-bar/>\(top)<spacer/>\(bottom)</screen>", axes).findings(
      of: 100)
  }

  @Test func insetsAtTopAndBottomMatch() throws {
    #expect(try found("").isEmpty)
    #expect(try found("padding-start=\"1\"").isEmpty)
    let apart = try found("padding-start=\"2\"", axes: [.direction: "ltr, rtl"])
    #expect(apart.isEmpty, "R083 reports that the edges are nearly aligned")
    let far = try found("padding-start=\"4\"", axes: [.direction: "ltr, rtl"])
    #expect(far.count == 1 && far[0].fault.level == .advice && far[0].fault.aspect == "start")
    #expect(far[0].fault.measured == "20 and 16 pt" && far[0].variants.count == 2)
  }

  /// What is centred, or ends where its text ends, has insets by chance.
  @Test func onlyGivenWidthsAndPaddingsCount() throws {
    func found(_ top: String, _ bottom: String) throws -> [String] {
      try CheckSample("<screen><status-bar/>\(top)<spacer/>\(bottom)</screen>").findings(of: 100).map(\.fault.aspect)
    }
    let wide = "<button width=\"fill\">Book</button>"
    let words = "The boats of the harbour that leave"
    #expect(try found("<column align=\"center\"><button>\(words)</button></column>", wide).isEmpty)
    #expect(try found("<button>\(words)</button>", wide).isEmpty)
    #expect(
      try found("<column align=\"center\"><button width=\"320\">Map</button></column>", wide) == ["start", "end"])
    #expect(try found("<row padding-end=\"20\"><spacer/><button>Close</button></row>", wide) == ["end"])
  }

  @Test func whatIsNotAtTheSideIsNotCompared() throws {
    // 44 points from the side are at the side, more are not.
    #expect(try found("padding-start=\"28\"").count == 1)
    #expect(try found("padding-start=\"29\"").isEmpty)
    #expect(try found("padding-start=\"8\"", axes: [.orientation: "landscape-left, landscape-right"]).count == 1)
  }

  @Test func barsAndListsAreLeftAlone() throws {
    let bars = "<nav-bar><button>Close</button></nav-bar><toolbar><button>Share</button></toolbar><p>Boats</p>"
    #expect(try CheckSample("<screen>\(bars)</screen>").findings(of: 100).isEmpty)
  }

  @Test func anIndicatorOfPagesKeepsItsDistance() throws {
    /// The pager ends at a distance from the top of the screen, whose home indicator begins at 799 and whose safe area
    /// ends at 778.
    func pager(_ bottom: Double) throws -> [String] {
      let pager = "<pager anchor=\"bottom center\" current=\"1\" total=\"3\" label=\"Page 1 of 3\"/>"
      let box = "<overlay width=\"343\" height=\"\(bottom - 44)\">\(pager)</overlay>"
      return try CheckSample("<screen><status-bar/>\(box)</screen>").findings(of: 100).map { $0.fault.measured ?? "" }
    }
    #expect(try pager(778).isEmpty)
    #expect(try pager(791).isEmpty)
    #expect(try pager(792) == ["7 pt"])
    #expect(try pager(799) == ["0 pt"])
    #expect(try pager(802).isEmpty)
  }
}

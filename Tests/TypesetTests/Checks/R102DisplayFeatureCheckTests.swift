import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R102DisplayFeatureCheckTests {
  private func found(
    _ box: String, height: Double = 768, _ attributes: String = "", axes: [VariantAxis: String] = [:]
  ) throws -> [Finding] {
    let overlay = "<overlay width=\"343\" height=\"\(height)\">\(box)</overlay>"
    return try CheckSample("<screen \(attributes)><status-bar/>\(overlay)</screen>", axes).findings(of: 102)
  }

  private func bar(_ color: String, height: Int = 30) -> String {
    "<box anchor=\"bottom center\" background=\"\(color)\" width=\"343\" height=\"\(height)\"/>"
  }

  @Test func aBarUnderTheHomeIndicatorIsFound() throws {
    #expect(try found(bar("#000000")).map(\.fault.level) == [.warning])
    #expect(try found(bar("#000000"), axes: [.direction: "ltr, rtl"]).map(\.variants.count) == [2])
  }

  @Test func contentsThatRunDownThereHideNothing() throws {
    // What begins more than 4 points above the zone of 34 points is more than a bar.
    #expect(try found(bar("#000000", height: 38)).count == 1)
    #expect(try found(bar("#000000", height: 39)).isEmpty)
    #expect(try found(bar("#000000"), height: 760).isEmpty)
  }

  @Test func translucentShapesAndTheColourOfTheScreenAreFine() throws {
    #expect(try found(bar("#00000080")).isEmpty)
    #expect(try found(bar("#123456"), "background=\"#123456\"").isEmpty)
    #expect(try found(bar("#000000"), axes: [.device: "iphone-8"]).isEmpty)
  }

  @Test func barsAndListsRunToTheEdges() throws {
    let bars =
      "<nav-bar background=\"#000000\"><title>Boats</title></nav-bar><toolbar background=\"#000000\"><button>Share</button></toolbar>"
    #expect(try CheckSample("<screen>\(bars)<p>Boats</p></screen>").findings(of: 102).isEmpty)
    let rows = (1...30).map { "<item><label>Boat \($0)</label></item>" }.joined()
    let list = "<list kind=\"grouped\">\(rows)</list>"
    #expect(try CheckSample("<screen scroll=\"yes\">\(list)</screen>").findings(of: 102).isEmpty)
  }

  @Test func aBlackStatusBarHidesTheHousing() throws {
    func found(_ bar: String, _ screen: String = "", _ axes: [VariantAxis: String] = [:]) throws -> [String] {
      try CheckSample(
        "<screen \(screen)><status-bar color=\"#ffffff\" \(bar)/><p>Boats</p></screen>", axes
      ).findings(of: 102).map(\.fault.aspect)
    }
    #expect(try found("background=\"#000000\"") == ["status-bar"])
    #expect(try found("background=\"#101010\"") == ["status-bar"])
    #expect(try found("background=\"#0000ff\"").isEmpty)
    #expect(try found("background=\"#000000\"", "background=\"#000000\"").isEmpty)
    #expect(try found("background=\"#000000\"", "", [.appearance: "dark"]).isEmpty)
    #expect(try found("background=\"#000000\"", "", [.device: "iphone-8"]).isEmpty)
    let bars = "<status-bar background=\"#000000\"/><nav-bar background=\"#000000\"><title>Boats</title></nav-bar>"
    #expect(try CheckSample("<screen>\(bars)<p>Boats</p></screen>").findings(of: 102).isEmpty)
  }

  @Test func aShapeBesideTheHousingOnItsSideIsFound() throws {
    let shape = "<box background=\"#000000\" width=\"42\" height=\"200\"/>"
    let row = "<column padding-top=\"88\"><row width=\"752\"><spacer/>\(shape)</row></column>"
    func count(_ orientation: String) throws -> Int {
      try CheckSample("<screen>\(row)</screen>", [.orientation: orientation]).findings(of: 102).count
    }
    #expect(try count("landscape-right") == 1)
    #expect(try count("landscape-left") == 0)
  }
}

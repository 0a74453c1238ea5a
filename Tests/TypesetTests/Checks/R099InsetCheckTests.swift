import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R099InsetCheckTests {
  private static let rotations = "landscape-left, landscape-right"

  private func found(
    _ contents: String, _ attributes: String = "", axes: [VariantAxis: String] = [:]
  ) throws -> [Finding] {
    try CheckSample("<screen \(attributes)>\(contents)</screen>", axes).findings(of: 99)
  }

  @Test func textKeepsInsideTheSafeArea() throws {
    func text(_ height: Double) -> String {
      "<status-bar/><overlay width=\"343\" height=\"\(height)\"><p anchor=\"bottom center\">Boats</p></overlay>"
    }
    #expect(try found(text(734)).isEmpty)
    #expect(try found(text(750)).map(\.fault.aspect) == [""])
    #expect(try found(text(750)).allSatisfy { $0.fault.message.hasSuffix("is outside the safe area") })
    #expect(try found(text(764)).allSatisfy { $0.fault.message.hasSuffix("is under the home indicator") })
    #expect(try found(text(600), axes: [.device: "iphone-8"]).isEmpty)
  }

  /// What ends 12 points from the side where reading ends on a phone on its side, at the middle of its height.
  private func beside(_ inner: String) -> String {
    "<column padding-top=\"150\"><row width=\"740\"><spacer/>\(inner)</row></column>"
  }

  @Test(arguments: [
    "<button>Book</button>", "<icon name=\"share\" alt=\"Share\" width=\"30\"/>", "<toggle label=\"Lamp\"/>",
    "<label>Until midnight</label>",
  ])
  func whatIsBesideTheHousingIsFound(inner: String) throws {
    let found = try found(beside(inner), axes: [.orientation: Self.rotations])
    #expect(found.count == 1 && found[0].fault.level == .error)
    #expect(found[0].variants.count == 2)
  }

  @Test func theHousingIsAtARealSide() throws {
    func words(_ orientation: String, _ direction: String) throws -> [String] {
      try found(
        beside("<button>Book</button>"), axes: [.orientation: orientation, .direction: direction]
      ).map { String($0.fault.message.split(separator: "is ", maxSplits: 1).last ?? "") }
    }
    #expect(try words("landscape-right", "ltr") == ["under the sensor housing"])
    #expect(try words("landscape-left", "ltr") == ["outside the safe area"])
    #expect(try words("landscape-left", "rtl") == ["under the sensor housing"])
    #expect(try words("landscape-right", "rtl") == ["outside the safe area"])
  }

  @Test func picturesAreFoundUnlessTheyRunToTheEdge() throws {
    func picture(_ attributes: String) throws -> Int {
      let image = "<image src=\"Artwork/harbour.svg\" alt=\"The lighthouse\" \(attributes)/>"
      return try CheckSample(
        "<screen>\(beside(image))</screen>", [.orientation: "landscape-right"],
        folder: Examples.folder.appendingPathComponent("Checks/Fine").path
      ).findings(of: 99).count
    }
    #expect(try picture("width=\"60\" height=\"40\"") == 1)
    #expect(try picture("width=\"60\" height=\"40\" decorative=\"yes\"".replacing("alt=", with: "data-alt=")) == 0)
    let wide = "<image src=\"Artwork/harbour.svg\" alt=\"The lighthouse\" width=\"fill\" height=\"200\" fit=\"fill\"/>"
    let full = try CheckSample(
      "<screen>\(wide)</screen>", [.orientation: Self.rotations],
      folder: Examples.folder.appendingPathComponent("Checks/Fine").path)
    #expect(full.findings(of: 99).isEmpty)
  }

  @Test func rowsOfListsRunOverTheSides() throws {
    let list =
      "<list><item disclosure=\"yes\"><label>Boat</label><trailing><toggle label=\"Lamp\"/></trailing></item></list>"
    #expect(try found(list, axes: [.orientation: Self.rotations, .direction: "ltr, rtl"]).isEmpty)
  }

  @Test func aWideBlockIsInTheMiddle() throws {
    let blocks = "<overlay width=\"WIDTH\" height=\"40\"><p>Boats</p></overlay>"
    func symmetry(_ width: String) throws -> [String] {
      try found(blocks.replacing("WIDTH", with: width)).map(\.fault.aspect)
    }
    #expect(try symmetry("343").isEmpty && symmetry("342").isEmpty)
    #expect(try symmetry("341") == ["symmetry"])
    // Less than 80 % of the width is a block at the start.
    #expect(try symmetry("300") == ["symmetry"] && symmetry("299").isEmpty)
  }

  @Test func whatIsAsWideAsItsContentsIsSoByChance() throws {
    #expect(try found("<button kind=\"plain\">The boats of the harbour that leave</button>").isEmpty)
    #expect(try found("<steps total=\"7\" current=\"2\" label=\"Steps\"/>").isEmpty)
    #expect(try found("<button width=\"320\">Boats</button>").map(\.fault.aspect) == ["symmetry"])
  }

  @Test func whatReachesBeyondTheScreenIsFoundElsewhere() throws {
    #expect(try found("<p width=\"420\">\(String(repeating: "boats ", count: 12))</p>").isEmpty)
  }

  @Test func itCanBeIgnored() throws {
    let game = "<button ignore=\"R099\" because=\"a game\">Jump</button>"
    #expect(try found(beside(game), axes: [.orientation: Self.rotations]).isEmpty)
  }
}

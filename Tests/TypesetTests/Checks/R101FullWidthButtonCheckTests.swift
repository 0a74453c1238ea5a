import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R101FullWidthButtonCheckTests {
  private func found(
    _ contents: String, _ attributes: String = "", axes: [VariantAxis: String] = [:]
  ) throws -> [Finding] {
    try CheckSample("<screen \(attributes)><status-bar/>\(contents)</screen>", axes).findings(of: 101)
  }

  @Test func fullWidthButtonsKeepTheMargins() throws {
    // It begins at 16 points of 375.
    #expect(try found("<button width=\"351\">Book</button>").isEmpty)
    #expect(try found("<button width=\"352\">Book</button>").map(\.fault.measured) == ["7 pt"])
    #expect(
      try found("<button width=\"352\">Book</button>", axes: [.direction: "ltr, rtl"]).map(\.variants.count) == [2])
    #expect(try found("<button>Book</button>").isEmpty)
  }

  @Test func theyHaveRoundCornersWhereTheScreenHas() throws {
    func aspects(_ attributes: String, device: String = "iphone-xs") throws -> [String] {
      try found("<button width=\"fill\" \(attributes)>Book</button>", axes: [.device: device]).map(\.fault.aspect)
    }
    #expect(try aspects("radius=\"0\"") == ["corners"])
    #expect(try aspects("radius=\"1\"").isEmpty && aspects("").isEmpty)
    #expect(try aspects("radius=\"0\" kind=\"plain\"").isEmpty)
    #expect(try aspects("radius=\"0\"", device: "iphone-8").isEmpty)
  }

  @Test func theyAreAtTheBottomOfTheSafeArea() throws {
    let button = "<spacer/><button width=\"fill\">Book</button>"
    #expect(try found(button).isEmpty)
    #expect(try found(button, "padding-bottom=\"1\"").isEmpty)
    let above = try found(button, "padding-bottom=\"2\"")
    #expect(above.map(\.fault.measured) == ["2 pt"] && above[0].fault.level == .advice)
    #expect(try found(button, "padding-bottom=\"44\"").count == 1)
    #expect(try found(button, "padding-bottom=\"45\"").isEmpty)
    #expect(try found(button, "padding-bottom=\"20\" scroll=\"yes\"").isEmpty)
  }

  @Test func whereSomethingIsBelowTheyNeedNotBe() throws {
    let two = "<spacer/><button width=\"fill\">Book</button><button width=\"fill\" kind=\"plain\">Later</button>"
    #expect(try found(two).isEmpty)
    #expect(
      try found("<spacer/><button width=\"fill\">Book</button>", "padding-bottom=\"20\"", axes: [.device: "iphone-8"])
        .isEmpty)
    let bar = "<spacer/><button width=\"fill\">Book</button><tab-bar><tab icon=\"home\">Home</tab></tab-bar>"
    #expect(try found(bar, "padding-bottom=\"20\"").isEmpty)
  }
}

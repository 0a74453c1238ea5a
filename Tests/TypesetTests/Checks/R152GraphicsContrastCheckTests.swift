import Testing

@testable import Typeset
@testable import TypesetReview

/// Icons and the parts of controls have 3:1.
@Suite struct R152GraphicsContrastCheckTests {
  private func findings(_ body: String, _ axes: [VariantAxis: String] = [:]) throws -> [Finding] {
    try CheckSample("<canvas background=\"#ffffff\">\(body)</canvas>", axes).findings(of: 152)
  }

  @Test(arguments: [("#949494", nil), ("#959595", "2.9:1"), ("#ffffff", "1.0:1")])
  func theLimitIsThreeToOne(color: String, measured: String?) throws {
    let found = try findings("<icon name=\"flag\" color=\"\(color)\"/>", [.direction: "ltr,rtl", .textSize: "l,ax5"])
    #expect(found.first?.fault.measured == measured)
    #expect(
      found.first.map { $0.variants.count == 4 && $0.fault.required == "3:1" && $0.fault.level == .error } ?? true)
  }

  @Test func whatLiesUnderItCounts() throws {
    let icon = "<icon name=\"flag\" color=\"#949494\"/>"
    #expect(try findings("<box background=\"#888888\" padding=\"8\">\(icon)</box>").count == 1)
    #expect(try findings("<box background=\"#000000\" padding=\"8\">\(icon)</box>").isEmpty)
    #expect(
      try findings("<box background=\"#00000033\" padding=\"8\">\(icon)</box>").map(\.fault.measured) == ["1.8:1"])
  }

  @Test func theStateOfAControlIsSeenInOneOfItsParts() throws {
    #expect(try findings("<slider label=\"Sound\" value=\"0.5\" tint=\"#eeeeee\"/>").count == 1)
    #expect(try findings("<slider label=\"Sound\" value=\"0.5\"/>").isEmpty)
    #expect(try findings("<progress label=\"Loading\" value=\"30\" total=\"100\" tint=\"#dddddd\"/>").count == 1)
    #expect(try findings("<progress label=\"Loading\" value=\"30\" total=\"100\"/>").isEmpty)
    #expect(try findings("<rating label=\"Stars\" value=\"3\" tint=\"#eeeeee\"/>").isEmpty, "a star is a shape")
    #expect(try findings("<toggle on=\"yes\" label=\"Wi-Fi\" tint=\"#eeeeee\"/>").isEmpty, "its knob moves")
  }

  @Test func eachSignOfAControlCounts() throws {
    let dark = "<box background=\"#222222\" padding=\"20\" color=\"#404040\">"
    for (control, sign) in [
      ("<player label=\"Song\" position=\"10\" duration=\"100\" tint=\"#ffffff\"/>", "<player>"),
      ("<slider label=\"Light\" value=\"0.5\" min-icon=\"sun-small\" max-icon=\"sun-large\"/>", "-icon of <slider>"),
      ("<stepper label=\"Guests\"/>", "of <stepper>"), ("<align-picker label=\"Lines\" value=\"left\"/>", "segment"),
      ("<next label=\"Next\" tint=\"#404040\"/>", "chevron of <next>"),
    ] {
      let found = try findings("\(dark)\(control)</box>")
      #expect(found.count == 1, "\(control)")
      #expect(found.first?.fault.message.contains(sign) == true, "\(found.first?.fault.message ?? control)")
      #expect(
        try findings(
          "<box background=\"#ffffff\" padding=\"20\">\(control)</box>".replacing("#ffffff\"/>", with: "#0055cc\"/>")
        ).isEmpty)
    }
  }

  @Test func whatCannotBeUsedOrMeansNothingIsLeftAlone() throws {
    #expect(try findings("<icon name=\"flag\" color=\"#eeeeee\" decorative=\"yes\"/>").isEmpty)
    #expect(try findings("<column enabled=\"no\"><icon name=\"flag\" color=\"#eeeeee\"/></column>").isEmpty)
    #expect(try findings("<icon name=\"flag\" color=\"#eeeeee\" ignore=\"R152\" because=\"a test\"/>").isEmpty)
  }

  @Test func everyBarAndShareOfAChartIsSeen() throws {
    func found(_ kind: String, _ attributes: String = "", ground: String = "#ffffff") throws -> [Finding] {
      let chart = "<chart kind=\"\(kind)\" values=\"3,1,2\" labels=\"a,b,c\" alt=\"A chart\" \(attributes)/>"
      return try findings("<box background=\"\(ground)\" padding=\"8\">\(chart)</box>")
    }
    for kind in ["bar", "line", "area", "pie", "ring"] {
      #expect(try found(kind).isEmpty, "\(kind)")
      let faint = try found(kind, "color=\"#dddddd\"")
      #expect(faint.map(\.fault.measured) == ["1.3:1"] && faint.first?.fault.required == "3:1", "\(kind)")
      #expect(try found(kind, "color=\"#dddddd\" ignore=\"R152\" because=\"a test\"").isEmpty)
    }
    #expect(try found("bar", ground: "#2060b0").count == 1)
    #expect(try found("bar", "color=\"#ffffff\" background=\"#2060b0\"").isEmpty, "its own ground counts")
    #expect(try found("ring", ground: "#c93400").count == 1, "one share is as the ground")
  }
}

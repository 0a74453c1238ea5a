import Testing

@testable import Typeset

/// R104: in a call, the status bar of older devices grows by 20 points; those with a sensor housing keep theirs.
@Suite struct R104StatusBusyTests {
  /// A status bar in a call with a navigation bar below it.
  private func sample(_ device: String, _ status: String = "in-call", lang: String = "en") throws -> LayoutSample {
    try LayoutSample(
      """
      <document lang="\(lang)"><screen device="\(device)"><status-bar id="bar" status="\(status)"/>
      <nav-bar id="nav"><title>Harbours</title></nav-bar></screen></document>
      """)
  }

  @Test(arguments: [
    ("iphone-8", 40.0), ("iphone-se", 40), ("ipad-9.7", 40), ("iphone-xs", 44), ("iphone-15", 59), ("ipad-pro-11", 24),
  ])
  func onlyTheBarOfOlderDevicesGrows(device: String, height: Double) throws {
    let sample = try sample(device)
    let usual = try self.sample(device, "none")
    let added = try sample.box("bar").height - usual.box("bar").height
    #expect(try sample.box("bar").height == height)
    #expect(try sample.box("nav").minY == usual.box("nav").minY + added)
    #expect(try sample.element("bar").rules == (added > 0 ? [R104StatusBusy.rule] : []))
  }

  @Test(arguments: ["en", "ar"]) func timeAndSignsStayInTheUpperHalf(lang: String) throws {
    let (sample, usual) = (try sample("iphone-8", lang: lang), try self.sample("iphone-8", "none", lang: lang))
    for part in ["time", "signal", "wifi", "battery"] {
      #expect(try sample.box("bar/\(part)1") == usual.box("bar/\(part)1"))
    }
    let (band, call) = (try sample.box("bar/band1"), try sample.box("bar/call1"))
    #expect(near(band, 0, 0, 375, 40))
    #expect(call.minY >= 20 && call.maxY <= 40)
    #expect(abs((call.minX + call.maxX) / 2 - 187.5) < 0.01)
  }

  @Test func itsWordsAreThoseOfTheLanguageAndLegible() throws {
    #expect(try sample("iphone-8").runs(of: "bar/call1").map(\.text) == ["Touch to return to call"])
    let german = try sample("iphone-8", lang: "de").runs(of: "bar/call1")
    #expect(german.map(\.text) == ["Zum Anruf zurückkehren"])
    #expect(german.allSatisfy { $0.appearance.color.contrast(on: R104StatusBusy.background) >= 4.5 })
  }

  @Test func aPhoneInLandscapeShowsNone() throws {
    let sample = try LayoutSample(
      "<document lang=\"en\"><screen device=\"iphone-8\"><status-bar id=\"bar\" status=\"in-call\"/></screen></document>",
      options: .with { $0.orientation = .landscapeLeft })
    #expect(!sample.elements().contains { $0.element.id == "bar" })
  }
}

import Testing

@testable import Typeset
@testable import TypesetReview

/// Names are words that people know, and those that they see (R132).
@Suite struct R132NameCheckTests {
  private func aspects(_ body: String, lang: String = "en", _ axes: [VariantAxis: String] = [:]) throws -> [String] {
    try CheckSample("<screen lang=\"\(lang)\">\(body)</screen>", axes).findings(of: 132).map(\.fault.aspect)
  }

  private func named(_ name: String, _ attributes: String = "icon=\"share\"") throws -> [String] {
    try aspects("<button \(attributes) label=\"\(name)\"/>")
  }

  @Test(arguments: [
    "heart-fill", "btn_heart", "heart.fill", "ic-share", "IMG_0123.JPG", "Heart.png", "icon_24", "mail-search",
    "heartFill",
    "HeartButton", "button.close",
  ])
  func namesOfIconsAndFilesAreNone(name: String) throws { #expect(try named(name) == ["identifier"]) }

  @Test(arguments: [
    "Check-in", "E-mail", "e-mail", "Share", "share", "Wi-Fi", "mail@example.org", "Fill the form", "12-24", "iPhone",
    "Fill-in", "macOS", "ImageReady",
  ])
  func wordsAreNames(name: String) throws { #expect(try named(name).isEmpty) }

  @Test func theNameOfItsOwnIconIsNone() throws {
    #expect(try named("bell-slash", "icon=\"bell-slash\"") == ["identifier"])
    #expect(try aspects("<icon name=\"star\" alt=\"star-fill\"/>") == ["identifier"])
  }

  @Test func blanksAreNoName() throws {
    #expect(try CheckSample("<canvas><slider label=\" \"/></canvas>").findings(of: 132).map(\.fault.level) == [.error])
    #expect(try CheckSample("<canvas><slider label=\"Wind\"/></canvas>").findings(of: 132).isEmpty)
  }

  @Test func theWordsThatAreSeenAreInTheName() throws {
    func words(_ text: String, _ name: String) throws -> [String] {
      try aspects("<button label=\"\(name)\">\(text)</button>")
    }
    #expect(try words("Rent", "Book") == ["words"])
    #expect(try words("Rent", "Rent a boat").isEmpty)
    #expect(try words("Rent…", "To rent a boat").isEmpty)
    #expect(try words("Cart (3)", "Cart, 3 lamps").isEmpty)
    #expect(try words("Mon", "Weekday").isEmpty, "it may be short for something")
    #expect(try words("+", "Add").isEmpty)
    #expect(try aspects("<segmented><segment label=\"Week\">Days</segment></segmented>") == ["words"])
    #expect(try aspects("<toggle label=\"Lamp\"/>").isEmpty)
    #expect(try aspects("<toggle label=\"Alarm\">Lamp at the bow</toggle>") == ["words"])
    #expect(
      try CheckSample(
        "<screen><button label=\"Rent a boat\">Rent</button></screen>", options: .with { $0.pseudolanguage = .accented }
      ).findings(of: 132).isEmpty)
  }

  @Test(arguments: [("en", "Like button"), ("de", "Teilen Taste"), ("es", "Botón compartir"), ("ar", "زر المشاركة")])
  func theKindIsSaidAnyway(lang: String, name: String) throws {
    #expect(try aspects("<button icon=\"share\" label=\"\(name)\"/>", lang: lang) == ["role"])
  }

  @Test func otherWordsAreLeftAlone() throws {
    #expect(try named("Button") == ["kind"])
    #expect(try named("Buttonhole").isEmpty)
    #expect(try named("Show the buttons").isEmpty)
  }

  @Test func twoControlsHaveTwoNames() throws {
    let options = "<button icon=\"filter\" label=\"Options\"/>"
    let found = try CheckSample("<screen>\(options)<p>Boats</p>\(options)</screen>").findings(of: 132)
    #expect(found.map(\.fault.aspect) == ["same"] && found.map(\.fault.level) == [.advice])
    #expect(try aspects("<row>\(options)\(options)</row>") == ["same"])
    #expect(try aspects("<row><label>Wind</label><slider/></row><row><label>Wind</label><slider/></row>") == ["same"])
    // What is around them, or above, tells which is which.
    #expect(try aspects("<box>\(options)</box><box>\(options)</box>").isEmpty)
    let card = "<box><column><label>NAME</label>\(options)</column></box>"
    #expect(try aspects(card.replacing("NAME", with: "a") + card.replacing("NAME", with: "b")).isEmpty)
    let row = "<item><label>Alerts</label><trailing><toggle on=\"yes\"/></trailing></item>"
    #expect(try aspects("<list>\(row)\(row)</list>") == ["same"])
    #expect(try aspects("<h2>Boats</h2>\(options)<h2>Ships</h2>\(options)").isEmpty)
    let item = "<item><label>NAME</label><trailing>\(options)</trailing></item>"
    let items = item.replacing("NAME", with: "Boats") + item.replacing("NAME", with: "Ships")
    #expect(try aspects("<list>\(items)</list>").isEmpty)
    #expect(try aspects("<nav-bar>\(options)</nav-bar>\(options)").isEmpty)
    #expect(try aspects("<stepper>Boats</stepper><stepper>Ships</stepper>").isEmpty)
  }

  @Test(arguments: [("en", "here"), ("en", "Click here"), ("de", "hier"), ("fr", "ici"), ("ar", "هنا"), ("ja", "こちら")])
  func linksSayWhereTheyLead(lang: String, words: String) throws {
    #expect(try aspects("<p>See <a href=\"https://example.org\">\(words)</a>.</p>", lang: lang) == ["link"])
    #expect(try aspects("<p>See <a href=\"https://example.org\">the map</a> here.</p>", lang: lang).isEmpty)
  }
}

import Testing

@testable import Typeset

/// The keyboard over layers: it is the uppermost of all, and what people type into is seen above it.
@Suite struct LayerKeyboardTests {
  private func sample(
    _ layers: String, device: String = "iphone-17", own: String = "<p id=\"p\">One</p>",
    _ change: (inout LayoutOptions) -> Void = { _ in }
  ) throws -> LayoutSample {
    var options = LayoutOptions()
    change(&options)
    return try LayoutSample(
      """
      <document lang="en"><screen device="\(device)"><status-bar/><nav-bar><title>Inbox</title></nav-bar>\(own)\
      <tab-bar id="tabs"><tab>One</tab></tab-bar><keyboard id="k"/><home-indicator id="h"/>\(layers)</screen></document>
      """, options: options)
  }

  private static let field = "<text-field id=\"f\" focused=\"yes\" type=\"email\" placeholder=\"Mail\"/>"
  private static let alert = """
    <alert id="a"><title>Rename</title><p>A name for the harbour.</p>\(field)<button id="no" purpose="cancel">Cancel</button>\
    <button id="yes">Save</button></alert>
    """

  @Test(arguments: [alert, "<sheet id=\"a\" detent=\"medium\">\(field)</sheet>"])
  func itIsOverAllLayersAndInReach(layer: String) throws {
    let sample = try sample(layer)
    let ids = sample.elements().filter { $0.element.hasOwnID }.map(\.element.id)
    #expect(ids.suffix(2) == ["k", "h"])
    #expect(try !sample.element("k").isInert && sample.element("p").isInert)
    let keyboard = try sample.box("k")
    #expect(keyboard.maxY == sample.frames[0].size.height && keyboard.height == 291)
    #expect(sample.elements().contains { $0.element.id.hasPrefix("k/") && sample.texts(of: $0.element.id) == ["@"] })
  }

  @Test func theScreenBeneathKeepsItsPlace() throws {
    let sample = try sample(Self.alert)
    #expect(try sample.element("tabs").isInert)
    let own = try self.sample("<toast>Copied</toast>", own: Self.field)
    #expect(!own.elements().contains { $0.element.id == "tabs" })
    #expect(try !own.element("k").isInert)
    let beneath = try self.sample(Self.alert.replacing(Self.field, with: ""), own: Self.field)
    #expect(!beneath.elements().contains { $0.element.id == "tabs" }, "its own field had the keyboard before")
    #expect(beneath.elements().filter { $0.element.id == "k" }.count == 1)
  }

  @Test(arguments: ["iphone-se", "iphone-17", "ipad-9.7", "ipad-pro-11"], ["l", "ax3", "ax5"])
  func anAlertMovesUpAndItsFieldIsSeen(device: String, size: String) throws {
    for orientation in [DeviceOrientation.portrait, .landscapeRight] {
      let sample = try sample(Self.alert, device: device) {
        $0.textSize = TextSizeCategory(rawValue: size)!
        $0.orientation = orientation
      }
      let (alert, keyboard, field) = try (sample.box("a"), sample.box("k"), sample.box("f"))
      #expect(alert.maxY <= keyboard.minY - 7.9 && alert.minY >= 0)
      // Only a large text in a landscape leaves less than a field's height.
      if alert.height * 0.4 >= field.height {
        #expect(field.minY >= alert.minY - 0.01 && field.maxY <= alert.maxY, "\(device) \(size) \(orientation)")
      }
    }
  }

  @Test(arguments: ["iphone-se", "iphone-17", "ipad-9.7"], ["medium", "large", "240"])
  func aSheetScrollsToItsField(device: String, detent: String) throws {
    let blocks = String(repeating: "<p>Some words about a lighthouse</p>", count: 16)
    let sample = try sample(
      "<sheet id=\"a\" detent=\"\(detent)\" scroll=\"yes\"><nav-bar id=\"n\"><title>Note</title></nav-bar>\(blocks)\(Self.field)<p>After</p></sheet>",
      device: device)
    let (sheet, keyboard, field, bar) = try (sample.box("a"), sample.box("k"), sample.box("f"), sample.box("n"))
    #expect(field.maxY <= keyboard.minY && field.maxY <= sheet.maxY && field.minY >= bar.maxY)
    #expect(sample.codes.isEmpty)
    #expect(sample.frames[0].items.groups.first { $0.elementID == "f" }?.clip != nil, "contents are cut at the bars")
  }

  @Test func aSheetRisesWithTheKeyboard() throws {
    let layer = "<sheet id=\"a\" detent=\"240\">\(Self.field)</sheet>"
    let sheet = try sample(layer).box("a")
    #expect(sheet.height == 240 + 291)
    let large = try sample(layer.replacing("240", with: "large")).box("a")
    #expect(try large == sample("<sheet id=\"a\">\(Self.field)</sheet>").box("a"))
    let card = try sample(layer.replacing("240", with: "large"), device: "ipad-9.7") { $0.orientation = .landscapeLeft }
    #expect(try card.box("a").maxY <= card.box("k").minY)
  }

  @Test func contentsThatTheKeyboardCoversAreReported() throws {
    let blocks = String(repeating: "<p>Some words about a lighthouse</p>", count: 16)
    #expect(try sample("<sheet>\(blocks)\(Self.field)</sheet>").codes == ["clipped"])
  }

  @Test func itFollowsTheLanguageOfTheLayer() throws {
    let sample = try sample("<sheet lang=\"fr\">\(Self.field)</sheet>")
    #expect(try sample.element("k").keyboardLayout == "french")
  }

  @Test(arguments: [alert, "<sheet id=\"a\" detent=\"medium\">\(field)</sheet>"])
  func theLayerIsMirroredAndTheKeysAreNot(layer: String) throws {
    let left = try sample(layer) { $0.direction = .leftToRight }
    let right = try sample(layer) { $0.direction = .rightToLeft }
    var oracle = MirrorOracle(left.document, tolerance: 0.01)
    oracle.compare(left.frames.map(MirrorPage.init), right.frames.map(MirrorPage.init))
    #expect(oracle.faults.isEmpty, "\(oracle.faults)")
    #expect(oracle.compared.contains("keyboard"))
  }

  @Test func oneScreenHasOneKeyboard() {
    for (layers, codes) in [
      ("<keyboard/>", ["second-element"]), ("<sheet><keyboard/></sheet>", ["misplaced-element"]),
      ("<alert><title>A</title><keyboard/></alert>", ["misplaced-element"]),
    ] {
      let log = DiagnosticLog()
      let xml = "<document lang=\"en\"><screen><p>One</p><keyboard/>\(layers)</screen></document>"
      _ = Document.read(Array(xml.utf8), name: "test.xml", log: log)
      #expect(log.diagnostics.map(\.code) == codes)
      #expect(log.diagnostics.allSatisfy { $0.range != nil })
    }
  }
}

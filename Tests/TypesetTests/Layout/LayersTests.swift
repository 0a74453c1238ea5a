import Foundation
import Testing

@testable import Typeset

/// What is over a screen.
@Suite struct LayersTests {
  private func sample(
    _ layers: String, lang: String = "en", device: String = "iphone-17",
    _ change: (inout LayoutOptions) -> Void = { _ in }
  ) throws -> LayoutSample {
    var options = LayoutOptions()
    change(&options)
    return try LayoutSample(
      """
      <document lang="\(lang)"><screen id="s" device="\(device)"><status-bar/><nav-bar><title id="t">Inbox</title>\
      <button id="edit">Edit</button></nav-bar><p id="p">One</p><spacer/><button id="low" kind="filled">Low</button>\
      <home-indicator/>\(layers)</screen></document>
      """, options: options)
  }

  private static let alert = """
    <alert id="a"><title id="at">Delete?</title><p>Gone for good.</p><button id="yes" purpose="destructive">Delete</button>\
    <button id="no" purpose="cancel">Cancel</button></alert>
    """

  private func screen(of sample: LayoutSample) -> Rect { Rect(origin: .zero, size: sample.frames[0].size) }

  // MARK: The seam

  @Test func whatAModalLayerIsOverIsInert() throws {
    let sample = try sample(Self.alert)
    for placed in sample.elements() {
      let id = placed.element.id
      let isBeneath = !["a", "at", "yes", "no", "scrim"].contains { id.hasPrefix($0) } && !id.contains("alert")
      #expect(placed.element.isInert == isBeneath, "\(id)")
    }
    #expect(sample.frames[0].title == "Inbox")
    #expect(sample.frames[0].name == "s")
    #expect(try sample.element("at").turn == .title && sample.element("t").turn == .rest)
  }

  @Test func aScrimDimsAllThatIsBeneath() throws {
    let sample = try sample(Self.alert)
    let scrim = try #require(sample.elements().first { $0.element.name == Element.scrimName })
    #expect(scrim.box == screen(of: sample) && scrim.element.isDecorative)
    let notice = try self.sample("<toast>Copied</toast><banner><title>Sara</title></banner>")
    #expect(!notice.elements().contains { $0.element.name == Element.scrimName || $0.element.isInert })
    #expect(try notice.element("t").turn == .title)
  }

  @Test func aDimmedScreenStaysSeenWithoutTransparency() throws {
    let sample = try sample(Self.alert) { $0.accessibility.reducesTransparency = true }
    var colors: [Color] = []
    for case .group(let group) in sample.frames[0].items {
      guard case .element(let element) = group.meaning, element.name == Element.scrimName else { continue }
      colors += group.items.compactMap { if case .path(let path) = $0 { path.fill } else { nil } }
    }
    #expect(colors == [Color.black.faded(to: 0.2)])
  }

  @Test func layersAreDrawnInTheirOrder() throws {
    let sample = try sample("<toast>Copied</toast>\(Self.alert)<sheet><p>One</p></sheet>")
    let names = sample.elements().map(\.element.name).filter { ["toast", "alert", "sheet"].contains($0) }
    #expect(names == ["sheet", "alert", "toast"])
    #expect(try sample.element("screen1/sheet1").isInert && !sample.element("a").isInert)
  }

  @Test(arguments: ["iphone-se", "iphone-17", "ipad-9.7"], ["l", "ax5"])
  func layersStayInsideTheSafeArea(device: String, size: String) throws {
    for layer in [
      Self.alert,
      "<action-sheet id=\"a\"><title>Which?</title><button>One</button><button purpose=\"cancel\">No</button></action-sheet>",
      "<popover id=\"a\" at=\"#low\"><p>\(String(repeating: "many words ", count: 90))</p></popover>",
      "<menu id=\"a\" at=\"#edit\">\(String(repeating: "<button>Something long</button>", count: 30))</menu>",
      "<banner id=\"a\"><title>Sara</title><p>See you at the tower</p></banner>", "<toast id=\"a\">Link copied</toast>",
    ] {
      let sample = try sample(layer, device: device) { $0.textSize = TextSizeCategory(rawValue: size)! }
      let insets = try #require(sample.frames[0].safeArea)
      let safe = screen(of: sample).inset(by: insets, in: .leftToRight)
      #expect(safe.expanded(by: 0.01).contains(try sample.box("a")), "\(layer.prefix(12)) on \(device) at \(size)")
    }
  }

  // MARK: Questions

  @Test(arguments: ["en", "ar"]) func twoButtonsAreSideBySideWithCancelFirst(lang: String) throws {
    let sample = try sample(Self.alert, lang: lang)
    let (cancel, delete) = try (sample.box("no"), sample.box("yes"))
    #expect(cancel.minY == delete.minY && cancel.width == delete.width && cancel.height >= 44)
    #expect(lang == "en" ? cancel.maxX == delete.minX : delete.maxX == cancel.minX)
    let alert = try sample.box("a")
    #expect(alert.width == 270 && abs(alert.midX - screen(of: sample).midX) < 0.01)
  }

  @Test func buttonsThatAreTooWideAreBelowEachOtherWithCancelLast() throws {
    let sample = try sample(
      Self.alert.replacing(">Delete</button>", with: ">Delete all of the pictures</button>"))
    #expect(try sample.box("yes").maxY <= sample.box("no").minY)
    #expect(try sample.box("no").width == 270)
  }

  @Test func longWordsScrollAndButtonsStay() throws {
    let sample = try sample(
      Self.alert.replacing("Gone for good.", with: String(repeating: "Gone for good. ", count: 200)))
    let (alert, button) = try (sample.box("a"), sample.box("no"))
    #expect(abs(button.maxY - alert.maxY) < 0.01)
    #expect(sample.elements().contains { $0.element.name == "contents" })
    #expect(sample.codes.isEmpty)
  }

  @Test func choicesBeginWithWhatDestroysAndEndWithCancel() throws {
    let sample = try sample(
      """
      <action-sheet id="a"><button id="one">One</button><button id="no" purpose="cancel">Cancel</button>\
      <button id="yes" purpose="destructive">Delete</button></action-sheet>
      """)
    let tops = try ["yes", "one", "no"].map { try sample.box($0).minY }
    #expect(tops == tops.sorted())
    #expect(try sample.box("no").minY - sample.box("one").maxY >= 8)
    #expect(try sample.box("a").maxY == 852 - 34 || sample.box("a").maxY < 874)
  }

  // MARK: Sheets

  @Test func aSheetIsAsHighAsItsDetent() throws {
    let height = try screen(of: sample("")).height
    let medium = try sample("<sheet detent=\"medium\"><p id=\"x\">One</p></sheet>").box("screen1/sheet1")
    #expect(medium.maxY == height && medium.height == (height / 2).rounded())
    let large = try sample("<sheet><p>One</p></sheet>").box("screen1/sheet1")
    #expect(large.maxY == height && large.minY > 40 && large.minY < 90)
    let given = try sample("<sheet detent=\"200\"><p>One</p></sheet>").box("screen1/sheet1")
    #expect(given.height > 200 && given.height < 240, "the safe area is added")
  }

  @Test func aSheetHasBarsOfItsOwn() throws {
    let sample = try sample(
      "<sheet detent=\"medium\" grabber=\"yes\"><nav-bar id=\"n\"><title id=\"st\">Share</title></nav-bar><p id=\"x\">One</p></sheet>"
    )
    let sheet = try sample.box("screen1/sheet1")
    #expect(try sample.box("n").minY >= sheet.minY + 5 && sample.box("n").width == sheet.width)
    #expect(try sample.box("x").minY >= sample.box("n").maxY)
    #expect(try sample.element("st").turn == .title)
    #expect(sample.frames[0].title == "Inbox")
    #expect(try sample.box("screen1/sheet1/grabber1").width == 36)
  }

  @Test func onAnIPadASheetIsACard() throws {
    let sample = try sample("<sheet><p>One</p></sheet>", device: "ipad-9.7")
    let sheet = try sample.box("screen1/sheet1")
    #expect(sheet.width == 540 && abs(sheet.midX - screen(of: sample).midX) < 0.01)
  }

  @Test func contentsThatDoNotFitAreReported() throws {
    let blocks = String(repeating: "<p>One</p>", count: 60)
    #expect(try sample("<sheet detent=\"medium\">\(blocks)</sheet>").codes == ["clipped"])
    #expect(try sample("<sheet detent=\"medium\" scroll=\"yes\">\(blocks)</sheet>").codes.isEmpty)
  }

  // MARK: Beside an element

  @Test(arguments: ["en", "he"]) func aMenuIsBelowItsElementAndInside(lang: String) throws {
    let sample = try sample("<menu id=\"m\" at=\"#edit\"><button>Share</button></menu>", lang: lang)
    let (menu, edit) = try (sample.box("m"), sample.box("edit"))
    #expect(menu.minY >= edit.maxY && menu.width == 250)
    #expect(lang == "en" ? abs(menu.maxX - edit.maxX) < 9 : abs(menu.minX - edit.minX) < 9)
  }

  @Test func whereThereIsNoRoomBelowItIsAbove() throws {
    let sample = try sample("<popover id=\"m\" at=\"#low\"><p>Open from 9 to 17.</p></popover>")
    #expect(try sample.box("m").maxY <= sample.box("low").minY)
  }

  @Test func aContextMenuLiftsItsElementWithoutItsMeaning() throws {
    let sample = try sample("<context-menu at=\"#p\"><button>Copy</button></context-menu>")
    #expect(sample.elements().filter { $0.element.id == "p" }.count == 1)
  }

  @Test func aMenuInAMenuIsARow() throws {
    let sample = try sample(
      "<menu id=\"m\" at=\"#edit\"><menu id=\"x\" title=\"Move\"><button id=\"in\">Archive</button></menu></menu>")
    #expect(try sample.element("x").role == .button && sample.element("x").control == .button)
    #expect(try sample.box("x").height >= 44)
    #expect(!sample.elements().contains { $0.element.id == "in" })
  }

  // MARK: Notices

  @Test(arguments: ["en", "ar"]) func aNotificationHasItsTimeAtTheEnd(lang: String) throws {
    let sample = try sample(
      """
      <banner id="b"><icon id="i" name="bell" decorative="yes"/><title id="bt">Sara</title><p>See you</p>\
      <time value="09:41"/></banner>
      """, lang: lang)
    let (icon, title, time) = try (sample.box("i"), sample.box("bt"), sample.box("screen1/banner1/caption1"))
    let order = [icon.midX, title.midX, time.midX]
    #expect(order == (lang == "en" ? order.sorted() : order.sorted(by: >)))
    #expect(try sample.element("bt").headingLevel == nil)
  }

  // MARK: Bad input

  private func messages(_ layers: String) -> [String] {
    let log = DiagnosticLog()
    let xml =
      "<document lang=\"en\"><screen><p id=\"share\">One</p>\(layers)</screen><canvas><p id=\"far\">A</p></canvas></document>"
    _ = Typesetter(fonts: TextSample.library).session().read(Array(xml.utf8), name: "a.xml", folder: ".", log: log)
    return log.diagnostics.map { ([$0.message] + $0.hints).joined(separator: " | ") }
  }

  @Test func nineButtonsAreTooMany() {
    let buttons = String(repeating: "<button>One</button>", count: 9)
    #expect(
      messages("<alert><title>A</title>\(buttons)</alert>")
        == ["the alert has 9 buttons | use 3 at most, or an <action-sheet>, which scrolls"])
    #expect(messages("<action-sheet>\(buttons)</action-sheet>").isEmpty)
  }

  @Test func aLayerBelongsToAnElementOfItsScreen() {
    #expect(
      messages("<popover at=\"#shore\"><p>A</p></popover>") == [
        "no element has the id \"shore\" | did you mean \"#share\"?"
      ])
    #expect(
      messages("<menu at=\"#far\"><button>A</button></menu>")
        == ["\"#far\" is not on this screen | name an element of the same screen"])
    #expect(
      messages("<popover at=\"#me\"><p id=\"me\">A</p></popover>")
        == ["\"#me\" is inside of what belongs to it | name an element beneath it"])
    #expect(
      messages("<popover at=\"share\"><p>A</p></popover>") == ["at cannot be \"share\" | did you mean \"#share\"?"])
  }

  @Test func sheetsAreNotNestedAndNoneIsThereTwice() {
    #expect(
      messages("<sheet><p>A</p><sheet><sheet><p>A</p></sheet></sheet></sheet>")
        == Array(repeating: "<sheet> is not allowed inside <sheet> | put it in <screen>", count: 2))
    #expect(
      messages("<toast>A</toast>\n<toast>B</toast>") == [
        "more than one <toast> over the screen | the first is in line 1; show them on screens of their own"
      ])
    #expect(messages("<toast when=\"dir=ltr\">A</toast><toast when=\"dir=rtl\">B</toast>").isEmpty)
  }

  @Test func theTitleOfALayerIsNoSecondTitleOfItsScreen() throws {
    #expect(messages("<title>Inbox</title><alert><title>Delete?</title></alert>").isEmpty)
    let sample = try LayoutSample(
      "<document lang=\"en\"><screen><alert><title>Delete?</title></alert><p>A</p></screen></document>")
    #expect(sample.frames[0].title == nil)
  }
}

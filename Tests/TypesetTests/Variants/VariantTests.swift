import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct VariantTests {
  private func document(_ head: String = "", _ canvases: String = "<screen><p>One</p></screen>") throws -> Document {
    let (document, diagnostics) = readDocument(
      "<document lang=\"en\"><head><title>T</title>\(head)</head>\(canvases)</document>")
    return try #require(document, "\(diagnostics)")
  }

  private func axes(_ lists: [VariantAxis: String]) throws -> VariantAxes {
    var axes = VariantAxes()
    for axis in VariantAxis.allCases { if let list = lists[axis] { try axes.set(axis, list) } }
    return axes
  }

  private func names(_ axes: VariantAxes, of document: Document, base: LayoutOptions = LayoutOptions()) -> [String] {
    axes.variants(of: document, base: base).map { $0.name(of: "page") }
  }

  @Test func namesHoldLocaleDeviceAndTextSize() throws {
    let axes = try axes([.locale: "en,ar-EG", .device: "iphone-se, iphone-xs", .textSize: "l,ax1"])
    #expect(
      names(axes, of: try document()) == [
        "page-en-iphone-se-l", "page-en-iphone-se-ax1", "page-en-iphone-xs-l", "page-en-iphone-xs-ax1",
        "page-ar-EG-iphone-se-l", "page-ar-EG-iphone-se-ax1", "page-ar-EG-iphone-xs-l", "page-ar-EG-iphone-xs-ax1",
      ])
  }

  @Test func namesHoldOfTheOtherAxesWhatIsUnusual() throws {
    let axes = try axes([
      .orientation: "portrait,landscape", .appearance: "light,dark", .contrast: "high", .direction: "ltr,rtl",
    ])
    #expect(
      names(axes, of: try document()).suffix(2) == [
        "page-en-iphone-xs-l-landscape-left-dark-high-contrast",
        "page-en-iphone-xs-l-landscape-left-dark-high-contrast-rtl",
      ])
    #expect(names(try self.axes([.locale: "ar"]), of: try document()) == ["page-ar-iphone-xs-l"])
  }

  @Test func devicesMakeNoDifferenceWithoutScreens() throws {
    let axes = try axes([.device: "iphone-se,iphone-xs", .orientation: "all", .locale: "en,he"])
    #expect(names(axes, of: try document("", "<page><p>One</p></page>")) == ["page-en-l", "page-he-l"])
  }

  @Test func theHeadGivesTheUsualAxes() throws {
    let document = try document("<variants locales=\"en, ar-EG\" text-sizes=\"l,ax5\"/>")
    #expect(names(VariantAxes(), of: document).count == 4)
    #expect(
      names(try axes([.locale: "he"]), of: document) == ["page-he-iphone-xs-l", "page-he-iphone-xs-ax5"])
    #expect(
      names(VariantAxes(), of: document, base: LayoutOptions(locale: "fa")) == [
        "page-fa-iphone-xs-l", "page-fa-iphone-xs-ax5",
      ])
  }

  @Test func valuesAreMadeCanonical() throws {
    let axes = try axes([.locale: "AR-eg,iw", .orientation: "landscape"])
    #expect(axes[.locale] == ["ar-EG", "he"] && axes[.orientation] == ["landscape-left"])
  }

  @Test(arguments: [
    (VariantAxis.locale, "en,xx-nowhere", "unknown locale \"xx-nowhere\""),
    (.locale, "en,EN", "duplicate value \"en\""), (.device, "iphone-sx", "unknown device \"iphone-sx\""),
    (.textSize, "l,,xl", "\"l,,xl\" has an empty value"), (.appearance, "grey", "unknown appearance \"grey\""),
  ])
  func wrongValuesAreNamed(axis: VariantAxis, list: String, message: String) {
    var axes = VariantAxes()
    let fault = #expect(throws: VariantValueError.self) { try axes.set(axis, list) }
    #expect(fault?.description == message && fault?.hint.isEmpty == false)
  }

  @Test func wrongValuesInAHeadAreErrorsWithTheirPlace() {
    let (document, diagnostics) = readDocument(
      "<document lang=\"en\"><head>\n<variants devices=\"iphone-sx\"/></head><canvas><p>One</p></canvas></document>")
    #expect(document == nil && diagnostics.map(\.brief) == ["2:20 value"])
    #expect(diagnostics[0].hints == ["did you mean \"iphone-se\"?"] || diagnostics[0].hints[0].contains("did you mean"))
  }

  @Test func twoRenderingsMayNotShareAName() throws {
    let loaded = LoadedDocument(document: try document(), fonts: [], folder: ".")
    let documents = ["a/page.xml", "b/Page.xml"].map { VariantDocument(path: $0, loaded: loaded, inputs: []) }
    let error = #expect(throws: VariantNameError.self) {
      try VariantPlan(documents, axes: VariantAxes(), base: LayoutOptions())
    }
    #expect(error?.paths == ["a/page.xml", "b/Page.xml"])
  }
}

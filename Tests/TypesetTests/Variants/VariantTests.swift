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
    axes.combinations(for: document, base: base).map { $0.name(of: "page") }
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

  @Test func splitsApplyToIPadsOnly() throws {
    let document = try document()
    #expect(
      names(try axes([.device: "iphone-xs,ipad-9.7", .split: "full,2/3,1/2,1/3"]), of: document) == [
        "page-en-iphone-xs-l", "page-en-ipad-9.7-l", "page-en-ipad-9.7-l-two-thirds", "page-en-ipad-9.7-l-half",
        "page-en-ipad-9.7-l-third",
      ])
    #expect(
      names(try axes([.device: "iphone-xs,ipad-9.7", .split: "1/2"]), of: document) == ["page-en-ipad-9.7-l-half"])
    // Where no device can be split, the axis makes no difference.
    #expect(names(try axes([.split: "1/2,1/3"]), of: document) == ["page-en-iphone-xs-l"])
    #expect(names(try axes([.split: "all"]), of: try self.document("", "<page><p>One</p></page>")) == ["page-en-l"])
  }

  @Test func settingsAreOnAloneOrTogether() throws {
    let axes = try axes([.setting: "none,bold,invert+bold"])
    #expect(axes[.setting] == ["none", "bold", "bold+invert"])
    let variants = axes.combinations(for: try document(), base: .with { $0.accessibility.showsButtonShapes = true })
    #expect(
      variants.map { $0.name(of: "page") } == [
        "page-en-iphone-xs-l", "page-en-iphone-xs-l-bold", "page-en-iphone-xs-l-bold-invert",
      ])
    #expect(variants.map(\.options.accessibility.active) == [[], [.bold], [.bold, .invert]])
    #expect(try self.axes([.setting: "all"])[.setting].count == 6)
  }

  @Test func optionsForAllVariantsLeaveNamesAlone() throws {
    let document = try document("", "<screen device=\"ipad-9.7\"><p>One</p></screen>")
    let base = LayoutOptions.with {
      $0.accessibility.isBold = true
      $0.split = .half
    }
    let variant = try #require(VariantAxes().combinations(for: document, base: base).first)
    #expect(variant.name(of: "page") == "page-en-ipad-9.7-l")
    #expect(variant[.setting] == "bold" && variant[.split] == "1/2")
  }

  @Test func theHeadGivesTheUsualAxes() throws {
    let document = try document("<variants locales=\"en, ar-EG\" text-sizes=\"l,ax5\"/>")
    #expect(names(VariantAxes(), of: document).count == 4)
    let settings = try self.document("<variants devices=\"ipad-9.7\" splits=\"full, 1/2\" settings=\"none, bold\"/>")
    #expect(
      names(VariantAxes(), of: settings) == [
        "page-en-ipad-9.7-l", "page-en-ipad-9.7-l-bold", "page-en-ipad-9.7-l-half", "page-en-ipad-9.7-l-half-bold",
      ])
    #expect(
      names(VariantAxes(), of: settings, base: .with { $0.split = .third }) == [
        "page-en-ipad-9.7-l", "page-en-ipad-9.7-l-bold",
      ])
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
    (.setting, "loud", "unknown setting \"loud\""), (.setting, "bold+bold", "unknown setting \"bold+bold\""),
    (.split, "1/4", "unknown split \"1/4\""), (.setting, "invert+bold,bold+invert", "duplicate value \"bold+invert\""),
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
    let error = #expect(throws: VariantPlanError.self) {
      try VariantPlan(documents, axes: VariantAxes(), base: LayoutOptions())
    }
    guard case .sameName(_, let paths) = error else { return #expect(Bool(false), "\(error.debugDescription)") }
    #expect(paths == ["a/page.xml", "b/Page.xml"])
  }

  @Test func foldersTellDocumentsOfOneNameApart() throws {
    let loaded = LoadedDocument(document: try document(), fonts: [], folder: ".")
    func names(_ paths: String...) -> [String] {
      paths.map { VariantDocument(path: $0, loaded: loaded, inputs: []) }.withDistinctNames.map(\.name)
    }
    #expect(names("a/page.xml", "other.xml", "b/Page.xml") == ["a/page", "other", "b/Page"])
    #expect(names("x/a/page.xml", "y/a/page.xml", "page.xml") == ["x/a/page", "y/a/page", "page"])
    #expect(names("a/page.xml", "a/page.xml") == ["a/page", "a/page"], "given twice")
  }

  @Test func countlessVariantsAreRefusedBeforeTheyTakeMemory() throws {
    var axes = VariantAxes()
    for (axis, list) in [
      (VariantAxis.locale, "en,ar,he,de,fr,ja,zh-Hans,zh-Hant,ko,th,hi,fa,ur,ru,el,it,es,pt,nl,sv"), (.device, "all"),
      (.orientation, "all"), (.split, "all"), (.textSize, "all"), (.appearance, "all"), (.contrast, "all"),
      (.setting, "all"), (.direction, "all"),
    ] { try axes.set(axis, list) }
    let screen = try #require(
      readDocument("<document lang=\"en\"><screen><column><p>One</p></column></screen></document>").0)
    let loaded = LoadedDocument(document: screen, fonts: [], folder: ".")
    let documents = [VariantDocument(path: "page.xml", loaded: loaded, inputs: [])]
    let error = #expect(throws: VariantPlanError.self) {
      try VariantPlan(documents, axes: axes, base: LayoutOptions())
    }
    guard case .tooMany(let count, let most) = error else { return #expect(Bool(false), "\(error.debugDescription)") }
    #expect(count > 1_000_000 && most == 250_000)
    #expect(error?.description.contains("variants are more than the limit of 250000; use fewer values") == true)
  }
}

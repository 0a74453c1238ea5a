import Testing

@testable import Typeset
@testable import TypesetReview

/// R159 and R088: portrait has two ways up on all devices but full-screen iPhones.
@Suite struct R159BothPortraitsTests {
  private static let screen = "<document lang=\"en\"><screen device=\"DEVICE\"><p id=\"p\">Text</p></screen></document>"

  private func document(_ head: String, _ canvases: String) -> (document: Document?, diagnostics: [Diagnostic]) {
    readDocument("<document lang=\"en\"><head><title>T</title>\(head)</head>\(canvases)</document>")
  }

  private func axes(_ lists: [VariantAxis: String]) throws -> VariantAxes {
    var axes = VariantAxes()
    for axis in VariantAxis.allCases { if let list = lists[axis] { try axes.set(axis, list) } }
    return axes
  }

  @Test func everyDeviceButFullScreenPhonesTurns() {
    let turning = Devices.all.filter { $0.supports(.portraitUpsideDown) }.map(\.id)
    #expect(turning == Devices.all.filter { $0.kind == .pad || $0.portraitSafeArea.bottom == 0 }.map(\.id))
    #expect(turning.starts(with: ["iphone-se", "iphone-8", "iphone-plus", "ipad-mini-4"]))
    #expect(Devices.all.allSatisfy { $0.orientations.contains(.landscapeRight) && $0.orientations.contains(.portrait) })
  }

  @Test(arguments: ["ipad-9.7", "ipad-pro-11", "iphone-8"]) func theSystemsBarsTurnWithThePicture(id: String) throws {
    let device = try #require(Devices.named(id))
    for property in [device.safeArea(in: .portraitUpsideDown), device.safeArea(in: .portrait)] {
      #expect(property == device.portraitSafeArea)
    }
    #expect(device.size(in: .portraitUpsideDown) == device.portraitSize)
    #expect(!DeviceOrientation.portraitUpsideDown.isLandscape)
  }

  @Test(arguments: [
    ("orientation=portrait", [true, true, false]), ("orientation=portrait-upside-down", [false, true, false]),
    ("orientation=landscape", [false, false, true]), ("height=regular", [true, true, true]),
  ])
  func conditionsHoldBothWaysUp(condition: String, expected: [Bool]) throws {
    let xml =
      "<document lang=\"en\"><screen device=\"ipad-9.7\"><p id=\"p\" when=\"\(condition)\">Text</p></screen></document>"
    for (orientation, isShown) in zip([DeviceOrientation.portrait, .portraitUpsideDown, .landscapeRight], expected) {
      let sample = try LayoutSample(xml, options: .with { $0.orientation = orientation })
      #expect(sample.elements().contains { $0.element.id == "p" } == isShown, "\(orientation)")
    }
  }

  @Test func aDocumentSaysSoWhereItsDeviceTurns() {
    #expect(document("", "<screen device=\"ipad-9.7\" orientation=\"portrait-upside-down\"/>").diagnostics.isEmpty)
    for device in ["", "device=\"iphone-xs\""] {
      let (read, diagnostics) = document("", "<screen \(device) orientation=\"portrait-upside-down\"/>")
      #expect(read == nil && diagnostics.map(\.code) == ["orientation"])
    }
    let screen = "<screen device=\"ipad-9.7\"/>"
    let list = "<variants orientations=\"portrait, portrait-upside-down\""
    #expect(document("\(list)/>", screen).diagnostics.isEmpty)
    #expect(document("\(list) devices=\"ipad-9.7, iphone-xs\"/>", screen).diagnostics.map(\.code) == ["orientation"])
    #expect(document("\(list)/>", "<screen/>").diagnostics.map(\.code) == ["orientation"])
    #expect(document("\(list) devices=\"all\"/>", screen).diagnostics.isEmpty)
    #expect(document("<variants orientations=\"all\" devices=\"iphone-xs\"/>", screen).diagnostics.isEmpty)
  }

  @Test func askingForItElsewhereIsAnError() throws {
    let options = LayoutOptions.with { $0.orientation = .portraitUpsideDown }
    #expect(throws: RenderingError.unsupportedOrientation(Devices.standard)) {
      try LayoutSample(Self.screen.replacing("DEVICE", with: "iphone-xs"), options: options)
    }
    #expect(throws: RenderingError.unsupportedOrientation(Devices.standard)) {
      var options = RenderingOptions(device: Devices.standard)
      options.orientation = .portraitUpsideDown
      try options.validate()
    }
    let sample = try LayoutSample(Self.screen.replacing("DEVICE", with: "ipad-9.7"), options: options)
    #expect(sample.frames.map(\.orientation) == [.portraitUpsideDown] && sample.codes.isEmpty)
  }

  @Test func aScreenMadeForAnotherDeviceStandsUpright() throws {
    let xml =
      "<document lang=\"en\"><screen device=\"ipad-9.7\" orientation=\"portrait-upside-down\"><p>A</p></screen></document>"
    let sample = try LayoutSample(xml, options: .with { $0.device = "iphone-xs" })
    #expect(sample.codes == ["orientation"] && sample.frames[0].orientation == .portrait)
  }

  @Test func allLeavesOutWhatDoesNotExist() throws {
    let document = try #require(document("", "<screen><p>One</p></screen>").document)
    let all = try axes([.orientation: "all", .device: "iphone-xs,ipad-9.7"])
    let names = all.combinations(for: document, base: LayoutOptions()).map { $0.name(of: "page") }
    #expect(names.count == 7 && names.contains("page-en-ipad-9.7-l-portrait-upside-down"))
    #expect(!names.contains("page-en-iphone-xs-l-portrait-upside-down"))
    #expect(all.deviceWithoutOrientation(for: document, base: LayoutOptions()) == nil)
    let devices = try axes([.orientation: "portrait-upside-down", .device: "all"])
    let turned = devices.combinations(for: document, base: LayoutOptions())
    #expect(turned.map { $0[.device] } == Devices.all.filter { $0.supports(.portraitUpsideDown) }.map(\.id))
    #expect(devices.deviceWithoutOrientation(for: document, base: LayoutOptions()) == nil)
  }

  @Test func namingBothIsAnError() throws {
    let document = try #require(document("", "<screen><p>One</p></screen>").document)
    for lists: [VariantAxis: String] in [
      [.orientation: "portrait-upside-down"], [.orientation: "portrait,portrait-upside-down"],
      [.orientation: "portrait-upside-down", .device: "ipad-9.7,iphone-xs"],
    ] {
      #expect(try axes(lists).deviceWithoutOrientation(for: document, base: LayoutOptions()) == Devices.standard)
    }
    let base = LayoutOptions.with { $0.orientation = .portraitUpsideDown }
    #expect(try axes([.device: "iphone-xs"]).deviceWithoutOrientation(for: document, base: base) == Devices.standard)
    #expect(try axes([.device: "ipad-9.7"]).deviceWithoutOrientation(for: document, base: base) == nil)
    // A list of the document names no device of the command line; nothing is left of it here.
    let head = "<variants orientations=\"portrait-upside-down\"/>"
    let turned = try #require(self.document(head, "<screen device=\"ipad-9.7\"><p>One</p></screen>").document)
    #expect(try axes([.device: "iphone-xs"]).deviceWithoutOrientation(for: turned, base: LayoutOptions()) != nil)
    #expect(VariantAxes().deviceWithoutOrientation(for: turned, base: LayoutOptions()) == nil)
    let page = try #require(self.document("", "<page><p>One</p></page>").document)
    #expect(try axes([.orientation: "portrait-upside-down"]).deviceWithoutOrientation(for: page, base: base) == nil)
  }

  @Test func theExampleShowsBoth() throws {
    let sample = try LayoutSample.example("R159BothPortraits")
    #expect(
      sample.frames.map(\.orientation) == [
        .portrait, .portraitUpsideDown, .portrait, .portraitUpsideDown, .portraitUpsideDown,
      ])
    #expect(sample.codes.isEmpty)
    #expect(sample.frames[0].size == sample.frames[1].size && sample.frames[0].safeArea == sample.frames[1].safeArea)
  }
}

/// The same from the outside: exit statuses, the table of devices, names of files.
@Suite struct UpsideDownCommandTests {
  private static let files = [
    "phone.xml": "<document lang=\"en\"><screen title=\"T\"><p>One</p></screen></document>",
    "pad.xml": "<document lang=\"en\"><screen title=\"T\" device=\"ipad-9.7\"><p>One</p></screen></document>",
    "wrong.xml":
      "<document lang=\"en\"><screen title=\"T\" orientation=\"portrait-upside-down\"><p>One</p></screen></document>",
  ]

  private static let runs: [(arguments: [String], status: Int32)] = [
    (["render", "pad.xml", "-f", "json"], 0), (["render", "phone.xml", "-f", "json"], 64),
    (["render", "pad.xml", "-f", "json", "--device", "iphone-8"], 0),
    (["render", "pad.xml", "-f", "json", "--device", "iphone-xs"], 64), (["sheet", "phone.xml", "-f", "json"], 64),
    (["render", "phone.xml", "pad.xml", "-f", "json", "-o", "out"], 64), (["check", "pad.xml"], 0),
    (["check", "phone.xml"], 64),
  ]

  @Test(arguments: runs)
  func oneOrientation(arguments: [String], status: Int32) throws {
    let command = try CommandRun(Self.files)
    let result = try command.run(arguments + ["--orientation", "portrait-upside-down"])
    #expect(result.status == status, "\(result.errors)")
    #expect(status == 0 || result.errors.contains("iPhone XS has no portrait upside down"), "\(result.errors)")
  }

  @Test func aListOfThem() throws {
    let command = try CommandRun(Self.files)
    let both = "portrait,portrait-upside-down"
    func batch(_ file: String, _ orientations: String, _ more: String...) throws -> Int32 {
      try command.run(
        ["batch", file, "--orientations", orientations, "-f", "json", "--out", "out"] + more
      ).status
    }
    #expect(try batch("phone.xml", both) == 64 && batch("pad.xml", both, "--devices", "ipad-9.7,iphone-xs") == 64)
    #expect(try batch("pad.xml", both) == 0)
    #expect(
      command.text("out/pad-en-ipad-9.7-l-portrait-upside-down.json").contains(
        "\"orientation\": \"portrait-upside-down\""))
    #expect(try batch("phone.xml", "all") == 0)
    #expect(command.text("out/manifest.json").contains("landscape-right"))
    #expect(try command.run("render", "wrong.xml", "-f", "json").status == 65)
  }

  @Test func theTableOfDevicesSaysSo() throws {
    let report = DeviceReport([Devices.standard, try #require(Devices.named("ipad-9.7"))])
    #expect(
      report.json.contains("\"orientations\": [\"portrait\", \"landscape-left\", \"landscape-right\"]"),
      "\(report.json)")
    #expect(report.json.contains("[\"portrait\", \"portrait-upside-down\", \"landscape-left\", \"landscape-right\"]"))
    #expect(report.description.contains("upside down"))
  }
}

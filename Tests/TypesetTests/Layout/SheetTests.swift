import Testing

@testable import Typeset

/// What a sheet shows of the screen beneath, and what it is made of.
@Suite struct SheetTests {
  private func sample(
    _ sheet: String, device: String = "iphone-17", _ change: (inout LayoutOptions) -> Void = { _ in }
  ) throws -> LayoutSample {
    var options = LayoutOptions()
    change(&options)
    return try LayoutSample(
      """
      <document lang="en"><screen id="s" device="\(device)"><status-bar id="status"/><p id="p">One</p>\(sheet)</screen>\
      </document>
      """, options: options)
  }

  private func scrim(_ sample: LayoutSample) throws -> [PathItem] {
    let group = try #require(sample.frames[0].items.groups.first { $0.elementID?.hasSuffix("/scrim1") == true })
    return group.items.compactMap(\.pathItem)
  }

  @Test func aLargeOneSetsTheScreenBack() throws {
    let sample = try sample("<sheet id=\"sheet\"><p>Two</p></sheet>")
    let paths = try scrim(sample)
    #expect(paths.first?.fill == .black && paths.count == 3)
    let (strip, sheet) = try (#require(paths[1].path.bounds), sample.box("sheet"))
    #expect(strip.minX == 16 && strip.maxX == sheet.width - 16 && strip.minY < sheet.minY && strip.maxY > sheet.minY)
    // The signs of the system are light on the black, and over it.
    let white = Palette.color(named: "label", appearance: .dark)
    let index = { (id: String) in sample.elements().firstIndex { $0.element.id.hasPrefix(id) } ?? -1 }
    #expect(index("status") > index("sheet/scrim1"))
    #expect(sample.runs(of: "status").allSatisfy { $0.appearance.color == white })
  }

  @Test(arguments: [("medium", "iphone-17", false), ("large", "ipad-9.7", false), ("large", "iphone-17", true)])
  func otherSheetsDimIt(detent: String, device: String, isLandscape: Bool) throws {
    let sample = try sample("<sheet detent=\"\(detent)\"><p>Two</p></sheet>", device: device) {
      if isLandscape { $0.orientation = .landscapeLeft }
    }
    #expect(try scrim(sample).map(\.fill) == [Color.black.faded(to: 0.2)])
  }

  @Test func aDarkOneIsLighterThanTheScreen() throws {
    func fills(_ sheet: String) throws -> [Color?] {
      let sample = try sample(sheet) { $0.appearance = .dark }
      let group = try #require(sample.frames[0].items.groups.first { $0.elementID == "x" })
      return group.items.compactMap(\.pathItem).map(\.fill)
    }
    #expect(try fills("<sheet id=\"x\"><p>Two</p></sheet>").first == Color(red: 28, green: 28, blue: 30))
    #expect(
      try fills("<sheet id=\"x\"><list kind=\"inset\"><item><label>Two</label></item></list></sheet>").first
        == Color(red: 28, green: 28, blue: 30))
    #expect(
      try fills("<sheet><box id=\"x\" background=\"secondary-grouped-background\"><p>A</p></box></sheet>").first
        == Color(red: 44, green: 44, blue: 46))
    #expect(try fills("<sheet appearance=\"light\" id=\"x\"><p>Two</p></sheet>").first == .white)
  }

  @Test func aBackdropIsCutAtItsRoundCorners() throws {
    let sample = try sample(
      "<sheet id=\"x\"><backdrop><box id=\"b\" background=\"blue\"/></backdrop><p id=\"t\">A</p></sheet>")
    let sheet = try sample.box("x")
    #expect(try sample.box("b") == sheet)
    let group = try #require(sample.frames[0].items.groups.first { $0.elementID?.hasSuffix("backdrop1") == true })
    #expect(group.outlines.count == 1)
    let ids = sample.elements().map(\.element.id)
    let (behind, text) = try (#require(ids.firstIndex(of: "b")), #require(ids.firstIndex(of: "t")))
    #expect(behind < text)
  }

  @Test func aMaterialShowsWhatLiesBeneath() throws {
    func blurred(_ sheet: String) throws -> Int {
      try sample(sheet).frames[0].items.groups.flatMap(\.items).filter { if case .image = $0 { true } else { false } }
        .count
    }
    #expect(try blurred("<sheet detent=\"medium\" material=\"regular\"><p>A</p></sheet>") == 1)
    #expect(try blurred("<sheet detent=\"medium\"><p>A</p></sheet>") == 0)
  }

  @Test(arguments: [
    ("<sheet><p>A</p></sheet>", "Dialog"), ("<sheet><nav-bar><title>Share</title></nav-bar></sheet>", "Share"),
    ("<popover at=\"#p\"><p>A</p></popover>", "Dialog"), ("<menu at=\"#p\"><button>A</button></menu>", "Menu"),
    ("<context-menu at=\"#p\"><button>A</button></context-menu>", "Menu"),
    ("<action-sheet><button>A</button></action-sheet>", "Choices"), ("<alert><p>A</p></alert>", "Alert"),
    ("<banner><p>A</p></banner>", "Notification"),
  ])
  func aLayerWithoutATitleIsCalledByWhatItIs(layer: String, name: String) throws {
    let sample = try sample(layer)
    let element = try #require(sample.elements().first { $0.element.id == "screen1/\(kind(of: layer))1" })
    #expect(element.element.label == name)
  }

  private func kind(of layer: String) -> String { String(layer.dropFirst().prefix { $0 != " " && $0 != ">" }) }
}

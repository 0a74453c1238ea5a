import Testing

@testable import Typeset

@Suite struct RowListTests {
  private func list(
    _ items: String, _ attributes: String = "", direction: Direction = .leftToRight, size: TextSizeCategory = .l
  ) throws -> LayoutSample {
    var options = LayoutOptions(direction: direction)
    options.textSize = size
    return try LayoutSample(
      "<document lang=\"en\"><canvas width=\"300\"><list id=\"l\" \(attributes)>\(items)</list></canvas></document>",
      options: options)
  }

  @Test func aRowIsAtLeast44HighWithItsLabelInTheMiddle() throws {
    let sample = try list("<item id=\"i\"><label id=\"a\">One</label></item>", size: .xs)
    #expect(near(try sample.box("i"), 0, 0, 300, 44))
    #expect(near(try sample.box("a"), 16, 12.5, 268, 19))
  }

  @Test func theValueIsAtTheEndOnTheBaselineOfTheLabel() throws {
    for direction in Direction.allCases {
      let sample = try list(
        "<item><label id=\"a\">One</label><value id=\"v\" size=\"12\">Two</value></item>", direction: direction)
      let value = try sample.box("v")
      #expect(abs((direction == .leftToRight ? value.maxX : 300 - value.minX) - 284) < 0.01)
      let lines = try #require(sample.lines(of: "a").first)
      let small = try #require(sample.lines(of: "v").first)
      guard case .line(let line) = lines.meaning, case .line(let other) = small.meaning else { return }
      #expect(abs(try sample.box("a").minY + line.baseline - value.minY - other.baseline) < 0.01)
    }
  }

  @Test func aValueWithoutRoomGoesBelowTheLabel() throws {
    let sample = try list(
      "<item id=\"i\"><label id=\"a\">A label that takes most of it</label><value id=\"v\">and its value</value></item>"
    )
    #expect(try sample.box("v").minX == 16)
    #expect(try sample.box("v").minY >= sample.box("a").maxY)
    #expect(try sample.element("i").rules.isEmpty, "the width decided, not the text size")
  }

  @Test func theSeparatorStartsAtTheLabel() throws {
    let sample = try list(
      """
      <item id="i"><leading><box width="30" height="30"/></leading><label>One</label></item><item id="j"><label>Two</label></item>
      """, direction: .rightToLeft)
    let lines = sample.paths(of: "i")
    #expect(lines.count == 1)
    #expect(near(lines[0], 0, 51.5, 300 - 16 - 30 - 12, 0.5))
    #expect(sample.paths(of: "j").isEmpty, "none below the last row")
  }

  @Test func cardsAreInsideTheMarginsWithHeaderAndFooter() throws {
    let sample = try list(
      """
      <section><header id="h">Head</header><item id="i"><label>One</label></item><footer id="f">Foot</footer></section>
      <section id="s"><item id="j"><label>Two</label></item></section>
      """, "kind=\"inset\"")
    #expect(try sample.box("i").minX == 16 && sample.box("i").width == 268)
    #expect(try sample.box("h").maxY == sample.box("i").minY && sample.box("f").minY == sample.box("i").maxY)
    #expect(try sample.box("s").minY == sample.box("f").maxY + 24)
    #expect(try sample.lineBoxes(of: "h")[0].minX == 32)
  }

  @Test func aListRunsOverTheMarginsOfAScreenAndItsContentsKeepThem() throws {
    let item = "<item id=\"i\"><label id=\"a\">One</label></item>"
    var options = LayoutOptions()
    options.orientation = .landscapeLeft
    for (kind, x, label) in [("plain", 0.0, 60.0), ("grouped", 0, 60), ("inset", 60, 76)] {
      let sample = try LayoutSample(
        "<document lang=\"en\"><screen><list kind=\"\(kind)\">\(item)</list></screen></document>", options: options)
      #expect(try sample.box("i").minX == x)
      #expect(try sample.box("a").minX == label)
    }
  }

  @Test func theAngleTurnsAndTheCheckMarkDoesNot() throws {
    let items = "<item id=\"i\" disclosure=\"yes\" checkmark=\"yes\"><label>One</label></item>"
    let left = try list(items)
    let right = try list(items, direction: .rightToLeft)
    #expect(try right.element("i/disclosure1").isMirrored && right.element("i/disclosure1").rules == [Rule(44)])
    #expect(try !left.element("i/disclosure1").isMirrored && left.element("i/disclosure1").rules.isEmpty)
    #expect(try left.path(of: "i/checkmark1") == right.path(of: "i/checkmark1"))
    let angles = (try left.path(of: "i/disclosure1"), try right.path(of: "i/disclosure1"))
    #expect(angles.0 != angles.1)
    #expect(try right.box("i/disclosure1").minX == 16)
  }

  @Test func wordsThatDoNotFitAreReported() throws {
    let sample = try list("<item><label>Ллллллллллллллл</label></item>", "width=\"100\"")
    #expect(sample.codes == ["broken-word"])
  }

  @Test func aPagePartsAListBetweenRowsAndKeepsTheHeaderWithItsRow() throws {
    let rows = (1...5).map { "<item id=\"i\($0)\"><label>Row</label></item>" }
    let sample = try LayoutSample(
      """
      <document lang="en"><page size="240x150" margin="20"><list id="l">\(rows[0])\(rows[1])<section id="s">
      <header id="h">Head</header>\(rows[2])\(rows[3])\(rows[4])</section></list></page></document>
      """)
    let named = (0..<sample.frames.count).map { frame in
      sample.elements(on: frame).map(\.element.id).filter { !$0.contains("/") }
    }
    #expect(named == [["l", "i1", "i2"], ["l", "s", "h", "i3"], ["l", "s", "i4", "i5"]])
    #expect(try sample.element("s", on: 2).continuesEarlierPart)
  }

  @Test func manyRowsTakeAsLongAsThereAre() throws {
    let rows = String(repeating: "<item><label>Row</label><value>1</value></item>", count: 3000)
    let sample = try LayoutSample("<document lang=\"en\"><page><list>\(rows)</list></page></document>")
    #expect(sample.frames.count == 188)
  }
}

extension LayoutSample {
  /// The rectangles that an element paints itself, on the page.
  func paths(of id: String) -> [Rect] {
    guard let group = group(of: id, in: frames[0].items), let box = try? box(id) else { return [] }
    return group.items.compactMap { item in
      guard case .path(let path) = item, let bounds = path.path.bounds else { return nil }
      return Rect(
        x: box.minX + bounds.minX, y: box.minY + bounds.minY, width: bounds.width, height: bounds.height)
    }
  }

  /// The first outline that an element paints itself.
  func path(of id: String) throws -> Path {
    let items = try #require(group(of: id, in: frames[0].items)).items
    return try #require(items.compactMap { if case .path(let item) = $0 { item.path } else { nil } }.first)
  }

  private func group(of id: String, in items: [FrameItem]) -> FrameGroup? {
    for case .group(let group) in items {
      if case .element(let element) = group.meaning, element.id == id { return group }
      if let found = self.group(of: id, in: group.items) { return found }
    }
    return nil
  }
}

extension Path {
  /// The rectangle around the places of the pen; nil where there are none.
  fileprivate var bounds: Rect? {
    let points = steps.compactMap { step -> Point? in
      switch step {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .close: nil
      }
    }
    guard let x = points.map(\.x).min(), let y = points.map(\.y).min() else { return nil }
    return Rect(x: x, y: y, width: points.map(\.x).max()! - x, height: points.map(\.y).max()! - y)
  }
}

/// Measures a line while it grows from opportunity to opportunity, tabs included.
struct LineMeter {
  private let opportunities: [Opportunity]
  private let tabs: TabStops?
  /// Where the line begins in the unbroken text, less what tabs have added since; in points.
  private var origin = 0.0
  private var nextTab = 0

  init(_ paragraph: ShapedParagraph) {
    opportunities = paragraph.opportunities
    tabs = paragraph.tabStops
  }

  /// Starts a line at an opportunity, or `offset` points behind it in the unbroken text.
  mutating func startLine(at index: Int, offsetBy offset: Double = 0) {
    origin = opportunities[index].position + offset
    if let tabs { nextTab = tabs.first(from: origin) }
  }

  /// The visible width of the line if it ends at an opportunity; asked for in ascending order.
  mutating func width(to index: Int) -> Double {
    let end = opportunities[index].visibleEnd
    if let tabs {
      while nextTab < tabs.words.count, tabs.words[nextTab].position < end {
        let tab = tabs.words[nextTab]
        let x = tab.position - origin
        origin = tab.position + tab.width - tabs.stop(after: x)
        nextTab += 1
      }
    }
    return max(0, end - origin)
  }
}

/// The tabs of a text and where they lead: every 36 points, in `pre` every eight blanks.
struct TabStops {
  /// The distance of the stops where no `pre` says otherwise, in points.
  static let distance = 36.0

  /// The tabs, in order.
  let words: [Word]
  private let interval: Double

  init(in paragraph: ShapedParagraph) {
    words = paragraph.words.filter { paragraph.items[$0.item].kind == .tab }
    interval = paragraph.text.isPreformatted ? Self.eightBlanks(in: paragraph) : Self.distance
  }

  /// The stop behind a distance from the start of the line, in points.
  func stop(after x: Double) -> Double { ((x + 0.01) / interval).rounded(.down) * interval + interval }

  /// The first tab at or behind a position in the unbroken text, as an index.
  func first(from position: Double) -> Int {
    words.indices.firstIndex(behind: { words[$0].position < position })
  }

  private static func eightBlanks(in paragraph: ShapedParagraph) -> Double {
    guard let tab = paragraph.items.first(where: { $0.kind == .tab }) else { return distance }
    let blank: [UInt16] = [WhiteSpace.space]
    let shaped = blank.withUnsafeBufferPointer {
      paragraph.shaper.word($0, range: 0..<1, font: tab.font, properties: tab.properties(in: paragraph.text))
    }
    return max(1, 8 * Double(shaped.advance) * tab.scale)
  }
}

/// The tabs of a text and where they lead: every 36 points, in `pre` every eight blanks.
struct TabStops {
  /// The distance of the stops where no `pre` says otherwise, in points.
  static let distance = 36.0

  /// The tabs, in order.
  let words: [Word]
  private let interval: Double

  init(in paragraph: ShapedParagraph, shaper: Shaper) {
    words = paragraph.words.filter { paragraph.items[$0.item].kind == .tab }
    interval = paragraph.text.isPreformatted ? Self.eightBlanks(in: paragraph, shaper) : Self.distance
  }

  /// The stop behind a distance from the start of the line, in points.
  func stop(after x: Double) -> Double { ((x + 0.01) / interval).rounded(.down) * interval + interval }

  /// The first tab at or behind a position in the unbroken text, as an index.
  func first(from position: Double) -> Int {
    words.indices.firstIndex(behind: { words[$0].position < position })
  }

  private static func eightBlanks(in paragraph: ShapedParagraph, _ shaper: Shaper) -> Double {
    guard let tab = paragraph.items.first(where: { $0.kind == .tab }) else { return distance }
    let blank = shaper.character(WhiteSpace.space, in: tab, of: paragraph.text)
    return max(1, 8 * Double(blank.advance) * tab.scale)
  }
}

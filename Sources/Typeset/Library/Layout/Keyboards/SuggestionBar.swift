/// The bar of suggestions above the keys: words in cells of one width, in the direction of their language, with lines
/// between them.
struct SuggestionBar {
  private let part: Part
  private let texts: [TextBlock]
  private let height: Double
  /// The direction in which they follow each other.
  private let direction: Direction
  /// The distance of a word from the lines beside it, and the length of these, in points.
  private static let (margin, lineLength) = (6.0, 22.0)

  /// The words of a list with commas.
  init(_ list: String, _ part: Part, height: Double, size: Double, task: LayoutTask) {
    self.part = part
    self.height = height
    direction = part.environment.language.direction
    let color = KeyboardColors(part.environment).face(.letter)
    texts = list.split(separator: ",").map { $0.trimmingSpaces }.filter { !$0.isEmpty }.map {
      task.controlText(
        $0, style: .body, size: size, color: color, isCutAsAsked: true, isCentered: true, of: part)
    }
  }

  /// Places the bar at the top of a keyboard of a width.
  func place(in width: Double, at origin: Point, into items: inout [FrameItem]) {
    let cell = width / Double(max(1, texts.count))
    let line = FrameItem.roundedBox(
      Size(width: 1, height: Self.lineLength), fill: KeyboardColors(part.environment).separator)
    for (index, text) in texts.enumerated() {
      let x = direction.x(of: cell, at: Double(index) * cell, in: width)
      let room = max(1, cell - 2 * Self.margin)
      let own = text.extent(in: room).height
      var inner: [FrameItem] = []
      let decisions = text.place(
        in: Size(width: room, height: own), at: Point(x: Self.margin, y: (height - own) / 2), into: &inner)
      if x > 0.01 {
        let place = Point(x: -0.5, y: (height - Self.lineLength) / 2)
        inner.append(.group(FrameGroup(origin: place, meaning: .artifact, items: [line])))
      }
      let frame = Rect(x: origin.x + x, y: origin.y, width: cell, height: height)
      items.append(part.identity.part("suggestion", number: index + 1, frame: frame, text: decisions, items: inner))
    }
  }
}

extension Substring {
  /// The text without blanks at its ends.
  fileprivate var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
  }
}

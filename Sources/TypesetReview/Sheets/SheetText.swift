import Typeset

/// Words of a sheet, one text below another: real text in every output.
struct SheetText {
  /// The lines, from the corner.
  private(set) var lines: [FrameGroup] = []
  /// Their extent, in points.
  private(set) var size = Size.zero

  /// No words yet.
  init() {}

  /// Words alone.
  init(_ words: AnnotationWords) { add(words) }

  /// Adds words below those before, `gap` points away and `indent` points from the left.
  mutating func add(_ words: AnnotationWords, gap: Double = 0, indent: Double = 0) {
    put(words, at: Point(x: indent, y: lines.isEmpty ? 0 : size.height + gap))
  }

  /// Puts words at a point.
  mutating func put(_ words: AnnotationWords, at corner: Point) {
    for var line in words.lines {
      line.origin = line.origin + corner
      lines.append(line)
    }
    size.width = max(size.width, corner.x + words.size.width)
    size.height = max(size.height, corner.y + words.size.height)
  }

  /// The words as an element of their own, with their corner at a point.
  func item(
    _ name: ElementName, id: String, role: Role, at corner: Point, level: Int? = nil, outline: String? = nil
  ) -> FrameItem {
    var element = Element(
      name: name.rawValue, id: id, hasOwnID: false, role: role, size: size, position: .start,
      direction: .leftToRight, alignment: .left, language: "en")
    element.headingLevel = level
    element.outlineTitle = outline
    return .group(FrameGroup(origin: corner, meaning: .element(element), items: lines.map(FrameItem.group)))
  }

  /// The words outside of every tag, as a page repeats what was said before.
  func repeated(at corner: Point) -> FrameItem {
    .group(FrameGroup(origin: corner, meaning: .artifact, items: lines.map(FrameItem.group)))
  }
}

extension SourcePosition {
  /// What no line of a document brought forth stands at its beginning.
  static let start = SourcePosition(line: 1, column: 1)
}

/// Draws the keys of a keyboard.
struct KeyPainter {
  private let part: Part
  private let metrics: KeyboardMetrics
  private let colors: KeyboardColors
  private let task: LayoutTask
  private static let capRadius = 5.0
  /// The least distance of letters from the edges of a cap, and the least type size, in points.
  private static let (margin, leastSize) = (1.0, 11.0)
  /// The size of letters is at least so much of the usual one: a wider letter is smaller than the others.
  private static let leastShare = 0.75
  /// The type size of letters, in points.
  private var letterSize: Double

  init(_ part: Part, _ metrics: KeyboardMetrics, _ colors: KeyboardColors, task: LayoutTask) {
    self.part = part
    self.metrics = metrics
    self.colors = colors
    self.task = task
    letterSize = metrics.letterSize
  }

  /// Makes letters as large as lets all of them fit on their keys, so that most have one size.
  mutating func fitLetters(of keys: [KeyboardKey]) {
    for key in keys {
      guard case .letter(let letter) = key.face, letter.unicodeScalars.count == 1 else { continue }
      letterSize = min(letterSize, size(of: letter.onKey, at: metrics.letterSize, in: key.cap))
    }
    letterSize = max(letterSize, metrics.letterSize * Self.leastShare)
  }

  /// A key from the corner of its cell: its cap with the line below it, and what is on it.
  func items(of key: KeyboardKey) -> [FrameItem] {
    let cap = key.cap.moved(by: Point(x: -key.cell.minX, y: -key.cell.minY))
    var items: [FrameItem] = []
    if let color = colors.cap(key.look) {
      let lower = cap.moved(by: Point(x: 0, y: 1))
      items.append(.path(PathItem(path: Path(lower, radius: Self.capRadius), fill: colors.shadow)))
      items.append(.path(PathItem(path: Path(cap, radius: Self.capRadius), fill: color)))
    }
    return items + face(of: key, in: cap)
  }

  private func face(of key: KeyboardKey, in cap: Rect) -> [FrameItem] {
    let color = colors.face(key.look)
    switch key.face {
    case .letter(let letter): return text(letter.onKey, size: letterSize, color, in: cap)
    case .word(let word): return text(word, size: metrics.wordSize, color, in: cap)
    case .sign(let sign):
      let stroke = Stroke(color: color, width: part.environment.lineWidth(1.6), isRound: true)
      return [centered(sign.items(stroke), sign.size, in: cap)]
    case .icon(let name):
      let size = min(24, cap.height - 4, cap.width - 4)
      let icon = task.iconDrawing(
        named: name, size: size, color: color, for: part, isOfProgram: true, layoutDirection: .leftToRight)
      return icon.map { [centered($0.items, $0.size, in: cap)] } ?? []
    }
  }

  /// A text in the middle of a cap, smaller where it has no room.
  private func text(_ string: String, size: Double, _ color: Color, in cap: Rect) -> [FrameItem] {
    let text = block(string, size: self.size(of: string, at: size, in: cap), color)
    let room = room(in: cap)
    let height = text.extent(in: room).height
    var items: [FrameItem] = []
    _ = text.place(
      in: Size(width: room, height: height),
      at: Point(x: cap.minX + Self.margin, y: cap.minY + (cap.height - height) / 2), into: &items)
    return items
  }

  /// The type size at which a text fits on a cap, at most the one asked for.
  private func size(of string: String, at size: Double, in cap: Rect) -> Double {
    let (ideal, room) = (block(string, size: size, .black).widths().maxContent, room(in: cap))
    return ideal <= room ? size : max(Self.leastSize, (size * room / ideal * 2).rounded(.down) / 2)
  }

  private func room(in cap: Rect) -> Double { max(1, cap.width - 2 * Self.margin) }

  /// A text in one line, from left to right where it has no letters that say otherwise.
  private func block(_ string: String, size: Double, _ color: Color) -> TextBlock {
    task.controlText(
      string, style: .body, size: size, color: color, isCutAsAsked: true, isCentered: true, dir: .auto, of: part)
  }

  /// A drawing in the middle of a cap.
  private func centered(_ items: [FrameItem], _ size: Size, in cap: Rect) -> FrameItem {
    let corner = Point(x: cap.minX + (cap.width - size.width) / 2, y: cap.minY + (cap.height - size.height) / 2)
    return .group(FrameGroup(origin: corner, meaning: .artifact, items: items))
  }
}

extension String {
  /// The character as a key shows it: a mark that belongs to a letter is on a dotted circle.
  fileprivate var onKey: String {
    switch unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark?, .spacingMark?, .enclosingMark?: "\u{25CC}" + self
    default: self
    }
  }
}

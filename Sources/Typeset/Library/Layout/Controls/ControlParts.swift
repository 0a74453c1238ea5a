/// The parts of a control, put in their places along the reading direction; the control itself is never painted
/// mirrored.
struct ControlParts {
  /// The control.
  let part: Part
  /// The extent of its contents, in points.
  let size: Size
  /// The corner of its contents.
  let origin: Point
  /// What was put in its place so far, back to front.
  private(set) var items: [FrameItem] = []
  private var counts: [String: Int] = [:]

  init(of part: Part, size: Size, at origin: Point) {
    self.part = part
    self.size = size
    self.origin = origin
  }

  /// The direction of the control's own arrangement.
  var layoutDirection: Direction { part.environment.layoutDirection }

  /// The largest square in the middle, the same in both directions.
  var middleSquare: Rect {
    let side = min(size.width, size.height)
    return Rect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
  }

  /// Adds a part that starts `u` along the reading direction; `items` count from its own corner.
  mutating func add(
    _ name: String, u: Double, y: Double, size: Size, text: TextDecisions? = nil, isMirrored: Bool = false,
    rules: [Rule?] = [], missingLetters: String? = nil, speech: Speech? = nil, items: [FrameItem]
  ) {
    let x = layoutDirection.x(of: size.width, at: u, in: self.size.width)
    let number = counts[name, default: 0] + 1
    counts[name] = number
    self.items.append(
      part.identity.part(
        name, number: number, frame: Rect(origin: origin + Point(x: x, y: y), size: size), text: text,
        isMirrored: isMirrored, rules: Set(rules.compactMap(\.self)).sorted(), missingLetters: missingLetters,
        speech: speech, items: items))
  }

  /// Adds a part that is a rectangle, round at its corners.
  mutating func add(
    _ name: String, u: Double, y: Double, size: Size, radius: Double = 0, fill: Color?, stroke: Stroke? = nil,
    rules: [Rule?] = []
  ) {
    add(
      name, u: u, y: y, size: size, rules: rules,
      items: [.roundedBox(size, radius: radius, fill: fill, stroke: stroke)])
  }

  /// Adds a part that is a text in a cell of a width.
  mutating func add(_ name: String, u: Double, y: Double, width: Double, text: TextBlock, rules: [Rule?] = []) {
    let size = Size(width: width, height: text.extent(in: width).height)
    var inner: [FrameItem] = []
    let decisions = text.place(in: size, at: .zero, into: &inner)
    add(
      name, u: u, y: y, size: size, text: decisions, rules: rules + part.environment.numeralsRules, items: inner)
  }

  /// Adds a part that is an icon.
  mutating func add(_ name: String, u: Double, y: Double, icon: IconDrawing, rules: [Rule?] = []) {
    add(
      name, u: u, y: y, size: icon.size, isMirrored: icon.isMirrored, rules: rules + icon.rules,
      missingLetters: icon.missingLetters, items: icon.items)
  }
}

extension FrameItem {
  /// A rectangle from the origin, round at its corners; its line runs inside of its edges.
  static func roundedBox(_ size: Size, radius: Double = 0, fill: Color?, stroke: Stroke? = nil) -> FrameItem {
    let inset = (stroke?.width ?? 0) / 2
    let bounds = Rect(x: inset, y: inset, width: size.width - 2 * inset, height: size.height - 2 * inset)
    return .path(PathItem(path: Path(bounds, radius: max(0, radius - inset)), fill: fill, stroke: stroke))
  }
}

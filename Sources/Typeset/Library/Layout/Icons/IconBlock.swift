/// An `icon`: a square that grows with its text (R140), in the middle of its box.
struct IconBlock: Arrangement {
  private let identity: ElementIdentity
  private let box: DrawingBox
  private let icon: (Double) -> IconDrawing?
  private let decisions: DrawingDecisions
  private let shape: (Rect) -> FrameItem?
  /// By how many degrees it is turned clockwise.
  private let turn: Double

  /// The icon of an element; nothing is drawn where a name is missing or unknown, which is reported.
  init(_ part: Part, task: LayoutTask) {
    identity = part.identity
    shape = part.buttonShape(behind:)
    turn = part.attributes[Common.rotate]
    let style = TextStyle(of: .icon, part.attributes, in: part.environment)
    box = DrawingBox(side: R140IconSize.side(textSize: style.size), part)
    guard let request = IconRequest(part) else {
      task.warn(.namelessIcon, about: part.identity)
      icon = { _ in nil }
      decisions = DrawingDecisions()
      return
    }
    let weight = R143BoldText.weight(before: style.weight, isBold: part.environment.accessibility.isBold)
    let draw = { task.iconDrawing(request, size: $0, weight: weight, color: style.color, for: part) }
    guard let standard = draw(box.side) else {
      icon = { _ in nil }
      decisions = DrawingDecisions()
      return
    }
    let sizeRule = R140IconSize.rule(
      at: part.environment.textSize, isFixed: box.isFixed || part.environment.size != nil)
    decisions = DrawingDecisions(
      isMirrored: standard.isMirrored, rules: (standard.rules + [sizeRule].compactMap(\.self)).sorted(),
      missingLetters: standard.missingLetters)
    let side = box.side
    icon = { $0 == side ? standard : draw($0) }
  }

  func drawing(in size: Size) -> DrawingDecisions { decisions }

  func widths() -> Widths { box.widths }

  func extent(in width: Double) -> Extent { box.extent(in: width) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let square = box.square(in: size, at: origin)
    guard square.width > 0, let icon = icon(square.width)?.turned(by: turn) else { return nil }
    items += [shape(square)].compactMap(\.self)
    if icon.layers.isEmpty {
      items.append(.group(FrameGroup(origin: square.origin, meaning: .artifact, items: icon.items)))
    }
    for layer in icon.layers {
      let frame = Rect(origin: layer.frame.origin + square.origin, size: layer.frame.size)
      items.append(identity.part(layer.name, frame: frame, isMirrored: layer.isMirrored, items: layer.items))
    }
    return nil
  }
}

/// The square box of a drawing that grows with its text unless the author gives it a size.
struct DrawingBox {
  /// The side of the drawing when nothing makes it smaller, in points.
  let side: Double
  /// Whether the author gave it a size.
  let isFixed: Bool

  /// A box whose drawing has the side `side` where the element says nothing.
  init(side: Double, _ part: Part) {
    let style = BoxStyle(part.block.name, part.attributes, in: part.environment)
    var given: [Double] = []
    if case .points(let width)? = style.width { given.append(max(0, width - style.insets.horizontal)) }
    if case .points(let height)? = style.height { given.append(max(0, height - style.insets.vertical)) }
    isFixed = !given.isEmpty
    self.side = given.min() ?? side
  }

  /// Its widths: it does not shrink by itself.
  var widths: Widths { Widths(minContent: side, maxContent: side) }

  /// Its height, and the baseline of text whose capitals it is centred on.
  func extent(in width: Double) -> Extent {
    let side = min(side, max(width, 0))
    return Extent(height: side, firstBaseline: side * (0.5 + 0.357 / R140IconSize.em))
  }

  /// The square of the drawing in a box of a size whose corner is `origin`.
  func square(in size: Size, at origin: Point) -> Rect {
    let side = isFixed ? min(size.width, size.height) : min(side, size.width, size.height)
    return Rect(
      x: origin.x + (size.width - side) / 2, y: origin.y + (size.height - side) / 2, width: side, height: side)
  }
}

/// A shape with an optional text: the text fills the width from the start, the shape is at the end.
///
/// Where both do not fit beside each other, the shape is below the text, at its start (R138).
struct LabelledControl: Arrangement {
  /// The distance between text and shape beside each other, in points.
  private static let gap = 16.0
  /// The distance between text and shape below each other, in points.
  private static let lineGap = 8.0

  private let part: Part
  private let text: TextBlock?
  private let shape: any ControlShape
  private let condition: R138Stacking.Condition

  init(_ part: Part, _ shape: any ControlShape, task: LayoutTask) {
    self.part = part
    self.shape = shape
    condition = R138Stacking.condition(.auto, at: part.environment.textSize)
    text =
      part.block.hasVisibleText
      ? TextBlock(part.block, path: part.identity.path, part.environment, in: part.surroundings, task: task) : nil
  }

  /// What the shape and its distance take of the width beside the text.
  private var rest: Double { shape.size.width + Self.gap }

  func widths() -> Widths {
    guard let text = text?.widths() else { return Widths(minContent: shape.size.width, maxContent: shape.size.width) }
    let least = condition == .idealWidths ? max(text.minContent, shape.size.width) : text.minContent + rest
    return Widths(minContent: least, maxContent: text.maxContent + rest)
  }

  private func isStacked(in width: Double) -> Bool {
    guard let text = text?.widths() else { return false }
    return R138Stacking.stacks(
      condition, least: text.minContent + rest, ideal: text.maxContent + rest, in: width)
  }

  func extent(in width: Double) -> Extent {
    guard let text = text?.extent(in: textWidth(in: width)) else {
      return Extent(height: shape.size.height, firstBaseline: nil)
    }
    if isStacked(in: width) {
      return Extent(height: text.height + Self.lineGap + shape.size.height, firstBaseline: text.firstBaseline)
    }
    let height = max(shape.size.height, text.height)
    return Extent(height: height, firstBaseline: text.firstBaseline.map { $0 + (height - text.height) / 2 })
  }

  func drawing(in size: Size) -> DrawingDecisions {
    DrawingDecisions(rules: isStacked(in: size.width) ? [R138Stacking.rule] : [])
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let isStacked = isStacked(in: size.width)
    var decisions: TextDecisions?
    var shapeTop = (size.height - shape.size.height) / 2
    if let text {
      let textSize = Size(
        width: textWidth(in: size.width), height: text.extent(in: textWidth(in: size.width)).height)
      let block = isStacked ? textSize.height + Self.lineGap + shape.size.height : textSize.height
      let top = max(0, (size.height - block) / 2)
      let corner = Point(x: part.environment.layoutDirection.x(of: textSize.width, at: 0, in: size.width), y: top)
      decisions = text.place(in: textSize, at: origin + corner, into: &items)
      if isStacked { shapeTop = top + textSize.height + Self.lineGap }
    }
    var parts = ControlParts(of: part, size: size, at: origin)
    shape.draw(&parts, u: isStacked ? 0 : size.width - shape.size.width, y: shapeTop)
    items += parts.items
    return decisions
  }

  func shareSpare(_ spare: Double, in width: Double) { text?.shareSpare(spare, in: textWidth(in: width)) }

  private func textWidth(in width: Double) -> Double {
    isStacked(in: width) ? width : max(0, width - rest)
  }
}

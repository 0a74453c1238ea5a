/// A text, which may be missing, with a drawing beside it in the middle of its height: what arrows and chevrons share.
struct TextBesideDrawing {
  /// The text; nil where there is only the drawing.
  let text: TextBlock?
  /// The extent of the drawing, in points.
  let drawing: Size
  /// The height where the text is missing, in points.
  private let leastHeight: Double
  /// The distance between both, in points.
  private let gap: Double

  init(_ part: Part, drawing: Size, gap: Double, leastHeight: Double = 0, task: LayoutTask) {
    self.drawing = drawing
    self.gap = gap
    self.leastHeight = max(leastHeight, drawing.height)
    text =
      part.block.hasVisibleText
      ? TextBlock(part.block, path: part.identity.path, part.environment, in: part.surroundings, task: task) : nil
  }

  /// What drawing and gap take of the width.
  private var rest: Double { drawing.width + (text == nil ? 0 : gap) }

  /// The least and the ideal width of both.
  func widths() -> Widths {
    let text = text?.widths() ?? .zero
    return Widths(minContent: text.minContent + rest, maxContent: text.maxContent + rest)
  }

  /// The height of both in a width, with the baseline of the text.
  func extent(in width: Double) -> Extent {
    guard let text = text?.extent(in: textWidth(in: width)) else {
      return Extent(height: leastHeight, firstBaseline: nil)
    }
    let height = max(drawing.height, text.height)
    return Extent(height: height, firstBaseline: text.firstBaseline.map { $0 + (height - text.height) / 2 })
  }

  /// Where the drawing starts, from the side on which the first of both stands.
  func drawingOffset(isFirst: Bool, in width: Double) -> Double {
    isFirst || text == nil ? 0 : textWidth(in: width) + gap
  }

  /// Places the text in a box whose corner is `origin`: after the drawing along `layoutDirection`, or before it.
  func placeText(
    behindDrawing isBehind: Bool, along layoutDirection: Direction, in size: Size, at origin: Point,
    into items: inout [FrameItem]
  ) -> TextDecisions? {
    guard let text else { return nil }
    let width = textWidth(in: size.width)
    let height = text.extent(in: width).height
    let x = layoutDirection.x(of: width, at: isBehind ? rest : 0, in: size.width)
    return text.place(
      in: Size(width: width, height: height), at: origin + Point(x: x, y: (size.height - height) / 2), into: &items)
  }

  /// Tells the text how much wider it could be.
  func shareSpare(_ spare: Double, in width: Double) {
    text?.shareSpare(max(0, width - rest - textWidth(in: width)) + spare, in: textWidth(in: width))
  }

  private func textWidth(in width: Double) -> Double { min(text?.widths().maxContent ?? 0, max(0, width - rest)) }
}

/// An icon ready to be drawn: outlines in a square, turned round already where its meaning asks for it.
struct IconDrawing {
  /// Its extent in points.
  var size: Size
  /// What is drawn, from its corner.
  var items: [FrameItem]
  /// Whether it was turned round.
  var isMirrored = false
  /// The guidelines that acted on it.
  var rules: [Rule] = []
}

extension LayoutTask {
  /// The drawing of an icon for a control; nil where no icon has the name, which is reported.
  ///
  /// - Parameters:
  ///   - name: its name in the set.
  ///   - size: the side of its square, in points.
  ///   - weight: the weight of the text beside it, 1…1000: strokes follow it.
  ///   - color: the colour of its strokes.
  ///   - part: the element that shows it; its context and language choose sides and letters.
  func iconDrawing(named name: String, size: Double, weight: Int = 400, color: Color, for part: Part) -> IconDrawing? {
    let inset = size / 8
    let square = Path(Rect(x: inset, y: inset, width: size - 2 * inset, height: size - 2 * inset), radius: inset)
    return IconDrawing(
      size: Size(width: size, height: size),
      items: [.path(PathItem(path: square, stroke: Stroke(color: color, width: size / 12)))])
  }
}

/// A video that does not play: the picture that stands for it, with a button in its middle where people can start it
/// (R153).
struct VideoPoster: Arrangement {
  private let part: Part
  private let picture: PictureLayout
  private let hasControls: Bool
  /// The width of the button, and the least that it shrinks to in a small picture, in points.
  private static let (diameter, leastDiameter) = (64.0, 28.0)
  /// The share of the picture's shorter side that the button takes at most.
  private static let greatestShare = 0.6
  /// The colour behind the triangle: whatever the picture shows, white on it has more contrast than 3:1 (R152).
  private static let ground = Color(red: 0, green: 0, blue: 0, alpha: 178)

  init(_ part: Part, picture: PictureLayout) {
    self.part = part
    self.picture = picture
    hasControls = part.attributes[VideoElement.controls]
  }

  func widths() -> Widths { picture.widths() }

  func extent(in width: Double) -> Extent { picture.extent(in: width) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let decisions = picture.place(in: size, at: origin, into: &items)
    guard hasControls, size.width > 0, size.height > 0 else { return decisions }
    let diameter = min(Self.diameter, max(Self.leastDiameter, min(size.width, size.height) * Self.greatestShare))
    let frame = Rect(
      x: origin.x + (size.width - diameter) / 2, y: origin.y + (size.height - diameter) / 2, width: diameter,
      height: diameter)
    items.append(
      part.identity.part(
        "play", frame: frame, speech: Speech(.button, named: .play, in: part.environment),
        items: [.roundedBox(frame.size, radius: diameter / 2, fill: Self.ground), .path(triangle(in: diameter))]))
    return decisions
  }

  func drawing(in size: Size) -> DrawingDecisions { picture.drawing(in: size) }

  /// A triangle that points right in every language, since that is how a tape runs (R045); its middle is that of the
  /// button.
  private func triangle(in diameter: Double) -> PathItem {
    let (width, half) = (diameter * 0.36, diameter * 0.21)
    let left = diameter / 2 - width * 0.4
    let corners: [Path.Step] = [
      .move(Point(x: left, y: diameter / 2 - half)), .line(Point(x: left + width, y: diameter / 2)),
      .line(Point(x: left, y: diameter / 2 + half)), .close,
    ]
    return PathItem(
      path: Path(corners), fill: .white, stroke: Stroke(color: .white, width: diameter / 32, isRound: true))
  }
}

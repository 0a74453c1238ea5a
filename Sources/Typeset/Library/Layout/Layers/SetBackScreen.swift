/// What is seen of a screen behind a large sheet on an iPhone: it is set back before a black ground, and the sheet
/// leaves a strip of its round top.
struct SetBackScreen {
  /// The distance from the sides, and the radius of the corners, in points.
  private static let sides = 16.0
  private static let radius = 10.0

  private let screen: Rect
  private let strip: Rect
  private let color: Color

  /// The strip of a screen whose top is of a colour.
  init(in room: LayerRoom, color: Color?) {
    screen = room.screen
    // Its lower end is behind the sheet.
    strip = Rect(
      x: Self.sides, y: room.safeArea.top, width: max(0, room.screen.width - 2 * Self.sides),
      height: Sheet.distance + 4 * Self.radius)
    self.color = color ?? .white
  }

  /// What is drawn in the place of the screen, dimmed by a colour.
  func items(dimmed scrim: Color) -> [FrameItem] {
    let top = Path(strip, radius: Self.radius)
    return [
      .path(PathItem(path: Path(screen), fill: .black)), .path(PathItem(path: top, fill: color)),
      .path(PathItem(path: top, fill: scrim)),
    ]
  }
}

extension Canvas {
  /// Whether a sheet sets a screen back: a large one on an iPhone that is held upright.
  func isSetBack(on placement: ScreenPlacement) -> Bool {
    !placement.isRegular && placement.heightClass != .compact
      && blocks.contains { $0.layer == .sheet && $0.attributes[SheetElement.detent] == .large }
  }
}

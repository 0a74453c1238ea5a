/// The bullets that a field shows instead of a password, one for each character of it; paths, as all marks are.
struct PasswordBullets {
  private let count: Int
  private let diameter: Double
  private let gap: Double
  private let color: Color

  /// The bullets of a password, in a type size in points.
  init(_ password: String, size: Double, color: Color) {
    count = password.count
    diameter = size * 0.42
    gap = size * 0.2
    self.color = color
  }

  /// Their height, in points.
  var height: Double { diameter }

  /// The width of all of them, in points.
  var width: Double { Double(count) * (diameter + gap) - gap }

  /// As many as fit in a width, from the start of a layout; the field scrolls to the others.
  func items(in width: Double, layoutDirection: Direction) -> [FrameItem] {
    let shown = min(count, max(0, Int((width + gap) / (diameter + gap))))
    return (0..<shown).map { index in
      let x = layoutDirection.x(of: diameter, at: Double(index) * (diameter + gap), in: width)
      let circle = Rect(x: x, y: 0, width: diameter, height: diameter)
      return .path(PathItem(path: Path(circle, radius: diameter / 2), fill: color))
    }
  }
}

import Typeset

/// A right-to-left picture mirrored back over its left-to-right one: what turned round with the layout lies on itself, and what a
/// rule kept, or what is different, does not.
///
/// Each is drawn in one ink, blue or red, with more of it where it stands out more from its ground; both together are dark. The whole
/// is an annotation: it is in no text, tag or dump.
struct MirrorPanel {
  /// The ink of the left-to-right picture.
  static let leftToRight = Color(red: 0, green: 60, blue: 235)
  /// The ink of the right-to-left picture.
  static let rightToLeft = Color(red: 215, green: 50, blue: 0)
  /// What both inks make together.
  static let shared = mixed(leftToRight, rightToLeft)

  /// What an ink looks like where the other picture has none.
  static func faded(_ ink: Color) -> Color { mixed(ink, .white) }

  /// The extent, in points.
  let size: Size
  /// What is drawn, from its corner.
  let group: FrameGroup

  /// Lays one picture over the other; both begin at the same edge.
  init(_ left: Frame, under right: Frame) {
    size = Size(width: max(left.size.width, right.size.width), height: max(left.size.height, right.size.height))
    let below = Self.items(of: left, in: Self.leftToRight, size: size)
    let above = FrameGroup.annotation(
      clip: Rect(origin: .zero, size: size), transform: .mirror(width: right.size.width), opacity: 0.5,
      // What fills the rest of the panel is drawn where it will be once it is turned.
      Self.items(
        of: right, in: Self.rightToLeft,
        ground: Rect(x: right.size.width - size.width, y: 0, width: size.width, height: size.height)))
    group = .annotation(clip: Rect(origin: .zero, size: size), below + [.group(above)])
  }

  private static func items(of frame: Frame, in ink: Color, size: Size) -> [FrameItem] {
    items(of: frame, in: ink, ground: Rect(origin: .zero, size: size))
  }

  private static func items(of frame: Frame, in ink: Color, ground: Rect) -> [FrameItem] {
    let isDark = (frame.background ?? .white).lightness < 0.5
    let inked = frame.mapColors { $0.inked(ink, onDark: isDark) }
    var items: [FrameItem] = [.path(PathItem(path: Path(ground), fill: .white))]
    if let background = inked.background {
      items.append(.path(PathItem(path: Path(Rect(origin: .zero, size: frame.size)), fill: background)))
    }
    return items + inked.items
  }

  private static func mixed(_ one: Color, _ other: Color) -> Color {
    func half(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((UInt16(a) + UInt16(b)) / 2) }
    return Color(
      red: half(one.red, other.red), green: half(one.green, other.green), blue: half(one.blue, other.blue))
  }
}

extension Color {
  /// How light it looks, 0…1 (ITU-R BT.601).
  fileprivate var lightness: Double { (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255 }

  /// White, with as much of an ink as the colour stands out from its ground.
  fileprivate func inked(_ ink: Color, onDark isDark: Bool) -> Color {
    // Half of an ink is lost in the mixture: what is halfway to the ground is raised a little.
    let amount = min(1, 1.25 * (isDark ? lightness : 1 - lightness))
    func channel(_ value: UInt8) -> UInt8 { UInt8((255 + (Double(value) - 255) * amount).rounded()) }
    return Color(red: channel(ink.red), green: channel(ink.green), blue: channel(ink.blue), alpha: alpha)
  }
}

import Typeset

/// A right-to-left picture mirrored over its left-to-right one: parts that mirror with the layout coincide; parts that
/// a rule keeps, or that differ, do not.
///
/// Each is drawn in one ink, blue or red, stronger for more contrast with its background; both together are dark. The
/// panel is an annotation and not part of text, tags or dumps.
struct MirrorPanel {
  /// The ink of the left-to-right picture.
  static let leftToRight = Color(red: 0, green: 60, blue: 235)
  /// The ink of the right-to-left picture.
  static let rightToLeft = Color(red: 215, green: 50, blue: 0)
  /// The mixture of both inks.
  static let shared = mixed(leftToRight, rightToLeft)

  /// An ink where the other picture has none.
  static func faded(_ ink: Color) -> Color { mixed(ink, .white) }

  /// The extent, in points.
  let size: Size
  /// Its drawing, from its corner.
  let group: FrameGroup

  /// Lays one picture over the other; both begin at the same edge. Marks of findings are left out, since they mirror in
  /// no layout.
  init(_ left: Frame, under right: Frame) {
    let (left, right) = (left.withoutAnnotations, right.withoutAnnotations)
    size = Size(width: max(left.size.width, right.size.width), height: max(left.size.height, right.size.height))
    let below = Self.items(of: left, in: Self.leftToRight, size: size)
    let above = FrameGroup.annotation(
      clip: Rect(origin: .zero, size: size), transform: .mirror(width: right.size.width), opacity: 0.5,
      // The filling of the rest of the panel is drawn at its position before mirroring.
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

extension Frame {
  /// The page without what is drawn over it.
  fileprivate var withoutAnnotations: Frame {
    var frame = self
    frame.items.removeAll { item in
      if case .group(let group) = item, case .annotation = group.meaning { true } else { false }
    }
    return frame
  }
}

extension Color {
  /// How light it looks, 0…1 (ITU-R BT.601).
  fileprivate var lightness: Double { (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255 }

  /// White mixed with an ink, in proportion to the contrast of the colour with its background.
  fileprivate func inked(_ ink: Color, onDark isDark: Bool) -> Color {
    // Half of an ink is lost in the mixture, so medium contrasts are raised a little.
    let amount = min(1, 1.25 * (isDark ? lightness : 1 - lightness))
    func channel(_ value: UInt8) -> UInt8 { UInt8((255 + (Double(value) - 255) * amount).rounded()) }
    return Color(red: channel(ink.red), green: channel(ink.green), blue: channel(ink.blue), alpha: alpha)
  }
}

/// A colour as Android's resources write it.
enum ResourceColor: Hashable, Sendable {
  /// A literal.
  case literal(Color)
  /// The name of another colour, as in `@color/brand`.
  case reference(String)
  /// An attribute of the theme, as in `?attr/colorPrimary`.
  case theme(String)

  /// Reads a colour; nil for anything else.
  init?(_ text: String) {
    if text.hasPrefix("#") {
      guard let color = Self.literal(text.dropFirst()) else { return nil }
      self = .literal(color)
    } else if text.hasPrefix("?") {
      self = .theme(text)
    } else if text.hasPrefix("@android:color/") {
      guard let color = Self.system[String(text.dropFirst("@android:color/".utf8.count))] else { return nil }
      self = .literal(color)
    } else if let slash = text.firstIndex(of: "/"), text.hasPrefix("@"), text[..<slash].hasSuffix("color") {
      self = .reference(String(text[text.index(after: slash)...]))
    } else {
      return nil
    }
  }

  /// `RGB`, `ARGB`, `RRGGBB` or `AARRGGBB`.
  private static func literal(_ digits: Substring) -> Color? {
    let values = digits.utf8.map(\.hexadecimalDigit)
    guard values.allSatisfy({ $0 != nil }) else { return nil }
    let nibbles = values.compactMap(\.self)
    let bytes: [UInt8]
    switch nibbles.count {
    case 3, 4: bytes = nibbles.map { $0 << 4 | $0 }
    case 6, 8: bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
    default: return nil
    }
    let color = Array(bytes.suffix(3))
    return Color(red: color[0], green: color[1], blue: color[2], alpha: bytes.count == 4 ? bytes[0] : 255)
  }

  /// The colours of the system that do not depend on a theme.
  private static let system: [String: Color] = [
    "white": .white, "black": .black, "transparent": Color(red: 0, green: 0, blue: 0, alpha: 0),
    "darker_gray": Color(red: 0xAA, green: 0xAA, blue: 0xAA),
    "holo_blue_light": Color(red: 0x33, green: 0xB5, blue: 0xE5),
    "holo_blue_dark": Color(red: 0x00, green: 0x99, blue: 0xCC),
    "holo_green_light": Color(red: 0x99, green: 0xCC, blue: 0x00),
    "holo_green_dark": Color(red: 0x66, green: 0x99, blue: 0x00),
    "holo_orange_light": Color(red: 0xFF, green: 0xBB, blue: 0x33),
    "holo_orange_dark": Color(red: 0xFF, green: 0x88, blue: 0x00),
    "holo_red_light": Color(red: 0xFF, green: 0x44, blue: 0x44),
    "holo_red_dark": Color(red: 0xCC, green: 0x00, blue: 0x00),
    "holo_purple": Color(red: 0xAA, green: 0x66, blue: 0xCC),
  ]
}

/// How a screen looks: the light or the dark appearance, with normal or high contrast.
public struct Appearance: Sendable, Hashable {
  /// Whether text is light on a dark background.
  public var isDark: Bool
  /// Whether the reader has asked for more contrast.
  public var isHighContrast: Bool
  /// Whether it is that of something over a screen, such as a sheet, which is lighter than the screen where both are
  /// dark.
  package var isElevated = false

  /// Light, with normal contrast.
  public static let light = Appearance()
  /// Dark, with normal contrast.
  public static let dark = Appearance(isDark: true)

  /// Creates an appearance, by default light with normal contrast.
  public init(isDark: Bool = false, isHighContrast: Bool = false) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }
}

/// The semantic colours (F16): a name means another colour in each appearance, and with high contrast.
///
/// By default all text reaches the contrast of R151 in both appearances. With high contrast, `label` and
/// `secondary-label` reach 7:1 on the backgrounds of screens and lists.
enum Palette {
  /// The colour of a name in an appearance; nil for a name that the palette does not have.
  static func color(named name: String, appearance: Appearance = .light) -> Color? {
    if appearance.isDark, appearance.isElevated, let color = elevated[name] { return color }
    guard let entry = entries[name] else { return nil }
    return switch (appearance.isDark, appearance.isHighContrast) {
    case (false, false): entry.light
    case (true, false): entry.dark
    case (false, true): entry.lightHighContrast
    case (true, true): entry.darkHighContrast
    }
  }

  /// The names that a document can use, in the order of the table.
  static let names: [String] = table.map(\.name)

  /// The name of the colour of what destroys something: the text of such a button, or the ground of a filled one. A
  /// document asks for it by `purpose`.
  static let destructive = "destructive"

  /// The names of what has a hue, and of grays, in every appearance; of two that look the same, the first one.
  fileprivate static let namesByColor: [Color: String] = {
    let known = [("white", Color.white), ("black", Color.black)]
    let rows = (hues + text.dropFirst() + grays).flatMap { entry in
      [entry.light, entry.dark, entry.lightHighContrast, entry.darkHighContrast].map { (entry.name, $0) }
    }
    return Dictionary((known + rows).map { ($0.1, $0.0) }) { first, _ in first }
  }()

  private static let entries = Dictionary(uniqueKeysWithValues: (table + purposes).map { ($0.name, $0) })

  /// One row of the table.
  private struct Entry: Sendable {
    var name: String
    var light: Color
    var dark: Color
    var lightHighContrast: Color
    var darkHighContrast: Color

    init(_ name: String, _ light: Color, _ dark: Color, _ lightHigh: Color, _ darkHigh: Color) {
      self.name = name
      self.light = light
      self.dark = dark
      lightHighContrast = lightHigh
      darkHighContrast = darkHigh
    }

    /// A colour that is the same with high contrast.
    init(_ name: String, _ light: Color, _ dark: Color) { self.init(name, light, dark, light, dark) }
  }

  private static let table: [Entry] = text + surfaces + hues + grays

  private static let text: [Entry] = [
    Entry("label", .black, .white),
    Entry("secondary-label", ink(75), faint(60), ink(90), faint(80)),
    Entry("tertiary-label", ink(30), faint(30), ink(80), faint(70)),
    Entry("quaternary-label", ink(18), faint(18), ink(65), faint(55)),
    Entry("placeholder", ink(78), faint(55), ink(80), faint(70)),
  ]

  private static let surfaces: [Entry] = [
    Entry("separator", ink(29), rgb(84, 84, 88, 60), ink(65), rgb(84, 84, 88)),
    Entry("background", .white, .black),
    Entry("secondary-background", rgb(242, 242, 247), rgb(28, 28, 30)),
    Entry("grouped-background", rgb(242, 242, 247), .black),
    Entry("secondary-grouped-background", .white, rgb(28, 28, 30)),
    Entry("fill", rgb(120, 120, 128, 20), rgb(120, 120, 128, 20), rgb(120, 120, 128, 36), rgb(120, 120, 128, 36)),
    Entry("tint", rgb(0, 94, 190), rgb(64, 156, 255), rgb(0, 64, 160), rgb(120, 190, 255)),
    Entry("on-tint", .white, .black),
  ]

  /// The dark backgrounds over a screen, each as light as the next one on it.
  private static let elevated: [String: Color] = [
    "background": rgb(28, 28, 30), "secondary-background": rgb(44, 44, 46), "grouped-background": rgb(28, 28, 30),
    "secondary-grouped-background": rgb(44, 44, 46),
  ]

  private static let hues: [Entry] = [
    Entry("red", rgb(255, 59, 48), rgb(255, 69, 58), rgb(215, 0, 21), rgb(255, 105, 97)),
    Entry("orange", rgb(255, 149, 0), rgb(255, 159, 10), rgb(201, 52, 0), rgb(255, 179, 64)),
    Entry("yellow", rgb(255, 204, 0), rgb(255, 214, 10), rgb(178, 80, 0), rgb(255, 212, 38)),
    Entry("green", rgb(52, 199, 89), rgb(48, 209, 88), rgb(36, 138, 61), rgb(48, 219, 91)),
    Entry("teal", rgb(48, 176, 199), rgb(64, 200, 224), rgb(0, 130, 153), rgb(93, 230, 255)),
    Entry("blue", rgb(0, 122, 255), rgb(10, 132, 255), rgb(0, 64, 221), rgb(64, 156, 255)),
    Entry("indigo", rgb(88, 86, 214), rgb(94, 92, 230), rgb(54, 52, 163), rgb(125, 122, 255)),
    Entry("purple", rgb(175, 82, 222), rgb(191, 90, 242), rgb(137, 68, 171), rgb(218, 143, 255)),
    Entry("pink", rgb(255, 45, 85), rgb(255, 55, 95), rgb(211, 15, 69), rgb(255, 100, 130)),
  ]

  private static let grays: [Entry] = [
    Entry("gray", rgb(142, 142, 147), rgb(142, 142, 147), rgb(108, 108, 112), rgb(174, 174, 178)),
    Entry("gray2", rgb(174, 174, 178), rgb(99, 99, 102), rgb(142, 142, 147), rgb(124, 124, 128)),
    Entry("gray3", rgb(199, 199, 204), rgb(72, 72, 74), rgb(174, 174, 178), rgb(84, 84, 86)),
    Entry("gray4", rgb(209, 209, 214), rgb(58, 58, 60), rgb(188, 188, 192), rgb(68, 68, 70)),
    Entry("gray5", rgb(229, 229, 234), rgb(44, 44, 46), rgb(216, 216, 220), rgb(54, 54, 56)),
    Entry("gray6", rgb(242, 242, 247), rgb(28, 28, 30), rgb(235, 235, 240), rgb(36, 36, 38)),
  ]

  /// What has no name in documents.
  private static let purposes: [Entry] = [
    Entry(destructive, rgb(196, 0, 15), rgb(255, 105, 97), rgb(160, 0, 12), rgb(255, 150, 143))
  ]

  /// The dark ink of text on a light background, with an opacity in percent.
  private static func ink(_ percent: Int) -> Color { rgb(60, 60, 67, percent) }

  /// The light gray of text on a dark background, with an opacity in percent.
  private static func faint(_ percent: Int) -> Color { rgb(235, 235, 245, percent) }

  /// A colour from its channels 0…255 and its opacity in percent.
  private static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ percent: Int = 100) -> Color {
    Color(red: red, green: green, blue: blue, alpha: UInt8((percent * 255 + 50) / 100))
  }
}

/// The names of colours by which people know them.
package enum ColorNames {
  /// The name of a colour that looks just like one of the palette in some appearance; nil for any other.
  package static func name(of color: Color) -> String? { Palette.namesByColor[color] }
}

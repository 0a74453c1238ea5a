/// What readers set to see better (R109).
public struct AccessibilitySettings: Sendable, Hashable {
  /// Bold text (R143).
  public var isBold = false
  /// Smart invert: everything but pictures is inverted (R150).
  public var invertsColors = false
  /// Opaque backgrounds in place of translucent ones (R154).
  public var reducesTransparency = false
  /// Shapes that tell buttons from text (R116).
  public var showsButtonShapes = false
  /// Marks on switches that tell on from off (R117).
  public var showsOnOffLabels = false

  /// Creates settings in which nothing is set.
  public init() {}
}

/// One of the reader's settings, by its word on the command line and in documents (R109).
package enum AccessibilitySetting: String, Sendable, CaseIterable {
  /// Bold text (R143).
  case bold
  /// Smart invert (R150).
  case invert
  /// Opaque backgrounds (R154).
  case reduceTransparency = "reduce-transparency"
  /// Button shapes (R116).
  case buttonShapes = "button-shapes"
  /// Labels of switches (R117).
  case onOffLabels = "on-off-labels"
}

extension AccessibilitySettings {
  /// The word where nothing is set.
  private static let none = "none"

  /// Reads a setting, several joined by `+`, or `none`; nil for other words and for a setting that is named twice.
  package init?(words: String) {
    self.init()
    if words == Self.none { return }
    for word in words.split(separator: "+", omittingEmptySubsequences: false) {
      guard let setting = AccessibilitySetting(rawValue: String(word)), !self[setting] else { return nil }
      self[setting] = true
    }
  }

  /// What is set, such as `bold` or `bold+invert`; else `none`.
  package var words: String { active.isEmpty ? Self.none : active.map(\.rawValue).joined(separator: "+") }

  /// The settings that are on, in the order of `AccessibilitySetting`.
  package var active: [AccessibilitySetting] { AccessibilitySetting.allCases.filter { self[$0] } }

  /// Whether a setting is on.
  package subscript(setting: AccessibilitySetting) -> Bool {
    get {
      switch setting {
      case .bold: isBold
      case .invert: invertsColors
      case .reduceTransparency: reducesTransparency
      case .buttonShapes: showsButtonShapes
      case .onOffLabels: showsOnOffLabels
      }
    }
    set {
      switch setting {
      case .bold: isBold = newValue
      case .invert: invertsColors = newValue
      case .reduceTransparency: reducesTransparency = newValue
      case .buttonShapes: showsButtonShapes = newValue
      case .onOffLabels: showsOnOffLabels = newValue
      }
    }
  }
}

/// R116: with Button Shapes, buttons that look like text are underlined, and those that look like an icon have a shape
/// behind it.
enum R116ButtonShapes {
  static let rule = Rule(116)

  /// How far the shape behind an icon reaches beyond it, in points.
  static let margin = 6.0

  /// The radius of the shape's corners, in points.
  static let radius = 8.0

  /// Whether an element is underlined then, or has a shape where it has no text; `look` is that of a button.
  static func underlines(_ name: ElementName, look: ButtonStyle?) -> Bool {
    guard case .control(let control) = name.kind else { return false }
    return switch control {
    case .button: look?.kind == .plain
    case .back, .next, .previous, .direction: true
    case .toggle, .slider, .progress, .steps, .rating, .stepper, .segmented, .segment, .pager, .textField, .search,
      .alignPicker, .player, .badge, .checkbox, .radio, .chip, .textArea, .spinner, .ring, .calendar, .datePicker,
      .timePicker, .media:
      false
    }
  }
}

/// R143: with Bold Text, all text is one step heavier, bold text too: a family that has no heavier face is reported.
enum R143BoldText {
  /// The step, in units of weight: from regular to semibold.
  static let step = 200

  /// The least weight of a face that counts as bold.
  static let bold = 600

  /// The heaviest weight that text gets.
  static let heaviest = 900

  /// How much thicker the lines of icons are drawn.
  static let strokeFactor = 1.3

  /// The weight that text of a weight would have without the setting: icons are drawn by it, then thicker.
  static func weight(before weight: Int, isBold: Bool) -> Int { isBold ? max(1, weight - step) : weight }

  /// The weight of text that has a weight of its own.
  static func weight(_ weight: Int, isBold: Bool) -> Int { isBold ? min(heaviest, weight + step) : weight }
}

/// R150: smart invert inverts the colours of a light interface; pictures and icons in full colour stay, and so does a
/// dark interface, a whole screen as well as a dark box on a light one.
enum R150Invert {
  /// Whether what has this background is inverted: a dark one is what the reader asks for already.
  static func applies(toBackground background: Color?) -> Bool { !isDark(background ?? .white) }

  /// Whether a colour is dark: light text is easier to read on it than dark text.
  static func isDark(_ color: Color) -> Bool { color.brightness < 0.5 }

  /// The inverse of a colour, as translucent as it is.
  static func inverted(_ color: Color) -> Color {
    Color(red: 255 - color.red, green: 255 - color.green, blue: 255 - color.blue, alpha: color.alpha)
  }

  /// The line around a dark box that stays, where it is hardly seen on what was inverted around it; nil where it is
  /// seen.
  static func outline(of box: Color, on background: Color) -> Color? {
    box.isToldApart(from: background) ? nil : Palette.color(named: "gray3", appearance: .dark)
  }
}

/// R154: with Reduce Transparency, translucent backgrounds become opaque and take another colour.
enum R154Transparency {
  static let rule = Rule(154)

  /// The material of a bar over a background: the background shows through a little, unless the reader wants it opaque.
  /// Then it is a colour that differs from the background, and from that of grouped lists, which may be beside it.
  ///
  /// A bar without a material over contents shows none of them, so the colours are composed here.
  static func barMaterial(_ appearance: Appearance, reducesTransparency: Bool, over background: Color) -> Color {
    if reducesTransparency {
      let colors = ["gray5", appearance.isDark ? "secondary-background" : "background"].compactMap {
        Palette.color(named: $0, appearance: appearance)
      }
      return colors.first { $0.isToldApart(from: background) } ?? colors[0]
    }
    let material: UInt8 = appearance.isDark ? 29 : 249
    return Color(red: material, green: material, blue: material, alpha: 240).composed(over: background)
  }

  /// The colour of a translucent area when the reader wants it opaque: what is seen of it over a background, and its
  /// own before a picture, where the background is nil. What hardly differs from its background becomes gray.
  static func opaque(_ color: Color, over background: Color?, _ appearance: Appearance) -> Color {
    guard let background else { return Color(red: color.red, green: color.green, blue: color.blue) }
    let seen = color.composed(over: background)
    if seen.isToldApart(from: background) { return seen }
    return Palette.color(named: "gray5", appearance: appearance) ?? seen
  }
}

extension Color {
  /// How bright it looks, from 0 to 1, with the weights of Rec. 709.
  fileprivate var brightness: Double {
    (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
  }

  /// Whether two areas of these colours beside each other look like two.
  fileprivate func isToldApart(from other: Color) -> Bool {
    zip([red, green, blue], [other.red, other.green, other.blue]).contains { abs(Int($0) - Int($1)) >= 8 }
  }

  /// The colour that is seen over an opaque background.
  func composed(over background: Color) -> Color {
    let (front, back) = (Int(alpha), 255 - Int(alpha))
    func channel(_ own: UInt8, _ behind: UInt8) -> UInt8 {
      let sum = Int(own) * front + Int(behind) * back
      return UInt8((sum + 127) / 255)
    }
    return Color(
      red: channel(red, background.red), green: channel(green, background.green), blue: channel(blue, background.blue))
  }
}

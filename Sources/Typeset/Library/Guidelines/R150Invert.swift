/// R150: smart invert turns the colours of a light interface round; pictures stay, and so does a dark interface.
enum R150Invert {
  static let rule = Rule(150)

  /// Whether a screen with this ground is inverted: a dark one is what the reader asks for already.
  static func applies(toGround ground: Color?) -> Bool { (ground ?? .white).brightness >= 0.5 }

  /// The colour in the place of another; what shines through still does.
  static func inverted(_ color: Color) -> Color {
    Color(red: 255 - color.red, green: 255 - color.green, blue: 255 - color.blue, alpha: color.alpha)
  }
}

extension Color {
  /// How bright it looks, from 0 to 1, as the weights of Rec. 709 have it.
  fileprivate var brightness: Double {
    (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
  }
}

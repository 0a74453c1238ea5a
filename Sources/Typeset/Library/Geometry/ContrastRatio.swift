extension Color {
  /// The contrast of this colour on an opaque background, 1…21 (F10, WCAG 2.x).
  func contrast(on background: Color) -> Double {
    let (front, back) = (over(background).luminance, background.luminance)
    return (max(front, back) + 0.05) / (min(front, back) + 0.05)
  }

  /// What is seen of this colour on an opaque background.
  func over(_ background: Color) -> Color {
    let share = Double(alpha) / 255
    func mixed(_ own: UInt8, _ behind: UInt8) -> UInt8 {
      UInt8((Double(own) * share + Double(behind) * (1 - share)).rounded())
    }
    return Color(
      red: mixed(red, background.red), green: mixed(green, background.green), blue: mixed(blue, background.blue))
  }

  /// The relative luminance, 0…1 (WCAG 2.x).
  var luminance: Double {
    0.2126 * SRGBCurve.linear(red) + 0.7152 * SRGBCurve.linear(green) + 0.0722 * SRGBCurve.linear(blue)
  }
}

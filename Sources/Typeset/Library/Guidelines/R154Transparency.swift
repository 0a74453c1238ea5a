/// R154: where the reader asks for less transparency, translucent grounds become opaque and take another colour.
enum R154Transparency {
  static let rule = Rule(154)

  /// The material of a bar before a ground: the ground shines through a little, unless the reader wants it opaque.
  ///
  /// A picture has no blur, so the colours are composed here and contents never show through.
  static func barMaterial(_ appearance: Appearance, reducesTransparency: Bool, over ground: Color) -> Color {
    if reducesTransparency {
      return appearance.isDark ? Color(red: 44, green: 44, blue: 46) : Color(red: 242, green: 242, blue: 247)
    }
    let material: UInt8 = appearance.isDark ? 29 : 249
    return Color(red: material, green: material, blue: material, alpha: 240).composed(over: ground)
  }
}

extension Color {
  /// The colour that is seen where it stands before an opaque ground.
  fileprivate func composed(over ground: Color) -> Color {
    let (front, back) = (Int(alpha), 255 - Int(alpha))
    func channel(_ own: UInt8, _ behind: UInt8) -> UInt8 {
      let sum = Int(own) * front + Int(behind) * back
      return UInt8((sum + 127) / 255)
    }
    return Color(
      red: channel(red, ground.red), green: channel(green, ground.green), blue: channel(blue, ground.blue))
  }
}

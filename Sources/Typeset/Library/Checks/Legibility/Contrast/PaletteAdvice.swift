/// What a colour of the palette is for.
enum PaletteRole {
  /// Text that is read.
  case text
  /// Text of a control, or of a link.
  case controlText
  /// Icons, lines and areas.
  case fill

  /// The colours of the palette for it, in the order in which they are preferred.
  var names: [String] {
    switch self {
    case .text: ["label", "secondary-label", "placeholder", "on-tint"]
    case .controlText: ["tint", "on-tint", "label", "secondary-label"]
    case .fill:
      [
        "tint", "label", "secondary-label", "red", "orange", "yellow", "green", "teal", "blue", "indigo", "purple",
        "pink", "gray", "gray2", "gray3", "gray4", "gray5", "gray6", "on-tint",
      ]
    }
  }
}

extension Palette {
  /// What to do about a colour that has too little contrast on a ground: another one of the same role.
  static func advice(
    instead color: Color, on ground: Color, limit: ContrastLimit, in appearance: Appearance,
    as role: PaletteRole = .fill
  ) -> String {
    guard let name = nearest(to: color, on: ground, ratio: limit.ratio, in: appearance, as: role),
      let found = Palette.color(named: name, appearance: appearance)
    else { return "change the background; no colour of the palette for it has enough contrast there" }
    return "use the colour \(name), which has \(limit.text(of: found.contrast(on: ground))), or change the background"
  }

  /// The name of the colour of a role that is most similar to another one and has a contrast on a ground; nil for none.
  private static func nearest(
    to color: Color, on ground: Color, ratio: Double, in appearance: Appearance, as role: PaletteRole
  ) -> String? {
    let seen = color.over(ground)
    return role.names.compactMap { name -> (name: String, distance: Int)? in
      guard let candidate = Palette.color(named: name, appearance: appearance), candidate.contrast(on: ground) >= ratio
      else { return nil }
      return (name, candidate.over(ground).distance(to: seen))
    }.min { $0.distance < $1.distance }?.name
  }
}

extension Color {
  /// How different another opaque colour looks, roughly: differences count as much as the eye is sensitive to them.
  fileprivate func distance(to other: Color) -> Int {
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }
}

/// R016: sliders and progress bars mirror: they fill from where reading starts.
enum R016FlippedControls {
  static let rule = Rule(16)

  /// The part of the way from `least` to `greatest` that a value has covered, 0…1.
  static func fraction(of value: Double, from least: Double, to greatest: Double) -> Double {
    guard greatest > least else { return 0 }
    return min(max((value - least) / (greatest - least), 0), 1)
  }
}

/// R017: the icons at both ends of a control change places but not their looks: that of the least value is where
/// reading starts.
enum R017EndIcons {
  static let rule = Rule(17)

  /// The rule to name on such an icon in `context`; nil where it changes nothing.
  static func rule(in layoutDirection: Direction) -> Rule? { layoutDirection == .rightToLeft ? rule : nil }
}

/// R018: of the two buttons for the text size, the smaller is where reading starts, and their glyph is a letter of the
/// language.
///
/// The row places them; the icon set has the letters.
enum R018TextSizeButtons {
  static let rule = Rule(18)

  /// The icons of the two buttons in reading order.
  static let icons = ["text-size-smaller", "text-size-larger"]

  /// The rule to name on a button with an icon in `context`; nil where it changes nothing.
  static func rule(icon: String?, in layoutDirection: Direction) -> Rule? {
    guard let icon, icons.contains(icon), layoutDirection == .rightToLeft else { return nil }
    return rule
  }
}

/// R019: ratings fill from where reading starts, and a half star is the half on that side.
enum R019HalfStar {
  static let rule = Rule(19)

  /// How much of each of `count` stars is filled: 0, a half or 1.
  static func fillings(of value: Double, count: Int) -> [Double] {
    let halves = (value * 2).rounded() / 2
    return (0..<max(0, count)).map { min(max(halves - Double($0), 0), 1) }
  }
}

/// R020: the way back points against the reading direction, and is at the side where reading starts.
enum R020Back {
  static let rule = Rule(20)

  /// The side to which its chevron points.
  static func side(in layoutDirection: Direction) -> Side { layoutDirection.startSide }
}

/// R021: in an ordered list, "next" points along the reading direction and "previous" against it.
enum R021NextPrevious {
  static let rule = Rule(21)

  /// The side to which a chevron points; it is on that side of its text.
  static func side(isNext: Bool, in layoutDirection: Direction) -> Side {
    isNext ? layoutDirection.endSide : layoutDirection.startSide
  }
}

/// R046: clocks are never mirrored: their hands move clockwise everywhere.
enum R046Clock {
  static let rule = Rule(46)

  /// The angles of both hands at minutes after midnight, in turns clockwise from twelve, the same in every context.
  static func hands(atMinute minute: Double) -> (hour: Double, minute: Double) {
    (minute / 720 - (minute / 720).rounded(.down), minute / 60 - (minute / 60).rounded(.down))
  }

  /// The rule where it acts: it keeps the dial as it is in a mirrored layout.
  static func rule(layoutDirection: Direction) -> Rule? { layoutDirection == .rightToLeft ? rule : nil }
}

/// R048: the axes of a graph keep their orientation: values grow to the right and up, and the value axis is at the
/// left.
///
/// Titles and legends follow the layout, and the numerals of the axes the locale.
enum R048Graph {
  static let rule = Rule(48)

  /// The rule where it acts: it keeps the plot as it is in a mirrored layout.
  static func rule(layoutDirection: Direction) -> Rule? { layoutDirection == .rightToLeft ? rule : nil }
}

/// R054: segmented controls, switches, steppers and pagers mirror with everything else.
enum R054FlippedControls {
  static let rule = Rule(54)

}

/// R117: a switch shows its state by the place of its knob and by its fill, and on the reader's request by a mark.
enum R117SwitchLabels {
  static let rule = Rule(117)

  /// The distance of the knob from where reading starts, in points.
  static func knobOffset(isOn: Bool, knob: Double, width: Double, inset: Double) -> Double {
    isOn ? width - inset - knob : inset
  }

  /// The mark beside the knob: a bar for on, a ring for off.
  enum Mark { case bar, ring }

  /// The mark of a state; nil where the reader asks for none.
  static func mark(isOn: Bool, isShown: Bool) -> Mark? { isShown ? (isOn ? .bar : .ring) : nil }
}

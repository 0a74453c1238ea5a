/// R117: a switch shows its state by the place of its knob and by its ground, and on the reader's request by a mark.
enum R117SwitchLabels {
  static let rule = Rule(117)

  /// The distance of the knob from where reading starts, in points.
  static func knobOffset(isOn: Bool, knob: Double, width: Double, inset: Double) -> Double {
    isOn ? width - inset - knob : inset
  }

  /// The mark that stands beside the knob: a bar for on, a ring for off.
  enum Mark { case bar, ring }

  /// The mark of a state; nil where the reader asks for none.
  static func mark(isOn: Bool, isShown: Bool) -> Mark? { isShown ? (isOn ? .bar : .ring) : nil }
}

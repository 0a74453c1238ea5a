/// R132: every control has a name for who does not see it: its text, what its author calls it, the text beside it, its icon, or
/// at last the word for what it is.
enum R132Labels {
  static let rule = Rule(132)

  /// What is said of an element: its name, its value, its state, parted as the language writes lists; nil where it has none.
  ///
  /// A value that the name says already is not said again: `Picture 1 of 3`.
  static func spoken(label: String?, value: String?, states: [String] = [], separator: String = ", ") -> String? {
    let isInName = label.flatMap { label in value.map { label.lowercased().contains($0.lowercased()) } } ?? false
    let parts = ([label, isInName ? nil : value].compactMap(\.self) + states).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: separator)
  }

  /// Whether a control takes the text beside it as its name where it has none of its own.
  static func takesName(_ kind: ControlKind) -> Bool {
    switch kind {
    case .toggle, .slider, .progress, .steps, .rating, .stepper, .segmented, .pager, .textField, .search, .player,
      .alignPicker:
      true
    case .button, .segment, .tab: false
    }
  }
}

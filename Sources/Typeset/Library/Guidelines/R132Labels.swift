/// R132: every control has a name for who does not see it: its text, or what its author calls it.
enum R132Labels {
  static let rule = Rule(132)

  /// What is said of an element whose text does not speak for it: its name, then its value; nil where it has neither.
  static func spoken(label: String?, value: String?) -> String? {
    let parts = [label, value].compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// R022: a control that means a real direction, or a side of a text, keeps it: "to the right" is right in every language.
enum R022RealDirection {
  static let rule = Rule(22)

  /// Whether an element means a real direction by nature.
  static func applies(to name: ElementName) -> Bool { name == .direction || name == .alignPicker }
}

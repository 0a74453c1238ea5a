/// R128: assistive technology comes to every control in reading order, and once: the words beside a control that are its name are not
/// read on their own as well.
enum R128Navigable {
  static let rule = Rule(128)

  /// Whether a label is read with the controls beside it, which bear some names.
  static func isSaid(_ label: String, byControlsNamed names: Set<String>) -> Bool { names.contains(label) }
}

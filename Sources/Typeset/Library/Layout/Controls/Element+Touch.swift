extension Element {
  /// Whether it is touched as a whole: a control without controls of its own, one of these, or a row that leads
  /// somewhere; `parts` are the elements directly inside it (R086).
  func answersToTouch(holding parts: [Element]) -> Bool {
    guard let name = ElementName(rawValue: name) else { return control != nil }
    if name == .item { return parts.contains { $0.name == RowMark.Kind.disclosure.rawValue } }
    return name.has(.isInteractive) && !parts.contains { $0.control != nil }
  }
}

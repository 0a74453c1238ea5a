extension CheckCatalogue {
  /// The checks of roles, names and alternatives.
  static let assistance = CheckCatalogue()
}

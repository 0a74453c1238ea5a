extension CheckCatalogue {
  /// The checks of text sizes, text and colour.
  static let legibilityChecks: [any Check.Type] = []
}

extension CheckCatalogue {
  /// The checks of reading of text, direction and numbers.
  static let readingChecks: [any Check.Type] = []
}

extension CheckCatalogue {
  /// The checks of text services and bidirectional text.
  static let textServiceChecks: [any Check.Type] = []
}

extension CheckCatalogue {
  /// The checks of roles, names and alternatives.
  static let assistanceChecks: [any Check.Type] = []
}

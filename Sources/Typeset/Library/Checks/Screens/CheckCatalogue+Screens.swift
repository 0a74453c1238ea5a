extension CheckCatalogue {
  /// The checks of screens, sizes and safe areas.
  static let screenChecks: [any Check.Type] = [R105StatusBarCheck.self]
}

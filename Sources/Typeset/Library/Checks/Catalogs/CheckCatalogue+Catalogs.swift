extension CheckCatalogue {
  /// The checks of texts in catalogs.
  static let catalogChecks: [any Check.Type] = []
}

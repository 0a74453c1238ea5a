extension CheckCatalogue {
  /// The checks of texts in catalogs.
  static let catalogs = CheckCatalogue()
}

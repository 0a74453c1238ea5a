extension CheckCatalogue {
  /// The checks of values in text, semantics and tables.
  static let textServices = CheckCatalogue(
    documents: [R060BidiControlsCheck.self], catalogs: [R060BidiControlsCheck.self])
}

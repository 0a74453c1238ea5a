extension CheckCatalogue {
  /// The checks of text services and bidirectional text.
  static let textServices = CheckCatalogue()
}

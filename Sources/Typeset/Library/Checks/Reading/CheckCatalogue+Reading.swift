extension CheckCatalogue {
  /// The checks of text, direction and numbers.
  static let reading = CheckCatalogue()
}

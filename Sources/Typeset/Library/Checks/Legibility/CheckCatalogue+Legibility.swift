extension CheckCatalogue {
  /// The checks of text sizes, text and colour.
  static let legibility = CheckCatalogue(pages: [R151ContrastCheck.self])
}

extension CheckCatalogue {
  /// The checks of screens, sizes and safe areas.
  static let screens = CheckCatalogue(pages: [R105StatusBarCheck.self])
}

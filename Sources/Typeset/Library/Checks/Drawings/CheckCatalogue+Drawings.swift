extension CheckCatalogue {
  /// The checks of pictures and icons.
  static let drawings = CheckCatalogue()
}

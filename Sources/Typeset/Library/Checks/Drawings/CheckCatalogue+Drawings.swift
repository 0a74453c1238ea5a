extension CheckCatalogue {
  /// The checks of pictures and icons.
  static let drawingChecks: [any Check.Type] = []
}

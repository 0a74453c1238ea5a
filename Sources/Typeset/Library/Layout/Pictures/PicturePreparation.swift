extension LayoutTask {
  /// How a picture, a gallery or a figure lays out what it holds; nil for any other element.
  func picture(_ part: Part) -> (any Arrangement)? {
    switch part.block.name {
    default: nil
    }
  }
}

extension LayoutTask {
  /// How a list of rows, or of what stands in one lays out what it holds; nil for any other element.
  func rows(_ part: Part) -> (any Arrangement)? {
    switch part.block.name {
    default: nil
    }
  }
}

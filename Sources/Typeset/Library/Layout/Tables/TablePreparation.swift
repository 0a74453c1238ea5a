extension LayoutTask {
  /// How a table, or of what stands in one lays out what it holds; nil for any other element.
  func table(_ part: Part) -> (any Arrangement)? {
    switch part.block.name {
    default: nil
    }
  }
}

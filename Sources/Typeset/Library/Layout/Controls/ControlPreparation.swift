extension LayoutTask {
  /// How a control lays out what it holds; nil for any other element.
  func control(_ part: Part) -> (any Arrangement)? {
    switch part.block.name {
    default: nil
    }
  }
}

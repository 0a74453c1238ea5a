extension LayoutTask {
  /// How an icon, a clock or a chart lays out what it holds; nil for any other element.
  func icon(_ part: Part) -> (any Arrangement)? {
    switch part.block.name {
    default: nil
    }
  }
}

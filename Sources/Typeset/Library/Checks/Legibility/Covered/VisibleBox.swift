extension CheckedPage {
  /// Whether the ground or the border of an element itself is seen.
  func hasVisibleBox(_ element: CheckedElement) -> Bool {
    drawings(of: element).contains { isBox($0, of: element) }
  }

  /// Whether a drawing is the border of an element, or a ground with another colour than what is below it.
  private func isBox(_ drawing: CheckedDrawing, of element: CheckedElement) -> Bool {
    guard case .path(let item) = drawing.shape, drawing.bounds.expanded(by: 1).contains(element.visibleFrame) else {
      return false
    }
    if let stroke = item.stroke, stroke.color.alpha > 0 { return true }
    guard let fill = item.fill, fill.alpha > 0 else { return false }
    if case .plain(let ground) = ground(under: element.frame, below: element.drawingRange.lowerBound) {
      return fill.over(ground) != ground
    }
    return true
  }
}

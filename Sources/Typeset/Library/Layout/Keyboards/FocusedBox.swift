extension [FrameItem] {
  /// The place of the field that people type into among the items and below them; nil where none is. `origin` is that
  /// of the items.
  func focusedBox(at origin: Point = .zero) -> Rect? {
    for case .group(let group) in self {
      let place = origin + group.origin
      if case .element(let element) = group.meaning, element.source.attributes[TextFieldElement.focused] {
        return Rect(origin: place, size: element.size)
      }
      if let found = group.items.focusedBox(at: place) { return found }
    }
    return nil
  }
}

/// How far people scroll contents, so that the field that they type into is seen.
enum FocusScrolling {
  /// The distance of the field from the lower end of what is seen, in points.
  private static let distance = 8.0

  /// How far contents are moved up, in points: as far as a field is below the end of what is seen, and never further
  /// than they are too high.
  static func distance(to field: Rect?, end: Double, excess: Double) -> Double {
    guard let field else { return 0 }
    return Swift.min(Swift.max(0, field.maxY + distance - end), Swift.max(0, excess))
  }
}

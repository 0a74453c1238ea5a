extension Attributes {
  /// Takes over what a canvas of a kind of the system has where its author says nothing else.
  mutating func takeMeasuresOfKind() {
    guard let kind = self[CanvasElement.kind] else { return }
    setDefault(CanvasElement.width, kind.size.width)
    if let height = kind.size.height { setDefault(CanvasElement.height, height) }
    setDefault(Common.radius, CornerRadii(kind.radius))
    setDefault(Common.padding, kind.padding)
  }
}

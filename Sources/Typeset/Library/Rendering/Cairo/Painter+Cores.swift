/// What is drawn over by something opaque is not drawn: half of the time of the shadows of a screen of cards.
extension Painter {
  /// The whole pixels in the core of an item, in the coordinates of the surface; nil where it has none, or where there
  /// are no pixels.
  func pixels(of item: PathItem, at origin: Point) -> Rect? {
    guard isRaster, let core = item.core else { return nil }
    return context.pixels(inside: core.moved(by: origin))
  }

  /// Draws on what lies outside of a rectangle of whole pixels: above, below, and at its sides.
  func outside(_ rect: Rect, _ body: () -> Void) {
    let matrix = context.matrix
    context.useSurfaceCoordinates()
    let (first, last) = context.clipBounds
    context.matrix = matrix
    let clip = Rect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    guard clip.overlaps(rect) else { return body() }
    for strip in clip.strips(around: rect) {
      context.save()
      context.useSurfaceCoordinates()
      context.rectangle(strip.minX, strip.minY, strip.width, strip.height)
      context.clip()
      context.matrix = matrix
      body()
      context.restore()
      forgetState()
    }
  }
}

extension Rect {
  /// What remains of it without a rectangle: above, below, at the left and at the right, where there is something.
  fileprivate func strips(around hole: Rect) -> [Rect] {
    let (top, bottom) = (max(minY, hole.minY), min(maxY, hole.maxY))
    let strips = [
      Rect(x: minX, y: minY, width: width, height: top - minY),
      Rect(x: minX, y: bottom, width: width, height: maxY - bottom),
      Rect(x: minX, y: top, width: hole.minX - minX, height: bottom - top),
      Rect(x: hole.maxX, y: top, width: maxX - hole.maxX, height: bottom - top),
    ]
    return strips.filter { $0.width > 0 && $0.height > 0 }
  }
}

extension Painter {
  /// The pixels per point of shapes that a PDF or SVG file holds as pixels.
  private static let density = 4.0

  /// Draws shapes as pixels whose colours are those that are seen: those of gradients and filters cannot be changed one
  /// by one.
  ///
  /// `body` draws on a context that has the coordinates of the current one. Only what the current clip shows is drawn.
  func drawPixels(seenBy vision: ColorVision, _ body: (DrawingContext) throws -> Void) throws {
    guard let area = deviceClip else { return }
    let density = density(of: area)
    let (width, height) = (Int((area.width * density).rounded(.up)), Int((area.height * density).rounded(.up)))
    let surface = try PictureSurface(width: width, height: height, scale: density)
    surface.context.translate(-area.minX, -area.minY)
    surface.context.apply(context.matrix)
    try body(surface.context)
    try surface.withPixels { pixels, _ in vision.change(&pixels) }
    context.useSurfaceCoordinates()
    context.translate(area.minX, area.minY)
    context.scale(1 / density)
    context.use(surface)
    context.paint()
  }

  /// The pixels per unit of the surface: those of a bitmap; else so many that the file stays of a reasonable size.
  private func density(of area: Rect) -> Double {
    isRaster ? 1 : min(Self.density, (Double(PictureLimits.mostPixels) / (area.width * area.height)).squareRoot())
  }

  /// The whole units of the surface that the current clip touches; nil if it is empty.
  private var deviceClip: Rect? {
    let (first, last) = context.clipBounds
    guard last.x > first.x, last.y > first.y else { return nil }
    let corners = [first, Point(x: last.x, y: first.y), Point(x: first.x, y: last.y), last].map(context.onSurface)
    let (horizontal, vertical) = (corners.map(\.x), corners.map(\.y))
    let minX = (horizontal.min() ?? 0).rounded(.down)
    let minY = (vertical.min() ?? 0).rounded(.down)
    let maxX = (horizontal.max() ?? 0).rounded(.up)
    let maxY = (vertical.max() ?? 0).rounded(.up)
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

/// Draws the items of a frame on a surface, without any layout decisions.
///
/// Origins are added to the coordinates passed to Cairo, since every change of its matrix makes it look up the font
/// again. Colour and font are set only when they change.
final class Painter {
  /// How glyphs are drawn.
  enum GlyphStyle {
    /// As glyphs that know their text.
    case text
    /// As glyphs alone.
    case glyphs
    /// As outlines, each exactly at its place between two pixels.
    case outlines
    /// As glyphs that know their text and are too faint to be seen, over what is drawn otherwise.
    case carriers

    /// Whether glyphs know their text.
    var carriesText: Bool { self == .text || self == .carriers }

    /// The pictures that the output can hold as files.
    fileprivate var embeddedFormats: [PictureFormat] {
      switch self {
      case .text, .carriers: [.jpeg]
      case .glyphs: [.jpeg, .png]
      case .outlines: []
      }
    }
  }

  private let surface: Surface
  /// The context of Cairo that is drawn on.
  let context: DrawingContext
  private let faces: FaceCache
  private(set) var style: GlyphStyle
  /// Whether the surface is a bitmap.
  let isRaster: Bool
  /// The pictures drawn so far.
  let pictures: PictureSurfaces
  /// The pictures of glyphs drawn so far.
  var glyphPictures = GlyphPictures()
  /// The blurred outlines drawn so far.
  var blurredOutlines = BlurredOutlines()
  /// Room for the glyphs of one run.
  var clusters = TextClusters()
  private var color: Color?
  private var fontInUse: (key: FontKey, scale: GlyphScale)?
  private var scaledFonts: [FontKey: ScaledFont] = [:]
  private var clusterFonts: [ObjectIdentifier: ClusterFont] = [:]

  private struct FontKey: Hashable {
    var font: ObjectIdentifier
    var size: Double
    var turn: Int
    var showsClusters: Bool
  }

  /// The clusters of a font, and its face once one was drawn.
  private struct ClusterFont {
    let glyphs = ClusterGlyphs()
    var face: ClusterFace?
  }

  /// How the coordinates were turned so far, origins left out; the first is the page's own.
  var turns = [Transform.identity]
  /// Their current orientation, as an index: Cairo has a separate font for each.
  var turn = 0
  /// Whether the page consists of text and outlines alone, so that it has no streams but its contents.
  private(set) var isPlain = true
  /// The area inside the current clips; nil if unknown: before the first page, and in transformed coordinates.
  var visible: Rect?

  /// A painter for a surface.
  init(on surface: Surface, faces: FaceCache, style: GlyphStyle) {
    self.surface = surface
    context = surface.context
    self.faces = faces
    self.style = style
    isRaster = style == .outlines
    pictures = PictureSurfaces(embedding: style.embeddedFormats)
  }

  /// Draws items relative to an enclosing origin.
  func draw(_ items: [FrameItem], at origin: Point) throws { for item in items { try draw(item, at: origin) } }

  /// Draws an item relative to an enclosing origin.
  func draw(_ item: FrameItem, at origin: Point) throws {
    switch item {
    case .glyphs(let run): try draw(run, at: origin)
    case .path(let path): try draw(path, at: origin)
    case .image(let image): try draw(image, at: origin)
    case .group(let group):
      try inside(group, at: origin) { origin in
        if case .annotation = group.meaning {
          try drawAnnotation(group.items, at: origin)
        } else {
          try draw(group.items, at: origin)
        }
      }
    }
  }

  /// Draws items whose glyphs are not text of the page: as outlines if glyphs would carry text.
  func drawAnnotation(_ items: [FrameItem], at origin: Point) throws {
    let outer = style
    guard style != .carriers else { return }
    if style == .text { style = .outlines }
    defer { style = outer }
    try draw(items, at: origin)
  }

  /// Calls `body` while nothing is drawn but faint glyphs that carry text.
  func carryingText(_ body: () throws -> Void) rethrows {
    let outer = style
    style = .carriers
    defer { style = outer }
    try body()
  }

  /// Fills everything with a colour.
  func fill(with color: Color) {
    use(color)
    context.paint()
  }

  /// Draws a run of glyphs.
  func draw(_ run: GlyphRun, at origin: Point) throws {
    guard run.appearance.isVisible else { return }
    guard !run.appearance.font.drawsPictures else { return try drawPictures(of: run, at: origin) }
    let scale = try use(run.appearance.font, size: run.appearance.size)
    clusters.fill(
      from: run, at: origin, scale: scale,
      clusterGlyphs: style.carriesText ? clusterGlyphs(of: run.appearance.font) : nil)
    guard !clusters.glyphs.isEmpty else { return }
    use(style == .carriers ? run.appearance.color.faintest : run.appearance.color)
    switch style {
    case .text, .carriers: try showClusters(of: run)
    case .glyphs: context.show(clusters.glyphs)
    case .outlines:
      context.trace(clusters.glyphs)
      context.fill()
    }
  }

  private func showClusters(of run: GlyphRun) throws {
    var start = TextClusters.Piece.Ends()
    for piece in clusters.pieces {
      try use(run.appearance.font, size: run.appearance.size, showsClusters: piece.showsClusters)
      let end = piece.end
      context.show(
        clusters.glyphs[start.glyphs..<end.glyphs], text: clusters.text[start.text..<end.text],
        clusters: clusters.clusters[start.clusters..<end.clusters])
      start = end
    }
  }

  /// Draws an outline.
  func draw(_ item: PathItem, at origin: Point) throws {
    guard item.fill != nil || item.stroke != nil, style != .carriers else { return }
    guard item.blur == 0 else { return try drawBlurred(item, at: origin) }
    guard !item.cutouts.isEmpty else { return paint(item, at: origin) }
    guard let bounds = item.path.bounds else { return }
    context.save()
    // A rectangle around the drawing minus each cutout in turn: overlapping cutouts must not cancel each other
    // (even-odd).
    let reach = 1 + 5 * (item.stroke?.width ?? 0)
    for cutout in item.cutouts {
      context.rectangle(
        origin.x + bounds.minX - reach, origin.y + bounds.minY - reach, bounds.width + 2 * reach,
        bounds.height + 2 * reach)
      context.trace(cutout, at: origin)
      context.useEvenOdd(true)
      context.clip()
    }
    context.useEvenOdd(false)
    paint(item, at: origin)
    context.restore()
    forgetState()
  }

  private func paint(_ item: PathItem, at origin: Point) {
    context.trace(item.path, at: origin)
    if let fill = item.fill {
      if let gradient = item.gradient { use(gradient, at: origin) } else { use(fill) }
      if item.usesEvenOdd { context.useEvenOdd(true) }
      context.fillAndKeep()
      if item.usesEvenOdd { context.useEvenOdd(false) }
    }
    if let stroke = item.stroke, stroke.width > 0 {
      use(stroke.color)
      context.strokeAndKeep(width: stroke.width, cap: stroke.cap, join: stroke.join)
    }
    context.newPath()
  }

  /// Begins a page.
  func beginPage(size: Size) {
    visible = Rect(origin: .zero, size: size)
    isPlain = true
    forgetState()
  }

  /// Notes that pictures or layers are drawn, which are streams of their own.
  func noteOtherStreams() { isPlain = false }

  /// Forgets what colour and font Cairo has: after a page, and after a state was restored.
  func forgetState() {
    color = nil
    fontInUse = nil
  }

  /// Makes the following content visible, in any colour.
  func useOpaqueColor() {
    if color?.alpha != 255 { use(.black) }
  }

  /// Makes a colour the one that is drawn with.
  func use(_ wanted: Color) {
    guard wanted != color else { return }
    color = wanted
    context.use(wanted)
  }

  /// Makes a gradient what is drawn with, in coordinates that begin at `origin`.
  private func use(_ gradient: Gradient, at origin: Point) {
    color = nil
    noteOtherStreams()
    context.use(gradient, at: origin)
  }

  /// Makes a font in a size, or the font of its clusters, the one that is drawn with.
  @discardableResult
  func use(_ font: Font, size: Double, showsClusters: Bool = false) throws -> GlyphScale {
    let key = FontKey(font: ObjectIdentifier(font), size: size, turn: turn, showsClusters: showsClusters)
    if let fontInUse, fontInUse.key == key { return fontInUse.scale }
    let scaled = try scaledFont(for: key, font: font)
    context.use(scaled)
    fontInUse = (key, scaled.scale)
    return scaled.scale
  }

  private func scaledFont(for key: FontKey, font: Font) throws -> ScaledFont {
    if let scaled = scaledFonts[key] { return scaled }
    let face = try key.showsClusters ? clusterFace(of: font).face : faces.face(of: font)
    let scaled = try context.scaledFont(face, of: font, size: key.size)
    scaledFonts[key] = scaled
    return scaled
  }

  /// The clusters of a font that were drawn so far.
  func clusterGlyphs(of font: Font) -> ClusterGlyphs {
    if let known = clusterFonts[ObjectIdentifier(font)] { return known.glyphs }
    let new = ClusterFont()
    clusterFonts[ObjectIdentifier(font)] = new
    return new.glyphs
  }

  private func clusterFace(of font: Font) throws -> ClusterFace {
    if let face = clusterFonts[ObjectIdentifier(font)]?.face { return face }
    let face = try ClusterFace(of: clusterGlyphs(of: font), font: font, face: faces.face(of: font))
    clusterFonts[ObjectIdentifier(font)]?.face = face
    return face
  }
}

extension RunAppearance {
  /// Whether glyphs can be seen.
  var isVisible: Bool { size > 0 && size.isFinite && color.alpha > 0 }
}

extension Color {
  /// The colour as faint as it can be without being left out.
  fileprivate var faintest: Color { Color(red: red, green: green, blue: blue, alpha: 1) }
}

import CCairo

/// The pictures that glyphs of emoji are drawn as, and what carries their text.
struct GlyphPictures {
  private var pictures: [Key: Entry] = [:]
  private var carriers: [[Unicode.Scalar]: UInt] = [:]
  private let cache = PixelCache()
  /// How many pixels the pictures have together.
  private var pixelCount = 0

  private struct Key: Hashable {
    var font: ObjectIdentifier
    var glyph: UInt32
  }

  private struct Entry {
    /// The picture, and its edges in font units around the pen, y downwards; nil for a glyph that shows nothing.
    var picture: (Picture, Rect)?
    /// Keeps the identifier from being given to another font.
    var font: Font
  }

  /// The picture of a glyph, decoded at the first question, with its edges in font units around the pen, y downwards.
  mutating func picture(of glyph: UInt32, in font: Font) throws -> (Picture, Rect)? {
    let key = Key(font: ObjectIdentifier(font), glyph: glyph)
    if let known = pictures[key] { return known.picture }
    var entry = Entry(picture: nil, font: font)
    if let found = font.face.picture(of: glyph) {
      let pixels: PixelPicture
      do { pixels = try PixelPicture(png: found.png, cache: cache) } catch {
        throw FontError(font.fileName, .undrawable)
      }
      pixelCount += pixels.width * pixels.height
      guard pixelCount <= PictureLimits.mostPixelsTogether else {
        let most = PictureLimits.mostPixelsTogether / 1_000_000
        throw FontError(font.fileName, .incomplete("its pictures have more than \(most) million pixels"))
      }
      let picture = Picture(
        path: font.fileName, format: .png, size: pixels.uprightSize(scale: 1), contents: .pixels(pixels),
        bytes: found.png)
      entry.picture = (
        picture,
        Rect(
          x: Double(found.left), y: Double(-found.top), width: Double(found.right - found.left),
          height: Double(found.top - found.bottom))
      )
    }
    pictures[key] = entry
    return entry.picture
  }

  /// The glyph of the blank font that carries a text, so that the same text always has the same one.
  mutating func carrier(of text: [Unicode.Scalar]) -> UInt {
    if let known = carriers[text] { return known }
    // With more texts than glyphs, Cairo writes the replaced text beside the glyph.
    let glyph = UInt(carriers.count % (Font.blankGlyphCount - 1) + 1)
    carriers[text] = glyph
    return glyph
  }
}

extension Painter {
  /// Draws a run whose glyphs are pictures; if glyphs carry text, blank glyphs are laid over them.
  func drawPictures(of run: GlyphRun, at origin: Point) throws {
    let (font, size) = (run.appearance.font, run.appearance.size)
    let scale = GlyphScale(font, size: size)
    clusters.fill(from: run, at: origin, scale: scale, clusterGlyphs: style.carriesText ? clusterGlyphs(of: font) : nil)
    for glyph in clusters.glyphs {
      guard let (picture, edges) = try glyphPictures.picture(of: UInt32(glyph.index), in: font) else { continue }
      let rect = Rect(
        x: glyph.x + edges.minX * scale.points, y: glyph.y + edges.minY * scale.points,
        width: edges.width * scale.points, height: edges.height * scale.points)
      var image = ImageItem(picture: picture, rect: rect)
      image.vision = run.appearance.vision
      try draw(image, at: .zero, opacity: Double(run.appearance.color.alpha) / 255)
    }
    if style.carriesText { try carryText(of: run, scale: scale.points) }
  }

  /// Lays blank glyphs that carry the text of the clusters over the pictures of a run.
  private func carryText(of run: GlyphRun, scale: Double) throws {
    use(run.appearance.color)
    var (firstGlyph, firstByte) = (0, 0)
    for cluster in clusters.clusters {
      let glyphs = firstGlyph..<firstGlyph + Int(cluster.num_glyphs)
      let bytes = clusters.text[firstByte..<firstByte + Int(cluster.num_bytes)].lazy.map(UInt8.init(bitPattern:))
      (firstGlyph, firstByte) = (glyphs.upperBound, firstByte + bytes.count)
      guard !glyphs.isEmpty else { continue }
      let advance = glyphs.reduce(0) {
        $0 + Double(run.appearance.font.face.advance(of: UInt32(clusters.glyphs[$1].index)))
      }
      let text = Unicode.UTF8.scalars(of: bytes)
      // Readers of PDF reverse right-to-left text character by character, so each character gets its own glyph.
      let parts = run.direction == .leftToRight ? [text] : text.reversed().map { [$0] }
      guard advance > 0, !text.isEmpty else { continue }
      try carry(parts, at: clusters.glyphs[glyphs.lowerBound], width: advance * scale)
    }
  }

  /// Divides a width among the parts of a text from left to right, a blank glyph each.
  private func carry(_ parts: [[Unicode.Scalar]], at start: cairo_glyph_t, width: Double) throws {
    let step = width / Double(parts.count)
    try use(.blank, size: step)
    var (text, glyphs, marks): ([CChar], [cairo_glyph_t], [cairo_text_cluster_t]) = ([], [], [])
    for (number, part) in parts.enumerated() {
      let bytes = part.flatMap { Array(String($0).utf8) }
      text += bytes.map(CChar.init(bitPattern:))
      marks.append(cairo_text_cluster_t(num_bytes: Int32(bytes.count), num_glyphs: 1))
      // Cairo leaves out what takes no room, and between two whole points even nothing takes some.
      glyphs.append(
        cairo_glyph_t(
          index: glyphPictures.carrier(of: part), x: (start.x + step * Double(number)).betweenPoints,
          y: start.y.betweenPoints))
    }
    context.show(glyphs[...], text: text[...], clusters: marks[...])
  }
}

extension Unicode.UTF8 {
  /// The characters of a text.
  fileprivate static func scalars(of bytes: some Collection<UInt8>) -> [Unicode.Scalar] {
    Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }
}

extension Double {
  /// The value, or slightly more if it is a whole number except for rounding.
  fileprivate var betweenPoints: Double { abs(self - rounded()) < 0.05 ? rounded() + 0.05 : self }
}

/// Reads the clusters of several glyphs from the contents of a page: what is shown between `/ActualText` and the end of its span.
struct ClusterReader {
  private let source: PDFSource
  private let fonts: [String: GlyphMaps.Font]
  /// Whether a glyph has a text already; a cluster of such glyphs alone is passed over.
  private let isKnown: (GlyphTexts.Glyph) -> Bool
  private var cursor = 0
  private var font: GlyphMaps.Font?
  /// The latest name, such as that of a font.
  private var name = 0..<0
  /// The text of the span that follows.
  private var announced: Range<Int>?
  /// The text of the current span; nil outside.
  private var text: Range<Int>?
  private var glyphs: [GlyphTexts.Glyph] = []
  private var found: [GlyphTexts.Cluster] = []

  /// Begins at the start of unpacked contents; `fonts` are those of the file by their names.
  init(_ source: PDFSource, fonts: [String: GlyphMaps.Font], isKnown: @escaping (GlyphTexts.Glyph) -> Bool) {
    self.source = source
    self.fonts = fonts
    self.isKnown = isKnown
  }

  /// The clusters with a glyph that has no text yet, in order.
  mutating func clusters() -> [GlyphTexts.Cluster] {
    while cursor < source.bytes.count {
      switch source.bytes[cursor] {
      case UInt8(ascii: "/"): name = source.value(at: &cursor)
      case UInt8(ascii: "<"): readAngle()
      // Characters of the basic set are drawn alone somewhere.
      case UInt8(ascii: "("): _ = source.value(at: &cursor)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): perform(source.value(at: &cursor))
      default: cursor += 1
      }
    }
    return found
  }

  /// Reads a dictionary or a string of codes.
  private mutating func readAngle() {
    let isDictionary = cursor + 1 < source.bytes.count && source.bytes[cursor + 1] == UInt8(ascii: "<")
    guard isDictionary || text != nil else {
      while cursor < source.bytes.count, source.bytes[cursor] != UInt8(ascii: ">") { cursor += 1 }
      return
    }
    let value = source.value(at: &cursor)
    if isDictionary { announced = source.entry("/ActualText", of: value) } else { show(value) }
  }

  private mutating func show(_ codes: Range<Int>) {
    guard let font else { return }
    var high: UInt8?
    source.forEachByte(ofHexadecimal: codes) { byte in
      if !font.isComposite {
        glyphs.append(GlyphTexts.Glyph(map: font.map, code: Int(byte)))
      } else if let first = high {
        glyphs.append(GlyphTexts.Glyph(map: font.map, code: Int(first) << 8 | Int(byte)))
        high = nil
      } else {
        high = byte
      }
    }
  }

  private mutating func perform(_ operation: Range<Int>) {
    if source.equals(operation, "Tf") {
      font = fonts[source.text(name)]
    } else if source.equals(operation, "BDC") {
      (text, announced) = (announced, nil)
      glyphs.removeAll(keepingCapacity: true)
    } else if source.equals(operation, "EMC") {
      if let text, !glyphs.allSatisfy(isKnown) {
        found.append(GlyphTexts.Cluster(text: source.utf16(text), glyphs: glyphs))
      }
      text = nil
    }
  }
}

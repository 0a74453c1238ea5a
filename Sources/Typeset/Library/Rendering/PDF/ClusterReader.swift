/// Reads the clusters of several glyphs from the contents of a page: what is shown between `/ActualText` and the end of its span.
struct ClusterReader {
  private let source: PDFSource
  private let fonts: [String: GlyphMaps.Font]
  private var font: GlyphMaps.Font?
  /// The latest name, such as that of a font.
  private var name = ""
  /// The text of the span that follows.
  private var announced: [UInt16]?
  /// The text of the current span; nil outside.
  private var text: [UInt16]?
  private var glyphs: [GlyphTexts.Glyph] = []
  private var found: [GlyphTexts.Cluster] = []

  /// Begins at the start of unpacked contents; `fonts` are those of the file by their names.
  init(_ source: PDFSource, fonts: [String: GlyphMaps.Font]) {
    self.source = source
    self.fonts = fonts
  }

  /// The clusters, in order.
  mutating func clusters() -> [GlyphTexts.Cluster] {
    read(0..<source.bytes.count)
    return found
  }

  private mutating func read(_ range: Range<Int>) {
    var cursor = range.lowerBound
    while cursor < range.upperBound {
      let value = source.value(at: &cursor)
      guard !value.isEmpty else {
        cursor += 1
        continue
      }
      guard value.lowerBound < range.upperBound else { return }
      switch source.bytes[value.lowerBound] {
      case UInt8(ascii: "/"): name = source.text(value)
      case UInt8(ascii: "["): read((value.lowerBound + 1)..<value.upperBound)
      case UInt8(ascii: "<"):
        if source.isDictionary(value) {
          announced = source.entry("/ActualText", of: value).map(source.utf16)
        } else {
          show(value)
        }
      // Characters of the basic set are drawn alone somewhere.
      case UInt8(ascii: "("): continue
      default: perform(value)
      }
    }
  }

  private mutating func show(_ codes: Range<Int>) {
    guard text != nil, let font else { return }
    let bytes = source.hexadecimal(codes)
    if font.isComposite {
      for index in stride(from: 0, to: bytes.count - 1, by: 2) {
        glyphs.append(GlyphTexts.Glyph(map: font.map, code: Int(bytes[index]) << 8 | Int(bytes[index + 1])))
      }
    } else {
      glyphs += bytes.map { GlyphTexts.Glyph(map: font.map, code: Int($0)) }
    }
  }

  private mutating func perform(_ operation: Range<Int>) {
    if source.equals(operation, "Tf") {
      font = fonts[name]
    } else if source.equals(operation, "BDC") {
      (text, announced, glyphs) = (announced, nil, [])
    } else if source.equals(operation, "EMC") {
      if let text, !glyphs.isEmpty { found.append(GlyphTexts.Cluster(text: text, glyphs: glyphs)) }
      text = nil
    }
  }
}

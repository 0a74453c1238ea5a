/// What the font of clusters says of its measures: Cairo's font of type 3, with entries from which readers compute the
/// size of its text.
///
/// pdfminer takes the height of lines from the bounds, in which Cairo lets y run downwards; zeros mean that they are
/// not known (ISO 32000-1, table 112). poppler takes the size from the width of a glyph named m, which it expects to be
/// 0.6 em, so a code that is never shown has that name.
struct ClusterFontEntries {
  /// The names of the entries.
  static let names: [StaticString] = ["/FontBBox", "/Encoding", "/LastChar", "/Widths"]

  /// The object of Cairo's list of glyph names.
  let encoding: Int?
  private let lastCode: Int
  private let widths: [Range<Int>]
  private let source: PDFSource

  /// The entries for a font of type 3; nil for any other object.
  init?(_ number: Int, of source: PDFSource) throws {
    let object = try source.object(number)
    guard source.isDictionary(object), let kind = source.entry("/Subtype", of: object), source.equals(kind, "/Type3"),
      let lastCode = source.entry("/LastChar", of: object).flatMap(source.number),
      let widths = source.entry("/Widths", of: object)
    else { return nil }
    self.source = source
    self.lastCode = lastCode
    self.widths = source.items(widths)
    encoding = source.reference(source.entry("/Encoding", of: object))
  }

  /// Writes the entries.
  func write(to out: ByteBuffer) {
    // A font with all 256 codes has none to spare.
    let hasRoom = lastCode < 255
    out.append("/FontBBox [ 0 0 0 0 ]\n   /LastChar ")
    out.append(decimal: hasRoom ? lastCode + 1 : lastCode)
    out.append("\n   /Encoding << /Type /Encoding /Differences [ 0")
    // Cairo names its glyphs by their codes.
    for code in 0...lastCode {
      out.append(" /")
      out.append(decimal: code)
    }
    out.append(hasRoom ? " /m ] >>\n   /Widths [" : " ] >>\n   /Widths [")
    for width in widths {
      out.append(" ")
      out.append(source.slice(width))
    }
    out.append(hasRoom ? " 0.6 ]\n   " : " ]\n   ")
  }
}

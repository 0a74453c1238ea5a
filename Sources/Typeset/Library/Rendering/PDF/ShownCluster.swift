/// A cluster of several glyphs as page contents show it: between `/ActualText` and the end of its span.
///
/// Its fonts are known by the names that all pages share; what they are is known once the file is finished.
struct ShownCluster: Hashable, Sendable {
  /// Its text, then the names of fonts and the codes shown in them, as in the contents.
  var tokens: [UInt8]
}

/// Finds the clusters in the contents of pages, each once.
struct ClusterCollection {
  private var known: Set<ShownCluster> = []

  /// The clusters in unpacked contents that have not been met before, in order.
  mutating func new(in contents: [UInt8]) -> [ShownCluster] {
    var new: [ShownCluster] = []
    var reader = ClusterReader(PDFSource(contents))
    reader.forEachCluster { if known.insert($0).inserted { new.append($0) } }
    return new
  }
}

/// Reads the clusters of several glyphs from the contents of a page.
private struct ClusterReader {
  private let source: PDFSource
  private var cursor = 0
  /// The name of the current font.
  private var font = 0..<0
  /// The latest name.
  private var name = 0..<0
  /// The text of the span that follows.
  private var announced: Range<Int>?
  /// Whether a cluster is being read.
  private var isInside = false
  private var cluster = ShownCluster(tokens: [])

  /// Begins at the start of unpacked contents.
  init(_ source: PDFSource) { self.source = source }

  /// Visits the clusters in order.
  mutating func forEachCluster(_ body: (ShownCluster) -> Void) {
    let bytes = source.bytes
    while cursor < bytes.count {
      switch bytes[cursor] {
      case UInt8(ascii: "/"): name = source.value(at: &cursor)
      case UInt8(ascii: "<"): readAngle()
      // Characters of the basic set are drawn alone somewhere.
      case UInt8(ascii: "("): _ = source.value(at: &cursor)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): perform(source.value(at: &cursor), body)
      default: cursor += 1
      }
    }
  }

  /// Reads a dictionary or a string of codes.
  private mutating func readAngle() {
    let isDictionary = cursor + 1 < source.bytes.count && source.bytes[cursor + 1] == UInt8(ascii: "<")
    guard isDictionary || isInside else {
      while cursor < source.bytes.count, source.bytes[cursor] != UInt8(ascii: ">") { cursor += 1 }
      return
    }
    let value = source.value(at: &cursor)
    if isDictionary {
      announced = source.entry("/ActualText", of: value)
    } else if !font.isEmpty {
      add(font)
      add(value)
    }
  }

  private mutating func perform(_ operation: Range<Int>, _ body: (ShownCluster) -> Void) {
    if source.equals(operation, "Tf") {
      font = name
    } else if source.equals(operation, "BDC") {
      cluster.tokens.removeAll(keepingCapacity: true)
      isInside = announced != nil
      if let announced { add(announced) }
      announced = nil
    } else if source.equals(operation, "EMC") {
      if isInside { body(cluster) }
      isInside = false
    }
  }

  private mutating func add(_ token: Range<Int>) { cluster.tokens.append(contentsOf: source.bytes[token]) }
}

extension GlyphTexts.Cluster {
  /// The glyphs and the text of a cluster, with the fonts of the file by their names; codes of unknown fonts are left
  /// out.
  init(_ cluster: ShownCluster, fonts: [String: GlyphMaps.Font]) {
    let source = PDFSource(cluster.tokens)
    var cursor = 0
    let text = source.utf16(source.value(at: &cursor))
    var glyphs: [GlyphTexts.Glyph] = []
    while cursor < source.bytes.count {
      let name = source.value(at: &cursor)
      let codes = source.value(at: &cursor)
      guard !name.isEmpty, !codes.isEmpty else { break }
      guard let font = fonts[source.text(name)] else { continue }
      let bytes = source.hexadecimal(codes)
      let size = font.isComposite ? 2 : 1
      for start in stride(from: 0, through: bytes.count - size, by: size) {
        let code = bytes[start..<(start + size)].reduce(0) { $0 << 8 | Int($1) }
        glyphs.append(GlyphTexts.Glyph(map: font.map, code: code))
      }
    }
    self.init(text: text, glyphs: glyphs)
  }
}

/// The maps of a file from the codes of glyphs to text, `ToUnicode`, as far as glyphs in them have none (ISO 32000-1,
/// 9.10.3).
struct GlyphMaps {
  private let source: PDFSource
  private let deflate: Deflate
  /// Holds a stream while it is read.
  private let buffer = ByteBuffer(capacity: 1 << 16)
  /// The fonts by their names in page contents: their maps, and whether a code has two bytes.
  private var fonts: [String: Font] = [:]
  /// The unpacked maps, by their objects.
  private var maps: [Int: [UInt8]] = [:]
  /// The texts of all glyphs.
  private var texts: [GlyphTexts.Glyph: [UInt16]] = [:]

  /// A font as page contents see it.
  struct Font {
    /// The object of its map.
    var map: Int
    /// Whether a code has two bytes.
    var isComposite: Bool
  }

  /// The maps in a file that lack the text of a glyph, with the texts that the clusters of its contents give.
  ///
  /// `pages` are its pages by their objects.
  init(_ source: PDFSource, pages: [Int: PackedPage], _ deflate: Deflate) throws {
    self.source = source
    self.deflate = deflate
    try readFonts()
    var known: [GlyphTexts.Glyph: [UInt16]] = [:]
    var lacks = false
    for (map, bytes) in maps {
      forEachEntry(of: bytes) { code, text, _ in
        if text == [0xFFFD] { lacks = true } else { known[GlyphTexts.Glyph(map: map, code: code)] = text }
      }
    }
    texts = lacks ? GlyphTexts(of: try clusters(on: pages), known: known).texts : known
  }

  /// The maps to write again, by their objects; nil for one that lacks nothing.
  var changed: [Int] {
    maps.keys.sorted().filter { map in
      var lacks = false
      forEachEntry(of: maps[map] ?? []) { code, text, _ in
        if text == [0xFFFD], texts[GlyphTexts.Glyph(map: map, code: code)] != nil { lacks = true }
      }
      return lacks
    }
  }

  /// Writes a map again with the texts that were found.
  func write(_ map: Int, to out: ByteBuffer) {
    let bytes = maps[map] ?? []
    var copied = 0
    forEachEntry(of: bytes) { code, text, place in
      guard text == [0xFFFD], let found = texts[GlyphTexts.Glyph(map: map, code: code)] else { return }
      out.append(bytes[copied..<place.lowerBound])
      for unit in found {
        out.append(hex: UInt8(unit >> 8))
        out.append(hex: UInt8(unit & 0xFF))
      }
      copied = place.upperBound
    }
    out.append(bytes[copied...])
  }

  private mutating func readFonts() throws {
    for number in source.order {
      let object = try source.object(number)
      guard source.isDictionary(object) else { continue }
      let resources = source.entry("/Resources", of: object) ?? object
      guard source.isDictionary(resources), let list = source.entry("/Font", of: resources), source.isDictionary(list)
      else { continue }
      for (name, value) in source.entries(of: list) {
        // All pages have the same fonts by the same names.
        let name = source.text(name)
        guard fonts[name] == nil, let font = try source.reference(value).map(source.object),
          let map = source.reference(source.entry("/ToUnicode", of: font))
        else { continue }
        let isComposite = source.entry("/Subtype", of: font).map { source.equals($0, "/Type0") } ?? false
        fonts[name] = Font(map: map, isComposite: isComposite)
        if maps[map] == nil { maps[map] = try unpacked(map) }
      }
    }
  }

  /// The clusters in the contents of pages and groups, in the order of the file.
  private func clusters(on pages: [Int: PackedPage]) throws -> [GlyphTexts.Cluster] {
    var clusters: [ShownCluster] = []
    var ofGroups = ClusterCollection()
    for number in source.order {
      if let page = pages[number] {
        clusters += page.clusters
        continue
      }
      let object = try source.object(number)
      guard source.isDictionary(object), let kind = source.entry("/Subtype", of: object), source.equals(kind, "/Form")
      else { continue }
      clusters += ofGroups.new(in: try unpacked(number))
    }
    return clusters.map { GlyphTexts.Cluster($0, fonts: fonts) }
  }

  private func unpacked(_ number: Int) throws -> [UInt8] {
    let stream = try source.stream(number)
    let bytes = source.slice(stream.bytes)
    guard stream.isPacked else { return Array(bytes) }
    try deflate.unpack(bytes.span, into: buffer)
    return buffer.bytes
  }

  /// Visits the codes of a map with their texts and the places of those.
  private func forEachEntry(of map: [UInt8], _ body: (Int, [UInt16], Range<Int>) -> Void) {
    let text = PDFSource(map)
    var cursor = 0
    var isInside = false
    while cursor < map.count {
      let value = text.value(at: &cursor)
      if value.isEmpty {
        cursor += 1
      } else if text.equals(value, "beginbfchar") {
        isInside = true
      } else if text.equals(value, "endbfchar") {
        isInside = false
      } else if isInside, text.isHexadecimal(value) {
        let target = text.value(at: &cursor)
        guard text.isHexadecimal(target) else { continue }
        let code = text.hexadecimal(value).reduce(0) { $0 << 8 | Int($1) }
        body(code, text.utf16(target), (target.lowerBound + 1)..<(target.upperBound - 1))
      }
    }
  }
}

extension PDFSource {
  /// Whether a value is a string of hexadecimal digits.
  func isHexadecimal(_ value: Range<Int>) -> Bool {
    value.count >= 2 && bytes[value.lowerBound] == UInt8(ascii: "<")
      && bytes[value.lowerBound + 1] != UInt8(ascii: "<")
  }

  /// The bytes of a string of hexadecimal digits.
  func hexadecimal(_ value: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(value.count / 2)
    forEachByte(ofHexadecimal: value) { result.append($0) }
    return result
  }

  /// Visits the bytes of a string of hexadecimal digits; a last digit alone is the higher half of a byte (ISO 32000-1,
  /// 7.3.4.3).
  func forEachByte(ofHexadecimal value: Range<Int>, _ body: (UInt8) -> Void) {
    var high: UInt8?
    for index in value {
      guard let digit = bytes[index].hexadecimalDigit else { continue }
      if let first = high {
        body(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    if let high { body(high << 4) }
  }

  /// The units of a string of hexadecimal digits, a byte order mark left out.
  func utf16(_ value: Range<Int>) -> [UInt16] {
    let bytes = hexadecimal(value)
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    return units.first == 0xFEFF ? Array(units.dropFirst()) : units
  }
}

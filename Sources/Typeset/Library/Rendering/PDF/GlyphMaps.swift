/// The maps of a file from the codes of glyphs to text, `ToUnicode`, as far as glyphs in them have none (ISO 32000-1,
/// 9.10.3).
///
/// Such glyphs show only inside those of clusters, which have the text. Readers need one for every glyph (ISO 14289-1,
/// 7.21.7), and Cairo gives them U+FFFD.
struct GlyphMaps {
  /// What a glyph without a text is mapped to: U+2060, which is never seen.
  private static let nothing: StaticString = "2060"

  private let source: PDFSource
  private let deflate: Deflate
  /// Holds a stream while it is read.
  private let buffer = ByteBuffer(capacity: 1 << 16)
  /// The unpacked maps with such glyphs, by their objects.
  private var maps: [Int: [UInt8]] = [:]

  /// Finds the maps in a file that lack the text of a glyph.
  init(_ source: PDFSource, _ deflate: Deflate) throws {
    self.source = source
    self.deflate = deflate
    for number in source.order {
      let object = try source.object(number)
      guard source.isDictionary(object), let map = source.reference(source.entry("/ToUnicode", of: object)),
        maps[map] == nil, let kind = source.entry("/Subtype", of: object), !source.equals(kind, "/Type3")
      else { continue }
      let bytes = try unpacked(map)
      if !lacking(in: bytes).isEmpty { maps[map] = bytes }
    }
  }

  /// The maps to write again, by their objects.
  var changed: [Int] { maps.keys.sorted() }

  /// Writes a map again.
  func write(_ map: Int, to out: ByteBuffer) {
    let bytes = maps[map] ?? []
    var copied = 0
    for place in lacking(in: bytes) {
      out.append(bytes[copied..<place.lowerBound])
      out.append(Self.nothing)
      copied = place.upperBound
    }
    out.append(bytes[copied...])
  }

  /// The places of the texts of glyphs that have none.
  private func lacking(in map: [UInt8]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    forEachEntry(of: map) { text, place in if text == [0xFFFD] { places.append(place) } }
    return places
  }

  private func unpacked(_ number: Int) throws -> [UInt8] {
    let stream = try source.stream(number)
    let bytes = source.slice(stream.bytes)
    guard stream.isPacked else { return Array(bytes) }
    try deflate.unpack(bytes.span, into: buffer)
    return buffer.bytes
  }

  /// Visits the texts of a map with their places.
  private func forEachEntry(of map: [UInt8], _ body: ([UInt16], Range<Int>) -> Void) {
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
        body(text.utf16(target), (target.lowerBound + 1)..<(target.upperBound - 1))
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

  /// The bytes of a string of hexadecimal digits; a last digit alone is the higher half of a byte (ISO 32000-1,
  /// 7.3.4.3).
  private func hexadecimal(_ value: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(value.count / 2)
    var high: UInt8?
    for index in value {
      guard let digit = bytes[index].hexadecimalDigit else { continue }
      if let first = high {
        result.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    if let high { result.append(high << 4) }
    return result
  }

  /// The units of a string of hexadecimal digits, a byte order mark left out.
  func utf16(_ value: Range<Int>) -> [UInt16] {
    let bytes = hexadecimal(value)
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    return units.first == 0xFEFF ? Array(units.dropFirst()) : units
  }
}

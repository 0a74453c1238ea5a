/// Takes the contents of pages out of the file that Cairo writes, as soon as they are there, and packs what Cairo left
/// unpacked.
///
/// Of all streams in the file only the contents of pages have no entries but their length and filter while pages are
/// drawn; the pages confirm it in the end.
struct PageStreamReader {
  /// Where bytes were taken out.
  private(set) var cuts = FileCuts()
  /// The offset in the remaining bytes up to which they were searched.
  private var searched = 0

  /// Streams below this are left unpacked: they would save next to nothing.
  private static let leastPacked = 256

  /// Takes out the streams that the file has got since the last time.
  mutating func takeStreams(from file: ByteBuffer) throws -> [PageStream] {
    // What was searched already is not copied: the file grows with every page.
    let (base, source) = (searched, PDFSource(file.bytes(from: searched)))
    var streams: [PageStream] = []
    var (cursor, taken) = (0, 0)
    while let found = try Self.nextStream(in: source, from: &cursor) {
      guard found.isPageContent else { continue }
      streams.append(
        PageStream(object: found.object, bytes: Array(source.slice(found.bytes)), isPacked: found.isPacked))
      let place = base + found.bytes.lowerBound - taken
      file.remove(place..<place + found.bytes.count)
      cuts.add(found.bytes.count, at: place)
      taken += found.bytes.count
    }
    searched = base + cursor - taken
    return streams
  }

  /// Packs the streams that the file has got since the last time, such as fonts; those that would not become smaller
  /// stay.
  mutating func packStreams(of file: ByteBuffer, with deflate: Deflate) throws {
    let source = PDFSource(file.bytes(from: searched))
    file.remove(searched..<file.count)
    let (unpacked, packed) = (ByteBuffer(), ByteBuffer())
    var (cursor, copied) = (0, 0)
    while let found = try Self.nextStream(in: source, from: &cursor) {
      guard found.isPacked, found.bytes.count >= Self.leastPacked, let length = found.length else { continue }
      try deflate.unpack(source.slice(found.bytes).span, into: unpacked)
      try unpacked.withBytes { bytes in try deflate.pack(bytes, into: packed) }
      let digits = Array(String(packed.count).utf8)
      guard packed.count < found.bytes.count, digits.count <= length.count else { continue }
      file.append(source.slice(copied..<found.bytes.lowerBound))
      file.append(packed)
      cuts.add(found.bytes.count - packed.count, at: file.count)
      file.append(source.slice(found.bytes.upperBound..<length.lowerBound))
      file.append([UInt8](repeating: UInt8(ascii: " "), count: length.count - digits.count) + digits)
      copied = length.upperBound
    }
    file.append(source.slice(copied..<source.bytes.count))
    searched = file.count - (source.bytes.count - cursor)
  }

  /// A stream in the file.
  private struct Found {
    var object: Int
    var bytes: Range<Int>
    var isPacked: Bool
    var isPageContent: Bool
    /// The digits of its length, after it; nil if it is part of the dictionary.
    var length: Range<Int>?
  }

  /// The next stream at a place or after it, which moves behind it, or behind all objects that are whole.
  private static func nextStream(in source: PDFSource, from place: inout Int) throws -> Found? {
    while true {
      var cursor = place
      source.skipBlanks(&cursor)
      guard let object = source.integer(at: &cursor), source.integer(at: &cursor) != nil,
        source.skip("obj", at: &cursor)
      else { return nil }
      let value = source.value(at: &cursor)
      if source.skip("endobj", at: &cursor) {
        place = cursor
        continue
      }
      guard source.skip("stream", at: &cursor), cursor < source.bytes.count else { return nil }
      // The line ends with a line feed, perhaps after a carriage return (ISO 32000-1, 7.3.8.1).
      if source.bytes[cursor] == 0x0D { cursor += 1 }
      let start = cursor + 1
      guard let length = source.entry("/Length", of: value), let end = source.end(ofStreamAt: start, length: length)
      else { throw PDFError.unknownShape("a stream without an end in object \(object)") }
      cursor = end
      guard source.skip("endstream", at: &cursor), source.skip("endobj", at: &cursor) else {
        throw PDFError.unknownShape("a stream without an end in object \(object)")
      }
      place = cursor
      let filter = source.entry("/Filter", of: value)
      return Found(
        object: object, bytes: start..<end, isPacked: filter.map { source.equals($0, "/FlateDecode") } ?? false,
        isPageContent: source.entries(of: value).count == (filter == nil ? 1 : 2),
        length: source.reference(length).flatMap { source.lengthValue(ofObject: $0, at: cursor) })
    }
  }
}

extension PDFSource {
  /// Where the bytes of a stream end; nil if its length is not in the file yet.
  ///
  /// A length in an object of its own comes directly after the stream.
  fileprivate func end(ofStreamAt start: Int, length: Range<Int>) -> Int? {
    guard let object = reference(length) else { return number(length).map { start + $0 } }
    var cursor = start
    while let end = endOfStream(from: cursor) {
      var ahead = end
      if skip("endstream", at: &ahead), skip("endobj", at: &ahead), integer(at: &ahead) == object,
        integer(at: &ahead) != nil, skip("obj", at: &ahead), let count = integer(at: &ahead), start + count <= end,
        slice((start + count)..<end).allSatisfy({ $0 <= 0x20 })
      {
        return start + count
      }
      cursor = end + 1
    }
    return nil
  }

  /// The digits of an object that is a number.
  fileprivate func lengthValue(ofObject number: Int, at start: Int) -> Range<Int>? {
    var cursor = start
    guard integer(at: &cursor) == number, integer(at: &cursor) != nil, skip("obj", at: &cursor) else { return nil }
    return value(at: &cursor)
  }

  /// Where the keyword that ends a stream begins, at an offset or after it; nil if it does not occur.
  ///
  /// Contents are digits and capitals for the most part, so that most steps are as long as the keyword.
  private func endOfStream(from start: Int) -> Int? {
    let keyword: StaticString = "endstream"
    let length = keyword.utf8CodeUnitCount
    var cursor = start
    while cursor + length <= bytes.count {
      switch bytes[cursor + length - 1] {
      case UInt8(ascii: "m") where equals(cursor..<(cursor + length), keyword): return cursor
      case UInt8(ascii: "a")...UInt8(ascii: "t"): cursor += 1
      default: cursor += length
      }
    }
    return nil
  }
}

/// Where bytes were taken out of a file, from its beginning to its end.
struct FileCuts {
  /// The offsets after the cuts in the file as it was, and how many bytes are missing before each.
  private var ends: [Int] = []
  private var missing: [Int] = []

  /// Notes that bytes were taken out at an offset of what remains; cuts come in order.
  mutating func add(_ count: Int, at offset: Int) {
    let before = missing.last ?? 0
    ends.append(offset + before + count)
    missing.append(before + count)
  }

  /// Where a byte is now that was at an offset of the file.
  func position(of offset: Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? offset : offset - missing[low - 1]
  }
}

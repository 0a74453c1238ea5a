extension PDFSource {
  /// Reads the table of a file: plain or a stream (ISO 32000-1, 7.5.4 and 7.5.8), depending on the version of Cairo.
  ///
  /// Objects in object streams are appended to the file one by one, so that all can be read in the same way.
  static func read(_ file: CairoFile, _ deflate: Deflate) throws -> PDFSource {
    let source = PDFSource(file.bytes.bytes)
    guard let start = source.lastOffset(of: "startxref") else { throw PDFError.unknownShape("no startxref") }
    var cursor = start + 9
    guard let table = source.integer(at: &cursor).map(file.cuts.position), table < file.bytes.count else {
      throw PDFError.unknownShape("no table")
    }
    cursor = table
    if source.skip("xref", at: &cursor) { return try source.readingTable(at: table, cuts: file.cuts) }
    return try source.unpacking(file, table: table, deflate)
  }

  // MARK: A plain table

  private func readingTable(at table: Int, cuts: FileCuts) throws -> PDFSource {
    var cursor = table + 4
    guard integer(at: &cursor) == 0, let count = integer(at: &cursor), count > 0 else {
      throw PDFError.unknownShape("a table in several parts")
    }
    skipBlanks(&cursor)
    guard cursor + 20 * count <= bytes.count else { throw PDFError.unknownShape("a short table") }
    var offsets = [Int](repeating: -1, count: count)
    for number in 0..<count {
      var entry = cursor + 20 * number
      let isUsed = bytes[entry + 17] == UInt8(ascii: "n")
      guard isUsed, let offset = integer(at: &entry).map(cuts.position), offset < table else { continue }
      offsets[number] = offset
    }
    cursor += 20 * count
    guard skip("trailer", at: &cursor) else { throw PDFError.unknownShape("no trailer") }
    return PDFSource(bytes, offsets: offsets, trailer: value(at: &cursor), tableOffset: table)
  }

  // MARK: A stream

  /// The location of an object according to a table.
  private enum Entry {
    case free
    case offset(Int)
    case packed(stream: Int)
  }

  private func unpacking(_ file: CairoFile, table: Int, _ deflate: Deflate) throws -> PDFSource {
    let (file, cuts) = (file.bytes, file.cuts)
    var cursor = table
    guard let number = integer(at: &cursor), integer(at: &cursor) != nil, skip("obj", at: &cursor) else {
      throw PDFError.unknownShape("no table")
    }
    let trailer = value(at: &cursor)
    let entries = try entries(ofTable: number, at: table, trailer, deflate)
    var offsets = entries.map { if case .offset(let offset) = $0 { cuts.position(of: offset) } else { -1 } }
    offsets[number] = table
    let plain = PDFSource(bytes, offsets: offsets, trailer: trailer, tableOffset: bytes.count)
    var dropped = [number]
    let appended = ByteBuffer()
    let unpacked = ByteBuffer()
    for packing in Set(entries.compactMap { if case .packed(let stream) = $0 { stream } else { nil } }).sorted() {
      let stream = try plain.stream(packing)
      dropped += [packing] + (stream.lengthObject.map { [$0] } ?? [])
      try deflate.unpack(slice(stream.bytes).span, into: unpacked)
      let objects = PDFSource(unpacked.bytes)
      let head = try plain.object(packing)
      guard let count = entry("/N", of: head).flatMap(self.number),
        let first = entry("/First", of: head).flatMap(self.number)
      else { throw PDFError.unknownShape("a stream of objects without a count") }
      var cursor = 0
      for _ in 0..<count {
        guard let number = objects.integer(at: &cursor), let offset = objects.integer(at: &cursor),
          entries.indices.contains(number), case .packed(packing) = entries[number]
        else { throw PDFError.unknownShape("a stream of objects without numbers") }
        var start = first + offset
        offsets[number] = file.count + appended.count
        appended.append(decimal: number)
        appended.append(" 0 obj\n")
        appended.append(objects.slice(objects.value(at: &start)))
        appended.append("\nendobj\n")
      }
    }
    file.append(appended)
    return PDFSource(file.bytes, offsets: offsets, trailer: trailer, tableOffset: file.count, dropped: dropped)
  }

  private func entries(ofTable number: Int, at offset: Int, _ trailer: Range<Int>, _ deflate: Deflate) throws -> [Entry]
  {
    var offsets = [Int](repeating: -1, count: number + 1)
    offsets[number] = offset
    let stream = try PDFSource(bytes, offsets: offsets, trailer: trailer, tableOffset: bytes.count).stream(number)
    guard let widths = entry("/W", of: trailer).map(items)?.compactMap(self.number), widths.count == 3,
      let size = entry("/Size", of: trailer).flatMap(self.number), entry("/Index", of: trailer) == nil,
      entry("/DecodeParms", of: trailer) == nil
    else { throw PDFError.unknownShape("a table in several parts") }
    let unpacked = ByteBuffer()
    try deflate.unpack(slice(stream.bytes).span, into: unpacked)
    let length = widths.reduce(0, +)
    guard length > 0, unpacked.count >= size * length, number < size else {
      throw PDFError.unknownShape("a short table")
    }
    let bytes = unpacked.bytes
    func field(_ start: Int, _ width: Int) -> Int { bytes[start..<(start + width)].reduce(0) { $0 << 8 | Int($1) } }
    return (0..<size).map { index in
      let start = index * length
      let value = field(start + widths[0], widths[1])
      return switch widths[0] == 0 ? 1 : field(start, widths[0]) {
      case 1: .offset(value)
      case 2: .packed(stream: value)
      default: .free
      }
    }
  }

  private func lastOffset(of text: StaticString) -> Int? {
    let count = text.utf8CodeUnitCount
    let first = max(0, bytes.count - 64)
    guard bytes.count >= count else { return nil }
    return (first...(bytes.count - count)).last { equals($0..<($0 + count), text) }
  }
}

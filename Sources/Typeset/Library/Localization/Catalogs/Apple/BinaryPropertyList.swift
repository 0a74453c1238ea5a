/// Reads property lists in Apple's binary form, `bplist00` (CoreFoundation, CFBinaryPList.c).
///
/// The file is not trusted: each offset and count is checked against its size, no object may contain itself, and the
/// number of values is limited to the number of bytes.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  /// The place of all values: the file.
  private let place: SourceRange
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableOffset = 0
  /// Texts and numbers that were read, by the number of their object.
  private var known: [Int: PropertyList] = [:]
  /// The objects that are being read.
  private var open: Set<Int> = []
  /// How many values have been read.
  private var count = 0

  /// The value in a file.
  static func read(_ bytes: [UInt8], name: String) throws(ContentError) -> PropertyList {
    var reader = BinaryPropertyList(bytes: bytes, name: name)
    let top = try reader.readTrailer()
    return try reader.object(top)
  }

  private init(bytes: [UInt8], name: String) {
    self.bytes = bytes
    place = SourceRange(binary: name)
  }

  /// The number of the outermost object; the trailer is the last 32 bytes.
  private mutating func readTrailer() throws(ContentError) -> Int {
    guard bytes.starts(with: "bplist0".utf8) else { throw fault("of an unsupported version", at: 0) }
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw fault("truncated: its end is missing", at: bytes.count) }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { throw damaged(trailer + 6) }
    objectCount = try integer(at: trailer + 8, size: 8, end: bytes.count)
    let top = try integer(at: trailer + 16, size: 8, end: bytes.count)
    tableOffset = try integer(at: trailer + 24, size: 8, end: bytes.count)
    guard tableOffset >= 8, tableOffset <= trailer, objectCount <= (trailer - tableOffset) / offsetSize else {
      throw damaged(trailer + 8)
    }
    return top
  }

  /// An unsigned number of a few bytes, the greatest first, which must end before `end`.
  private func integer(at offset: Int, size: Int, end: Int) throws(ContentError) -> Int {
    guard offset >= 0, size <= end - offset else { throw damaged(offset) }
    var value: UInt64 = 0
    for byte in bytes[offset..<offset + size].suffix(8) { value = value << 8 | UInt64(byte) }
    guard let value = Int(exactly: value) else { throw damaged(offset) }
    return value
  }

  private mutating func object(_ number: Int) throws(ContentError) -> PropertyList {
    if let value = known[number] { return value }
    guard number < objectCount else { throw damaged(tableOffset) }
    count += 1
    guard count <= bytes.count else {
      throw fault("damaged: it repeats the same objects too often", at: tableOffset)
    }
    try CatalogLimits.check(values: count, at: place)
    let offset = try integer(at: tableOffset + number * offsetSize, size: offsetSize, end: bytes.count - 32)
    guard offset >= 8, offset < tableOffset else { throw damaged(tableOffset + number * offsetSize) }
    let kind = bytes[offset] >> 4
    guard kind >= 0xA else {
      let value = try scalar(kind, at: offset)
      known[number] = value
      return value
    }
    guard open.insert(number).inserted else { throw fault("damaged: an object contains itself", at: offset) }
    guard open.count <= CatalogLimits.greatestDepth else {
      throw fault("nested more than \(CatalogLimits.greatestDepth) deep", at: offset)
    }
    defer { open.remove(number) }
    let (size, start) = try size(at: offset)
    guard size <= (tableOffset - start) / referenceSize / (kind == 0xD ? 2 : 1) else { throw damaged(offset) }
    func reference(_ index: Int) throws(ContentError) -> Int {
      try integer(at: start + index * referenceSize, size: referenceSize, end: tableOffset)
    }
    if kind == 0xD {
      var members: [PropertyListMember] = []
      for index in 0..<size {
        guard case .text(let key) = try object(try reference(index)) else { throw damaged(offset) }
        members.append(PropertyListMember(key: key, place: place, value: try object(try reference(size + index))))
      }
      return .dictionary(members)
    }
    var values: [PropertyList] = []
    for index in 0..<size { values.append(try object(try reference(index))) }
    return .array(values)
  }

  /// An object that holds no others.
  private func scalar(_ kind: UInt8, at offset: Int) throws(ContentError) -> PropertyList {
    switch kind {
    case 0x0: return .other("a Boolean")
    case 0x1:
      let size = 1 << Int(bytes[offset] & 0xF)
      guard size <= 16 else { throw damaged(offset) }
      return size > 8 ? .other("a number") : .integer(try integer(at: offset + 1, size: size, end: tableOffset))
    case 0x2: return .other("a number")
    case 0x3: return .other("a date")
    case 0x4: return .other("data")
    case 0x5, 0x6, 0x7:
      let (size, start) = try size(at: offset)
      let width = kind == 0x6 ? 2 : 1
      guard size <= (tableOffset - start) / width else { throw damaged(offset) }
      let text = bytes[start..<start + size * width]
      if kind == 0x6 { return .text(try utf16(text, at: offset)) }
      guard let text = String(validating: text, as: UTF8.self) else { throw damaged(offset) }
      return .text(text)
    default: return .other("something")
    }
  }

  private func utf16(_ text: ArraySlice<UInt8>, at offset: Int) throws(ContentError) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(text.count / 2)
    for index in stride(from: text.startIndex, to: text.endIndex, by: 2) {
      units.append(UInt16(text[index]) << 8 | UInt16(text[index + 1]))
    }
    guard let text = String(validating: units, as: UTF16.self) else { throw damaged(offset) }
    return text
  }

  /// The size of an object's contents, and their offset.
  private func size(at offset: Int) throws(ContentError) -> (size: Int, start: Int) {
    let small = Int(bytes[offset] & 0xF)
    if small < 0xF { return (small, offset + 1) }
    guard offset + 1 < tableOffset, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0xF <= 3 else {
      throw damaged(offset)
    }
    let width = 1 << Int(bytes[offset + 1] & 0xF)
    return (try integer(at: offset + 2, size: width, end: tableOffset), offset + 2 + width)
  }

  private func damaged(_ offset: Int) -> ContentError { fault("damaged", at: offset) }

  private func fault(_ what: String, at offset: Int) -> ContentError {
    ContentError(
      "the binary property list is \(what) (byte \(offset))",
      at: place, "use the file it was made from")
  }
}

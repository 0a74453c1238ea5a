import CCairo

/// A font's bytes for FreeType, without the table from characters to glyphs and the one of names of glyphs.
///
/// Cairo would look in the first and identify an Arabic glyph by the presentation form that the table maps to it. Since
/// the text differs, it would then write the text as a replacement, which readers extract in the wrong order. From the
/// second, FreeType would make a table like the first, which takes longer than anything else that opens a font. Nothing
/// else needs them, since the glyphs are known.
@safe final class FontStream {
  /// The stream passed to FreeType; its address is stable.
  let record: UnsafeMutablePointer<FT_StreamRec>
  private let bytes: FontBytes
  /// The file that long pieces, such as outlines, are read from.
  private let file: FontFile?
  /// The offsets of the names of the hidden tables in the file.
  private let hiddenNames: [Int]

  /// A stream over a font's bytes.
  init(_ font: Font) {
    bytes = font.bytes
    file = bytes.file
    hiddenNames = Self.entries(of: [0x636D_6170, 0x706F_7374], in: font.bytes, face: font.faceIndex)  // cmap, post
    unsafe record = .allocate(capacity: 1)
    unsafe record.initialize(to: FT_StreamRec())
    unsafe record.pointee.size = UInt(bytes.count)
    unsafe record.pointee.descriptor.pointer = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe record.pointee.read = { stream, offset, target, count in
      unsafe Unmanaged<FontStream>.fromOpaque(stream!.pointee.descriptor.pointer).takeUnretainedValue()
        .read(at: Int(offset), into: target, count: Int(count))
    }
  }

  deinit { unsafe record.deallocate() }

  /// The fewest bytes that are worth a call of the system: more than a width, which the shaper has read, and less than
  /// an outline that is made of others.
  private static let fewestFileBytes = 8

  /// Copies bytes and gives their number; a count of 0 asks whether the offset is good, and 0 means yes.
  private func read(at offset: Int, into target: UnsafeMutablePointer<UInt8>?, count: Int) -> UInt {
    guard offset <= bytes.count else { return count == 0 ? 1 : 0 }
    let count = min(count, bytes.count - offset)
    guard let target = unsafe target, count > 0 else { return 0 }
    var room = unsafe MutableSpan(_unsafeStart: target, count: count)
    if count < Self.fewestFileBytes || file?.read(at: offset, into: &room) != true {
      bytes.copy(from: offset, to: &room)
    }
    for name in hiddenNames where name >= offset && name < offset + count {
      unsafe target[name - offset] = UInt8(ascii: "-")
    }
    return UInt(count)
  }

  /// The offsets of the entries of some tables in the directory of a face.
  private static func entries(of tags: [UInt32], in bytes: FontBytes, face: Int) -> [Int] {
    func number(_ offset: Int) -> UInt32 {
      guard offset >= 0, offset + 4 <= bytes.count else { return 0 }
      return (0..<4).reduce(0) { $0 << 8 | UInt32(bytes.span[offset + $1]) }
    }
    let start = number(0) == 0x7474_6366 ? Int(number(12 + 4 * face)) : 0  // ttcf
    let count = Int(number(start + 4) >> 16)
    return (0..<count).lazy.map { start + 12 + 16 * $0 }.filter { tags.contains(number($0)) }
  }
}

import Testing

@testable import Typeset

@Suite struct PageStreamTests {
  /// Bytes as Cairo writes a stream: its length in an object after it.
  private static func stream(_ object: Int, _ bytes: String, entries: String = "/Filter /FlateDecode") -> String {
    """
    \(object) 0 obj
    << /Length \(object + 1) 0 R
       \(entries)
    >>
    stream
    \(bytes)
    endstream
    endobj
    \(object + 1) 0 obj
       \(bytes.utf8.count)
    endobj

    """
  }

  private static func buffer(_ text: String) -> ByteBuffer {
    let buffer = ByteBuffer()
    buffer.append(text)
    return buffer
  }

  @Test func contentsAreTakenOutAsTheyCome() throws {
    let buffer = Self.buffer("%PDF-1.5\n%\u{B5}\n" + Self.stream(4, "first") + "3 0 obj\n<< /A 1 >>\nendobj\n")
    var reader = PageStreamReader()
    let first = try reader.takeStreams(from: buffer)
    #expect(first.map(\.object) == [4] && first[0].bytes == Array("first".utf8) && first[0].isPacked)
    #expect(try reader.takeStreams(from: buffer).isEmpty)
    buffer.append(Self.stream(6, "image", entries: "/Type /XObject\n   /Filter /FlateDecode"))
    buffer.append(Self.stream(8, "plain", entries: ""))
    let second = try reader.takeStreams(from: buffer)
    #expect(second.map(\.object) == [8] && second[0].bytes == Array("plain".utf8) && !second[0].isPacked)
    let rest = String(decoding: buffer.bytes, as: UTF8.self)
    #expect(rest.contains("image") && !rest.contains("first") && !rest.contains("plain"))
  }

  /// Packed bytes may hold anything.
  @Test func whatLooksLikeTheEndIsNot() throws {
    let bytes = "x\nendstream\nendobj\n5 0 obj\n   7\nendobj\ny"
    var reader = PageStreamReader()
    let streams = try reader.takeStreams(from: Self.buffer(Self.stream(4, bytes)))
    #expect(streams.map(\.bytes) == [Array(bytes.utf8)])
  }

  @Test func aStreamWithoutAnEndIsAnError() {
    var reader = PageStreamReader()
    let file = Self.stream(4, "first").replacing("5 0 obj\n   5", with: "5 0 obj\n   9")
    #expect(throws: PDFError.self) { try reader.takeStreams(from: Self.buffer(file)) }
  }

  /// Fonts, which end the file; the length keeps its width.
  @Test func whatCairoLeftUnpackedIsPacked() throws {
    let deflate = try Deflate()
    // A stored block (RFC 1951, 3.2.4) in the form of RFC 1950; its checksum says a thousand times "a".
    let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 1000)
    let stored = [0x78, 0x01, 0x01, 0xE8, 0x03, 0x17, 0xFC] + letters + [0xF9, 0xD8, 0x7A, 0xF8] as [UInt8]
    let text = Self.stream(
      4, String(repeating: "#", count: stored.count), entries: "/Length1 9\n   /Filter /FlateDecode")
    let start = try #require(text.utf8.firstIndex(of: UInt8(ascii: "#"))?.utf16Offset(in: text))
    let file = Self.buffer(String(text.utf8.prefix(start)) ?? "")
    file.append(stored)
    file.append(Array(text.utf8.dropFirst(start + stored.count)))
    file.append(Self.stream(6, "tiny", entries: ""))
    var reader = PageStreamReader()
    try reader.packStreams(of: file, with: deflate)
    #expect(file.count < text.utf8.count && reader.cuts.position(of: text.utf8.count) < text.utf8.count)
    let after = reader.cuts.position(of: text.utf8.count)
    #expect(String(decoding: file.bytes[after..<(after + 7)], as: UTF8.self) == "6 0 obj")
  }

  @Test func offsetsMoveUpByWhatIsMissingBeforeThem() {
    var cuts = FileCuts()
    #expect(cuts.position(of: 70) == 70)
    // Of 100 bytes, 10..<15 and 40..<60 are taken out.
    cuts.add(5, at: 10)
    cuts.add(20, at: 35)
    #expect([0, 10, 15, 39, 60, 99].map(cuts.position) == [0, 10, 10, 34, 35, 74])
  }
}

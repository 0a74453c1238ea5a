/// Marks and packs the contents of pages, which need nothing but themselves for it; for one thread at a time.
package final class PagePacker {
  /// Packs and unpacks.
  let deflate: Deflate
  private let unpacked = ByteBuffer(capacity: 1 << 16)
  private let rewritten = ByteBuffer(capacity: 1 << 16)
  private let packed = ByteBuffer(capacity: 1 << 16)

  /// Throws if memory is exhausted.
  init() throws { deflate = try Deflate() }

  /// Packs a page.
  func pack(_ page: DrawnPage) throws -> PackedPage {
    unpacked.removeAll()
    for stream in page.streams {
      if stream.isPacked {
        try deflate.unpack(stream.bytes.span, into: packed)
        unpacked.append(packed)
      } else {
        unpacked.append(stream.bytes)
      }
      unpacked.append("\n")
    }
    rewritten.removeAll()
    let bytes = unpacked.bytes
    let contents = try PageContent.rewrite(bytes, into: rewritten) { index in
      guard page.tags.indices.contains(index) else { throw PDFError.unknownShape("content that was not drawn") }
      return page.tags[index]
    }
    try rewritten.withBytes { bytes in try deflate.pack(bytes, into: packed) }
    return PackedPage(
      number: page.number, streams: page.streams.map(\.object), bytes: packed.bytes,
      contents: contents.map(Int32.init))
  }
}

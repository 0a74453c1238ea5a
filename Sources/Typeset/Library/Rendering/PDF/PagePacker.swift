/// Marks and packs the contents of pages, which need nothing but themselves for it; for one thread at a time.
package final class PagePacker {
  /// Packs and unpacks.
  let deflate: Deflate
  private let unpacked = ByteBuffer(capacity: 1 << 16)
  private let rewritten = ByteBuffer(capacity: 1 << 16)
  private let packed = ByteBuffer(capacity: 1 << 16)
  private var clusters = ClusterCollection()

  /// Throws if memory is exhausted.
  init() throws { deflate = try Deflate() }

  /// Packs a page. Pages must come in their order, though some may be missing.
  func pack(_ page: DrawnPage) throws -> PackedPage {
    unpacked.removeAll()
    for stream in page.streams {
      try stream.bytes.withUnsafeBufferPointer { bytes in
        if stream.isPacked {
          try deflate.unpack(bytes, into: packed)
          packed.withBytes { unpacked.append($0) }
        } else {
          unpacked.append(bytes)
        }
      }
      unpacked.append("\n")
    }
    rewritten.removeAll()
    let contents = try unpacked.withBytes { bytes in
      try PageContent.rewrite(bytes, into: rewritten) { index in
        guard page.tags.indices.contains(index) else { throw PDFError.unknownShape("content that was not drawn") }
        return page.tags[index]
      }
    }
    try rewritten.withBytes { try deflate.pack($0, into: packed) }
    return PackedPage(
      number: page.number, streams: page.streams.map(\.object), bytes: packed.withBytes { Array($0) },
      contents: contents.map(Int32.init), clusters: unpacked.withBytes { clusters.new(in: $0) })
  }
}

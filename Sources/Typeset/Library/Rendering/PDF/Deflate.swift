import CDeflate

/// Unpacks and packs bytes, whole (zlib, RFC 1950), such as the streams of a PDF file (filter `FlateDecode`).
package final class Deflate {
  private let packer: OpaquePointer
  private let unpacker: OpaquePointer

  /// A packer of a level from 1 to 12, the higher the smaller and the slower. Throws if memory is exhausted.
  package init(level: Int32 = standardLevel) throws {
    guard let packer = libdeflate_alloc_compressor(level) else { throw PDFError.noMemory }
    guard let unpacker = libdeflate_alloc_decompressor() else {
      libdeflate_free_compressor(packer)
      throw PDFError.noMemory
    }
    self.packer = packer
    self.unpacker = unpacker
  }

  deinit {
    libdeflate_free_compressor(packer)
    libdeflate_free_decompressor(unpacker)
  }

  /// About as small as zlib packs by default, in a third of its time.
  package static let standardLevel: Int32 = 6
  /// The level for files that are written once and moved often.
  package static let thoroughLevel: Int32 = 9

  /// Replaces the contents of `target` with the decompressed bytes; throws if the data is damaged.
  func unpack(_ source: UnsafeBufferPointer<UInt8>, into target: ByteBuffer) throws {
    var capacity = max(4096, 8 * source.count)
    while true {
      var count = 0
      let room = target.room(capacity)
      switch libdeflate_zlib_decompress(unpacker, source.baseAddress, source.count, room, capacity, &count) {
      case LIBDEFLATE_SUCCESS: return target.filled(count)
      case LIBDEFLATE_INSUFFICIENT_SPACE where capacity < 1 << 40: capacity *= 2
      default: throw PDFError.unknownShape("a damaged stream")
      }
    }
  }

  /// The CRC-32 of some bytes, as that of the chunks of a PNG file (PNG 1.2, 3.4).
  static func checksum(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    libdeflate_crc32(0, bytes.baseAddress, bytes.count)
  }

  /// Replaces the contents of `target` by the bytes of `source`, packed.
  package func pack(_ source: UnsafeBufferPointer<UInt8>, into target: ByteBuffer) throws {
    let capacity = libdeflate_zlib_compress_bound(packer, source.count)
    let room = target.room(capacity)
    let count = libdeflate_zlib_compress(packer, source.baseAddress, source.count, room, capacity)
    guard count > 0 else { throw PDFError.unknownShape("a stream that cannot be compressed") }
    target.filled(count)
  }
}

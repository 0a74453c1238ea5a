import CDeflate

/// Unpacks and packs bytes, whole (zlib, RFC 1950), such as the streams of a PDF file (filter `FlateDecode`); for one
/// thread at a time.
@safe package final class Deflate {
  private let packer: OpaquePointer
  private let unpacker: OpaquePointer

  /// Why something cannot be packed or unpacked.
  enum Failure: Error {
    /// There is not enough memory.
    case noMemory
    /// The packed bytes are damaged.
    case damaged
    /// The bytes cannot be packed.
    case unpackable
  }

  /// A packer of a level from 1 to 12, the higher the smaller and the slower. Throws if memory is exhausted.
  package init(level: Int32 = standardLevel) throws {
    guard let packer = unsafe libdeflate_alloc_compressor(level) else { throw Failure.noMemory }
    guard let unpacker = unsafe libdeflate_alloc_decompressor() else {
      unsafe libdeflate_free_compressor(packer)
      throw Failure.noMemory
    }
    unsafe self.packer = packer
    unsafe self.unpacker = unpacker
  }

  deinit {
    unsafe libdeflate_free_compressor(packer)
    unsafe libdeflate_free_decompressor(unpacker)
  }

  /// About as small as zlib packs by default, in a third of its time.
  package static let standardLevel: Int32 = 6
  /// The level for files that are written once and moved often.
  package static let thoroughLevel: Int32 = 9

  /// Replaces the contents of `target` with the unpacked bytes; throws if the data is damaged.
  package func unpack(_ source: Span<UInt8>, into target: ByteBuffer) throws {
    var capacity = max(4096, 8 * source.count)
    while true {
      target.removeAll()
      var result = LIBDEFLATE_BAD_DATA
      target.append(most: capacity) { room in
        unsafe source.withUnsafeBytes { source in
          unsafe room.withUnsafeMutableBufferPointer { room, count in
            result = unsafe libdeflate_zlib_decompress(
              unpacker, source.baseAddress, source.count, room.baseAddress, room.count, &count)
            if result != LIBDEFLATE_SUCCESS { count = 0 }
          }
        }
      }
      switch result {
      case LIBDEFLATE_SUCCESS: return
      case LIBDEFLATE_INSUFFICIENT_SPACE where capacity < 1 << 40: capacity *= 2
      default: throw Failure.damaged
      }
    }
  }

  /// Fills the room with unpacked bytes; gives whether there are exactly as many, and all of `source` belongs to them.
  func unpack(_ source: Span<UInt8>, into room: inout MutableSpan<UInt8>) -> Bool {
    var used = 0
    let result = unsafe source.withUnsafeBytes { source in
      unsafe room.withUnsafeMutableBufferPointer { room in
        unsafe libdeflate_zlib_decompress_ex(
          unpacker, source.baseAddress, source.count, room.baseAddress, room.count, &used, nil)
      }
    }
    return result == LIBDEFLATE_SUCCESS && used == source.count
  }

  /// Replaces the contents of `target` by the bytes of `source`, packed.
  package func pack(_ source: Span<UInt8>, into target: ByteBuffer) throws {
    target.removeAll()
    unsafe target.append(most: libdeflate_zlib_compress_bound(packer, source.count)) { room in
      unsafe source.withUnsafeBytes { source in
        unsafe room.withUnsafeMutableBufferPointer { room, count in
          count = unsafe libdeflate_zlib_compress(
            packer, source.baseAddress, source.count, room.baseAddress, room.count)
        }
      }
    }
    guard target.count > 0 else { throw Failure.unpackable }
  }

  /// The CRC-32 of some bytes, as that of the chunks of a PNG file (PNG 1.2, 3.4).
  static func checksum(of bytes: Span<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }

  /// The Adler-32 of some bytes that follow others, as at the end of packed bytes (RFC 1950, section 8.2).
  static func adler(of bytes: Span<UInt8>, after checksum: UInt32 = 1) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_adler32(checksum, $0.baseAddress, $0.count) }
  }
}

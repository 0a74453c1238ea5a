#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The open file of a mapped font, which single pieces are read from.
///
/// A piece that is read at its place in the mapping keeps its neighbours in memory, as the system maps 64 KB around it:
/// the outlines of a text in Chinese or Japanese would keep the whole font there.
final class FontFile: Sendable {
  private let descriptor: Int32

  /// Opens the file at `path` again; nil if it cannot be opened, or is no longer the one with this `identity`.
  init?(path: String, identity: Identity) {
    unsafe descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, Identity(status) == identity else {
      close(descriptor)
      return nil
    }
  }

  /// Fills `target` with bytes; false if the file does not give them all.
  func read(at offset: Int, into target: inout MutableSpan<UInt8>) -> Bool {
    let count = target.count
    return unsafe target.withUnsafeMutableBytes {
      unsafe pread(descriptor, $0.baseAddress, count, off_t(offset)) == count
    }
  }

  deinit { close(descriptor) }

  /// What distinguishes a file from others, whatever its name.
  struct Identity: Equatable {
    private let device: UInt64
    private let node: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      node = UInt64(status.st_ino)
    }
  }
}

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes of a font file, mapped into memory and never changed; freed with the last reference.
package final class FontBytes: Sendable {
  /// The first byte.
  package nonisolated(unsafe) let pointer: UnsafePointer<UInt8>
  /// How many bytes there are; at least one.
  package let count: Int
  private let isMapped: Bool
  private let lazyChecksum = AtomicLazyReference<Box<String>>()

  /// The SHA-256, 64 hexadecimal digits; all faces of a file share it.
  var checksum: String {
    if let known = lazyChecksum.load() { return known.value }
    let digest = SHA256.hex(of: UnsafeBufferPointer(start: pointer, count: count))
    return lazyChecksum.storeIfNil(Box(digest)).value
  }

  /// Maps the file at `path`; throws if it is missing, unreadable, empty or larger than any font can be.
  convenience init(path: String) throws(FontError) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      throw FontError(path, errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(systemMessage(errno)))
    }
    defer { close(file) }
    try self.init(descriptor: file, path: path)
  }

  /// Maps a file that is open, which errors call `path`; it may be closed afterwards.
  init(descriptor file: Int32, path: String) throws(FontError) {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FontError(path, .unreadable(systemMessage(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FontError(path, .unreadable("it is not a file")) }
    // The tables of a font are at 32-bit offsets.
    guard status.st_size > 0, status.st_size <= 0x7FFF_FFFF else { throw FontError(path, .notAFont) }
    count = Int(status.st_size)
    guard let address = mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), address != MAP_FAILED else {
      throw FontError(path, .unreadable(systemMessage(errno)))
    }
    pointer = UnsafePointer(address.assumingMemoryBound(to: UInt8.self))
    isMapped = true
  }

  /// Copies bytes that are in memory already.
  init(copying bytes: [UInt8]) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    copy.initialize(repeating: 0, count: max(bytes.count, 1))
    copy.update(from: bytes, count: bytes.count)
    pointer = UnsafePointer(copy)
    count = bytes.count
    isMapped = false
  }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: pointer), count)
    } else {
      pointer.deallocate()
    }
  }
}

/// A value that is made once and then shared.
final class Box<Value: Sendable>: Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where a font file comes from, which decides how far it is trusted.
package enum FontOrigin: Sendable {
  /// It came with the program or with the system: it is mapped into memory, and its tables are not checked.
  case installed
  /// Anybody may have made it, and may change it at any time: it is copied, and its tables are checked.
  case foreign
}

/// The bytes of a font file, never changed; freed with the last reference.
@safe package final class FontBytes: Sendable {
  private nonisolated(unsafe) let start: UnsafePointer<UInt8>
  /// How many bytes there are; at least one.
  package let count: Int
  /// Where they come from.
  package let origin: FontOrigin
  /// The file of bytes that are mapped.
  private let mapped: (path: String, identity: FontFile.Identity)?
  private let lazyChecksum = LazyReference<Box<String>>()
  private let lazyFile = LazyReference<Box<FontFile?>>()

  /// The largest foreign font, in bytes.
  package static let mostForeignBytes = 128 << 20

  /// The SHA-256, 64 hexadecimal digits; all faces of a file share it.
  var checksum: String {
    lazyChecksum.value { Box(SHA256.hex(of: span)) }.value
  }

  /// The bytes.
  package var span: Span<UInt8> {
    @_lifetime(borrow self) get {
      let bytes = unsafe Span(_unsafeStart: start, count: count)
      return unsafe _overrideLifetime(bytes, borrowing: self)
    }
  }

  /// Copies bytes from an offset on, as many as `target` takes.
  package func copy(from offset: Int, to target: inout MutableSpan<UInt8>) {
    precondition(offset >= 0 && offset <= count - target.count, "the bytes lie in the file")
    unsafe target.withUnsafeMutableBufferPointer {
      unsafe $0.baseAddress?.update(from: start + offset, count: $0.count)
    }
  }

  /// Reads the file at `path`; throws if it is missing, unreadable, empty or larger than any font can be.
  convenience init(path: String, origin: FontOrigin) throws(FontError) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      throw FontError(path, errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(systemMessage(errno)))
    }
    defer { close(file) }
    try self.init(descriptor: file, path: path, origin: origin)
  }

  /// Reads a file that is open, which errors call `path`; it may be closed afterwards.
  ///
  /// A file that becomes shorter while it is mapped ends the program, so only installed files are.
  init(descriptor file: Int32, path: String, origin: FontOrigin) throws(FontError) {
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw FontError(path, .unreadable(systemMessage(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FontError(path, .unreadable("it is not a file")) }
    // The tables of a font are at 32-bit offsets.
    guard status.st_size > 0, status.st_size <= 0x7FFF_FFFF else { throw FontError(path, .notAFont) }
    self.origin = origin
    switch origin {
    case .installed:
      count = Int(status.st_size)
      guard let address = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), unsafe address != MAP_FAILED else {
        throw FontError(path, .unreadable(systemMessage(errno)))
      }
      unsafe start = UnsafePointer(address.assumingMemoryBound(to: UInt8.self))
      mapped = (path, FontFile.Identity(status))
    case .foreign:
      guard status.st_size <= Self.mostForeignBytes else {
        throw FontError(path, .unreadable("it is larger than \(Self.mostForeignBytes >> 20) MB"))
      }
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(status.st_size))
      unsafe count = Self.read(file, into: copy, most: Int(status.st_size))
      unsafe start = UnsafePointer(copy)
      mapped = nil
      // A file that is being replaced may be empty by now.
      if count == 0 { throw FontError(path, .notAFont) }
    }
  }

  /// Reads a file up to its end or to `most` bytes, and gives how many there are.
  private static func read(_ file: Int32, into target: UnsafeMutablePointer<UInt8>, most: Int) -> Int {
    var count = 0
    while count < most {
      let added = unsafe systemRead(file, target + count, most - count)
      if added < 0, errno == EINTR { continue }
      if added <= 0 { break }
      count += added
    }
    return count
  }

  /// The file to read the outlines of glyphs from; nil if they are read from memory: those of small fonts, and of
  /// copies.
  var file: FontFile? {
    guard let mapped, count >= Self.fewestFileBytes else { return nil }
    return lazyFile.value { Box(FontFile(path: mapped.path, identity: mapped.identity)) }.value
  }

  /// The smallest font whose outlines are read from its file: of smaller ones, most is in memory in any case.
  private static let fewestFileBytes = 1 << 20

  /// Gives back the memory of what was read of a mapped file; the system reads it again when it is needed.
  func releasePages() {
    if mapped != nil { unsafe madvise(UnsafeMutableRawPointer(mutating: start), count, MADV_DONTNEED) }
  }

  /// Copies bytes that are in memory already; they are foreign.
  init(copying bytes: [UInt8]) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    unsafe copy.initialize(from: bytes, count: bytes.count)
    unsafe start = UnsafePointer(copy)
    count = bytes.count
    origin = .foreign
    mapped = nil
  }

  deinit {
    if mapped != nil {
      unsafe munmap(UnsafeMutableRawPointer(mutating: start), count)
    } else {
      unsafe start.deallocate()
    }
  }
}

/// `read` of the system, which the name of the method above hides.
private func systemRead(_ file: Int32, _ start: UnsafeMutableRawPointer, _ count: Int) -> Int {
  unsafe read(file, start, count)
}

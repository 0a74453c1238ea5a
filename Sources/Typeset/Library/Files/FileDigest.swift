import CSystem

/// The identity of a file's contents: its size and the SHA-256 of its bytes.
package struct FileDigest: Hashable, Sendable {
  /// The size in bytes.
  package let size: Int
  /// The digest, 64 hexadecimal digits.
  package let sha256: String

  /// Creates a digest from known values.
  package init(size: Int, sha256: String) {
    self.size = size
    self.sha256 = sha256
  }

  /// Reads a file of any size, block by block.
  package init(of path: String) throws(InputError) {
    self = try InputFile.read(path) { (file) throws(InputError) in try FileDigest(of: file, path: path) }
  }

  /// Reads an open file, called `path` in messages.
  private init(of file: Int32, path: String) throws(InputError) {
    var hash = SHA256()
    var size = 0
    var failure: InputError?
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { block in
      guard let start = block.baseAddress else { return }
      while true {
        let count = read(file, start, block.count)
        if count < 0, typeset_errno() == EINTR { continue }
        if count < 0 { failure = InputError(path: path, code: typeset_errno()) }
        if count <= 0 { return }
        hash.add(UnsafeRawBufferPointer(start: start, count: count))
        size += count
      }
    }
    if let failure { throw failure }
    self.size = size
    sha256 = hash.hex()
  }
}

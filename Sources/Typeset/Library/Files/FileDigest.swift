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
    var block: [UInt8] = []
    block.reserveCapacity(1 << 16)
    while true {
      block.removeAll(keepingCapacity: true)
      guard try InputFile.read(file, most: 1 << 16, to: &block, path: path) > 0 else { break }
      hash.add(block.span)
      size += block.count
    }
    self.size = size
    sha256 = hash.hex()
  }
}

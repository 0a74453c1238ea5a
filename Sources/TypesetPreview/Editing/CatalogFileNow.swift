import Typeset

/// A file of a catalog as it is now, whatever a document has read of it before.
struct CatalogFileNow {
  /// The path.
  let path: String
  /// The bytes; nil for a file that cannot be read.
  private let bytes: [UInt8]?

  /// Reads a file, once.
  init(_ path: String) { self.init(path, bytes: try? InputFile.read(path)) }

  /// A file that was read; nil for one that cannot be.
  init(_ path: String, bytes: [UInt8]?) {
    self.path = path
    self.bytes = bytes
  }

  /// What tells these bytes from others: their digest, and the path.
  var version: String { "\(bytes.map { SHA256.hex(of: $0) } ?? "") \(path)" }

  /// Whether the file has these bytes.
  func says(_ text: [UInt8]) -> Bool { bytes == text }

  /// What a key says in the file; nil for a file that cannot be read alone.
  func texts(of key: String) -> [KeyText]? {
    guard let bytes, let catalog = try? Catalog.reading(bytes, name: path) else { return nil }
    return CatalogSet([catalog]).texts(of: key)
  }
}

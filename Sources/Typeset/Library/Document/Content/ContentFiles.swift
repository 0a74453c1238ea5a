/// Where a document gets the files whose contents it takes for its own.
package struct ContentFiles {
  /// Reads a file by its path as the document names it, of at most so many bytes.
  let read: (_ path: String, _ limit: Int) throws(ContentFileError) -> [UInt8]
  /// What diagnostics call a file.
  let name: (_ path: String) -> String

  /// No files: for a document that is nowhere.
  static var none: ContentFiles {
    ContentFiles(read: { _, _ throws(ContentFileError) in throw .missing }, name: { $0 })
  }
}

/// Why the content of a file is not in a document.
enum ContentFileError: Error, Hashable {
  /// There is nothing at the path.
  case missing
  /// It leads out of the folders that files may be taken from.
  case outside
  /// It is there and cannot be read; the words of the system.
  case unreadable(String)

  /// The code of the diagnostic.
  var code: String { self == .outside ? "content-outside" : "content" }

  /// The message and the hint about a path.
  func words(about path: String) -> (message: String, hint: String) {
    switch self {
    case .missing: ("\(quoted(path)) does not exist", "the path is relative to the document")
    case .outside:
      ("\(quoted(path)) is outside of the document's folder", "move it beside the document, or allow its folder")
    case .unreadable(let words): ("\(quoted(path)) cannot be read: \(words)", "check its permissions and its size")
    }
  }
}

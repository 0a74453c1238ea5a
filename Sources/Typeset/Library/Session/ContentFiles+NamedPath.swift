extension ContentFiles {
  /// The files that a document in a folder takes for its own, from there or one of the `roots`.
  ///
  /// `note` is called with the path of each, found or not.
  init(of document: String, in folder: String, roots: [String], note: @escaping (String) -> Void) {
    self.init(
      read: { (path, limit) throws(ContentFileError) in
        note(path)
        do throws(NamedPathError) {
          return try NamedPath.open(path, from: folder, roots: roots).bytes(atMost: limit)
        } catch {
          throw ContentFileError(error)
        }
      },
      name: { path in
        document.lastIndex(of: "/").map { FileSystem.withoutDots(document[...$0] + path) } ?? path
      })
  }
}

extension ContentFileError {
  /// The same about a path that leads to no file.
  init(_ error: NamedPathError) {
    self =
      switch error {
      case .missing: .missing
      case .outside: .outside
      case .unreadable(let words): .unreadable(words)
      }
  }
}

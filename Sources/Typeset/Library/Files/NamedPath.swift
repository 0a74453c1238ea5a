/// A file named by a document: relative to the document, in its folder or another allowed folder.
enum NamedPath {
  /// The absolute path, without links, of what a document in `folder` names by `path`.
  ///
  /// It must be in `folder` or in one of the `roots`.
  static func resolve(_ path: String, from folder: String, roots: [String]) throws(NamedPathError) -> String {
    try reach(path) { () throws(NamedPathError) in
      try Enclosure(ofDocumentIn: folder, roots: roots).resolve(place(of: path, from: folder))
    }
  }

  /// Opens the file that a document in `folder` names by `path`, in `folder` or in one of the `roots`.
  static func open(_ path: String, from folder: String, roots: [String]) throws(NamedPathError) -> OpenedFile {
    try reach(path) { () throws(NamedPathError) in
      try Enclosure(ofDocumentIn: folder, roots: roots).open(place(of: path, from: folder))
    }
  }

  /// Follows a path as a document writes it; a path outside is not distinguished from a missing one.
  private static func reach<Result: ~Copyable>(
    _ path: String, _ follow: () throws(NamedPathError) -> Result
  ) throws(NamedPathError) -> Result {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
    do { return try follow() } catch {
      throw error == .missing && (path.hasPrefix("/") || climbs(path)) ? .outside : error
    }
  }

  /// The path given by a document in `folder`, whether or not it is allowed or exists.
  static func place(of path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : (folder.isEmpty ? "." : folder) + "/" + path
  }

  /// Whether a relative path leaves the folder it starts in.
  static func climbs(_ path: String) -> Bool {
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }
}

/// Why a path that a document or a folder gives leads to no file.
enum NamedPathError: Error, Hashable {
  /// There is nothing at the path.
  case missing
  /// It leads out of the folders that files may be taken from.
  case outside
  /// It is there and cannot be read; the words of the system.
  case unreadable(String)

  /// A diagnostic about a path that was named: `noun` is what it leads to, and `subject` what codes call it, as in
  /// `missing-catalog`.
  func diagnostic(of path: String, _ noun: String, subject: String, at place: SourceRange?) -> Diagnostic {
    switch self {
    case .missing:
      Diagnostic(
        .error, code: "missing-\(subject)", "\(noun) \(quoted(path)) not found", at: place,
        hints: place == nil ? [] : ["paths are relative to the document"])
    case .outside:
      Diagnostic(
        .error, code: "\(subject)-outside", "\(noun) \(quoted(path)) is outside the document's folder", at: place,
        hints: ["move it beside the document, or allow its folder"])
    case .unreadable(let words):
      Diagnostic(
        .error, code: "unreadable-\(subject)", "cannot read \(noun) \(quoted(path)): \(words)", at: place)
    }
  }
}

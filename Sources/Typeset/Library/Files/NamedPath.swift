/// A file named by a document: relative to the document, in its folder or another allowed folder.
enum NamedPath {
  /// The absolute path, without links, of what a document in `folder` names by `path`.
  ///
  /// It must be in `folder` or in one of the `roots`.
  static func resolve(_ path: String, from folder: String, roots: [String]) throws(NamedPathError) -> String {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
    let place = place(of: path, from: folder)
    let allowed = ([folder.isEmpty ? "." : folder] + roots).compactMap(FileSystem.resolved)
    guard let resolved = FileSystem.resolved(place) else {
      // A path outside is not distinguished from a missing one.
      throw path.hasPrefix("/") || climbs(path) ? .outside : .missing
    }
    guard allowed.contains(where: { resolved.hasPrefix($0 == "/" ? "/" : $0 + "/") }) else { throw .outside }
    return resolved
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

/// Why a path in a document leads nowhere.
enum NamedPathError: Error, Hashable {
  /// There is nothing at the path.
  case missing
  /// It leads out of the folders that a document may take files from.
  case outside
}

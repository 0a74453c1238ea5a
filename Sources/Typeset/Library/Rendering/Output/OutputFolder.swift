import CSystem

/// Folders that outputs go to.
public enum OutputFolder {
  /// Creates a folder and its parents; throws an `OutputError` on failure.
  public static func make(_ path: String) throws {
    if path.isEmpty || FileSystem.isFolder(path) { return }
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    if let slash = trimmed.lastIndex(of: "/") { try make(String(trimmed[..<slash])) }
    if mkdir(trimmed, 0o777) != 0, typeset_errno() != EEXIST { throw OutputError(path: path, code: typeset_errno()) }
  }
}

extension FileSystem {
  /// Removes a file; throws an `OutputError` on failure.
  static func removeFile(_ path: String) throws {
    if unlink(path) != 0, typeset_errno() != ENOENT { throw OutputError(path: path, code: typeset_errno()) }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Operations on the file system.
enum Folders {
  /// The names in a folder, sorted by their bytes, either without hidden ones or only those; nil if it is not a readable folder.
  static func names(in path: String, hidden: Bool = false) -> [(name: String, isFolder: Bool)]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") != hidden || name == "." || name == ".." { continue }
      let kind = Int32(entry.pointee.d_type)
      // Links, and file systems that do not report the type, need a call of stat.
      let isFolder = kind == Int32(DT_DIR) || kind != Int32(DT_REG) && Self.isFolder(path + "/" + name)
      names.append((name, isFolder))
    }
    return names.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Whether there is a folder at `path`.
  static func isFolder(_ path: String) -> Bool { mode(of: path) == S_IFDIR }

  /// Whether there is a plain file at `path`.
  static func isFile(_ path: String) -> Bool { mode(of: path) == S_IFREG }

  /// The absolute path without links, `.` and `..`; nil if nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func mode(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  /// The folder that holds an absolute path; empty above the root.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }
}

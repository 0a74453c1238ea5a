/// Absolute paths without links, `.` and `..`, for many files: those in one folder share the work.
package struct NormalizedPaths {
  private var folders: [String: String] = [:]

  /// Knows no folder yet.
  package init() {}

  /// The absolute path of a file, as `FileSystem.normalized` gives it.
  package mutating func path(of file: String) -> String {
    let name = FileSystem.name(of: file)
    guard !name.isEmpty, !file.hasSuffix("/"), name != ".", name != "..", !FileSystem.isLink(file) else {
      return FileSystem.normalized(file)
    }
    let folder = FileSystem.folder(of: file)
    let normalized = folders[folder] ?? FileSystem.normalized(folder)
    folders[folder] = normalized
    return FileSystem.path(of: name, in: normalized)
  }
}

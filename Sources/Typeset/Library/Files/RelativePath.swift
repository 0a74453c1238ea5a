/// How one place is called from another.
enum RelativePath {
  /// The path that leads from a folder to a file, links followed; neither has to be there.
  static func of(_ path: String, from folder: String) -> String {
    let target = absolute(path).split(separator: "/")
    let base = absolute(folder).split(separator: "/")
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let parts = Array(repeating: Substring(".."), count: base.count - shared) + target[shared...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The absolute path without links, `.` and `..`; missing parts are kept unchanged.
  private static func absolute(_ path: String) -> String {
    if let resolved = Folders.resolved(path.isEmpty ? "." : path) { return resolved }
    var parts = path.split(separator: "/")
    guard let last = parts.popLast() else { return "/" }
    let parent = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    let folder = absolute(parent)
    switch last {
    case ".": return folder
    case "..": return Folders.parent(of: folder)
    default: return folder + "/" + last
    }
  }
}

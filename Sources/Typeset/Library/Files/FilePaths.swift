// Paths.
extension FileSystem {
  /// The absolute path without links, `.` and `..`; the part of it that is not there is taken as it is written.
  package static func normalized(_ path: String) -> String {
    if let resolved = resolved(path.isEmpty ? "." : path) { return resolved }
    var parts = path.split(separator: "/")
    guard let last = parts.popLast() else { return "/" }
    let folder = normalized((path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/"))
    switch last {
    case ".": return folder
    case "..": return parent(of: folder)
    default: return self.path(of: String(last), in: folder)
    }
  }

  /// A path without `.`, and without `..` but at its beginning, as if there were no links.
  package static func withoutDots(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    if path.hasPrefix("/") { return "/" + parts.joined(separator: "/") }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The path that leads from a folder to a file, links followed; neither has to be there.
  package static func path(to path: String, from folder: String) -> String {
    let target = normalized(path).split(separator: "/")
    let base = normalized(folder).split(separator: "/")
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let parts = Array(repeating: Substring(".."), count: base.count - shared) + target[shared...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The path of a file in a folder.
  package static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder of a file, as far as its path says: `.` for a plain name.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The folder above an absolute path; empty above the root.
  package static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The last part of a path.
  package static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}

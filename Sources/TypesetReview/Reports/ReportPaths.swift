import Typeset

/// The paths of files as reports show them: from the root of the repository, without `..` and links, so that services
/// find the files wherever the command was run.
package struct ReportPaths: Sendable {
  /// The root, an absolute path without links; nil leaves paths as they were given.
  private let root: String?

  /// Paths as they were given.
  package init() { root = nil }

  /// Paths from the root of the repository: the nearest folder with `.git` above the current folder `current`, else
  /// above the first of the documents; without one, from the first of the folders that may be read, else from the
  /// current folder.
  package init(documents: [String], roots: [String], current: String = ".") {
    let document = documents.first { $0 != "-" }.map(FileSystem.folder)
    root =
      [current, document].lazy.compactMap(\.self).compactMap(Self.repository).first
      ?? FileSystem.normalized(roots.first ?? current)
  }

  /// The nearest folder with `.git`, from a folder upwards; nil if there is none.
  private static func repository(around folder: String) -> String? {
    var folder = FileSystem.resolved(folder) ?? ""
    while !folder.isEmpty {
      let mark = FileSystem.path(of: ".git", in: folder)
      // A file in the work tree of another repository.
      if FileSystem.isFolder(mark) || FileSystem.isFile(mark) { return folder }
      folder = FileSystem.parent(of: folder)
    }
    return nil
  }

  /// A path as reports show it: that of standard input as it is, and an absolute one for what is outside the root.
  package func shown(_ path: String) -> String {
    guard let root, path != "-", path != InputFile.standardInputName else { return path }
    let real = FileSystem.normalized(path)
    // A link may lead out of the repository.
    let named = FileSystem.withoutDots(path.hasPrefix("/") ? path : FileSystem.normalized(".") + "/" + path)
    return [real, named].lazy.compactMap { Self.path(to: $0, from: root) }.first ?? real
  }

  private static func path(to file: String, from root: String) -> String? {
    let start = root == "/" ? root : root + "/"
    return file.utf8.starts(with: start.utf8)
      ? String(decoding: file.utf8.dropFirst(start.utf8.count), as: UTF8.self)
      : nil
  }
}

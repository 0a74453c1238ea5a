import Typeset
import TypesetReview

/// The folder of an export: what is in it, and what may be replaced.
package struct ExportFolder: Sendable {
  /// The page.
  static let index = "index.html"
  /// The list of the files.
  static let list = "export.json"
  /// The folders of the page's own files, and of what it shows.
  static let folders = ["page", DataFile.folder]

  /// Writes the files.
  private let output: OutputFolder
  private let path: String

  /// A file of another in the folder.
  package struct Foreign: Error, Hashable, CustomStringConvertible {
    /// The path of the file.
    package var path: String

    /// The error and how to fix it, in one line.
    package var description: String {
      "\(quoted(path)) is not of an export and is not replaced; move it away, or choose another folder"
    }
  }

  /// Begins to write at a path; throws if anything there would be lost that is not of an export.
  init(_ path: String) throws {
    self.path = path
    try Self.check(path)
    output = try OutputFolder(path: path)
  }

  /// Writes a file, from any thread.
  func write(_ bytes: [UInt8], to name: String) throws { try output.write(bytes, to: name) }

  /// Writes the list of the files, and moves everything to its place.
  func commit(files: [String]) throws {
    let json = JSONWriter()
    json.object {
      json.member("typeset", "export")
      json.key("files", ",\n ")
      json.list(files.sortedByBytes(), separator: ",\n  ", start: "\n  ") { json.value($0) }
    }
    json.buffer.append("\n")
    try output.write(json.buffer.bytes, to: Self.list)
    try Self.check(path)
    try output.commit()
  }

  /// Throws if a file in the folder would be lost that no export has written.
  private static func check(_ path: String) throws {
    let known = files(in: path)
    for name in [index, list] where FileSystem.resolved(path + "/" + name) != nil {
      guard known.contains(name), FileSystem.isFile(path + "/" + name) else { throw Foreign(path: path + "/" + name) }
    }
    for folder in folders where FileSystem.resolved(path + "/" + folder) != nil {
      guard FileSystem.isFolder(path + "/" + folder) else { throw Foreign(path: path + "/" + folder) }
      if let foreign = foreignFile(in: folder, of: path, known: known) { throw Foreign(path: foreign) }
    }
  }

  /// The files of an earlier export, as its list has them; none where there was none.
  private static func files(in path: String) -> Set<String> {
    guard let bytes = try? InputFile.read(path + "/" + list), let body = try? RequestBody(bytes),
      body.textIfAny("typeset") == "export", let files = try? body.list("files")
    else { return [] }
    return Set(files + [list])
  }

  /// A file below a folder that is not in the list; nil if there is none.
  private static func foreignFile(in folder: String, of path: String, known: Set<String>) -> String? {
    for isHidden in [false, true] {
      for entry in FileSystem.names(in: path + "/" + folder, hidden: isHidden) ?? [] {
        let name = folder + "/" + entry.name
        if entry.isFolder {
          if let foreign = foreignFile(in: name, of: path, known: known) { return foreign }
        } else if !known.contains(name) {
          return path + "/" + name
        }
      }
    }
    return nil
  }
}

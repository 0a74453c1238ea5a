import Synchronization
import Typeset

/// A document that the preview shows.
package struct PreviewDocument: Hashable, Sendable {
  /// Its name in addresses: its path from the folder that was given, unique among all documents.
  package let id: String
  /// The path of its file, from the working folder.
  package let path: String

  /// Creates a document.
  package init(id: String, path: String) {
    self.id = id
    self.path = path
  }
}

/// The documents below the files and folders that a preview was given.
package struct DocumentFinder: Sendable {
  /// The files and folders as given.
  private let inputs: [String]
  /// Where links in the folders may lead: into the folders, and others that are allowed.
  private let enclosure: Enclosure
  /// The files that were read before.
  private let known = KnownFiles()
  /// How far down folders are looked through.
  private static let deepest = 8
  /// The most documents that are shown.
  package static let most = 2000
  /// How much of a file is read to see whether it is a document, in bytes.
  private static let prefix = 4096

  /// Looks for documents in files and folders; links in these may also lead to `roots`.
  package init(_ inputs: [String], roots: [String] = []) {
    self.inputs = inputs
    enclosure = Enclosure(inputs.filter(FileSystem.isFolder) + roots)
  }

  /// The folders that were given.
  package var folders: [String] { inputs.filter(FileSystem.isFolder) }

  /// The documents that are there now, in the order of their ids.
  package func documents() -> [PreviewDocument] {
    var found: [PreviewDocument] = []
    for input in inputs {
      if FileSystem.isFolder(input) {
        add(folder: input, prefix: "", depth: 0, to: &found)
      } else if FileSystem.isFile(input) {
        found.append(PreviewDocument(id: FileSystem.name(of: input), path: input))
      }
    }
    return distinct(found).sorted { $0.id.precedesByBytes($1.id) }
  }

  /// The folders in which a new document would be found.
  package func watchedFolders() -> [String] {
    var all: [String] = []
    for folder in folders { addFolders(folder, depth: 0, to: &all) }
    return all + inputs.filter { !FileSystem.isFolder($0) }.map(FileSystem.folder)
  }

  private func addFolders(_ folder: String, depth: Int, to all: inout [String]) {
    all.append(folder)
    guard depth < Self.deepest, all.count < Self.most else { return }
    for entry in FileSystem.names(in: folder) ?? [] where entry.isFolder {
      let path = FileSystem.path(of: entry.name, in: folder)
      if !FileSystem.isLink(path) { addFolders(path, depth: depth + 1, to: &all) }
    }
  }

  private func add(folder: String, prefix: String, depth: Int, to found: inout [PreviewDocument]) {
    for entry in FileSystem.names(in: folder) ?? [] where found.count < Self.most {
      let path = folder == "." ? entry.name : FileSystem.path(of: entry.name, in: folder)
      if entry.isFolder {
        // What a link to a folder inside leads to is found there; one to a folder around it would never end.
        guard depth < Self.deepest, !FileSystem.isLink(path) else { continue }
        add(folder: path, prefix: prefix + entry.name + "/", depth: depth + 1, to: &found)
      } else if entry.name.hasSuffix(".xml"), isInside(path), known.isDocument(path) {
        found.append(PreviewDocument(id: prefix + entry.name, path: path))
      }
    }
  }

  /// Whether a file really lies in a folder, and not elsewhere behind a link.
  private func isInside(_ path: String) -> Bool {
    guard FileSystem.isLink(path), let resolved = FileSystem.resolved(path) else { return true }
    return enclosure.contains(resolved)
  }

  /// Whether a file begins like a document; one that cannot be read now may be one.
  fileprivate static func isDocument(_ path: String) -> Bool {
    guard let bytes = try? InputFile.read(path, first: prefix) else { return true }
    // What is empty or broken may be half written, or a document with an error to be shown.
    var text = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)[...]
    while let start = text.firstIndex(of: "<") {
      text = text[start...]
      let next = text.dropFirst().first
      if next == "?" || next == "!" {
        guard let end = text.firstIndex(of: ">") else { return true }
        if text.hasPrefix("<!--"), let rest = Self.afterComment(text) {
          text = rest
        } else {
          text = text[end...].dropFirst()
        }
        continue
      }
      return text.hasPrefix("<document")
    }
    return true
  }

  /// What follows a comment.
  private static func afterComment(_ text: Substring) -> Substring? {
    var rest = text.dropFirst(4)
    while !rest.isEmpty {
      if rest.hasPrefix("-->") { return rest.dropFirst(3) }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Each file once, and those that share an id under their whole paths.
  private func distinct(_ documents: [PreviewDocument]) -> [PreviewDocument] {
    var paths: Set<String> = []
    let files = documents.filter { paths.insert(FileSystem.normalized($0.path)).inserted }
    let counts = Dictionary(files.map { ($0.id, 1) }, uniquingKeysWith: +)
    return files.map { counts[$0.id] == 1 ? $0 : PreviewDocument(id: $0.path, path: $0.path) }
  }
}

/// Which files begin like documents: one is read again only when it has changed.
private final class KnownFiles: Sendable {
  /// A file as it was read.
  private struct Known {
    let state: FileSnapshot
    let isDocument: Bool
  }

  private let files = Mutex<[String: Known]>([:])

  /// Whether a file begins like a document.
  func isDocument(_ path: String) -> Bool {
    let now = FileSnapshot(of: [path])
    if let known = files.withLock({ $0[path] }), now.changes(since: known.state).isEmpty { return known.isDocument }
    let isDocument = DocumentFinder.isDocument(path)
    files.withLock { $0[path] = Known(state: now, isDocument: isDocument) }
    return isDocument
  }
}

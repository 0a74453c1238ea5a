import Typeset

/// The folder of a batch while one process writes to it.
final class BatchFolder: Sendable {
  /// The path as given.
  let path: String
  /// What this run, and a run before it that was killed, have finished.
  let journal: Journal
  private let manifest: BatchManifest?
  /// The places of variants in the last manifest, by name: each an index into its list.
  private let listed: [String: Int]
  /// The places of variants of an interrupted run in the journal, by name.
  private let journaled: [String: Range<Int>]

  /// Creates a folder if necessary, locks it, and removes leftovers of killed writers.
  init(_ path: String) throws {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    try FileSystem.makeFolder(self.path)
    for name in [BatchPaths.journal, BatchPaths.manifest, BatchPaths.index, BatchFile.thumbnails] {
      let path = self.path + "/" + name
      if FileSystem.isLink(path) { throw BatchError.link(path: path) }
    }
    for name in [BatchPaths.journal, BatchPaths.manifest] where Self.isStrange(self.path + "/" + name) {
      throw BatchError.foreignFile(path: self.path + "/" + name)
    }
    guard let journal = try Journal(path: self.path + "/" + BatchPaths.journal) else {
      throw BatchError.inUse(folder: path)
    }
    self.journal = journal
    do {
      manifest = try BatchManifest(in: self.path)
      var journaled: [String: Range<Int>] = [:]
      try journal.forEachLine { line, place in
        if let entry = BatchEntry(line) { journaled[entry.name] = place }
      }
      self.journaled = journaled
      if let foreign = Self.foreignFile(in: self.path) { throw BatchError.foreignFile(path: foreign) }
      let names = (manifest?.places ?? []).enumerated().lazy.map { ($1.name, $0) }
      listed = Dictionary(names, uniquingKeysWith: { $1 })
      FileSystem.removeLeftovers(in: self.path)
      try FileSystem.makeFolder(self.path + "/" + BatchFile.thumbnails)
      FileSystem.removeLeftovers(in: self.path + "/" + BatchFile.thumbnails)
    } catch {
      Self.drop(journal)
      guard let error = error as? BatchError, case .noManifest(let path, let detail) = error else { throw error }
      throw BatchError.noManifest(path: path, detail: detail + "; move it away, or choose another folder")
    }
  }

  /// Whether something other than a file is at a path.
  private static func isStrange(_ path: String) -> Bool { FileSystem.resolved(path) != nil && !FileSystem.isFile(path) }

  /// A file in the folder that a batch would replace and that is none of its own; nil if there is none.
  private static func foreignFile(in folder: String) -> String? {
    let index = folder + "/" + BatchPaths.index
    let thumbnails = folder + "/" + BatchFile.thumbnails
    let isPage = try? OutputKind.page.replaces(index)
    if FileSystem.resolved(index) != nil, isPage != true { return index }
    return FileSystem.resolved(thumbnails) != nil && !FileSystem.isFolder(thumbnails) ? thumbnails : nil
  }

  deinit { Self.drop(journal) }

  /// Removes a journal that holds nothing: no trace worth leaving in somebody else's folder.
  private static func drop(_ journal: Journal) {
    if journal.isEmpty { journal.remove() }
  }

  /// The entry of a variant from an earlier run, with its place in the journal, if any; nil if there is none.
  func earlier(_ name: String) -> (entry: BatchEntry, place: Range<Int>?)? {
    if let place = journaled[name], let bytes = try? journal.bytes(at: place) {
      return BatchEntry(bytes).map { ($0, place) }
    }
    guard let manifest, let index = listed[name] else { return nil }
    return (try? manifest.entry(at: manifest.places[index])).map { ($0, nil) }
  }

  /// The path of one of its files as the working folder sees it.
  func path(of file: String) -> String { path + "/" + file }

  /// One of its files with its current hash.
  func file(_ path: String) throws -> BatchFile {
    BatchFile(path: path, digest: try FileDigest(of: self.path(of: path)))
  }

  /// Whether the files of an entry are as it says.
  func isIntact(_ entry: BatchEntry) -> Bool {
    entry.allFiles.allSatisfy { (try? file($0.path)) == $0 }
  }

  /// Notes a finished variant; gives the place of its line.
  func note(_ entry: BatchEntry) throws -> Range<Int> {
    let line = ByteBuffer(capacity: 1024)
    JSONWriter(line).value(entry)
    return try journal.append(line)
  }
}

import Synchronization

/// Digests of the paths that renderings looked for: files by their bytes, folders by their contents, and missing paths
/// as missing.
///
/// Each path is read once.
package final class InputDigests: Sendable {
  private let known: Mutex<[String: String]>
  /// The resolved path of a folder to ignore, since results beside a document are not inputs.
  private let excluded: String?
  /// The state of the inputs before they were read; nil if that does not matter.
  private let sightings: InputSightings?
  /// Folders in folders are followed so far down.
  private static let deepest = 16

  /// `known` are digests of inputs that are not files, such as standard input.
  package init(excluding folder: String? = nil, known: [String: String] = [:], sightings: InputSightings? = nil) {
    excluded = folder.flatMap(FileSystem.resolved)
    self.sightings = sightings
    self.known = Mutex(known)
  }

  /// The paths that changed after they were read, in the order of their bytes.
  package var changed: [String] {
    known.withLock {
      $0.filter { $0.value == Self.changedWord }.keys.sortedByBytes()
    }
  }

  /// The word for an input that changed after it was read, so that nobody knows what was read.
  private static let changedWord = "changed"

  /// The digest of a path: 64 hexadecimal digits, or a word.
  package subscript(path: String) -> String {
    if let digest = known.withLock({ $0[path] }) { return digest }
    // Two tasks may read the same file at the same time, with the same result.
    var digest = digest(of: path, depth: 0)
    if sightings?.hasChanged(path, excluding: excluded) == true { digest = Self.changedWord }
    return known.withLock { known in
      let kept = known[path] ?? digest
      known[path] = kept
      return kept
    }
  }

  private func digest(of path: String, depth: Int) -> String {
    if FileSystem.isFile(path) { return (try? FileDigest(of: path).sha256) ?? "unreadable" }
    guard FileSystem.isFolder(path) else { return FileSystem.resolved(path) == nil ? "missing" : "special" }
    guard depth < Self.deepest, let names = FileSystem.names(in: path) else { return "unreadable" }
    if FileSystem.resolved(path) == excluded { return "excluded" }
    // No name holds a zero, so that no two lists are one text.
    return SHA256.hex(of: names.map { "\($0.name)\0\(digest(of: path + "/" + $0.name, depth: depth + 1))\0" }.joined())
  }
}

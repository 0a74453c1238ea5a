import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files that a run has read, none of which it may write.
///
/// A file is recognized by its path without links, and by its place on the disk, so that a hard link is the same file.
package final class ReadFiles: Sendable {
  /// A file as the system knows it.
  private struct Identity: Hashable {
    /// The device that holds it.
    var device: UInt64
    /// Its number there.
    var node: UInt64

    /// The file at a path, links followed; nil unless a regular file is there.
    init?(of path: String) {
      guard let status = FileSystem.status(of: path), status.st_mode & S_IFMT == S_IFREG else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      node = UInt64(status.st_ino)
    }
  }

  private struct State {
    /// The paths that were added, as they were given.
    var added: Set<String> = []
    /// The names of the files, by their paths without links.
    var paths: [String: String] = [:]
    /// The names of the files, by their identities.
    var identities: [Identity: String] = [:]
  }

  private let state = Mutex(State())

  /// How far down folders are looked through.
  private static let deepest = 4

  /// Creates an empty set.
  package init() {}

  /// Adds the file at a path; nothing where no regular file is.
  package func add(_ path: String) {
    guard state.withLock({ $0.added.insert(path).inserted }), let identity = Identity(of: path) else { return }
    let resolved = FileSystem.normalized(path)
    state.withLock { state in
      state.paths[resolved] = state.paths[resolved] ?? path
      state.identities[identity] = state.identities[identity] ?? path
    }
  }

  /// Adds the file at a path, or the files with some endings in the folder there.
  package func add(_ path: String, inFolders endings: Set<String>) { add(path, endings, depth: 0) }

  private func add(_ path: String, _ endings: Set<String>, depth: Int) {
    guard FileSystem.isFolder(path) else { return add(path) }
    guard state.withLock({ $0.added.insert(path).inserted }) else { return }
    for (name, isFolder) in FileSystem.names(in: path) ?? [] {
      if isFolder {
        if depth < Self.deepest { add(path + "/" + name, endings, depth: depth + 1) }
      } else if let dot = name.lastIndex(of: "."), endings.contains(name[name.index(after: dot)...].lowercased()) {
        add(path + "/" + name)
      }
    }
  }

  /// The name by which the file at a path was read; nil if it was not read, or is not there.
  package func name(of path: String) -> String? {
    guard let identity = Identity(of: path) else { return nil }
    let resolved = FileSystem.normalized(path)
    let (same, linked) = state.withLock { ($0.paths[resolved], $0.identities[identity]) }
    if let same { return same }
    // The system gives the number of a file that was removed to the next one.
    guard let linked, Identity(of: linked) == identity else { return nil }
    return linked
  }
}

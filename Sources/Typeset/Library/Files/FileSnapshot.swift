#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The state of files and folders from the file system, without reading them; it differs after a change, creation or
/// removal.
package struct FileSnapshot: Sendable {
  /// The date, size and identity of a file.
  private struct Stamp: Hashable {
    var seconds: Int
    var nanoseconds: Int
    /// When its contents or its name and rights changed last, which no program can set back.
    var changed: Int
    var changedNanoseconds: Int
    var size: Int
    var node: UInt64
  }

  /// By path; nil if nothing is there.
  private let stamps: [String: Stamp?]

  /// How far down folders are looked through.
  private static let deepest = 8

  /// Examines files, and folders with their contents except hidden files; the resolved paths in `excluded` are skipped.
  package init(of paths: [String], excluding excluded: Set<String> = []) {
    var stamps: [String: Stamp?] = [:]
    for path in paths { Self.add(path, excluded, 0, to: &stamps) }
    self.stamps = stamps
  }

  /// Joins snapshots; of a path that several have, the state in the first one.
  init(joining snapshots: some Sequence<FileSnapshot>) {
    stamps = snapshots.reduce(into: [:]) { $0.merge($1.stamps) { first, _ in first } }
  }

  /// The paths that differ from an earlier snapshot, in the order of their bytes.
  package func changes(since earlier: FileSnapshot) -> [String] {
    let paths = Set(stamps.keys).union(earlier.stamps.keys)
    return paths.filter { stamps[$0] != earlier.stamps[$0] }.sortedByBytes()
  }

  /// This snapshot with the state that an earlier one has of the same paths.
  package func keeping(_ earlier: FileSnapshot) -> FileSnapshot {
    FileSnapshot(stamps: stamps.merging(earlier.stamps.filter { stamps.keys.contains($0.key) }) { $1 })
  }

  /// This snapshot with that of other paths, whose state it takes where both have one.
  package func adding(_ other: FileSnapshot) -> FileSnapshot {
    FileSnapshot(stamps: stamps.merging(other.stamps) { $1 })
  }

  /// Whether it has the state of a path, be it that nothing is there.
  package func contains(_ path: String) -> Bool { stamps.keys.contains(path) }

  private init(stamps: [String: Stamp?]) { self.stamps = stamps }

  private static func add(_ path: String, _ excluded: Set<String>, _ depth: Int, to stamps: inout [String: Stamp?]) {
    if !excluded.isEmpty, excluded.contains(FileSystem.resolved(path) ?? path) { return }
    guard depth < deepest, let names = FileSystem.names(in: path) else {
      stamps[path] = .some(stamp(of: path))
      return
    }
    // A folder's own date changes with every file written into it, even with irrelevant ones.
    stamps[path] = .some(Stamp(seconds: 0, nanoseconds: 0, changed: 0, changedNanoseconds: 0, size: 0, node: 0))
    for (name, _) in names { add(path + "/" + name, excluded, depth + 1, to: &stamps) }
  }

  private static func stamp(of path: String) -> Stamp? {
    guard let status = FileSystem.status(of: path) else { return nil }
    #if canImport(Darwin)
      let (time, change) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (time, change) = (status.st_mtim, status.st_ctim)
    #endif
    return Stamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), changed: Int(change.tv_sec),
      changedNanoseconds: Int(change.tv_nsec), size: Int(status.st_size), node: UInt64(status.st_ino))
  }
}

import Synchronization

/// The state of inputs when they were first looked for, which is before anything was read of them.
///
/// A digest taken later tells what was read only if the state is still the same.
package final class InputSightings: Sendable {
  private let known = Mutex<[String: FileSnapshot]>([:])

  /// Creates an empty record.
  package init() {}

  /// Notes the state of a path, unless it is known.
  package func note(_ path: String) {
    if known.withLock({ $0[path] }) != nil { return }
    let snapshot = FileSnapshot(of: [path])
    known.withLock { $0[path] = $0[path] ?? snapshot }
  }

  /// The state of all noted paths, and of what is in folders among them.
  package var states: FileSnapshot {
    known.withLock { known in FileSnapshot(joining: known.keys.sortedByBytes().compactMap { known[$0] }) }
  }

  /// Whether a path, or what a folder holds there, differs from its first sighting; `excluded` is the resolved path of
  /// a folder to ignore. A path that was never noted has not changed.
  func hasChanged(_ path: String, excluding excluded: String?) -> Bool {
    guard let first = known.withLock({ $0[path] }) else { return false }
    return FileSnapshot(of: [path]).changes(since: first).contains { changed in
      guard let excluded else { return true }
      let changed = FileSystem.normalized(changed)
      return changed != excluded && !changed.hasPrefix(excluded + "/")
    }
  }
}

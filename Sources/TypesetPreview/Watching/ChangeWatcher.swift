import CSystem
import Synchronization
import Typeset

/// Sees files change, and reports what that means; runs on a thread of its own.
///
/// Where the system reports changes in folders (inotify), a look follows each report; elsewhere, and for file systems
/// of other machines, files are looked at a few times a second.
package final class ChangeWatcher: Sendable {
  /// What is watched, and how it was last seen.
  private struct State {
    /// The numbers that the system gave the watched folders, by path.
    var folders: [String: Int32] = [:]
    var seen = FileSnapshot(of: [])
  }

  private let workshop: Workshop
  private let hub: EventHub
  private let watch: Int32
  private let state = Mutex(State())
  /// How long it waits for reports, in milliseconds: where there are reports, a second look finds what they miss.
  private var patience: Int32 { watch < 0 ? 150 : 1000 }
  /// How long the reports of one save may follow each other, in milliseconds.
  private static let breath: Int32 = 2
  /// How long a file may be gone that its editor replaces, in milliseconds.
  private static let absence: Int32 = 60
  /// How often pages that listen are sent something, in milliseconds.
  private static let beat = 15_000

  /// Watches the files of a workshop, and reports to a hub.
  package init(_ workshop: Workshop, reportingTo hub: EventHub) {
    self.workshop = workshop
    self.hub = hub
    watch = typeset_watch_open()
    workshop.onNewPath { [weak self] in self?.add([$0]) }
    add(Array(workshop.watchedPaths))
    addFolders(workshop.watchedFolders)
  }

  /// Watches as long as the process runs.
  package func run() -> Never {
    var lastBeat = typeset_milliseconds()
    while true {
      if typeset_watch_wait(watch, patience) != 0 { while typeset_watch_wait(watch, Self.breath) != 0 {} }
      look()
      if typeset_milliseconds() - lastBeat > Self.beat {
        hub.beat()
        lastBeat = typeset_milliseconds()
      }
    }
  }

  /// Watches more paths, whose state now is known from here on.
  private func add(_ paths: [String]) {
    addFolders(Array(Set(paths.map { FileSystem.isFolder($0) ? $0 : FileSystem.folder(of: $0) })))
    let now = FileSnapshot(of: paths)
    state.withLock { state in
      // What is known of a path is kept: a change of it is still to be reported.
      state.seen = now.adding(state.seen)
    }
  }

  /// Watches folders. One that was removed and made again has a new number.
  private func addFolders(_ folders: [String]) {
    guard watch >= 0 else { return }
    for path in folders {
      let number = unsafe typeset_watch_add(watch, path)
      state.withLock { $0.folders[path] = number < 0 ? nil : number }
    }
  }

  /// Compares the files with what was seen, and reports the difference.
  private func look() {
    let folders = workshop.watchedFolders
    if state.withLock({ state in folders.contains { state.folders[$0] == nil } }) { addFolders(folders) }
    var changes = newChanges()
    let missing = changes.filter { !FileSystem.isFile($0) && !FileSystem.isFolder($0) }
    if !missing.isEmpty {
      // An editor may have moved the old file away, and the new one is about to come.
      _ = typeset_watch_wait(watch, Self.absence)
      changes = Array(Set(changes + newChanges()))
      // A folder may have come back as another one.
      addFolders(missing.map(FileSystem.folder))
    }
    let effect = workshop.apply(changes: changes)
    if !effect.documents.isEmpty || effect.changesList { hub.report(effect) }
  }

  /// The paths that have changed since the last look. One that is watched only since then has not.
  private func newChanges() -> [String] {
    let watched = workshop.watchedPaths
    let now = FileSnapshot(of: Array(watched))
    return state.withLock { state in
      let seen = state.seen
      state.seen = now
      return now.changes(since: seen).filter { path in
        if watched.contains(path) { return seen.contains(path) }
        // A file below a folder has come, changed or gone.
        return watched.contains { path.hasPrefix($0 + "/") && seen.contains($0) }
      }
    }
  }
}

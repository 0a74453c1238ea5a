import Synchronization

/// The paths of the files and folders that a rendering looked for, whether or not something was there: it can change only
/// when one of them does.
package final class InputRecord: Sendable {
  private let known = Mutex<Set<String>>([])
  /// Where the state of every path is noted before it is read; nil notes none.
  private let sightings: InputSightings?

  /// Creates an empty record.
  package init(sightings: InputSightings? = nil) { self.sightings = sightings }

  /// The paths, as the working folder sees them, in the order of their bytes.
  package var paths: [String] {
    known.withLock { $0.sortedByBytes() }
  }

  /// Notes a path, before it is read.
  package func add(_ path: String) {
    sightings?.note(path)
    known.withLock { _ = $0.insert(path) }
  }

  /// Records the `path` given by a document in `folder`.
  func add(_ path: String, from folder: String) { add(NamedPath.place(of: path, from: folder)) }
}

import Synchronization

/// The paths of the files and folders that a rendering looked for, whether or not something was there: it can change
/// only when one of them does.
package final class InputRecord: Sendable {
  private let known = Mutex<Set<String>>([])
  private let willRead: (@Sendable (String) -> Void)?

  /// Creates an empty record; `willRead` is called with each path before it is read for the first time.
  package init(willRead: (@Sendable (String) -> Void)? = nil) { self.willRead = willRead }

  /// The paths, as the working folder sees them, in the order of their bytes.
  package var paths: [String] {
    known.withLock { $0.sortedByBytes() }
  }

  /// Notes a path, before it is read.
  package func add(_ path: String) {
    if known.withLock({ $0.insert(path).inserted }) { willRead?(path) }
  }

  /// Records the `path` given by a document in `folder`.
  func add(_ path: String, from folder: String) { add(NamedPath.place(of: path, from: folder)) }
}

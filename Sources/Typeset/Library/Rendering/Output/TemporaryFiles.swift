import Synchronization

/// The files that this process is writing beside their destinations, so that none stays behind if it is asked to end.
package enum TemporaryFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Creates a file and notes it; `make` gives its path.
  static func create(_ make: () throws -> String) throws {
    try paths.withLock { paths in _ = paths.insert(try make()) }
  }

  /// Moves a file to its destination, which errors call `name`; after an error it is gone.
  static func move(_ path: String, to target: String, shownAs name: String) throws(OutputError) {
    try paths.withLock { (paths) throws(OutputError) in
      paths.remove(path)
      do throws(OutputError) { try FileSystem.move(path, to: target, shownAs: name) } catch {
        FileSystem.remove(path)
        throw error
      }
    }
  }

  /// Removes a file.
  static func remove(_ path: String) {
    paths.withLock { paths in
      paths.remove(path)
      FileSystem.remove(path)
    }
  }

  /// Removes all files and then ends the process; no other is created in between.
  static func removeAll(andThen end: () -> Never) -> Never {
    paths.withLock { paths in
      for path in paths { FileSystem.remove(path) }
      end()
    }
  }
}

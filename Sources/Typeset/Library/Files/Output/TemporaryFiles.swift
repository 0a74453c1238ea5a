import Synchronization

/// The files and folders that this process is writing beside their destinations, so that none stays behind if it is
/// asked to end.
package enum TemporaryFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Creates a file or a folder and notes it; `make` gives its path.
  static func create(_ make: () throws -> String) throws {
    try paths.withLock { paths in _ = paths.insert(try make()) }
  }

  /// Moves a file to its destination, which errors call `name`; after an error it is gone.
  ///
  /// It moves without the lock, since the file system takes its time. If everything is removed meanwhile, the file is
  /// gone before it moves or has moved before it would go, and who moves it hears no more of it.
  static func move(_ path: String, to target: String, shownAs name: String) throws(OutputError) {
    do throws(OutputError) { try FileSystem.move(path, to: target, shownAs: name) } catch {
      remove(path)
      throw error
    }
    paths.withLock { _ = $0.remove(path) }
  }

  /// Removes a file, or a folder with all that is in it.
  static func remove(_ path: String) {
    paths.withLock { paths in
      paths.remove(path)
      FileSystem.removeTree(path)
    }
  }

  /// Moves the entries of a folder into another, where those of the same name are replaced; after an error, that one is
  /// as it was. What is replaced waits in `spare`, a third folder. The first and the third are gone afterwards; errors
  /// call the second `name`.
  static func install(_ path: String, into target: String, through spare: String, shownAs name: String)
    throws(OutputError)
  {
    try paths.withLock { (paths) throws(OutputError) in
      let entries = (FileSystem.names(in: path) ?? []).map { "/" + $0.name }
      var moves: [(from: String, to: String)] = entries.filter { FileSystem.resolved(target + $0) != nil }
        .map { (target + $0, spare + $0) }
      moves += entries.map { (path + $0, target + $0) }
      for (index, move) in moves.enumerated() {
        do throws(OutputError) { try FileSystem.move(move.from, to: move.to, shownAs: name) } catch {
          for done in moves[..<index].reversed() { try? FileSystem.move(done.to, to: done.from, shownAs: name) }
          paths.remove(spare)
          throw error
        }
      }
      for folder in [path, spare] {
        FileSystem.removeTree(folder)
        paths.remove(folder)
      }
    }
  }

  /// Removes everything and then ends the process; no other is created in between.
  static func removeAll(andThen end: () -> Never) -> Never {
    paths.withLock { paths in
      for path in paths { FileSystem.removeTree(path) }
      end()
    }
  }
}

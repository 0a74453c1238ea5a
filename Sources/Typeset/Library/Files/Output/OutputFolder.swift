import CSystem
import Synchronization

/// A folder whose files appear all together or not at all: they are written beside their places and moved there at the
/// end.
package final class OutputFolder: Sendable {
  private let path: String
  /// Whether the folder was there before.
  private let isOld: Bool
  private let temporaryPath: String
  /// Whether the temporary folder waits to be moved or dropped.
  private let isPending = Mutex(true)

  /// Begins a folder; what is there is unchanged until `commit`. A folder that is there may be one that cannot be
  /// moved, such as the root of a disk or the working folder, so its entries are replaced and not itself.
  package init(path: String) throws {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.path = path
    isOld = FileSystem.isFolder(path)
    if !isOld, FileSystem.resolved(path) != nil { throw OutputError(path: path, code: ENOTDIR) }
    let place = isOld ? path : FileSystem.folder(of: path)
    try FileSystem.makeFolder(place)
    temporaryPath = try FileSystem.makeTemporaryFolder(in: place, shownAs: path)
  }

  /// Writes a file, from any thread; `name` is its path in the folder, whose folders are made.
  package func write(_ bytes: [UInt8], to name: String) throws {
    let file = temporaryPath + "/" + name
    do {
      try FileSystem.makeFolder(FileSystem.folder(of: file))
      try OutputFile.write(to: file, as: .named) { try $0.write(bytes) }
    } catch let error as OutputError {
      // What people read is where the file would have been.
      throw OutputError(path: path + "/" + name, code: error.code)
    }
  }

  /// Moves everything to its place; entries of the same names in the folder are replaced with all that is in them,
  /// others stay.
  package func commit() throws {
    try isPending.withLock { isPending in
      guard isPending else { return }
      if isOld {
        let spare = try FileSystem.makeTemporaryFolder(in: path, shownAs: path)
        do { try TemporaryFiles.install(temporaryPath, into: path, through: spare, shownAs: path) } catch {
          // Empty, unless something could not be moved back: then it must stay.
          FileSystem.removeEmptyFolder(spare)
          throw error
        }
      } else {
        try TemporaryFiles.move(temporaryPath, to: path, shownAs: path)
      }
      isPending = false
    }
  }

  /// Discards what was written without a trace.
  package func discard() {
    isPending.withLock { isPending in
      if isPending { TemporaryFiles.remove(temporaryPath) }
      isPending = false
    }
  }

  deinit { discard() }
}

import CSystem

/// A file that is held, so that programs which ask for it in this way change it one after the other.
package final class FileHold {
  private let file: Int32
  /// How often a file is tried that somebody else holds, every few milliseconds.
  private static let attempts = 400
  private static let pause: UInt32 = 5000

  /// Waits until a file is free, and makes an empty one where there is none; throws an `OutputError` where it cannot be
  /// written or is not free after two seconds.
  package init(_ path: String) throws(OutputError) {
    for _ in 0..<Self.attempts {
      let file = FileSystem.openAndHold(path)
      if file >= 0 {
        self.file = file
        return
      }
      if file == -1 { throw OutputError(path: path, code: typeset_errno()) }
      usleep(Self.pause)
    }
    throw OutputError(path: path, code: EBUSY)
  }

  deinit { close(file) }
}

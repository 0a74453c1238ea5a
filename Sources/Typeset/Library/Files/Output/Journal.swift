import CSystem
import Synchronization

/// An append-only file of lines, locked by one process at a time; added lines survive the end of the process.
package final class Journal: Sendable {
  /// Its path.
  package let path: String
  private let file: Int32
  /// The offset of the next line.
  private let end: Mutex<Int>

  /// Opens a journal, creating it if necessary; nil if another process has locked it.
  package init?(path: String) throws {
    self.path = path
    file = FileSystem.openAndHold(path)
    if file == -2 { return nil }
    if file < 0 { throw OutputError(path: path, code: typeset_errno()) }
    end = Mutex(Int(typeset_file_size(file)))
  }

  deinit { close(file) }

  /// Adds a line, whose end is added too, and gives its place; from any thread.
  package func append(_ line: ByteBuffer) throws -> Range<Int> {
    line.append(UInt8(ascii: "\n"))
    return try end.withLock { end in
      try line.withBytes { bytes in try FileDescriptor(raw: file, name: path).write(bytes) }
      let place = end..<end + line.count - 1
      end += line.count
      return place
    }
  }

  /// Whether it holds nothing.
  package var isEmpty: Bool { end.withLock { $0 == 0 } }

  /// The bytes at a place.
  package func bytes(at place: Range<Int>) throws(InputError) -> [UInt8] {
    try FileSlice.read(file, place, path: path)
  }

  /// Calls `body` with every line and its place; a last line without an end is cut off: its writer was killed.
  package func forEachLine(_ body: ([UInt8], Range<Int>) -> Void) throws {
    let lineStart = try FileSlice.forEachLine(of: file, path: path) { body(Array($0), $1) }
    guard lineStart < Int(typeset_file_size(file)) else { return }
    if ftruncate(file, off_t(lineStart)) != 0 { throw OutputError(path: path, code: typeset_errno()) }
    end.withLock { $0 = lineStart }
  }

  /// Removes the file; nothing can be added afterwards.
  package func remove() { FileSystem.remove(path) }
}

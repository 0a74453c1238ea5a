import CSystem

/// An open file to write to.
struct FileDescriptor {
  /// The system's number.
  var raw: Int32
  /// The name that errors show.
  var name: String
  /// Whether it will replace another file.
  var isReplacement = false

  /// Standard output; a reader that goes away is an error to throw then and no longer a signal.
  static func standardOutput() -> FileDescriptor {
    typeset_ignore_broken_pipes()
    return FileDescriptor(raw: STDOUT_FILENO, name: "<stdout>")
  }

  /// Opens something other than a regular file for writing.
  init(opening path: String) throws {
    typeset_ignore_broken_pipes()
    raw = unsafe typeset_open_to_write(path)
    name = path
    if raw < 0 { throw OutputError(path: path, code: typeset_errno()) }
  }

  /// Creates a file with a unique name in a folder, with the mode of `existing` or of a new file.
  init(creatingBeside target: String, shownAs name: String, temporaryPath: inout String) throws {
    var template = Array(
      FileSystem.path(of: FileSystem.temporaryPrefix + "XXXXXX", in: FileSystem.folder(of: target)).utf8CString)
    var created: Int32 = -1
    var path = ""
    try TemporaryFiles.create {
      created = unsafe mkstemp(&template)
      if created < 0 { throw OutputError(path: name, code: typeset_errno()) }
      path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return path
    }
    raw = created
    temporaryPath = path
    self.name = name
    let existing = unsafe typeset_mode(target)
    isReplacement = existing != 0
    fchmod(raw, existing == 0 ? 0o666 & ~fileCreationMask : existing & 0o777)
  }

  init(raw: Int32, name: String) {
    self.raw = raw
    self.name = name
  }

  /// Writes all bytes, even if the system accepts only some at a time.
  func write(_ bytes: Span<UInt8>) throws {
    var count = 0
    while count < bytes.count {
      let rest = bytes.extracting(droppingFirst: count)
      let written = unsafe rest.withUnsafeBytes { unsafe systemWrite(raw, $0.baseAddress, $0.count) }
      if written < 0 {
        if typeset_errno() == EINTR { continue }
        if typeset_errno() == EAGAIN {
          var wanted = pollfd(fd: raw, events: Int16(POLLOUT), revents: 0)
          unsafe poll(&wanted, 1, -1)
          continue
        }
        throw OutputError(path: name, code: typeset_errno())
      }
      count += written
    }
  }

  /// Has the system begin to store a stretch of what was written, without waiting for it.
  func beginStoring(_ bytes: Range<Int>) {
    typeset_begin_storing(raw, Int64(bytes.lowerBound), Int64(bytes.count))
  }

  /// Closes the file; some file systems report a full disk only now.
  func close() throws {
    if systemClose(raw) != 0 { throw OutputError(path: name, code: typeset_errno()) }
  }
}

extension FileSystem {
  /// Opens a file for appending and reading, creating it if necessary, and locks it until it is closed or the process
  /// ends; −1 for an error, and −2 if another process has locked it.
  package static func openAndHold(_ path: String) -> Int32 { unsafe typeset_open_and_hold(path) }

  /// Creates a folder with a unique name in another, with the mode of a new folder; errors call it `name`.
  static func makeTemporaryFolder(in folder: String, shownAs name: String) throws -> String {
    var template = Array(path(of: temporaryPrefix + "XXXXXX", in: folder).utf8CString)
    var path = ""
    try TemporaryFiles.create {
      if unsafe mkdtemp(&template) == nil { throw OutputError(path: name, code: typeset_errno()) }
      path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      unsafe chmod(path, 0o777 & ~fileCreationMask)
      return path
    }
    return path
  }
}

// The mask can only be read by setting it, so it is read once, before anything runs in parallel.
private let fileCreationMask: mode_t = {
  let mask = umask(0)
  umask(mask)
  return mask
}()

private func systemWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, start, count)
}
private func systemClose(_ file: Int32) -> Int32 { close(file) }

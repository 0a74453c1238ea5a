import CSystem

/// An open file to write to.
struct FileDescriptor {
  /// The system's number.
  var raw: Int32
  /// The name that errors show.
  var name: String

  /// Standard output; a reader that goes away is an error to throw then and no longer a signal.
  static func standardOutput() -> FileDescriptor {
    typeset_ignore_broken_pipes()
    return FileDescriptor(raw: STDOUT_FILENO, name: "<stdout>")
  }

  /// Opens something other than a regular file for writing.
  init(opening path: String) throws {
    typeset_ignore_broken_pipes()
    raw = typeset_open_to_write(path)
    name = path
    if raw < 0 { throw OutputError(path: path, code: typeset_errno()) }
  }

  /// Creates a file with a unique name in a folder, with the mode of `existing` or of a new file.
  init(creatingBeside target: String, shownAs name: String, temporaryPath: inout String) throws {
    var template = Array((target.folder + FileSystem.temporaryPrefix + "XXXXXX").utf8CString)
    raw = mkstemp(&template)
    self.name = name
    if raw < 0 { throw OutputError(path: name, code: typeset_errno()) }
    temporaryPath = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let existing = typeset_mode(target)
    fchmod(raw, existing == 0 ? 0o666 & ~fileCreationMask : existing & 0o777)
  }

  init(raw: Int32, name: String) {
    self.raw = raw
    self.name = name
  }

  /// Writes all bytes, even if the system accepts only some at a time.
  func write(_ buffer: UnsafeRawBufferPointer) throws {
    var rest = buffer
    while let start = rest.baseAddress, !rest.isEmpty {
      let written = systemWrite(raw, start, rest.count)
      if written < 0 {
        if typeset_errno() == EINTR { continue }
        if typeset_errno() == EAGAIN {
          var wanted = pollfd(fd: raw, events: Int16(POLLOUT), revents: 0)
          poll(&wanted, 1, -1)
          continue
        }
        throw OutputError(path: name, code: typeset_errno())
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
  }

  /// Closes the file; some file systems report a full disk only now.
  func close() throws {
    if systemClose(raw) != 0 { throw OutputError(path: name, code: typeset_errno()) }
  }
}

/// Files and folders as far as an output needs them.
enum FileSystem {
  /// The status of the file at a path, following links; nil if it does not exist.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a folder is there.
  static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Whether a pipe, a terminal or a device is there: nothing that could be replaced.
  static func isSpecial(_ path: String) -> Bool {
    let kind = kind(of: path)
    return kind != 0 && kind != S_IFREG && kind != S_IFDIR
  }

  /// Moves a file over another.
  static func move(_ path: String, to target: String, shownAs name: String) throws {
    if rename(path, target) != 0 { throw OutputError(path: name, code: typeset_errno()) }
  }

  /// Removes a file; a missing file is not an error.
  static func remove(_ path: String) { unlink(path) }

  /// Makes a folder, and those above it.
  static func makeFolder(_ path: String) throws {
    if path.isEmpty || isFolder(path) { return }
    try makeFolder(path.hasSuffix("/") ? String(path.dropLast()) : String(path.folder.dropLast()))
    if !isFolder(path), typeset_make_folder(path) != 0 { throw OutputError(path: path, code: typeset_errno()) }
  }

  /// Removes what killed writers left in a folder: files that were to be moved to their place.
  static func removeLeftovers(in folder: String) {
    for (name, _) in Folders.names(in: folder, hidden: true) ?? []
    where name.hasPrefix(temporaryPrefix) && name.utf8.count == temporaryPrefix.utf8.count + 6 {
      remove(folder + "/" + name)
    }
  }

  /// How the names of files begin that wait to be moved; six letters and digits follow.
  static let temporaryPrefix = ".typeset-"

  private static func kind(of path: String) -> mode_t { typeset_mode(path) & mode_t(S_IFMT) }
}

extension OutputError {
  /// The error for a folder where a file is expected.
  static func isFolder(_ path: String) -> OutputError { OutputError(path: path, code: EISDIR) }

  /// The reason in the system's words.
  var reason: String { String(cString: strerror(code)).lowercased() }

  /// Whether nothing else could be written either: the disk is full or out of order.
  var concernsEverything: Bool { [ENOSPC, EDQUOT, EROFS, EIO].contains(code) }

  /// Whether the reader of a pipe has closed it, which is not reported.
  public var isBrokenPipe: Bool { code == EPIPE }
}

/// A larger or smaller block with the same contents; ends the program if memory is exhausted.
func reallocated(_ block: UnsafeMutablePointer<UInt8>?, capacity: Int) -> UnsafeMutablePointer<UInt8> {
  guard let result = realloc(block, capacity) else { fatalError("out of memory") }
  return result.assumingMemoryBound(to: UInt8.self)
}

/// Gives back a block from `reallocated`.
func release(_ block: UnsafeMutablePointer<UInt8>) { free(block) }

// The mask can only be read by setting it, so it is read once, before anything runs in parallel.
private let fileCreationMask: mode_t = {
  let mask = umask(0)
  umask(mask)
  return mask
}()

private func systemWrite(_ file: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int { write(file, start, count) }
private func systemClose(_ file: Int32) -> Int32 { close(file) }

extension String {
  fileprivate var folder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(self[...slash])
  }
}

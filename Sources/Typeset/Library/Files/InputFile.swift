import CSystem

/// An input that cannot be read.
package struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as given.
  package var path: String
  /// The words of the system.
  package var reason: String
  /// The system's error number; 0 where it is none of the system's.
  var code: Int32 = 0

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// An error of the system.
  init(path: String, code: Int32) {
    self.init(path: path, reason: systemMessage(code))
    self.code = code
  }

  /// The error in one line.
  package var description: String { "cannot read \"\(path)\": \(reason)" }
}

/// Reads whole files.
///
/// Only regular files are read: a pipe that nobody writes to would never end, and a device has no end at all.
package enum InputFile {
  /// The largest input that is read, in bytes.
  package static let largest = 1 << 30

  /// The bytes of a file; throws if there are more than `most`.
  package static func read(_ path: String, most: Int = largest) throws(InputError) -> [UInt8] {
    try read(path) { (file) throws(InputError) in try read(file, name: path, most: most) }
  }

  /// The bytes that a file begins with, at most `count`.
  package static func read(_ path: String, first count: Int) throws(InputError) -> [UInt8] {
    try read(path) { (file) throws(InputError) in try FileSlice.read(file, first: count, path: path) }
  }

  /// The bytes of an input that the command line names: a file, or a stream that the shell opened, as for `<(…)`.
  package static func readArgument(_ path: String) throws(InputError) -> [UInt8] {
    guard ["/dev/fd/", "/proc/self/fd/", "/dev/stdin"].contains(where: path.hasPrefix) else { return try read(path) }
    let file = unsafe typeset_open_to_read(path)
    guard file >= 0 else { throw InputError(path: path, code: typeset_errno()) }
    defer { close(file) }
    typeset_let_wait(file)
    return try read(file, name: path)
  }

  /// What standard input gives until its end.
  package static func readStandardInput() throws(InputError) -> [UInt8] {
    try read(STDIN_FILENO, name: standardInputName, most: largest)
  }

  /// The name by which diagnostics call standard input.
  package static let standardInputName = "<stdin>"

  /// Opens a regular file while `body` reads it.
  static func read<Result>(
    _ path: String, _ body: (Int32) throws(InputError) -> Result
  ) throws(InputError) -> Result {
    let file = unsafe typeset_open_to_read(path)
    guard file >= 0 else {
      if typeset_errno() == ENXIO { throw InputError(path: path, reason: "it is a socket") }
      throw InputError(path: path, code: typeset_errno())
    }
    defer { close(file) }
    try requireRegular(file, path: path)
    return try body(file)
  }

  /// Throws if an open file is none that ends, such as a pipe or a device.
  static func requireRegular(_ file: Int32, path: String) throws(InputError) {
    guard typeset_is_regular(file) == 0 else { return }
    if typeset_is_folder(file) == 1 {
      var error = InputError(path: path, reason: "it is a folder")
      error.code = EISDIR
      throw error
    }
    throw InputError(path: path, reason: typeset_is_pipe(file) == 1 ? "it is a pipe" : "it is a device")
  }

  /// The bytes of an open file, which errors call `name`; throws if there are more than `most`.
  static func read(_ file: Int32, name: String, most: Int = largest) throws(InputError) -> [UInt8] {
    let excess = InputError(path: name, reason: "it is larger than \(most >> 20) MB")
    if typeset_file_size(file) > most { throw excess }
    // The reported size is read in one call and in place, with room to see that the file ends there; more may follow.
    let size = max(Int(typeset_file_size(file)), 0)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 1)
    while true {
      let room = bytes.count <= size ? size + 1 - bytes.count : 1 << 16
      if try read(file, most: room, to: &bytes, path: name) == 0 { return bytes }
      if bytes.count > most { throw excess }
    }
  }

  /// Appends what one call of the system reads from an open file, and gives its count: 0 at the end of the file.
  ///
  /// It reads at an offset, or where the last call ended.
  static func read(
    _ file: Int32, at offset: Int? = nil, most: Int, to bytes: inout [UInt8], path: String
  ) throws(InputError) -> Int {
    var added = 0
    repeat {
      bytes.append(addingCapacity: most) { output in
        unsafe output.withUnsafeMutableBufferPointer { buffer, count in
          if let offset {
            added = unsafe typeset_read_at(file, buffer.baseAddress, buffer.count, Int64(offset))
          } else {
            added = unsafe systemRead(file, buffer.baseAddress, buffer.count)
          }
          count = max(added, 0)
        }
      }
    } while added < 0 && typeset_errno() == EINTR
    if added < 0 { throw InputError(path: path, code: typeset_errno()) }
    return added
  }
}

/// `read` of the system, which the name of the method above hides.
private func systemRead(_ file: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(file, start, count)
}

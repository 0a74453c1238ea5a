import CSystem

/// An input that cannot be read.
package struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as given.
  package var path: String
  /// The words of the system.
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The error in one line.
  package var description: String { "cannot read \"\(path)\": \(reason)" }
}

/// Reads whole files.
package enum InputFile {
  /// The largest input that is read, in bytes.
  package static let largest = 1 << 30

  /// The bytes of a file; throws if there are more than `most`.
  package static func read(_ path: String, most: Int = largest) throws(InputError) -> [UInt8] {
    let file = typeset_open_to_read(path)
    guard file >= 0 else { throw InputError(path: path, reason: systemMessage(typeset_errno())) }
    defer { close(file) }
    return try read(file, name: path, most: most)
  }

  /// What standard input gives until its end.
  package static func readStandardInput() throws(InputError) -> [UInt8] {
    try read(STDIN_FILENO, name: standardInputName, most: largest)
  }

  /// The name by which diagnostics call standard input.
  package static let standardInputName = "<stdin>"

  private static func read(_ file: Int32, name: String, most: Int) throws(InputError) -> [UInt8] {
    let excess = InputError(path: name, reason: "it is larger than \(most >> 20) MB")
    if typeset_file_size(file) > most { throw excess }
    // The reported size is read in one call and in place; more may follow.
    let size = max(Int(typeset_file_size(file)), 0)
    var bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      while count < size {
        let added = systemRead(file, buffer.baseAddress! + count, size - count)
        guard added > 0 else { break }
        count += added
      }
    }
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = block.withUnsafeMutableBytes { systemRead(file, $0.baseAddress!, $0.count) }
      if count == 0 { return bytes }
      if count < 0 {
        if typeset_errno() == EINTR { continue }
        throw InputError(path: name, reason: systemMessage(typeset_errno()))
      }
      bytes += block[..<count]
      if bytes.count > most { throw excess }
    }
  }
}

/// `read` of the system, which the name of the method above hides.
private func systemRead(_ file: Int32, _ start: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, start, count)
}

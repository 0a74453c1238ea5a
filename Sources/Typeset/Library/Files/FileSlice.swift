import CSystem

/// Parts of files.
package enum FileSlice {
  /// The bytes at a place of the file at a path.
  package static func read(_ path: String, _ place: Range<Int>) throws(InputError) -> [UInt8] {
    try InputFile.read(path) { (file) throws(InputError) in try read(file, place, path: path) }
  }

  /// The bytes at a place of an open file.
  static func read(_ file: Int32, _ place: Range<Int>, path: String) throws(InputError) -> [UInt8] {
    let bytes = try read(file, from: place.lowerBound, most: place.count, path: path)
    guard bytes.count == place.count else { throw InputError(path: path, reason: "it became shorter") }
    return bytes
  }

  /// The bytes that an open file begins with, at most `count`.
  static func read(_ file: Int32, first count: Int, path: String) throws(InputError) -> [UInt8] {
    try read(file, from: 0, most: count, path: path)
  }

  /// Calls `body` with every line of the file at a path and its place, both without the end of the line; false if the
  /// last line has none. Never more than a line and a block are in memory.
  package static func forEachLine(_ path: String, _ body: (ArraySlice<UInt8>, Range<Int>) -> Void) throws(InputError)
    -> Bool
  {
    try InputFile.read(path) { (file) throws(InputError) in
      try forEachLine(of: file, path: path, body) == Int(typeset_file_size(file))
    }
  }

  /// The same for an open file; gives the offset behind the last line that has an end.
  static func forEachLine(
    of file: Int32, path: String, _ body: (ArraySlice<UInt8>, Range<Int>) -> Void
  ) throws(InputError) -> Int {
    let size = Int(typeset_file_size(file))
    var lineStart = 0
    var pending: [UInt8] = []
    for start in stride(from: 0, to: size, by: 1 << 16) {
      pending += try read(file, start..<min(start + 1 << 16, size), path: path)
      var offset = 0
      while let newline = pending[offset...].firstIndex(of: UInt8(ascii: "\n")) {
        body(pending[offset..<newline], lineStart..<lineStart + newline - offset)
        lineStart += newline + 1 - offset
        offset = newline + 1
      }
      pending.removeFirst(offset)
    }
    return lineStart
  }

  /// The bytes of an open file from an offset to its end, at most `most`.
  private static func read(
    _ file: Int32, from offset: Int, most: Int, path: String
  ) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(most)
    while bytes.count < most {
      let count = try InputFile.read(file, at: offset + bytes.count, most: most - bytes.count, to: &bytes, path: path)
      if count == 0 { break }
    }
    return bytes
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Typeset

/// The standard streams.
enum Terminal {
  enum Stream: Int32 {
    case error = 2
  }

  /// Writes to standard output; throws an `OutputError` if the text finds no place.
  static func output(_ text: String) throws { try ByteSink.standardOutput().write(Array(text.utf8)) }

  static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  static func write(_ text: String, to stream: Stream) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let written = systemWrite(stream.rawValue, start, rest.count)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
    }
  }
}

private func systemWrite(_ file: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int { write(file, start, count) }

/// Does nothing for a while.
func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

/// What surrounds the process.
enum Environment {
  static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The path of the running program.
  static var executablePath: String { ExecutablePath.current ?? CommandLine.arguments[0] }
}

/// Takes the machine's languages out of the environment, before there is a second thread: libraries that draw pictures look for
/// them there, and a result must not follow them.
func forgetLanguages() {
  for name in ["LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG", "PANGO_LANGUAGE"] { unsetenv(name) }
}

/// Folders and paths of the command line.
enum Folder {
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path without what makes two spellings of one place.
  static func normalized(_ path: String) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Makes a folder, and those above it.
  static func make(_ folder: String) throws {
    if folder.isEmpty || exists(folder) { return }
    try make(parent(of: folder.hasSuffix("/") ? String(folder.dropLast()) : folder))
    if mkdir(folder, 0o777) != 0, errno != EEXIST { throw OutputError(path: folder, code: errno) }
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Typeset
import TypesetReview

/// The standard streams.
enum Terminal {
  enum Stream: Int32 {
    case output = 1
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

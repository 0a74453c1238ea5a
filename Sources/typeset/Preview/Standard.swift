import Typeset

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The standard streams.
enum Standard {
  /// Whether people see at once what is written to standard error, in a terminal.
  static var showsErrors: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether what is written to standard error has colours: people see it, and `NO_COLOR` is not set, or empty.
  static var errorsHaveColor: Bool {
    let setting = unsafe getenv("NO_COLOR").map { unsafe $0.pointee }
    return showsErrors && (setting ?? 0) == 0
  }

  /// Writes to standard output at once.
  static func output(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes to standard error.
  static func error(_ text: String) { write(text, to: STDERR_FILENO) }

  /// Writes a line to standard error and ends the process.
  static func fail(_ message: String, status: Int32) -> Never {
    error("typesetter: error: " + TerminalText.line(message) + "\n")
    exit(status)
  }

  private static func write(_ text: String, to file: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe systemWrite(file, $0) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }
}

/// `write` of the system, which the name of the method above hides.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(file, bytes.baseAddress, bytes.count)
}

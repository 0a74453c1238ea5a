import CSystem

/// Standard output or standard error, for what people read.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Whether people see at once what is written.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Whether what is written has colours: people see it, and `NO_COLOR` is not set, or empty.
  package var usesColor: Bool {
    let setting = unsafe getenv("NO_COLOR").map { unsafe $0.pointee }
    return isTerminal && (setting ?? 0) == 0
  }

  /// Whether nobody can read any more what is written: its pipe is closed, or its terminal is gone.
  package var isAbandoned: Bool {
    var state = pollfd(fd: rawValue, events: 0, revents: 0)
    return unsafe poll(&state, 1, 0) > 0 && Int32(state.revents) & Int32(POLLERR | POLLHUP) != 0
  }

  /// Writes a text at once; nothing happens if nobody can read it.
  package func write(_ text: String) {
    let bytes = Array(text.utf8)
    try? FileDescriptor(raw: rawValue, name: "").write(bytes.span)
  }
}

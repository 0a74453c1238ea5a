import CSystem

/// A child process that is given bytes and gives a short reply.
package enum ChildProcess {
  /// How a child process ended.
  package enum Ending: Hashable, Sendable {
    /// By itself; what it wrote, at most a kilobyte.
    case reply(String)
    /// By a signal; what it had written.
    case signal(Int32, String)
    /// It could not be started.
    case notStarted
  }

  /// The signal of a process that has used its seconds of a processor, or that was ended because it took too long.
  package static func isOutOfTime(_ signal: Int32) -> Bool { [SIGXCPU, SIGKILL].contains(signal) }

  /// Runs a program with one argument and with `input` as its standard input; it is ended after so many seconds.
  package static func run(_ program: String, _ argument: String, input: [UInt8], seconds: Int) -> Ending {
    var ending = typeset_child_ending()
    unsafe typeset_run_child(program, argument, input, input.count, Int32(seconds), &ending)
    let reply = unsafe withUnsafeBytes(of: &ending.reply) {
      unsafe String(decoding: $0.prefix(ending.count), as: UTF8.self)
    }
    switch ending.signal {
    case -1: return .notStarted
    case 0: return .reply(reply)
    default: return .signal(ending.signal, reply)
    }
  }

  /// Limits this process to so many bytes of memory and so many seconds of a processor.
  package static func limitThisProcess(bytes: Int, seconds: Int) {
    typeset_limit_process(UInt64(bytes), UInt32(seconds))
  }
}

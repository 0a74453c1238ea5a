import CSystem

/// Ends a command that is interrupted, terminated or hung up, without leaving temporary files.
package enum Interruption {
  /// The stack of the thread that waits, in bytes.
  private static let stackSize = 256 << 10

  /// Waits for such a signal from now on, on a thread of its own. It must be called before any other thread starts.
  ///
  /// The process ends by the same signal, so that a shell sees why. A signal that was ignored stays ignored, as `nohup`
  /// wishes. From now on a reader that goes away is an error of writing and no signal.
  package static func prepare() {
    typeset_ignore_broken_pipes()
    typeset_block_endings()
    var thread = pthread_t()
    _ = unsafe typeset_start_thread(
      &thread, stackSize, 0,
      { _ in
        let signal = typeset_wait_for_ending()
        TemporaryFiles.removeAll { typeset_end(by: signal) }
      }, nil)
  }

  /// Starts work on other threads and waits for such a signal on this one; the status is then 0, as for a program that
  /// runs until it is ended. It must be called before any other thread starts.
  package static func runUntilEnded(_ start: () -> Void) -> Never {
    typeset_ignore_broken_pipes()
    typeset_block_endings()
    start()
    _ = typeset_wait_for_ending()
    TemporaryFiles.removeAll { _exit(0) }
  }
}

/// Lays out the pages of one file and draws them at the same time: while one thread lays a page out, another draws
/// those before.
enum PagePipeline {
  /// Hands the frames of `pages` to `drawing`, which takes them one by one: on a thread of its own from the second
  /// frame on, or on this one where a single frame, or no thread, is all there is.
  ///
  /// `help` is called on this thread while the other is behind, and returns whether it found something to do; `finish`
  /// once all frames are laid out.
  static func run(
    _ pages: ((Frame) throws -> Void) throws -> Void, help: @escaping () -> Bool = { false },
    finish: () -> Void = {}, drawing: (() throws -> Frame?) throws -> Void
  ) throws {
    try withoutActuallyEscaping(drawing) { drawing in
      let queue = FrameQueue()
      let drawn = Outcome()
      // The other thread ends before this function does, and nothing that it uses is used here meanwhile.
      nonisolated(unsafe) let drawing = drawing
      let draw: @Sendable () -> Void = {
        drawn.result = Result { try unsafe drawing(queue.next) }
        if case .failure = drawn.result { queue.abandon() }
      }
      let thread = CompanionThread(draw)
      let laidOut = Result {
        try pages { frame in
          // While nobody draws, frames wait in whatever number.
          if queue.isEmpty || thread.start() {
            try queue.add(frame, help: help)
          } else {
            queue.addWithoutLimit(frame)
          }
        }
      }
      switch laidOut {
      case .success: queue.complete()
      case .failure: queue.abandon()
      }
      if thread.isStarted {
        finish()
        thread.join()
      } else {
        draw()
      }
      // Whoever gave up first has the reason.
      if case .failure(let error) = laidOut, !(error is FrameQueue.Abandoned) { throw error }
      try drawn.result.get()
    }
  }

  /// How the other thread ended; read after it has.
  private final class Outcome: @unchecked Sendable {
    var result = Result<Void, any Error>.success(())
  }
}

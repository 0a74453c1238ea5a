/// Threads that wait for work, each with a state of its own; the newest work is done first.
///
/// For programs that keep running: who asks last is looked at now, and who asked before may have gone. Work that nobody
/// wants any more when its turn comes is dropped.
package final class WorkerPool<State>: @unchecked Sendable {
  /// What waits for a thread. Guarded by `monitor`.
  private var jobs: [@Sendable (State) -> Void] = []
  /// How many pieces of work are being done. Guarded by `monitor`.
  private var running = 0
  private let monitor = Monitor()

  /// Starts threads, which run as long as the process; `makeState` runs on the thread that uses the state.
  package init(count: Int = Workers.processorCount, makeState: @escaping @Sendable () -> State) {
    for _ in 0..<max(1, count) {
      Workers.detach { [self] in
        let state = makeState()
        while true {
          next()(state)
          finish()
        }
      }
    }
  }

  /// Has work done by one of the threads.
  package func submit(_ job: @escaping @Sendable (State) -> Void) {
    monitor.withLock {
      jobs.append(job)
      monitor.reportChange()
    }
  }

  /// Returns once no work waits and none is being done.
  package func waitUntilIdle() {
    monitor.withLock { while running > 0 || !jobs.isEmpty { monitor.wait() } }
  }

  private func finish() {
    monitor.withLock {
      running -= 1
      if running == 0 { monitor.reportChange() }
    }
  }

  /// Takes the newest work, and waits for it.
  private func next() -> @Sendable (State) -> Void {
    monitor.withLock {
      while true {
        if let job = jobs.popLast() {
          running += 1
          return job
        }
        monitor.wait()
      }
    }
  }
}

extension WorkerPool {
  /// Has work done by one of the threads and waits for its result; work that was cancelled before its turn came is not
  /// done.
  package func run<Result: Sendable>(_ body: @escaping @Sendable (State) throws -> Result) async throws -> Result {
    let isWanted = WantedFlag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        submit { state in
          guard isWanted.value else { return continuation.resume(throwing: CancellationError()) }
          continuation.resume(with: Swift.Result { try body(state) })
        }
      }
    } onCancel: {
      isWanted.clear()
    }
  }
}

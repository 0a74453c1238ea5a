import CSystem
import Synchronization

/// Runs the same work for many things on several threads, each with a state of its own.
///
/// The threads have stacks as large as the first one's, so that deep documents need no more care there than elsewhere.
package enum Workers {
  /// The stack of a thread, in bytes.
  private static let stackSize = 16 << 20

  /// How many threads run at once when nothing else is said.
  package static var processorCount: Int { max(1, Int(typeset_processor_count())) }

  /// Does `work` for every index below `count`, in no fixed order; returns when all is done.
  ///
  /// `makeState` runs on the thread that uses the state. One worker needs no thread of its own.
  package static func forEach<State>(
    below count: Int, workers: Int = processorCount, makeState: @escaping @Sendable () -> State,
    work: @escaping @Sendable (State, Int) -> Void
  ) {
    let queue = IndexQueue(count: count)
    let body: @Sendable () -> Void = {
      let state = makeState()
      while let index = queue.next() { work(state, index) }
    }
    let threads = (1..<max(1, min(workers, count))).compactMap { _ in start(body) }
    body()
    for thread in threads { typeset_join_thread(thread) }
  }

  /// Does `work` on this thread and `other` on one of its own; returns when both are done, or false at once if there can be no
  /// other thread.
  static func together(_ other: @escaping @Sendable () -> Void, _ work: () -> Void) -> Bool {
    guard let thread = start(other) else { return false }
    work()
    typeset_join_thread(thread)
    return true
  }

  /// Starts a thread; nil if the system has none left.
  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(Body(body))
    let status = typeset_start_thread(
      &thread, stackSize,
      { context in
        Unmanaged<Body>.fromOpaque(context!).takeRetainedValue().run()
        return nil
      }, context.toOpaque())
    guard status == 0 else {
      context.release()
      return nil
    }
    return thread
  }

  /// What a thread runs.
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}

/// Hands out the indexes below a number, each once, to whoever asks next.
final class IndexQueue: Sendable {
  private let taken = Atomic<Int>(0)
  private let count: Int

  init(count: Int) { self.count = count }

  /// The next index; nil when all are taken.
  func next() -> Int? {
    let index = taken.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}

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

  /// Whether a thread begins on another processor than the one that starts it. For programs alone: a library does not
  /// choose the processors of its host's threads.
  package static let placesThreads = Atomic(false)

  /// Does `work` for every index below `count`, in no fixed order; returns when all is done.
  ///
  /// `makeState` runs on the thread that uses the state. One worker needs no thread of its own.
  package static func forEach<State>(
    below count: Int, workers: Int = processorCount, makeState: @escaping @Sendable () -> State,
    work: @escaping @Sendable (State, Int) -> Void
  ) {
    let queue = IndexQueue(count: count, workers: workers)
    let body: @Sendable () -> Void = {
      let state = makeState()
      while let indexes = queue.next() { for index in indexes { work(state, index) } }
    }
    let threads = (1..<max(1, min(workers, count))).compactMap { _ in start(body) }
    body()
    for thread in threads { typeset_join_thread(thread) }
  }

  /// Does `work` for every index below `count`, in no fixed order; returns what it threw, in the order of the indexes.
  package static func errors(
    below count: Int, workers: Int = processorCount, work: @escaping @Sendable (Int) throws -> Void
  ) -> [any Error] {
    let errors = Mutex<[Int: any Error]>([:])
    forEach(below: count, workers: workers, makeState: {}) { _, index in
      do { try work(index) } catch { errors.withLock { $0[index] = error } }
    }
    return errors.withLock(\.self).sorted { $0.key < $1.key }.map(\.value)
  }

  /// Does work on a thread of its own, without waiting for it; returns whether there is such a thread. A patient one
  /// leaves the processors to others that need them.
  @discardableResult package static func detach(
    isPatient: Bool = false, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    let body: @Sendable () -> Void = {
      if isPatient { typeset_be_patient() }
      work()
    }
    guard let thread = start(body) else { return false }
    typeset_detach_thread(thread)
    return true
  }

  /// Lets go of something that nobody else uses, on a thread of its own: to free a large tree takes time.
  package static func release<Value: Sendable>(_ value: consuming Value) {
    let last = consume value
    detach { withExtendedLifetime(last) {} }
  }

  /// Does `work` on this thread and `other` on one of its own, or afterwards if there can be none; returns when both
  /// are done.
  ///
  /// Throws what `work` throws, or else what `other` does.
  package static func run<Result>(
    _ work: () throws -> Result, alongside other: @escaping @Sendable () throws -> Void
  ) throws -> Result {
    let failure = Failure()
    let thread = start { failure.keep(other) }
    let result = Swift.Result { try work() }
    if let thread { typeset_join_thread(thread) } else { failure.keep(other) }
    let value = try result.get()
    try failure.rethrow()
    return value
  }

  /// Starts a thread; nil if the system has none left.
  static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var thread = pthread_t()
    let context = unsafe Unmanaged.passRetained(Body(body))
    let status = unsafe typeset_start_thread(
      &thread, stackSize, placesThreads.load(ordering: .relaxed) ? 1 : 0,
      { context in
        unsafe Unmanaged<Body>.fromOpaque(context!).takeRetainedValue().run()
        return nil
      }, unsafe context.toOpaque())
    guard status == 0 else {
      unsafe context.release()
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

/// What work on another thread threw.
private final class Failure: Sendable {
  private let error = Mutex<(any Error)?>(nil)

  /// Calls `body` and keeps its error.
  func keep(_ body: () throws -> Void) {
    do { try body() } catch let thrown { error.withLock { $0 = thrown } }
  }

  /// Throws the kept error.
  func rethrow() throws { if let error = error.withLock(\.self) { throw error } }
}

/// Hands out the indexes below a number, each once, in stretches that become shorter towards the end.
///
/// Neighbours have much in common, such as a language and its fonts: whoever works on one knows most of the next. The
/// short stretches let all workers end at the same time.
final class IndexQueue: Sendable {
  private let taken = Atomic<Int>(0)
  private let count: Int
  private let workers: Int

  /// A queue of the indexes below `count` for some workers.
  init(count: Int, workers: Int) {
    self.count = count
    self.workers = max(1, workers)
  }

  /// The next stretch; nil when all are taken.
  func next() -> Range<Int>? {
    var start = taken.load(ordering: .relaxed)
    while start < count {
      let end = start + max(1, (count - start) / (2 * workers))
      let (isMine, now) = taken.weakCompareExchange(expected: start, desired: end, ordering: .relaxed)
      if isMine { return start..<end }
      start = now
    }
    return nil
  }
}

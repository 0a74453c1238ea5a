import CSystem

/// Work done by several threads in any order, whose results are used in the order in which it was added.
///
/// Each piece of work has two steps. Any thread does the first, at any time. It returns the second, which waits for
/// those of all earlier pieces. No two second steps run at once, so what only they use needs no lock.
///
/// The thread that adds work does some of it while too many pieces wait. Memory therefore does not grow with their
/// number, and without other threads each piece is done before the next is made.
final class OrderedPool<State>: @unchecked Sendable {
  /// The first step of a piece, with the state of the thread that does it.
  typealias Step = (State) throws -> OrderedStep
  /// The second step.
  typealias OrderedStep = () throws -> Void
  /// Calls its argument with a state for another thread, on that thread.
  typealias StateProvider = @Sendable ((State) throws -> Void) throws -> Void

  /// A piece whose second step has not begun.
  private enum Piece {
    case waiting(Step)
    case begun
    case done(Result<OrderedStep, any Error>)
  }

  /// What a thread does next.
  private enum Task {
    case step(Step, number: Int)
    case orderedStep(Result<OrderedStep, any Error>)
  }

  /// Why other threads stop when the one that adds work has failed.
  private struct Stopped: Error {}

  private let threadCount: Int
  private let state: State
  private let withOtherState: StateProvider
  /// How many pieces there are before the thread that adds more helps.
  private let capacity: Int
  /// The other threads, once they are started; only for the thread that adds work.
  private var threads: [pthread_t]?

  private let monitor = Monitor()
  // Only inside the lock:
  private var pieces: [Piece] = []
  /// The numbers, counted from 0, of the first piece and of the one that is begun next.
  private var (first, next) = (0, 0)
  private var isInOrderedStep = false
  /// Whether all pieces have been added, except those that second steps add.
  private var isComplete = false
  private var failure: (any Error)?

  /// A pool of a number of threads, with this one, which adds the work and has `state`.
  init(threads: Int, state: State, others: @escaping StateProvider) {
    threadCount = threads
    self.state = state
    withOtherState = others
    // So many that no thread waits long for a piece that takes another one longer.
    capacity = threads > 1 ? 8 * threads : 1
  }

  /// Returns when all work is done that `body` adds; throws its error or the first one in a step, after which no other
  /// step begins.
  func run(_ body: () throws -> Void) throws {
    defer { for thread in threads ?? [] { typeset_join_thread(thread) } }
    do {
      try body()
      monitor.withLock {
        isComplete = true
        monitor.reportChange()
      }
      try work(with: state) { isIdle }
    } catch {
      fail(Stopped())
      throw error
    }
  }

  /// Adds a piece of work, and helps until there is room for another. Only inside the body of `run`.
  func add(_ step: @escaping Step) throws {
    // A thread costs as much as laying out a short text, so one piece alone has none.
    if threadCount > 1, threads == nil, monitor.withLock({ next - first < pieces.count }) { startThreads() }
    append(step)
    try work(with: state) { pieces.count < capacity }
  }

  /// Adds a piece of work behind all others. Only inside second steps.
  func addFollowing(_ step: @escaping Step) { append(step) }

  private func append(_ step: @escaping Step) {
    monitor.withLock {
      guard failure == nil else { return }
      pieces.append(.waiting(step))
      monitor.reportChange()
    }
  }

  /// Where the system has no threads left, fewer do the work.
  private func startThreads() {
    threads = (1..<threadCount).compactMap { _ in
      Workers.start { [self] in
        do {
          try withOtherState { state in try work(with: state) { isComplete && isIdle } }
        } catch { fail(error) }
      }
    }
  }

  /// Does what can be done, and waits while nothing can, until `isEnough`, which is called inside the lock.
  private func work(with state: State, until isEnough: () -> Bool) throws {
    while let task = try nextTask(unless: isEnough) {
      switch task {
      case .step(let step, let number):
        let result = Result { try step(state) }
        monitor.withLock {
          if failure == nil { pieces[number - first] = .done(result) }
          monitor.reportChange()
        }
      case .orderedStep(let step):
        do { try step.get()() } catch { fail(error) }
        monitor.withLock {
          isInOrderedStep = false
          monitor.reportChange()
        }
      }
    }
  }

  private func nextTask(unless isEnough: () -> Bool) throws -> Task? {
    try monitor.withLock {
      while true {
        if let failure { throw failure }
        if isEnough() { return nil }
        if let task = takeTask() { return task }
        monitor.wait()
      }
    }
  }

  /// The second step whose turn it is, or else the first step that has waited longest. Only inside the lock.
  private func takeTask() -> Task? {
    if !isInOrderedStep, case .done(let step)? = pieces.first {
      pieces.removeFirst()
      first += 1
      isInOrderedStep = true
      return .orderedStep(step)
    }
    guard next - first < pieces.count, case .waiting(let step) = pieces[next - first] else { return nil }
    pieces[next - first] = .begun
    next += 1
    return .step(step, number: next - 1)
  }

  /// Whether there is nothing to do. Only inside the lock.
  private var isIdle: Bool { pieces.isEmpty && !isInOrderedStep }

  /// Ends all work that has not begun.
  private func fail(_ error: any Error) {
    monitor.withLock {
      failure = failure ?? error
      pieces.removeAll()
      monitor.reportChange()
    }
  }
}

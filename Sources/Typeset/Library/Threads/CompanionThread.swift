import CSystem

/// A thread that works beside the one that made it, started only once there is enough to do: a thread costs as much as
/// laying out a short text.
///
/// Whoever makes it must call `join` before what `body` uses goes away.
final class CompanionThread {
  private let body: @Sendable () -> Void
  private var thread: pthread_t?
  private var hasTried = false

  /// A thread for some work, not started yet.
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  /// Whether the thread was started.
  var isStarted: Bool { thread != nil }

  /// Starts the thread, at the first call; returns whether it was started, which fails where the system has none left.
  @discardableResult func start() -> Bool {
    if !hasTried { thread = Workers.start(body) }
    hasTried = true
    return isStarted
  }

  /// Waits until the thread, if it was started, has done its work.
  func join() {
    if let thread { typeset_join_thread(thread) }
    thread = nil
  }
}

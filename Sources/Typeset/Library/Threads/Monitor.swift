import CSystem

/// A lock whose holder can wait until another thread has changed what it guards.
final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// A lock that nobody holds.
  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  /// Calls `body` while no other thread is inside.
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Gives the lock up until another thread reports a change; only inside `withLock`, and to be repeated until the change is the
  /// wanted one.
  func wait() { pthread_cond_wait(condition, mutex) }

  /// Wakes all who wait.
  func reportChange() { pthread_cond_broadcast(condition) }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }
}

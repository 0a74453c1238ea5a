import CSystem

/// A lock whose holder can wait until another thread has changed what it guards.
@safe final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// A lock that nobody holds.
  init() {
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  /// Calls `body` while no other thread is inside.
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Gives the lock up until another thread reports a change; only inside `withLock`, and to be repeated until the
  /// change is the wanted one.
  func wait() { unsafe pthread_cond_wait(condition, mutex) }

  /// Wakes all who wait.
  func reportChange() { unsafe pthread_cond_broadcast(condition) }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }
}

import Foundation

/// The processor time that `body` takes on this thread.
///
/// Unlike a clock, and unlike the trait `timeLimit`, it does not count the time for which other tests and programs use
/// the processor.
func workTime(of body: () throws -> Void) rethrows -> Duration {
  let start = threadTime()
  try body()
  return threadTime() - start
}

/// The processor time of this thread so far.
private func threadTime() -> Duration {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

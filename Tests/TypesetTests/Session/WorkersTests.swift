import Synchronization
import Testing

@testable import Typeset

@Suite struct WorkersTests {
  private final class Counts: Sendable {
    let all = Mutex<[Int]>([])
  }

  /// A thread begins on another processor than the one that starts it, and may use them all afterwards.
  @Test func aThreadMayUseAllProcessors() throws {
    let counts = Counts()
    for _ in 0..<8 {
      try Workers.run {
      } alongside: {
        counts.all.withLock { $0.append(Workers.processorCount) }
      }
    }
    #expect(counts.all.withLock(\.self) == Array(repeating: Workers.processorCount, count: 8))
  }
}

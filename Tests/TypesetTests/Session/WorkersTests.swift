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

  @Test(arguments: [1, 2, 5]) func whatWorkThrowsIsGivenInItsOrder(workers: Int) {
    struct Odd: Error, Equatable { var index: Int }
    let done = Counts()
    let errors = Workers.errors(below: 100, workers: workers) { index in
      if index % 2 == 1 { throw Odd(index: index) }
      done.all.withLock { $0.append(index) }
    }
    #expect(errors.map { $0 as? Odd } == stride(from: 1, to: 100, by: 2).map(Odd.init))
    #expect(done.all.withLock { $0.sorted() } == Array(stride(from: 0, to: 100, by: 2)))
  }
}

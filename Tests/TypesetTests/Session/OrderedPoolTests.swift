import Foundation
import Synchronization
import Testing

@testable import Typeset

@Suite struct OrderedPoolTests {
  private struct Fault: Error, Equatable { var number: Int }

  private func pool(threads: Int) -> OrderedPool<Int> { OrderedPool(threads: threads, state: 0) { try $0(1) } }

  /// First steps end in another order than they begin.
  @Test(arguments: [1, 2, 3, 8]) func resultsAreUsedInOrder(threads: Int) throws {
    let pool = pool(threads: threads)
    var results: [Int] = []
    try pool.run {
      for number in 0..<500 {
        try pool.add { _ in
          for _ in 0..<(number * 7919 % 13) { sched_yield() }
          return { results.append(number) }
        }
      }
    }
    #expect(results == Array(0..<500))
  }

  @Test(arguments: [1, 2, 3]) func whatSecondStepsAddIsDoneInTheirOrder(threads: Int) throws {
    let pool = pool(threads: threads)
    var results: [Int] = []
    try pool.run {
      for number in 0..<200 {
        try pool.add { _ in { pool.addFollowing { _ in { results.append(number) } } } }
      }
    }
    #expect(results == Array(0..<200))
  }

  /// However many pieces there are, few exist at once.
  @Test(arguments: [1, 2, 4]) func fewPiecesWait(threads: Int) throws {
    let present = Atomic(0)
    let most = Atomic(0)
    let pool = pool(threads: threads)
    try pool.run {
      for _ in 0..<1000 {
        let now = present.add(1, ordering: .relaxed).newValue
        most.max(now, ordering: .relaxed)
        try pool.add { _ in { present.subtract(1, ordering: .relaxed) } }
      }
    }
    #expect(present.load(ordering: .relaxed) == 0)
    #expect(most.load(ordering: .relaxed) <= 8 * threads + threads)
  }

  /// A thread that waits for another one shows that both work at once.
  @Test func firstStepsRunAtOnce() throws {
    let pool = pool(threads: 2)
    let isSecondBegun = Atomic(false)
    var states: [Int] = []
    try pool.run {
      try pool.add { state in
        while !isSecondBegun.load(ordering: .acquiring) { sched_yield() }
        return { states.append(state) }
      }
      try pool.add { state in
        isSecondBegun.store(true, ordering: .releasing)
        return { states.append(state) }
      }
    }
    #expect(states.sorted() == [0, 1])
  }

  /// Whether it fails at once, while pieces wait or at the end; pieces before it are used.
  @Test(arguments: [1, 2, 3], [0, 3, 40, 99]) func aFaultEndsAll(threads: Int, number: Int) {
    for isFirstStep in [true, false] {
      let pool = pool(threads: threads)
      var results: [Int] = []
      #expect(throws: Fault(number: number)) {
        try pool.run {
          for index in 0..<100 {
            try pool.add { _ in
              if isFirstStep, index == number { throw Fault(number: index) }
              return {
                if index == number { throw Fault(number: index) }
                results.append(index)
              }
            }
          }
        }
      }
      #expect(results == Array(0..<number))
    }
  }

  @Test(arguments: [1, 2, 3], [0, 3, 40]) func aFaultOfTheOneThatAddsEndsAll(threads: Int, number: Int) {
    let pool = pool(threads: threads)
    var results: [Int] = []
    #expect(throws: Fault(number: -1)) {
      try pool.run {
        for index in 0..<number { try pool.add { _ in { results.append(index) } } }
        throw Fault(number: -1)
      }
    }
    #expect(results == Array(0..<results.count))
  }

  @Test func aStateThatCannotBeMadeEndsAll() {
    let pool = OrderedPool(threads: 2, state: 0) { _ in throw Fault(number: 7) }
    #expect(throws: Fault(number: 7)) {
      try pool.run {
        while true { try pool.add { _ in {} } }
      }
    }
  }
}

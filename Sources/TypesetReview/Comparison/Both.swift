import Synchronization
import Typeset

/// Does the same for both sides of a comparison at once.
enum Both {
  /// What came of the work for 0 and for 1, each done on a thread of its own.
  static func of<Value: Sendable>(_ work: @escaping @Sendable (Int) throws -> Value) -> [Result<Value, any Error>] {
    let results = Results<Value>()
    Workers.forEach(below: 2, workers: 2, makeState: {}) { _, index in
      let result = Result { try work(index) }
      results.state.withLock { $0[index] = result }
    }
    return results.state.withLock { $0.map { $0! } }
  }

  private final class Results<Value: Sendable>: Sendable {
    let state = Mutex<[Result<Value, any Error>?]>([nil, nil])
  }
}

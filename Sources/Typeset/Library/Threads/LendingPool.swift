import Synchronization

/// Things for threads that come and go: who is done with one leaves it to the next.
///
/// One thread at a time uses a thing: it is taken out while it is lent.
final class LendingPool<Value>: @unchecked Sendable {
  private let lock = Mutex(())
  private var values: [Value] = []
  private let make: @Sendable () -> Value

  /// An empty pool; `make` makes what is lent while it is empty.
  init(make: @escaping @Sendable () -> Value) { self.make = make }

  /// Something that nobody else uses, until the loan is given up.
  func lend() -> Loan { Loan(lock.withLock { _ in values.popLast() } ?? make(), from: self) }

  private func takeBack(_ value: Value) { lock.withLock { _ in values.append(value) } }

  /// A thing that returns to where it came from.
  final class Loan {
    /// What is lent.
    let value: Value
    private let owner: LendingPool

    fileprivate init(_ value: Value, from owner: LendingPool) {
      self.value = value
      self.owner = owner
    }

    deinit { owner.takeBack(value) }
  }
}

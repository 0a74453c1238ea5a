import Synchronization

/// Hands out the indexes below a number, each once, to whoever asks next.
final class IndexQueue: Sendable {
  private let taken = Atomic<Int>(0)
  private let count: Int

  init(count: Int) { self.count = count }

  /// The next index; nil when all are taken.
  func next() -> Int? {
    let index = taken.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}

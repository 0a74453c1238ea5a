import Synchronization

/// Whether somebody still waits for a result.
final class WantedFlag: Sendable {
  private let flag = Atomic<Bool>(true)

  /// Whether somebody does.
  var value: Bool { flag.load(ordering: .relaxed) }

  /// From now on nobody does.
  func clear() { flag.store(false, ordering: .relaxed) }
}

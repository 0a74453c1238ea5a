import Synchronization

/// Faces for workers that come and go: who ends leaves them to the next.
///
/// One thread at a time uses a cache: it is taken out while it is lent.
final class FaceCaches: @unchecked Sendable {
  private let lock = Mutex(())
  private var caches: [FaceCache] = []

  /// Faces that nobody else uses, until the loan is given up.
  func lend() -> Loan { Loan(lock.withLock { _ in caches.popLast() } ?? FaceCache(), from: self) }

  private func takeBack(_ cache: FaceCache) { lock.withLock { _ in caches.append(cache) } }

  /// A cache that returns to where it came from.
  final class Loan {
    /// What is lent.
    let cache: FaceCache
    private let owner: FaceCaches

    fileprivate init(_ cache: FaceCache, from owner: FaceCaches) {
      self.cache = cache
      self.owner = owner
    }

    deinit { owner.takeBack(cache) }
  }
}

import Synchronization

/// Memory for the pixels of pictures that are drawn on one thread and read on another.
///
/// One picture at a time uses a memory: it is taken out while it is lent.
final class PixelMemories: @unchecked Sendable {
  private let lock = Mutex(())
  private var memories: [PixelMemory] = []

  /// Memory for one picture.
  func lend() -> PixelMemory { lock.withLock { _ in memories.popLast() } ?? PixelMemory(of: self) }

  /// Keeps memory for the next picture.
  func takeBack(_ memory: PixelMemory) { lock.withLock { _ in memories.append(memory) } }
}

import Synchronization

/// Keeps the pixels that were decoded last, up to a number of bytes, so that no picture is decoded again and again.
final class PixelCache: Sendable {
  private let state: Mutex<State>

  fileprivate struct State {
    /// From the one used longest ago to the latest.
    var kept: [(owner: ObjectIdentifier, pixels: Pixels)] = []
    var byteCount = 0
    var most: Int
  }

  /// A cache of a number of bytes; the latest pixels always stay, regardless of their size.
  init(mostBytes: Int = 256 << 20) { state = Mutex(State(most: mostBytes)) }

  /// The pixels of an owner, decoded if they are not in the cache.
  func pixels(of owner: AnyObject, decode: () throws(PictureError.Reason) -> Pixels) throws(PictureError.Reason)
    -> Pixels
  {
    let key = ObjectIdentifier(owner)
    if let known = state.withLock({ $0.use(key) }) { return known }
    let pixels = try decode()
    state.withLock { $0.keep(pixels, for: key) }
    return pixels
  }

  /// Forgets the pixels of an owner that goes.
  func forget(_ owner: ObjectIdentifier) { state.withLock { $0.remove(owner) } }
}

extension PixelCache.State {
  fileprivate mutating func use(_ owner: ObjectIdentifier) -> Pixels? {
    guard let index = kept.firstIndex(where: { $0.owner == owner }) else { return nil }
    let entry = kept.remove(at: index)
    kept.append(entry)
    return entry.pixels
  }

  fileprivate mutating func keep(_ pixels: Pixels, for owner: ObjectIdentifier) {
    remove(owner)
    kept.append((owner, pixels))
    byteCount += pixels.byteCount
    while byteCount > most, kept.count > 1 { byteCount -= kept.removeFirst().pixels.byteCount }
  }

  fileprivate mutating func remove(_ owner: ObjectIdentifier) {
    guard let index = kept.firstIndex(where: { $0.owner == owner }) else { return }
    byteCount -= kept.remove(at: index).pixels.byteCount
  }
}

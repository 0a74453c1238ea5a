/// Memory for the pixels of one picture after another.
///
/// A new block for each picture takes the system longer to provide than a small screen takes to draw.
package final class PixelMemory {
  /// The most bytes that are kept between pictures.
  private static let mostKept = 128 << 20

  private var block: UnsafeMutablePointer<UInt8>?
  private var capacity = 0
  private var isLent = false
  /// Blocks for pictures that are drawn while the first one is in use.
  private var others: [UnsafeMutablePointer<UInt8>] = []

  /// Memory of no size yet.
  init() {}

  /// So many bytes, all zero if they are wanted cleared; `takeBack` ends the use of what was lent last.
  func lend(_ count: Int, isCleared: Bool) -> UnsafeMutablePointer<UInt8> {
    let bytes: UnsafeMutablePointer<UInt8>
    if isLent {
      bytes = reallocated(nil, capacity: count)
      others.append(bytes)
    } else {
      if capacity < count {
        // The system moves the pages that it has provided, whatever they contain.
        block = reallocated(block, capacity: count)
        capacity = count
      }
      isLent = true
      bytes = block!
    }
    if isCleared { bytes.initialize(repeating: 0, count: count) }
    return bytes
  }

  /// Ends the use of the bytes that were lent last.
  func takeBack() {
    if let last = others.popLast() { return release(last) }
    isLent = false
    guard capacity > Self.mostKept else { return }
    block.map(release)
    block = nil
    capacity = 0
  }

  deinit { block.map(release) }
}

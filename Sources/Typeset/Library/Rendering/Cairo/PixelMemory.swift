import CCairo

/// Memory for the pixels of one picture after another.
///
/// A new block for each picture takes the system longer to provide than a small screen takes to draw.
@safe package final class PixelMemory {
  /// The most bytes that are kept between pictures.
  private static let mostKept = 128 << 20

  private var block: UnsafeMutablePointer<UInt8>?
  private var capacity = 0
  private var isLent = false
  /// Blocks for pictures that are drawn while the first one is in use.
  private var others: [UnsafeMutablePointer<UInt8>] = unsafe []

  /// Memory of no size yet.
  init() {}

  deinit { unsafe free(block) }

  /// So many bytes, all zero if they are wanted cleared; `takeBack` ends the use of what was lent last.
  func lend(_ count: Int, isCleared: Bool) -> UnsafeMutablePointer<UInt8> {
    let bytes: UnsafeMutablePointer<UInt8>
    if isLent {
      unsafe bytes = Self.reallocated(nil, capacity: count)
      unsafe others.append(bytes)
    } else {
      if capacity < count {
        // The system moves the pages that it has provided, whatever they contain.
        unsafe block = Self.reallocated(block, capacity: count)
        capacity = count
      }
      isLent = true
      unsafe bytes = block!
    }
    if isCleared { unsafe bytes.initialize(repeating: 0, count: count) }
    return unsafe bytes
  }

  /// Ends the use of the bytes that were lent last.
  func takeBack() {
    if let last = unsafe others.popLast() { return unsafe free(last) }
    isLent = false
    guard capacity > Self.mostKept else { return }
    unsafe free(block)
    unsafe block = nil
    capacity = 0
  }

  /// A larger block; ends the program if memory is exhausted.
  private static func reallocated(_ block: UnsafeMutablePointer<UInt8>?, capacity: Int) -> UnsafeMutablePointer<UInt8> {
    guard let result = unsafe realloc(block, capacity) else { fatalError("out of memory") }
    return unsafe result.assumingMemoryBound(to: UInt8.self)
  }
}

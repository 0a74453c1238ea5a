/// Texts that ICU writes into a buffer of UTF-16.
enum ICUText {
  /// The text that `fill` writes, given a place for it and how much that holds; nil if it gives -1.
  static func text(
    capacity: Int = 256, _ fill: (UnsafeMutablePointer<UInt16>, Int32) -> Int32
  ) -> String? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let length = Int(fill(start, Int32(capacity)))
      guard length >= 0 else { return nil }
      return String(utf16: UnsafeBufferPointer(start: start, count: length))
    }
  }
}

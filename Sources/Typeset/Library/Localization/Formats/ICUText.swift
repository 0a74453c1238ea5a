/// Texts that ICU writes into a buffer of UTF-16.
enum ICUText {
  /// The text that `fill` writes, given a place for it and how much that holds; nil if it gives -1.
  static func text(capacity: Int = 256, _ fill: (inout [UInt16], Int32) -> Int32) -> String? {
    var units = [UInt16](repeating: 0, count: capacity)
    let length = Int(fill(&units, Int32(capacity)))
    return length < 0 ? nil : String(utf16: units[..<length])
  }
}

/// Decisions taken from the bytes of an input, so that a small change of the bytes is a small change of what is made of
/// them.
struct Choices {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all bytes are used; from then on every choice is the first one.
  var isExhausted: Bool { offset >= bytes.count }

  /// The next byte; 0 at the end.
  mutating func byte() -> UInt8 {
    guard offset < bytes.count else { return 0 }
    offset += 1
    return bytes[offset - 1]
  }

  /// A number below a limit.
  mutating func number(below limit: Int) -> Int {
    guard limit > 1 else { return 0 }
    let wide = limit > 256 ? Int(byte()) << 8 | Int(byte()) : Int(byte())
    return wide % limit
  }

  /// One of some values.
  mutating func one<Value>(of values: [Value]) -> Value { values[number(below: values.count)] }

  /// Whether something happens, about once in so many times.
  mutating func happens(oncePer count: Int) -> Bool { number(below: count) == count - 1 }

  /// The bytes that are left.
  mutating func rest() -> [UInt8] {
    defer { offset = bytes.count }
    return Array(bytes[min(offset, bytes.count)...])
  }
}

/// A generator whose numbers are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}

extension SeededGenerator {
  /// Bytes of which a few stretches were removed, doubled, or replaced with bytes or with pieces that mean something to
  /// a reader.
  mutating func mutation(of bytes: [UInt8], pieces: [String]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      let start = Int.random(in: 0...bytes.count, using: &self)
      let end = min(bytes.count, start + Int.random(in: 0...6, using: &self))
      let new: [UInt8] =
        switch Int.random(in: 0..<4, using: &self) {
        case 0: []
        case 1: [UInt8.random(in: 0...255, using: &self)]
        case 2: Array(bytes[start..<min(bytes.count, start + 20)]) + bytes[start..<end]
        default: Array((pieces.randomElement(using: &self) ?? "").utf8)
        }
      bytes.replaceSubrange(start..<end, with: new)
    }
    return bytes
  }
}

import Typeset

/// A hash of an outline, independent of its position: 64 bits of FNV-1a, mixed once more.
struct OutlineHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of outlines whose points are counted from `corner`, in hundredths of a point.
  static func of(_ paths: [Path], from corner: Point) -> UInt64 {
    var hash = OutlineHash()
    for path in paths {
      hash.add(UInt64(path.steps.count))
      for step in path.steps {
        switch step {
        case .move(let point):
          hash.add(1)
          hash.add(point, from: corner)
        case .line(let point):
          hash.add(2)
          hash.add(point, from: corner)
        case .curve(let first, let second, let end):
          hash.add(3)
          hash.add(first, from: corner)
          hash.add(second, from: corner)
          hash.add(end, from: corner)
        case .close: hash.add(4)
        }
      }
    }
    return hash.mixed
  }

  private mutating func add(_ point: Point, from corner: Point) {
    add(Self.bits(of: point.x - corner.x))
    add(Self.bits(of: point.y - corner.y))
  }

  private mutating func add(_ word: UInt64) { state = (state ^ word) &* 0x0000_0100_0000_01B3 ^ state >> 47 }

  private static func bits(of length: Double) -> UInt64 {
    let hundredths = (length * 100 + 0.500001).rounded(.down)
    return hundredths.magnitude < 9e15 ? UInt64(bitPattern: Int64(hundredths)) : length.bitPattern
  }

  private var mixed: UInt64 {
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

/// Walks along grapheme boundaries in ascending order.
struct BoundaryCursor {
  private let boundaries: [Int]
  private let range: Range<Int>
  private var next = 0

  init(_ boundaries: [Int], in range: Range<Int>) {
    self.boundaries = boundaries
    self.range = range
  }

  /// The grapheme that holds `offset`, which is not before that of the last question.
  mutating func grapheme(at offset: Int) -> Range<Int> {
    while next < boundaries.count && boundaries[next] <= offset { next += 1 }
    let start = next > 0 ? boundaries[next - 1] : range.lowerBound
    let end = next < boundaries.count ? boundaries[next] : range.upperBound
    return start..<end
  }
}

extension Span<UInt16> {
  /// Whether a common letter, digit or sign is at an offset, after another, so that grapheme boundaries are irrelevant.
  func surelyStartsGrapheme(at offset: Int) -> Bool { self[offset].isPlain && self[offset - 1].isPlain }
}

extension UInt16 {
  /// Whether a unit neither extends the character before it nor joins the one after it (UAX #29).
  fileprivate var isPlain: Bool {
    switch self {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x5D0...0x5EA, 0x60C...0x60F, 0x61B, 0x61F...0x64A, 0x660...0x66F,
      0x671...0x6D5, 0x6F0...0x6FF, 0x2010...0x2027:
      true
    default: false
    }
  }
}

/// The lengths of the words of a block's two codes, as the block begins with them (RFC 1951, 3.2.7).
struct CodeLengths {
  /// A length, or a number of equal lengths.
  private struct Item {
    /// 0 to 15 for a length, 16 for the last one again, 17 and 18 for zeros.
    let symbol: Int
    /// How often, above the least number.
    let extraBits: Int
    /// How many bits that takes.
    let extraCount: Int
  }

  /// The order in which the lengths of the code of the items themselves are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let literalCount: Int
  private let distanceCount: Int
  private var items: [Item] = []

  /// The lengths of a code for bytes and lengths, and of one for distances.
  init(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1
    let lengths = literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]
    var rest = lengths[...]
    while let length = rest.first {
      let run = rest.prefix { $0 == length }
      rest = rest[run.endIndex...]
      add(length, times: run.count)
    }
  }

  private mutating func add(_ length: UInt8, times: Int) {
    var times = times
    let plain = Item(symbol: Int(length), extraBits: 0, extraCount: 0)
    if length > 0 {
      items.append(plain)
      times -= 1
    }
    while times >= 3 {
      let symbol = length > 0 ? 16 : times > 10 ? 18 : 17
      let (least, most, extraCount) = symbol == 16 ? (3, 6, 2) : symbol == 17 ? (3, 10, 3) : (11, 138, 7)
      let part = min(times, most)
      items.append(Item(symbol: symbol, extraBits: part - least, extraCount: extraCount))
      times -= part
    }
    items += Array(repeating: plain, count: times)
  }

  /// Writes how many lengths there are, the code of the items, and the items.
  func write(to bits: inout BitWriter, _ bytes: inout MutableSpan<UInt8>) {
    var frequencies = Array(repeating: UInt32(0), count: Self.order.count)
    for item in items { frequencies[item.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, longest: 7)
    let written = Self.order[...max(3, Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0)]
    bits.append(UInt64(literalCount - 257), count: 5)
    bits.append(UInt64(distanceCount - 1), count: 5)
    bits.append(UInt64(written.count - 4), count: 4)
    bits.flush(to: &bytes)
    for symbol in written {
      bits.append(UInt64(code.lengths[symbol]), count: 3)
      bits.flush(to: &bytes)
    }
    for item in items {
      bits.append(UInt64(code.codes[item.symbol]), count: UInt64(code.lengths[item.symbol]))
      bits.append(UInt64(item.extraBits), count: UInt64(item.extraCount))
      bits.flush(to: &bytes)
    }
  }
}

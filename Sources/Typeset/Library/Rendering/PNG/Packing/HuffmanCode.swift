/// A prefix code of limited length for symbols of known frequencies (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The length of each symbol's code, in bits; 0 for a symbol that does not occur.
  private(set) var lengths: [UInt8]
  /// The code of each symbol, its first bit lowest.
  private(set) var codes: [UInt16]

  /// A code whose words are as short as the frequencies allow, and none longer than `longest` bits (at most 15).
  init(frequencies: [UInt32], longest: Int) {
    lengths = Array(repeating: 0, count: frequencies.count)
    codes = Array(repeating: 0, count: frequencies.count)
    // From rare to frequent; equally frequent ones in their own order, so that the result is always the same.
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    let counts = Self.counts(of: Self.depths(of: symbols.map { frequencies[$0] }), longest: longest)
    var rest = symbols.makeIterator()
    for length in (1...longest).reversed() {
      for _ in 0..<counts[length] { if let symbol = rest.next() { lengths[symbol] = UInt8(length) } }
    }
    assignCodes(counts)
  }

  /// How deep each of the sorted weights is in their Huffman tree; a single one is at depth 1.
  private static func depths(of weights: [UInt32]) -> [Int] {
    guard weights.count > 1 else { return weights.map { _ in 1 } }
    let leafCount = weights.count
    let nodeCount = 2 * leafCount - 1
    var nodes = weights.map(UInt64.init)
    var parents = Array(repeating: 0, count: nodeCount)
    // Leaves are sorted by weight, and so are the nodes above them, in the order in which they are made: the lightest
    // is the first of one of the two.
    var (leaf, inner) = (0, leafCount)
    func removeLightest() -> Int {
      if leaf < leafCount, inner == nodes.count || nodes[leaf] <= nodes[inner] {
        leaf += 1
        return leaf - 1
      }
      inner += 1
      return inner - 1
    }
    while nodes.count < nodeCount {
      let (first, second) = (removeLightest(), removeLightest())
      parents[first] = nodes.count
      parents[second] = nodes.count
      nodes.append(nodes[first] + nodes[second])
    }
    var depths = Array(repeating: 0, count: nodeCount)
    for node in (0..<nodeCount - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths[..<leafCount])
  }

  /// How many words there are of each length if none may be longer than `longest`.
  private static func counts(of depths: [Int], longest: Int) -> [Int] {
    var counts = Array(repeating: 0, count: longest + 1)
    for depth in depths { counts[min(depth, longest)] += 1 }
    // Words that were shortened take more of the code than they had. In units of the longest word, one is freed when
    // the deepest shorter word becomes two of the next length, one of them for a word of the longest.
    var used = (1...longest).reduce(0) { $0 + counts[$1] << (longest - $1) }
    while used > 1 << longest {
      guard let length = (1..<longest).last(where: { counts[$0] > 0 }) else { break }
      counts[length] -= 1
      counts[length + 1] += 2
      counts[longest] -= 1
      used -= 1
    }
    return counts
  }

  /// Gives words of equal length successive numbers, in the order of their symbols.
  private mutating func assignCodes(_ counts: [Int]) {
    var next = Array(repeating: UInt16(0), count: counts.count)
    for length in counts.indices.dropFirst(2) { next[length] = (next[length - 1] + UInt16(counts[length - 1])) << 1 }
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      codes[symbol] = next[length].bitsReversed >> (16 - length)
      next[length] &+= 1
    }
  }
}

extension UInt16 {
  /// The bits from the last to the first.
  fileprivate var bitsReversed: UInt16 {
    var value = self
    value = value >> 1 & 0x5555 | (value & 0x5555) << 1
    value = value >> 2 & 0x3333 | (value & 0x3333) << 2
    value = value >> 4 & 0x0F0F | (value & 0x0F0F) << 4
    return value.byteSwapped
  }
}

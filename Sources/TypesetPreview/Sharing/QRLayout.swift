/// How a version of a QR code at level M divides its codewords into blocks (ISO/IEC 18004, table 9).
struct QRLayout: Sendable {
  /// The version, 1…10.
  let version: Int
  /// How many codewords of each block correct errors.
  let corrections: Int
  /// How many codewords of data each block has.
  let blocks: [Int]
  /// Where the centres of alignment patterns are, along both axes.
  let centers: [Int]

  /// The versions 1 to 10.
  static let all: [QRLayout] = [
    QRLayout(1, 10, [16], []), QRLayout(2, 16, [28], [6, 18]), QRLayout(3, 26, [44], [6, 22]),
    QRLayout(4, 18, [32, 32], [6, 26]), QRLayout(5, 24, [43, 43], [6, 30]),
    QRLayout(6, 16, [27, 27, 27, 27], [6, 34]), QRLayout(7, 18, [31, 31, 31, 31], [6, 22, 38]),
    QRLayout(8, 22, [38, 38, 39, 39], [6, 24, 42]), QRLayout(9, 22, [36, 36, 36, 37, 37], [6, 26, 46]),
    QRLayout(10, 26, [43, 43, 43, 43, 44], [6, 28, 50]),
  ]

  private init(_ version: Int, _ corrections: Int, _ blocks: [Int], _ centers: [Int]) {
    self.version = version
    self.corrections = corrections
    self.blocks = blocks
    self.centers = centers
  }

  /// How many modules a code has along each side.
  var side: Int { 17 + 4 * version }
  /// How many bits count the bytes.
  private var countBits: Int { version < 10 ? 8 : 16 }
  /// How many bytes it has room for.
  var capacity: Int { blocks.reduce(0, +) - (4 + countBits + 7) / 8 }

  /// All codewords of some bytes in the order of the code: data, then corrections, a word of each block in turn.
  func codewords(of bytes: [UInt8]) -> [UInt8] {
    let data = padded(bytes)
    var start = 0
    let parts = blocks.map { count in
      defer { start += count }
      return Array(data[start..<start + count])
    }
    let corrected = parts.map { ReedSolomon.corrections(of: $0, count: corrections) }
    return Self.interleaved(parts) + Self.interleaved(corrected)
  }

  /// The bytes with their mode and their number before them, and what fills the room after them.
  private func padded(_ bytes: [UInt8]) -> [UInt8] {
    let capacity = blocks.reduce(0, +)
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) { for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) } }
    append(0b0100, 4)
    append(bytes.count, countBits)
    for byte in bytes { append(Int(byte), 8) }
    append(0, min(4, capacity * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var words = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    while words.count < capacity { words.append(words.count % 2 == bits.count / 8 % 2 ? 0xEC : 0x11) }
    return words
  }

  private static func interleaved(_ parts: [[UInt8]]) -> [UInt8] {
    (0..<(parts.map(\.count).max() ?? 0)).flatMap { index in
      parts.compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }
}

/// The code of Reed and Solomon over the field of 256 elements with the polynomial 0x11D.
enum ReedSolomon {
  /// The powers of 2, and the exponents of all elements but 0.
  private static let tables: (powers: [UInt8], exponents: [Int]) = {
    var powers: [UInt8] = []
    var exponents = Array(repeating: 0, count: 256)
    var value = 1
    for exponent in 0..<255 {
      powers.append(UInt8(value))
      exponents[value] = exponent
      value <<= 1
      if value > 255 { value ^= 0x11D }
    }
    return (powers, exponents)
  }()

  /// The product of two elements.
  static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    if one == 0 || other == 0 { return 0 }
    return tables.powers[(tables.exponents[Int(one)] + tables.exponents[Int(other)]) % 255]
  }

  /// The polynomial that has the first powers of 2 as its roots, without its leading 1, the highest degree first.
  static func generator(degree: Int) -> [UInt8] {
    var result: [UInt8] = [1]
    for exponent in 0..<degree {
      var next = result + [0]
      for index in result.indices { next[index + 1] ^= product(result[index], tables.powers[exponent]) }
      result = next
    }
    return Array(result.dropFirst())
  }

  /// The codewords that correct errors in some data.
  static func corrections(of data: [UInt8], count: Int) -> [UInt8] {
    let generator = generator(degree: count)
    var remainder = Array(repeating: UInt8(0), count: count)
    for word in data {
      let factor = word ^ remainder[0]
      remainder = remainder.dropFirst() + [0]
      for index in generator.indices { remainder[index] ^= product(generator[index], factor) }
    }
    return remainder
  }
}

/// Bytes and repetitions that are written together, with codes for just them (RFC 1951, 3.2.3).
struct DeflateBlock {
  /// The most symbols of a block.
  static let capacity = 1 << 14
  /// The most bytes that a block takes, and 8 that are touched behind it.
  static let mostBytes = capacity * 6 + 1024

  /// How many symbols there are for bytes, the end of the block, and lengths.
  private static let literalCount = 286
  /// How many symbols there are for distances.
  private static let distanceCount = 30
  /// The symbol of the end of the block.
  private static let end = 256
  /// Marks a repetition: its length less 3 in the lowest eight bits, then its distance. Anything else is a byte.
  private static let repetition: UInt32 = 0x8000_0000

  private var symbols = [UInt32](repeating: 0, count: capacity)
  private var count = 0
  private var literals = [UInt32](repeating: 0, count: literalCount)
  private var distances = [UInt32](repeating: 0, count: distanceCount)

  /// An empty block.
  init() { removeAll() }

  /// Whether no more symbols fit.
  @inline(__always) var isFull: Bool { count == Self.capacity }

  /// Forgets all symbols.
  mutating func removeAll() {
    count = 0
    for index in literals.indices { literals[index] = 0 }
    for index in distances.indices { distances[index] = 0 }
    literals[Self.end] = 1
  }

  /// Adds a byte; the block must not be full.
  @inline(__always) mutating func append(_ byte: UInt8) {
    symbols[count] = UInt32(byte)
    count &+= 1
    literals[Int(byte)] &+= 1
  }

  /// Adds a repetition of 3 to 258 bytes from 1 to 32768 bytes before; the block must not be full.
  @inline(__always) mutating func append(length: Int, distance: Int) {
    symbols[count] =
      Self.repetition | UInt32(truncatingIfNeeded: distance) &<< 8 | UInt32(truncatingIfNeeded: length &- 3)
    count &+= 1
    literals[MatchSymbol(length: length).number] &+= 1
    distances[MatchSymbol(distance: distance).number] &+= 1
  }

  /// Writes the block to `packed`, which has room for `mostBytes`.
  func write(to bits: inout BitWriter, _ packed: inout [UInt8], isLast: Bool) {
    var bytes = packed.mutableSpan
    let literalCode = HuffmanCode(frequencies: literals, longest: 15)
    let distanceCode = HuffmanCode(frequencies: distances, longest: 15)
    // A block with codes of its own.
    bits.append(isLast ? 0b101 : 0b100, count: 3)
    CodeLengths(literalCode, distanceCode).write(to: &bits, &bytes)
    let (literalWords, distanceWords) = (Self.words(of: literalCode), Self.words(of: distanceCode))
    let (literals, distances) = (literalWords.span, distanceWords.span)
    let symbols = symbols.span.extracting(first: count)
    for index in symbols.indices {
      let symbol = symbols[index]
      if symbol & Self.repetition == 0 {
        bits.append(literals[Int(symbol)])
      } else {
        let length = MatchSymbol(length: Int(symbol & 0xFF) &+ 3)
        bits.append(literals[length.number])
        bits.append(length.extraBits, count: length.extraCount)
        let distance = MatchSymbol(distance: Int(symbol &>> 8 & 0xFFFF))
        bits.append(distances[distance.number])
        bits.append(distance.extraBits, count: distance.extraCount)
      }
      bits.flush(to: &bytes)
    }
    bits.append(literals[Self.end])
    bits.flush(to: &bytes)
  }

  private static func words(of code: HuffmanCode) -> [CodeWord] {
    zip(code.codes, code.lengths).map { CodeWord(bits: $0, count: $1) }
  }
}

/// The bits of a symbol, side by side with their number, so that both are read at once.
private struct CodeWord {
  let bits: UInt16
  let count: UInt8
}

extension BitWriter {
  @inline(__always) fileprivate mutating func append(_ word: CodeWord) {
    append(UInt64(word.bits), count: UInt64(word.count))
  }
}

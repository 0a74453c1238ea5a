/// Bytes and repetitions that are written together, with codes for just them (RFC 1951, 3.2.3).
final class DeflateBlock {
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

  private let symbols = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
  private var count = 0
  private let literals = UnsafeMutablePointer<UInt32>.allocate(capacity: literalCount)
  private let distances = UnsafeMutablePointer<UInt32>.allocate(capacity: distanceCount)

  /// An empty block.
  init() { removeAll() }

  deinit {
    symbols.deallocate()
    literals.deallocate()
    distances.deallocate()
  }

  /// Whether no more symbols fit.
  @inline(__always) var isFull: Bool { count == Self.capacity }

  /// Forgets all symbols.
  func removeAll() {
    count = 0
    literals.initialize(repeating: 0, count: Self.literalCount)
    distances.initialize(repeating: 0, count: Self.distanceCount)
    literals[Self.end] = 1
  }

  /// Adds a byte; the block must not be full.
  @inline(__always) func append(_ byte: UInt8) {
    symbols[count] = UInt32(byte)
    count &+= 1
    literals[Int(byte)] &+= 1
  }

  /// Adds a repetition of 3 to 258 bytes from 1 to 32768 bytes before; the block must not be full.
  @inline(__always) func append(length: Int, distance: Int) {
    symbols[count] =
      Self.repetition | UInt32(truncatingIfNeeded: distance) &<< 8 | UInt32(truncatingIfNeeded: length &- 3)
    count &+= 1
    literals[MatchSymbol(length: length).number] &+= 1
    distances[MatchSymbol(distance: distance).number] &+= 1
  }

  /// Writes the block.
  func write(to bits: inout BitWriter, isLast: Bool) {
    let literalCode = Self.code(of: literals, count: Self.literalCount)
    let distanceCode = Self.code(of: distances, count: Self.distanceCount)
    // A block with codes of its own.
    bits.append(isLast ? 0b101 : 0b100, count: 3)
    CodeLengths(literalCode, distanceCode).write(to: &bits)
    let (literalWords, distanceWords) = (Self.words(of: literalCode), Self.words(of: distanceCode))
    literalWords.withUnsafeBufferPointer { literals in
      distanceWords.withUnsafeBufferPointer { distances in
        for index in 0..<count {
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
          bits.flush()
        }
        bits.append(literals[Self.end])
        bits.flush()
      }
    }
  }

  private static func code(of frequencies: UnsafePointer<UInt32>, count: Int) -> HuffmanCode {
    HuffmanCode(frequencies: Array(UnsafeBufferPointer(start: frequencies, count: count)), longest: 15)
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

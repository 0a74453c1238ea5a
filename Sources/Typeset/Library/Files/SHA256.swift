import CSystem

/// The hash function SHA-256 (FIPS 180-4), by which a file is known to be unchanged.
///
/// Processors with instructions for it are about six times as fast as the steps below, which other processors take:
/// without the instructions `verify`, which hashes the fonts that it uses, would take a sixth longer.
package struct SHA256 {
  private var state: State = SHA256.start
  /// The words at the start (section 5.3.3).
  static let start: State = (
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19
  )
  /// The bytes after the last whole block, fewer than 64.
  private var rest: [UInt8] = []
  private var count = 0

  /// The eight words a to h.
  typealias State = (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)

  /// Begins with nothing.
  init() {}

  /// The digest of the bytes as 64 hexadecimal digits.
  package static func hex(of bytes: Span<UInt8>) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.hex()
  }

  /// The digest of the bytes as 64 hexadecimal digits.
  package static func hex(of bytes: [UInt8]) -> String { hex(of: bytes.span) }

  /// The digest of a text in UTF-8.
  package static func hex(of text: String) -> String { hex(of: Array(text.utf8)) }

  /// Takes the bytes that come next.
  mutating func add(_ bytes: Span<UInt8>) {
    count += bytes.count
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest.append(contentsOf: bytes.extracting(first: start))
      guard rest.count == 64 else { return }
      let block = rest
      Self.add(blocks: block.span, to: &state)
      rest.removeAll(keepingCapacity: true)
    }
    let end = start + (bytes.count - start) & ~63
    if end > start { Self.add(blocks: bytes.extracting(start..<end), to: &state) }
    rest.append(contentsOf: bytes.extracting(droppingFirst: end))
  }

  /// The digest of all bytes as 64 hexadecimal digits; nothing can be added afterwards.
  consuming func hex() -> String {
    var tail = rest + [0x80]
    while tail.count % 64 != 56 { tail.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: (count * 8) >> shift)) }
    Self.add(blocks: tail.span, to: &state)
    let (a, b, c, d, e, f, g, h) = state
    let digits = [UInt8](capacity: 64) { digits in
      for word in [a, b, c, d, e, f, g, h] {
        for shift in stride(from: 28, through: 0, by: -4) as StrideThrough<UInt32> {
          digits.put(hexDigit: UInt8(word >> shift & 15))
        }
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Adds whole blocks of 64 bytes (section 6.2.2).
  static func add(blocks: Span<UInt8>, to state: inout State) {
    guard hasInstructions else { return addPlainly(blocks: blocks, to: &state) }
    unsafe withUnsafeMutableBytes(of: &state) { words in
      unsafe blocks.withUnsafeBytes { blocks in
        unsafe roundConstants.withUnsafeBufferPointer { constants in
          unsafe typeset_sha256_add(
            words.assumingMemoryBound(to: UInt32.self).baseAddress, blocks.baseAddress, blocks.count / 64,
            constants.baseAddress)
        }
      }
    }
  }

  private static let hasInstructions = typeset_has_sha256() != 0

  /// The same on a processor without such instructions.
  static func addPlainly(blocks: Span<UInt8>, to state: inout State) {
    let constants = roundConstants.span
    var schedule = [UInt32](repeating: 0, count: 64)
    var words = schedule.mutableSpan
    for start in stride(from: 0, to: blocks.count, by: 64) {
      for index in 0..<16 { words[index] = blocks.halfWord(at: start &+ index &* 4).byteSwapped }
      add(&words, constants, to: &state)
    }
  }

  /// Adds the block whose sixteen words are at the start of the schedule.
  @inline(__always) private static func add(
    _ words: inout MutableSpan<UInt32>, _ constants: Span<UInt32>, to state: inout State
  ) {
    for index in 16..<64 {
      let (early, late) = (words[index &- 15], words[index &- 2])
      let first = rotated(early, 7) ^ rotated(early, 18) ^ early &>> 3
      let second = rotated(late, 17) ^ rotated(late, 19) ^ late &>> 10
      words[index] = words[index &- 16] &+ first &+ words[index &- 7] &+ second
    }
    var (a, b, c, d, e, f, g, h) = state
    var index = 0
    // Eight rounds at a time: the names take turns, and nothing is moved.
    while index < 64 {
      round(a, b, c, &d, e, f, g, &h, words[index] &+ constants[index])
      round(h, a, b, &c, d, e, f, &g, words[index &+ 1] &+ constants[index &+ 1])
      round(g, h, a, &b, c, d, e, &f, words[index &+ 2] &+ constants[index &+ 2])
      round(f, g, h, &a, b, c, d, &e, words[index &+ 3] &+ constants[index &+ 3])
      round(e, f, g, &h, a, b, c, &d, words[index &+ 4] &+ constants[index &+ 4])
      round(d, e, f, &g, h, a, b, &c, words[index &+ 5] &+ constants[index &+ 5])
      round(c, d, e, &f, g, h, a, &b, words[index &+ 6] &+ constants[index &+ 6])
      round(b, c, d, &e, f, g, h, &a, words[index &+ 7] &+ constants[index &+ 7])
      index &+= 8
    }
    state.0 &+= a
    state.1 &+= b
    state.2 &+= c
    state.3 &+= d
    state.4 &+= e
    state.5 &+= f
    state.6 &+= g
    state.7 &+= h
  }

  @inline(__always) private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32,
    _ word: UInt32
  ) {
    let first = h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ (g ^ (e & (f ^ g))) &+ word
    d = d &+ first
    h = first &+ (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ ((a & b) | (c & (a | b)))
  }

  @inline(__always) private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

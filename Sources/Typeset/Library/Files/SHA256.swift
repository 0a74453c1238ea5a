import CSystem

/// The hash function SHA-256 (FIPS 180-4), by which a file is known to be unchanged.
///
/// Processors with instructions for it are about six times as fast as the steps below, which other processors take: without
/// the instructions `verify`, which hashes the fonts that it uses, would take a sixth longer.
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
  package static func hex(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    var hash = SHA256()
    hash.add(UnsafeRawBufferPointer(bytes))
    return hash.hex()
  }

  /// The digest of a text in UTF-8.
  package static func hex(of text: String) -> String {
    var text = text
    return text.withUTF8 { hex(of: $0) }
  }

  /// Takes the bytes that come next.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    count += bytes.count
    var bytes = bytes
    if !rest.isEmpty {
      let missing = min(64 - rest.count, bytes.count)
      rest += bytes[..<missing]
      bytes = UnsafeRawBufferPointer(rebasing: bytes[missing...])
      guard rest.count == 64 else { return }
      rest.withUnsafeBytes { Self.add(blocks: $0, to: &state) }
      rest.removeAll(keepingCapacity: true)
    }
    let whole = bytes.count & ~63
    if whole > 0 { Self.add(blocks: UnsafeRawBufferPointer(rebasing: bytes[..<whole]), to: &state) }
    rest += bytes[whole...]
  }

  /// The digest of all bytes as 64 hexadecimal digits; nothing can be added afterwards.
  consuming func hex() -> String {
    var tail = rest + [0x80]
    while tail.count % 64 != 56 { tail.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: (count * 8) >> shift)) }
    tail.withUnsafeBytes { Self.add(blocks: $0, to: &state) }
    let (a, b, c, d, e, f, g, h) = state
    return String(unsafeUninitializedCapacity: 64) { digits in
      for (index, word) in [a, b, c, d, e, f, g, h].enumerated() {
        for place in 0..<8 {
          let digit = UInt8(word >> UInt32(28 - place * 4) & 15)
          digits[index * 8 + place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        }
      }
      return 64
    }
  }

  /// Adds whole blocks of 64 bytes (section 6.2.2).
  static func add(blocks: UnsafeRawBufferPointer, to state: inout State) {
    if hasInstructions, let start = blocks.baseAddress {
      return withUnsafeMutableBytes(of: &state) { words in
        roundConstants.withUnsafeBufferPointer { constants in
          typeset_sha256_add(
            words.assumingMemoryBound(to: UInt32.self).baseAddress, start, blocks.count / 64, constants.baseAddress)
        }
      }
    }
    addPlainly(blocks: blocks, to: &state)
  }

  private static let hasInstructions = typeset_has_sha256() != 0

  /// The same on a processor without such instructions.
  static func addPlainly(blocks: UnsafeRawBufferPointer, to state: inout State) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      roundConstants.withUnsafeBufferPointer { constants in
        guard let words = words.baseAddress, let constants = constants.baseAddress else { return }
        for start in stride(from: 0, to: blocks.count, by: 64) {
          for index in 0..<16 {
            words[index] = blocks.loadUnaligned(fromByteOffset: start &+ index &* 4, as: UInt32.self).bigEndian
          }
          add(words, constants, to: &state)
        }
      }
    }
  }

  /// Adds the block whose sixteen words are at the start of the schedule.
  @inline(__always) private static func add(
    _ words: UnsafeMutablePointer<UInt32>, _ constants: UnsafePointer<UInt32>, to state: inout State
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

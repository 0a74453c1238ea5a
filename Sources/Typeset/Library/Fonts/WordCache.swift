/// Shaped words by their text and what they were shaped with: an open-addressing table over one store of code units.
///
/// A hit costs about a nanosecond for each unit. It is bounded: when it is full, it starts again from nothing.
struct WordCache {
  private struct Slot {
    var hash: UInt32
    /// What the word was shaped with.
    var context: Int32
    /// Where its units start in the store; −1 marks an empty slot.
    var start: Int32
    var length: Int32
  }

  private var slots: [Slot]
  private var words: [ShapedText?]
  private var units: [UInt16] = []
  private var count = 0
  private var glyphCount = 0

  private static let firstSize = 1024
  private static let mostGlyphs = 1 << 18
  private static let mostUnits = 1 << 18
  /// So many slots are looked at; a table that is at most half full needs more only when somebody aims at it.
  private static let mostProbes = 32
  private static let empty = Slot(hash: 0, context: 0, start: -1, length: 0)

  init() {
    slots = Array(repeating: Self.empty, count: Self.firstSize)
    words = Array(repeating: nil, count: Self.firstSize)
  }

  /// A hash of the units, four at a time.
  @inline(__always) static func hash(_ units: UnsafeBufferPointer<UInt16>, seed: Int) -> UInt32 {
    let bytes = UnsafeRawPointer(units.baseAddress!)
    var state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(units.count)
    var offset = 0
    let end = units.count * 2
    while offset + 8 <= end {
      state = mix(state ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < end {
      rest = rest << 16 | UInt64(bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
      offset += 2
    }
    state = mix(state ^ rest)
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }

  @inline(__always) private static func mix(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }

  /// The word with these units and this context; nil where it is not remembered.
  @inline(__always)
  func find(_ text: UnsafeBufferPointer<UInt16>, hash: UInt32, context: Int) -> ShapedText? {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var index = Int(hash) & mask
      for _ in 0..<Self.mostProbes {
        let slot = slots[index]
        if slot.start < 0 { return nil }
        if slot.hash == hash, slot.context == context, slot.length == text.count, holds(text, at: Int(slot.start)) {
          return words[index]
        }
        index = (index + 1) & mask
      }
      return nil
    }
  }

  /// Whether the store has the text at `start`.
  @inline(__always) private func holds(_ text: UnsafeBufferPointer<UInt16>, at start: Int) -> Bool {
    units.withUnsafeBufferPointer { units in
      let stored = units.baseAddress! + start
      for index in 0..<text.count where stored[index] != text[index] { return false }
      return true
    }
  }

  /// Remembers a word that `find` did not have; true where everything else had to be forgotten, the word too.
  mutating func insert(
    _ word: ShapedText, for text: UnsafeBufferPointer<UInt16>, hash: UInt32, context: Int
  ) -> Bool {
    if glyphCount + word.glyphs.count > Self.mostGlyphs || units.count + text.count > Self.mostUnits
      || context > Int(Int32.max)
    {
      self = WordCache()
      return true
    }
    if count * 2 >= slots.count { grow() }
    let slot = Slot(hash: hash, context: Int32(context), start: Int32(units.count), length: Int32(text.count))
    guard place(slot, word) else { return false }
    units.append(contentsOf: text)
    count += 1
    glyphCount += word.glyphs.count
    return false
  }

  private mutating func place(_ slot: Slot, _ word: ShapedText?) -> Bool {
    let mask = slots.count - 1
    var index = Int(slot.hash) & mask
    for _ in 0..<Self.mostProbes {
      if slots[index].start < 0 {
        slots[index] = slot
        words[index] = word
        return true
      }
      index = (index + 1) & mask
    }
    return false
  }

  private mutating func grow() {
    let (oldSlots, oldWords) = (slots, words)
    slots = Array(repeating: Self.empty, count: oldSlots.count * 2)
    words = Array(repeating: nil, count: oldSlots.count * 2)
    for (slot, word) in zip(oldSlots, oldWords) where slot.start >= 0 {
      if !place(slot, word) { count -= 1 }
    }
  }
}

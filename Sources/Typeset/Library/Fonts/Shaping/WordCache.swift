/// Shaped words by their text and shaping properties: an open-addressing table over one array of code units.
///
/// A hit costs a nanosecond or two per unit. It is bounded: when it is full, it is emptied.
struct WordCache: ~Copyable {
  private struct Slot {
    var hash: UInt32 = 0
    /// Where its units start in the store; before them is its key.
    var start: UInt32 = 0
    /// The word; nil in an empty slot.
    var word: ShapedText?
  }

  /// As many as a power of two.
  private var slots = Array(repeating: Slot(), count: WordCache.firstSize)
  private var count = 0
  /// All words' keys and units one after another.
  private var units: [UInt16] = []
  private var glyphCount = 0

  /// The most units that a word may have.
  static let longestWord = 64
  /// The numbers of contexts are below this one.
  static let mostContexts = 512
  private static let firstSize = 1 << 11
  private static let mostGlyphs = 1 << 18
  private static let mostUnits = 1 << 18
  /// So many slots are looked at; a table that is at most half full needs more only when somebody aims at it.
  private static let mostProbes = 32

  init() {
    // Pages of memory that no word has reached yet cost nothing.
    units.reserveCapacity(Self.mostUnits)
  }

  /// A hash of the units, four at a time.
  @inline(__always) static func hash(_ text: Span<UInt16>, context: Int) -> UInt32 {
    var state = UInt64(truncatingIfNeeded: context << 7 | text.count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset + 4 <= text.count {
      let low = UInt64(text[offset]) | UInt64(text[offset + 1]) << 16
      let high = UInt64(text[offset + 2]) | UInt64(text[offset + 3]) << 16
      state = mix(state ^ low ^ high << 32)
      offset += 4
    }
    var rest: UInt64 = 0
    while offset < text.count {
      rest = rest << 16 | UInt64(text[offset])
      offset += 1
    }
    state = mix(state ^ rest)
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }

  /// Spreads the bits of a number over all 64.
  @inline(__always) private static func mix(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }

  /// The word with these units and this context; nil if it is not remembered.
  @inline(__always)
  func find(_ text: Span<UInt16>, hash: UInt32, context: Int) -> ShapedText? {
    let (slots, units, key) = (slots.span, units.span, Self.key(context: context, count: text.count))
    let mask = slots.count - 1
    var index = Int(hash) & mask
    for _ in 0..<Self.mostProbes {
      if slots[index].hash == hash {
        let start = Int(slots[index].start)
        if start > 0, units[start - 1] == key, Self.same(units.extracting(start..<start + text.count), text) {
          return slots[index].word
        }
      }
      if slots[index].start == 0 { return nil }
      index = (index + 1) & mask
    }
    return nil
  }

  /// The context of a word and its number of units, which is below 128.
  @inline(__always) private static func key(context: Int, count: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: context << 7 | count)
  }

  /// Whether two texts of the same length have the same units.
  @inline(__always) private static func same(_ stored: Span<UInt16>, _ text: Span<UInt16>) -> Bool {
    for index in text.indices where stored[index] != text[index] { return false }
    return true
  }

  /// Remembers a word that `find` did not have.
  mutating func insert(_ word: ShapedText, for text: ArraySlice<UInt16>, hash: UInt32, context: Int) {
    precondition(text.count <= Self.longestWord && context < Self.mostContexts, "only words are remembered")
    if glyphCount + word.glyphCount > Self.mostGlyphs || units.count + 1 + text.count > Self.mostUnits {
      forgetAll()
    }
    if count * 2 >= slots.count { grow() }
    guard place(Slot(hash: hash, start: UInt32(units.count + 1), word: word)) else { return }
    units.append(Self.key(context: context, count: text.count))
    units += text
    glyphCount += word.glyphCount
  }

  /// Stores a slot where `find` looks; false if there is no room.
  private mutating func place(_ slot: Slot) -> Bool {
    let mask = slots.count - 1
    var index = Int(slot.hash) & mask
    for _ in 0..<Self.mostProbes {
      if slots[index].start == 0 {
        slots[index] = slot
        count += 1
        return true
      }
      index = (index + 1) & mask
    }
    return false
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    count = 0
    for slot in old where slot.start > 0 { _ = place(slot) }
  }

  /// Starts again from nothing.
  mutating func forgetAll() {
    for index in slots.indices { slots[index] = Slot() }
    (count, glyphCount) = (0, 0)
    units.removeAll(keepingCapacity: true)
  }
}

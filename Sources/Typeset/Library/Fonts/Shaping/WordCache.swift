/// Shaped words by their text and shaping properties: an open-addressing table over one array of code units.
///
/// A hit costs a nanosecond or two per unit. It is bounded: when it is full, it is emptied.
final class WordCache {
  private struct Slot {
    var hash: UInt32
    /// Where its units start in the store; before them is its key.
    var start: UInt32
    /// The word; nil in an empty slot.
    var word: Unmanaged<ShapedText.Storage>?

    /// An empty slot.
    static var empty: Slot { Slot(hash: 0, start: 0, word: nil) }
  }

  private var slots: UnsafeMutablePointer<Slot>
  private var slotCount: Int
  private var count = 0
  /// All words' keys and units one after another.
  private let units: UnsafeMutablePointer<UInt16>
  private var unitCount = 0
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
    slotCount = Self.firstSize
    slots = Self.emptySlots(slotCount)
    // Pages of memory that no word has reached yet cost nothing.
    units = .allocate(capacity: Self.mostUnits)
  }

  deinit {
    releaseWords()
    slots.deallocate()
    units.deallocate()
  }

  /// A hash of the units, four at a time; there is one unit at least.
  @inline(__always) static func hash(_ text: UnsafeBufferPointer<UInt16>, context: Int) -> UInt32 {
    let bytes = UnsafeRawPointer(text.baseAddress!)
    let count = text.count
    var state = UInt64(truncatingIfNeeded: context << 7 | count) &* 0x9E37_79B9_7F4A_7C15
    if count >= 4 {
      let last = count * 2 - 8
      var offset = 0
      while offset < last {
        state = mix(state ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      state = mix(state ^ bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self))
    } else {
      let ends = UInt64(text[0]) << 32 | UInt64(text[count / 2]) << 16 | UInt64(text[count - 1])
      state = mix(state ^ ends)
    }
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }

  /// Spreads the bits of a number over all 64.
  @inline(__always) static func mix(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }

  /// The word with these units and this context; nil if it is not remembered.
  @inline(__always)
  func find(_ text: UnsafeBufferPointer<UInt16>, hash: UInt32, context: Int) -> ShapedText? {
    let (slots, mask, key) = (slots, slotCount - 1, Self.key(context: context, count: text.count))
    var index = Int(hash) & mask
    for _ in 0..<Self.mostProbes {
      guard let word = slots[index].word else { return nil }
      if slots[index].hash == hash {
        let stored = units + Int(slots[index].start)
        if stored[-1] == key, Self.same(stored, text) { return ShapedText(word.takeUnretainedValue()) }
      }
      index = (index + 1) & mask
    }
    return nil
  }

  /// The context of a word and its number of units, which is below 128.
  @inline(__always) private static func key(context: Int, count: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: context << 7 | count)
  }

  /// Whether a stored word has the units of `text`.
  @inline(__always)
  private static func same(_ stored: UnsafeMutablePointer<UInt16>, _ text: UnsafeBufferPointer<UInt16>) -> Bool {
    let count = text.count
    if count < 4 {
      for index in 0..<count where stored[index] != text[index] { return false }
      return true
    }
    let (left, right) = (UnsafeRawPointer(stored), UnsafeRawPointer(text.baseAddress!))
    let last = count * 2 - 8
    var offset = 0
    while offset < last {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset += 8
    }
    return left.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      == right.loadUnaligned(fromByteOffset: last, as: UInt64.self)
  }

  /// Remembers a word that `find` did not have.
  func insert(_ word: ShapedText, for text: UnsafeBufferPointer<UInt16>, hash: UInt32, context: Int) {
    precondition(text.count <= Self.longestWord && context < Self.mostContexts, "only words are remembered")
    if glyphCount + word.glyphs.count > Self.mostGlyphs || unitCount + 1 + text.count > Self.mostUnits {
      forgetAll()
    }
    if count * 2 >= slotCount { grow() }
    let start = unitCount + 1
    guard place(Slot(hash: hash, start: UInt32(start), word: .passRetained(word.storage))) else { return }
    units[unitCount] = Self.key(context: context, count: text.count)
    (units + start).update(from: text.baseAddress!, count: text.count)
    unitCount = start + text.count
    glyphCount += word.glyphs.count
  }

  /// Stores a slot where `find` looks; releases the word if there is no room.
  private func place(_ slot: Slot) -> Bool {
    let mask = slotCount - 1
    var index = Int(slot.hash) & mask
    for _ in 0..<Self.mostProbes {
      if slots[index].word == nil {
        slots[index] = slot
        count += 1
        return true
      }
      index = (index + 1) & mask
    }
    slot.word?.release()
    return false
  }

  private func grow() {
    let (old, oldCount) = (slots, slotCount)
    slotCount *= 2
    slots = Self.emptySlots(slotCount)
    count = 0
    for index in 0..<oldCount where old[index].word != nil { _ = place(old[index]) }
    old.deallocate()
  }

  /// Starts again from nothing.
  func forgetAll() {
    releaseWords()
    slots.update(repeating: .empty, count: slotCount)
    (count, unitCount, glyphCount) = (0, 0, 0)
  }

  private func releaseWords() {
    for index in 0..<slotCount { slots[index].word?.release() }
  }

  private static func emptySlots(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: .empty, count: count)
    return slots
  }
}

/// What is known of a letter before another one.
struct LetterPair {
  /// How far the first glyph moves the pen, in font units.
  var advance: Int32
  /// How far it is drawn to the right of the pen, in font units.
  var xOffset: Int32
  /// Whether cutting the text between them needs both parts shaped again.
  var isUnsafeToBreak: Bool
}

/// Pairs of letters, by their numbers: an open-addressing table that is at most half full.
final class LetterPairTable {
  /// Eight bytes, since the tables of a text in many languages are large.
  private struct Slot {
    /// Both numbers, and in the highest bit whether cutting between them is unsafe; 0 in an empty slot.
    private var unsafeKey: UInt32
    private var advance: Int16
    private var xOffset: Int16

    private static let unsafe: UInt32 = 1 << 31

    static var empty: Slot { Slot(unsafeKey: 0, advance: 0, xOffset: 0) }

    private init(unsafeKey: UInt32, advance: Int16, xOffset: Int16) {
      (self.unsafeKey, self.advance, self.xOffset) = (unsafeKey, advance, xOffset)
    }

    /// Nil if a measure does not fit.
    init?(key: UInt32, _ pair: LetterPair) {
      guard let advance = Int16(exactly: pair.advance), let xOffset = Int16(exactly: pair.xOffset) else { return nil }
      self.init(unsafeKey: key | (pair.isUnsafeToBreak ? Self.unsafe : 0), advance: advance, xOffset: xOffset)
    }

    var key: UInt32 { unsafeKey & ~Self.unsafe }

    var pair: LetterPair {
      LetterPair(advance: Int32(advance), xOffset: Int32(xOffset), isUnsafeToBreak: unsafeKey & Self.unsafe != 0)
    }
  }

  // Only one thread has the table, and no function that changes these calls another.
  @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Slot>
  @exclusivity(unchecked) private var slotCount = 256
  /// So many slots are looked at; more are needed only when somebody aims at it.
  private static let mostProbes = 32
  /// How many pairs there are.
  private(set) var count = 0

  init() { slots = Self.emptySlots(slotCount) }

  deinit { slots.deallocate() }

  /// A pair of letters; nil if it was not added.
  @inline(__always) func find(_ first: UInt16, _ second: UInt16) -> LetterPair? {
    guard let place = place(of: Self.key(first, second)), slots[place].key != 0 else { return nil }
    return slots[place].pair
  }

  /// Adds a pair of letters if there is room where `find` looks, and its measures are below 2¹⁵.
  func add(_ pair: LetterPair, _ first: UInt16, _ second: UInt16) {
    if count * 2 >= slotCount { grow() }
    let key = Self.key(first, second)
    guard let slot = Slot(key: key, pair), let place = place(of: key), slots[place].key == 0 else { return }
    slots[place] = slot
    count += 1
  }

  /// The numbers of letters are below 2¹⁵.
  private static func key(_ first: UInt16, _ second: UInt16) -> UInt32 { UInt32(first) << 16 | UInt32(second) }

  /// The slot of a pair, or the empty one for it; nil where only other pairs are looked at.
  @inline(__always) private func place(of key: UInt32) -> Int? {
    let mask = slotCount - 1
    // A plain product would crowd keys that differ only in one of the numbers.
    var place = Int(truncatingIfNeeded: WordCache.mix(UInt64(key))) & mask
    for _ in 0..<Self.mostProbes {
      if slots[place].key == key || slots[place].key == 0 { return place }
      place = (place + 1) & mask
    }
    return nil
  }

  private func grow() {
    let (old, oldCount) = (slots, slotCount)
    slotCount *= 2
    slots = Self.emptySlots(slotCount)
    count = 0
    for index in 0..<oldCount where old[index].key != 0 {
      guard let place = place(of: old[index].key) else { continue }
      slots[place] = old[index]
      count += 1
    }
    old.deallocate()
  }

  private static func emptySlots(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: .empty, count: count)
    return slots
  }
}

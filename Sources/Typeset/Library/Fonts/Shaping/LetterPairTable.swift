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
  private struct Slot {
    /// Both numbers; 0 in an empty slot.
    var key: UInt32
    var advance: Int32
    var xOffset: Int32
    var isUnsafeToBreak: Bool
  }

  // Only one thread has the table, and no function that changes these calls another.
  @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Slot>
  @exclusivity(unchecked) private var slotCount = 256
  /// So many slots are looked at; more are needed only when somebody aims at it.
  private static let mostProbes = 16
  /// How many pairs there are.
  private(set) var count = 0

  init() { slots = Self.emptySlots(slotCount) }

  deinit { slots.deallocate() }

  /// A pair of letters; nil if it was not added.
  @inline(__always) func find(_ first: UInt16, _ second: UInt16) -> LetterPair? {
    guard let place = place(of: Self.key(first, second)), slots[place].key != 0 else { return nil }
    let slot = slots[place]
    return LetterPair(advance: slot.advance, xOffset: slot.xOffset, isUnsafeToBreak: slot.isUnsafeToBreak)
  }

  /// Adds a pair of letters if there is room where `find` looks.
  func add(_ pair: LetterPair, _ first: UInt16, _ second: UInt16) {
    if count * 2 >= slotCount { grow() }
    let key = Self.key(first, second)
    guard let place = place(of: key), slots[place].key == 0 else { return }
    slots[place] = Slot(
      key: key, advance: pair.advance, xOffset: pair.xOffset, isUnsafeToBreak: pair.isUnsafeToBreak)
    count += 1
  }

  private static func key(_ first: UInt16, _ second: UInt16) -> UInt32 { UInt32(first) << 16 | UInt32(second) }

  /// The slot of a pair, or the empty one for it; nil where only other pairs are looked at.
  @inline(__always) private func place(of key: UInt32) -> Int? {
    let mask = slotCount - 1
    // The middle bits of the product depend on both numbers.
    var place = Int((key &* 0x9E37_79B1) >> 12) & mask
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
    slots.initialize(repeating: Slot(key: 0, advance: 0, xOffset: 0, isUnsafeToBreak: false), count: count)
    return slots
  }
}

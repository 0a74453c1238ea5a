import Testing

@testable import Typeset

/// Words that come again.
@Suite struct RepeatFilterTests {
  @Test func aHashIsKnownFromItsSecondTimeOn() {
    var filter = RepeatFilter()
    for hash in [0, 1, 63, 64, 0xFFFF_FFFF] as [UInt32] {
      let times = (1...3).map { _ in filter.insert(hash) }
      #expect(times == [false, true, true], "\(hash)")
    }
  }

  @Test func itStaysUsefulHoweverManyWordsCome() {
    var filter = RepeatFilter()
    var generator = SeededGenerator(state: 7)
    let known = (0..<1_000_000).count { _ in filter.insert(UInt32.random(in: 0...UInt32.max, using: &generator)) }
    // A quarter of its bits is set at most, and an eighth on average.
    #expect((50_000...200_000).contains(known))
    let hash: UInt32 = 12_345
    _ = filter.insert(hash)
    let isKnown = filter.insert(hash)
    #expect(isKnown)
  }

  @Test func fetchingChangesNothing() {
    var filter = RepeatFilter()
    filter.prefetch(5)
    let first = filter.insert(5)
    filter.prefetch(6)
    let second = filter.insert(6)
    #expect(!first && !second)
  }
}

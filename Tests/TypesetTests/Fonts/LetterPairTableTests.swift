import Testing

@testable import Typeset

@Suite struct LetterPairTableTests {
  private func pair(_ number: Int) -> LetterPair {
    LetterPair(advance: Int32(number % 2_000), xOffset: Int32(-(number % 90)), isUnsafeToBreak: number % 3 == 0)
  }

  /// Most letters of many scripts do not heed the next one, so that all their pairs have the same second number.
  @Test(arguments: [1, 7, 4_000]) func allPairsAreFound(seconds: Int) throws {
    let table = LetterPairTable()
    let pairs = (0..<4_000).map { (first: UInt16(8 + 4 * ($0 / seconds)), second: UInt16($0 % seconds * 4)) }
    for (number, (first, second)) in pairs.enumerated() { table.add(pair(number), first, second) }
    #expect(table.count == pairs.count)
    for (number, (first, second)) in pairs.enumerated() {
      let (found, expected) = (try #require(table.find(first, second), "\(first), \(second)"), pair(number))
      #expect(found.advance == expected.advance && found.xOffset == expected.xOffset)
      #expect(found.isUnsafeToBreak == expected.isUnsafeToBreak)
    }
    #expect(table.find(4, 0) == nil)
  }

  @Test func aPairThatDoesNotFitIsNotAdded() {
    let table = LetterPairTable()
    table.add(LetterPair(advance: 1 << 15, xOffset: 0, isUnsafeToBreak: false), 8, 0)
    #expect(table.count == 0 && table.find(8, 0) == nil)
  }
}

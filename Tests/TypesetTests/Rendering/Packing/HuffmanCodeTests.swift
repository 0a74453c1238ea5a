import Testing

@testable import Typeset

@Suite struct HuffmanCodeTests {
  /// How much of all words of `longest` bits a code takes.
  private func used(_ code: HuffmanCode, longest: Int) -> Int {
    code.lengths.reduce(0) { $0 + ($1 > 0 ? 1 << (longest - Int($1)) : 0) }
  }

  @Test func frequentSymbolsHaveShortWords() {
    let code = HuffmanCode(frequencies: [5, 0, 9, 12, 13, 16, 45], longest: 15)
    #expect(code.lengths == [4, 0, 4, 3, 3, 3, 1])
    // Words of one length count upwards; the first bit is the lowest.
    #expect(code.codes == [0b0111, 0, 0b1111, 0b001, 0b101, 0b011, 0])
  }

  @Test func noWordIsTooLong() {
    // Frequencies that grow as Fibonacci's numbers make the deepest tree.
    var frequencies: [UInt32] = [1, 1]
    while frequencies.count < 40 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    #expect(HuffmanCode(frequencies: Array(frequencies[..<15]), longest: 15).lengths.max() == 14)
    for longest in [7, 15] {
      let code = HuffmanCode(frequencies: frequencies, longest: longest)
      #expect(code.lengths.allSatisfy { (1...longest).contains(Int($0)) })
      #expect(used(code, longest: longest) == 1 << longest, "the code is complete")
      #expect(zip(code.lengths, code.lengths.dropFirst()).allSatisfy { $0 >= $1 }, "rarer ones are not shorter")
    }
  }

  @Test func oneSymbolHasAWordAndNoneHasNone() {
    #expect(HuffmanCode(frequencies: [0, 7, 0], longest: 15).lengths == [0, 1, 0])
    #expect(HuffmanCode(frequencies: [0, 0], longest: 15).lengths == [0, 0])
    #expect(HuffmanCode(frequencies: [3, 3], longest: 15).codes == [0, 1])
  }
}

import Testing

@testable import Typeset

@Suite struct ByteFinderTests {
  private static func places(of character: Unicode.Scalar, in text: String, to end: Int, from starts: [Int]) -> [Int] {
    let bytes = Array(text.utf8)
    var finder = ByteFinder(character, to: end)
    return starts.map { finder.next(from: $0, in: bytes.span) }
  }

  @Test func placesAreFoundInOrder() {
    #expect(Self.places(of: "#", in: "a#bc##", to: 6, from: [0, 1, 2, 5, 6]) == [1, 1, 4, 5, 6])
  }

  @Test func theEndIsWhereNothingFollows() {
    #expect(Self.places(of: "#", in: "abc", to: 3, from: [0, 2, 3]) == [3, 3, 3])
    #expect(Self.places(of: "#", in: "ab#", to: 2, from: [0, 2]) == [2, 2])
    #expect(Self.places(of: "#", in: "", to: 0, from: [0]) == [0])
  }
}

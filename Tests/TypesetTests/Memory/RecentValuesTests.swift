import Testing

@testable import Typeset

@Suite struct RecentValuesTests {
  @Test func theLastEightAreFound() {
    var recent = RecentValues<String, Int>()
    #expect(recent.find("0") == nil)
    for number in 0..<20 {
      recent.add(number, for: String(number))
      for key in 0...number {
        #expect(recent.find(String(key)) == (number - key < 8 ? key : nil), "\(key) of \(number)")
      }
    }
    #expect(recent.find { $0.hasSuffix("9") } == 19)
    #expect(recent.find { $0.hasSuffix("1") } == nil)
  }
}

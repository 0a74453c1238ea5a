import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R089LineLengthCheckTests {
  private func found(_ contents: String, device: String = "ipad-pro-12.9") throws -> [Finding] {
    try CheckSample("<screen device=\"\(device)\">\(contents)</screen>").findings(of: 89)
  }

  private let long = String(repeating: "boats leave every hour ", count: 16)

  @Test func longLinesAreFoundWhereThereAreTwo() throws {
    #expect(try found("<p>\(long)</p>").map(\.fault.required) == ["at most 90 characters"])
    #expect(try found("<p wrap=\"none\">\(String(long.prefix(110)))</p>").isEmpty)
    #expect(try found("<p>\(long)</p>", device: "iphone-xs").isEmpty)
  }

  /// The words of a line and the blank after them.
  @Test func theBlankAtTheEndOfALineDoesNotCount() throws {
    let words = String(repeating: "i", count: 90)
    let text = "\(words) \(words) \(words)"
    #expect(try found("<p width=\"500\">\(text)</p>").isEmpty)
    #expect(try found("<p width=\"500\">\(text.replacing("i ", with: "ii "))</p>").count == 1)
  }

  @Test func aNameInChineseMakesNoChineseText() throws {
    let text = "Boats to 長崎 leave the old harbour every hour on the hour and come back in the evening, too"
    #expect(try found("<p width=\"600\">\(text) \(text)</p>").isEmpty)
  }

  @Test func ideographsHaveHalf() throws {
    let chinese = String(repeating: "每小时都有船从旧港口出发", count: 12)
    #expect(try found("<p lang=\"zh\">\(chinese)</p>").map(\.fault.required) == ["at most 45 characters"])
  }

  @Test func readableNeverFindsItself() throws {
    #expect(try found("<readable><p>\(long)</p></readable>").isEmpty)
    #expect(try found("<readable><column><p style=\"caption2\">\(long)</p></column></readable>").isEmpty)
  }

  @Test func footersAreAsWideAsTheirList() throws {
    let list = "<list><section><item><label>Boats</label></item><footer>\(long)</footer></section></list>"
    #expect(try found(list).isEmpty)
  }
}

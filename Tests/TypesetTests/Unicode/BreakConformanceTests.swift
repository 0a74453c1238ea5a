import Foundation
import Testing

@testable import Typeset

/// The official tests of UAX #14 and UAX #29.
///
/// ICU tailors line breaking as its own documentation says; the rows that show it are listed in `Tests/Cases/unicode`,
/// and one that begins to pass has to leave the list.
@Suite struct BreakConformanceTests {
  @Test(.enabled(if: ConformanceData.lineBreaks.isUsable, Comment(rawValue: ConformanceData.lineBreaks.reason)))
  func everyRowOfLineBreakTestIsBrokenAsListed() throws {
    let analyzer = TextAnalyzer()
    let rows = try differences(
      in: .lineBreaks,
      because: "ICU keeps a hyphen that begins a word with the word, and a stop with the digit behind it; and where "
        + "editions differ, the newer is followed."
    ) { text in
      analyzer.lineBreaks(in: text, language: "en-u-lw-normal").opportunities.map(\.offset)
    }
    Golden.compare(rows, with: ConformanceData.lineBreaks.list("line-break-test"), of: "unicode")
  }

  @Test(.enabled(if: ConformanceData.graphemes.isUsable, Comment(rawValue: ConformanceData.graphemes.reason)))
  func everyRowOfGraphemeBreakTestIsBrokenAsListed() throws {
    let analyzer = TextAnalyzer()
    let rows = try differences(in: .graphemes, because: "None.") { text in
      [0] + analyzer.graphemeBoundaries(in: text, range: 0..<text.count) + [text.count]
    }
    Golden.compare(rows, with: ConformanceData.graphemes.list("grapheme-break-test"), of: "unicode")
  }

  /// Checks rows such as `× 0023 ÷ 2014 ÷`, followed by a comment.
  private func differences(in data: ConformanceData, because reason: String, boundaries: ([UInt16]) -> [Int]) throws
    -> String
  {
    var result = """
      # \(data.title("breaks"))
      # \(reason)

      """
    var count = 0
    let bytes = try data.read()
    var reader = RowReader(bytes)
    while let line = reader.line() {
      var text: [UInt16] = []
      var expected: [Int] = []
      let row = RowReader.text(bytes, line).prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
      for word in row {
        if word == "÷" {
          expected.append(text.count)
        } else if let character = Int(word, radix: 16) {
          text.append(character: character)
        }
      }
      guard !text.isEmpty else { continue }
      count += 1
      if boundaries(text) != expected { result += row.joined(separator: " ") + "\n" }
    }
    #expect(count > 600, "hardly any row was found")
    return result
  }
}

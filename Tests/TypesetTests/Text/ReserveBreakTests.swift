import Testing

@testable import Typeset

/// Parts that stay together are broken at their blanks where they are wider than a line, words only where nothing else
/// helps.
@Suite struct ReserveBreakTests {
  private func lines(_ text: String, in width: Double) -> [String] {
    TextSample("<p wrap=\"greedy\">\(text)</p>").lines(in: width)
  }

  @Test func aPhoneNumberIsBrokenAtItsBlanks() {
    let text = "Call <phone>+20 2 2735 1234</phone> now"
    #expect(lines(text, in: 300).count == 1)
    #expect(
      lines(text, in: 140).map { $0.split(separator: " ").joined(separator: " ") } == [
        "Call", "+20 2 2735 1234", "now",
      ])
    let narrow = TextSample("<p wrap=\"greedy\">\(text)</p>").broken(in: 80)
    #expect(narrow.lines.contains(where: \.endsInPart) && !narrow.lines.contains(where: \.isEmergency))
    #expect(narrow.brokenWords(in: 0..<narrow.lineCount).isEmpty)
  }

  @Test(arguments: ["+20 2 2735 1234", "+20\u{A0}2\u{2009}2735\u{202F}1234", "4111 1111 1111 1111"])
  func aNumberThatWasFoundStaysTogether(number: String) {
    for width in stride(from: 180.0, to: 280, by: 10) {
      #expect(lines("Call \(number) now or later", in: width).contains { $0.contains(number) }, "\(width)")
    }
  }

  @Test func whatIsStillTooWideIsBrokenInside() {
    let narrow = TextSample("<p wrap=\"greedy\"><phone>+20 2273512345678 12</phone></p>").broken(in: 60)
    #expect(narrow.brokenWords(in: 0..<narrow.lineCount).contains("+202273512345678 12".filter { $0 != " " }))
  }

  @Test func aShortDateStaysTogether() {
    #expect(lines("Delivered by <date>2026-04-02</date>", in: 120).count == 2)
    #expect(lines("Delivered by <date>2026-04-02</date>", in: 120).last?.contains("2026") == true)
    #expect(lines("Delivered by <date>2026-04-02</date>", in: 120).first?.contains("Apr") == false)
  }

  @Test func brokenWordsAreReportedOnce() throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"p\" hyphens=\"none\">A Constantinople Constantinople</p><p>Soft\u{AD}ly</p>", "width=\"60\"")
    #expect(sample.codes == ["broken-word"])
    #expect(sample.diagnostics.first?.message.contains("Constantinople") == true)
  }

  @Test func aSoftHyphenIsNoBrokenWord() throws {
    let sample = try LayoutSample.canvas("<p>Constan\u{AD}tinople</p>", "width=\"80\"")
    #expect(sample.codes.isEmpty)
  }
}

import Testing

@testable import Typeset

@Suite struct DiagnosticPrinterTests {
  private func diagnostic(_ text: String, _ bytes: Range<Int>, hints: [String] = []) -> Diagnostic {
    let file = SourceFile(name: "a.xml", utf8: Array(text.utf8))
    return Diagnostic(
      .error, code: "test", "what is \"wrong\"", at: SourceRange(file: file, bytes: bytes), hints: hints)
  }

  @Test func theTextFormShowsPlaceLineMarkerAndHints() {
    let text = DiagnosticPrinter().string(for: diagnostic("one\ntwo three\n", 8..<13, hints: ["do this"]))
    #expect(text == "a.xml:2:5: error: what is \"wrong\"\ntwo three\n    ^~~~~\nhint: do this\n")
  }

  @Test func theJSONFormIsOneLine() {
    let text = DiagnosticPrinter(form: .json).string(for: diagnostic("one\ntwo three\n", 8..<13, hints: ["a\nb"]))
    #expect(
      text
        == "{\"severity\": \"error\", \"code\": \"test\", \"message\": \"what is \\\"wrong\\\"\", \"file\": \"a.xml\", "
        + "\"line\": 2, \"column\": 5, \"endLine\": 2, \"endColumn\": 10, \"hints\": [\"a\\nb\"]}\n")
  }

  @Test func whatHasNoPlaceHasNoLine() {
    let diagnostic = Diagnostic(.warning, code: "test", "what", at: nil)
    #expect(DiagnosticPrinter().string(for: diagnostic) == "typesetter: warning: what\n")
    let json = DiagnosticPrinter(form: .json).string(for: diagnostic)
    #expect(json.contains("\"file\": null, \"line\": null, \"column\": null, \"endLine\": null, \"endColumn\": null"))
  }

  @Test func tabsAreCopiedAndWideCharactersTakeTwoColumns() {
    let text = "\t日本e\u{301}x"
    let excerpt = DiagnosticPrinter().string(for: diagnostic(text, text.utf8.count - 1..<text.utf8.count))
    #expect(excerpt == "a.xml:1:5: error: what is \"wrong\"\n\(text)\n\t     ^\n")
  }

  @Test func controlsAndBidiControlsAreShownAsNumbers() {
    let text = "a\u{1B}[31m\u{202E}b\u{0}"
    let printed = DiagnosticPrinter().string(for: diagnostic(text, 9..<10))
    #expect(printed.contains("a<U+001B>[31m<U+202E>b<U+0000>\n"))
    #expect(printed.contains("\n" + String(repeating: " ", count: 21) + "^\n"))
    let message = Diagnostic(.error, code: "test", "a\nb\u{1B}", at: nil, hints: ["\u{2066}"])
    #expect(DiagnosticPrinter().string(for: message) == "typesetter: error: a<U+000A>b<U+001B>\nhint: <U+2066>\n")
  }

  @Test func longLinesAreCutAroundThePlace() throws {
    let text = String(repeating: "é", count: 100_000) + "X" + String(repeating: "é", count: 100_000)
    let lines = DiagnosticPrinter().string(for: diagnostic(text, 200_000..<200_001)).split(separator: "\n")
    #expect(lines[0].hasPrefix("a.xml:1:100001:"))
    #expect(lines[1].count < 100 && lines[1].hasPrefix("…é") && lines[1].hasSuffix("é…"))
    let place = try #require(lines[2].firstIndex(of: "^"))
    #expect(Array(lines[1])[lines[2].distance(from: lines[2].startIndex, to: place)] == "X")
  }

  @Test func colourIsAnOption() {
    let plain = diagnostic("one", 0..<3)
    #expect(!DiagnosticPrinter().string(for: plain).contains("\u{1B}"))
    #expect(DiagnosticPrinter(usesColor: true).string(for: plain).contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test func aPlaceAtTheEndOfTheFileIsShown() {
    #expect(DiagnosticPrinter().string(for: diagnostic("ab", 2..<2)).hasSuffix("ab\n  ^\n"))
    #expect(DiagnosticPrinter().string(for: diagnostic("", 0..<0)) == "a.xml:1:1: error: what is \"wrong\"\n")
    #expect(DiagnosticPrinter().string(for: diagnostic("a\nb", 0..<3)).hasSuffix("\na\n^\n"))
  }
}

import Testing

@testable import Typeset

/// Texts of inputs have no power over a terminal, nor over a service that reads lines.
@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain – “text” … ٣ שלום 日本 e\u{301}\t\u{200D}", nil), ("a\u{1B}[31mb", "a<U+001B>[31mb"),
    ("\u{9B}2J", "<U+009B>2J"), ("a\rb\u{7F}\u{0}", "a<U+000D>b<U+007F><U+0000>"), ("a\nb", "a<U+000A>b"),
    ("a\r\nb", "a<U+000D><U+000A>b"), ("\u{202E}a\u{2066}b\u{61C}c\u{200F}", "<U+202E>a<U+2066>b<U+061C>c<U+200F>"),
    ("\u{2028}\u{85}\u{FEFF}", "<U+2028><U+0085><U+FEFF>"), ("\u{E0041}x", "<U+E0041>x"), ("::error::x", nil),
    ("a ##[error]x ###[", "a #<U+0023>[error]x ##<U+0023>["), ("## [", nil), ("é\u{1B}", "é<U+001B>"),
  ]) func aPartOfALineIsHarmless(text: String, shown: String?) {
    #expect(TerminalText.inline(text) == shown ?? text)
    #expect(TerminalText.inline(TerminalText.inline(text)) == shown ?? text)
  }

  @Test(arguments: [
    ("::error::x", "<U+003A>:error::x"), (" \t::x", " \t<U+003A>:x"), ("a::x", "a::x"), (":x", ":x"),
    ("\u{A0}::x", "\u{A0}<U+003A>:x"), ("a\n::x", "a<U+000A>::x"),
  ]) func aLineIsNoCommand(line: String, shown: String) {
    #expect(TerminalText.line(line) == shown)
  }

  @Test func linesStayLines() {
    #expect(TerminalText.lines("a\n ::b\n\nc\u{1B}\n") == "a\n <U+003A>:b\n\nc<U+001B>\n")
    #expect(TerminalText.lines("a\r\nb") == "a<U+000D>\nb")
    let long = String(repeating: "word … ", count: 100_000)
    #expect(TerminalText.lines(long) == long)
  }

  @Test func everyControlIsShown() {
    for value in Array(0..<0x20) + Array(0x7F..<0xA0) where value != 0x09 {
      let scalar = Unicode.Scalar(UInt32(value))!
      #expect(TerminalText.inline("a\(scalar)") == "a<\(scalar.codePoint)>")
    }
  }

  @Test func aLineOfTheSourceIsNoCommandEither() {
    func excerpt(_ text: String, at offset: Int) -> [Substring] {
      let range = SourceRange(file: SourceFile(name: "::a.xml", utf8: Array(text.utf8)), bytes: offset..<offset + 1)
      return DiagnosticPrinter().string(for: Diagnostic(.error, code: "x", "y", at: range)).split(separator: "\n")
    }
    let command = excerpt(" ::error::x", at: 9)
    #expect(command[0] == "<U+003A>:a.xml:1:10: error: y" && command[1] == " <U+003A>:error::x")
    #expect(command[2] == String(repeating: " ", count: 16) + "^")
    #expect(excerpt("a ##[x", at: 5)[1] == "a #<U+0023>[x")
  }
}

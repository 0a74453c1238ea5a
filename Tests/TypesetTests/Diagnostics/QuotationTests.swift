import Testing

@testable import Typeset

@Suite struct QuotationTests {
  @Test func lineEndsAreSeen() {
    #expect(quoted("Boats\nleave") == "\"Boats↵leave\"")
    #expect(quoted("a\r\nb\u{2028}c\u{2029}d\u{85}e") == "\"a↵b↵c↵d↵e\"")
    #expect(quoted("قوارب\n") == "\"قوارب↵\"")
  }

  @Test func theMiddleOfALongTextIsLeftOut() {
    let text = String(repeating: "a", count: 40) + String(repeating: "b", count: 40)
    #expect(quoted(text) == "\"" + String(repeating: "a", count: 36) + "…" + String(repeating: "b", count: 12) + "\"")
    #expect(quoted(String(text.prefix(60))) == "\"\(text.prefix(60))\"")
  }
}

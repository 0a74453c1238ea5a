import Testing

@testable import Typeset

@Suite struct JSONTextTests {
  @Test func onlyWhatMustBeEscapedIs() {
    #expect(JSONText.escaped("aé\"\\/\n\r\t\u{0}\u{1F}\u{7F}\u{2028}") == #""aé\"\\/\n\r\t\u0000\u001f\u007f\u2028""#)
    #expect(JSONText.escaped("") == "\"\"")
  }
}

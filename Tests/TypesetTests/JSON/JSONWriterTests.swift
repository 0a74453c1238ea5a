import Testing

@testable import Typeset

@Suite struct JSONWriterTests {
  @Test func onlyNecessaryCharactersAreEscaped() {
    let json = JSONWriter()
    json.value("aé\"\\/\n\r\t\u{0}\u{1F}\u{7F}\u{2028}")
    #expect(json.text == #""aé\"\\/\n\r\t\u0000\u001f\u007f\u2028""#)
    let escaped = Array("_aé\"\\\n\u{85}\u{2029}漢𐐀".utf16) + [0xD801, 0x5F]
    let part = JSONWriter()
    part.value(escaped, 1..<escaped.count - 1)
    #expect(part.text == "\"aé\\\"\\\\\\n\\u0085\\u2029漢𐐀\u{FFFD}\"")
    let units = JSONWriter()
    units.value([0x61, 0xD83D, 0xDE00, 0xD83D], 0..<4)
    #expect(units.text == "\"a😀\u{FFFD}\"")
  }

  @Test func commasSeparateMembersAndValues() {
    for (isCompact, text) in [
      (false, #"{"a": 1, "b": {}, "c": [1.5, null, true], "d": [], "e": null}"#),
      (true, #"{"a":1,"b":{},"c":[1.5,null,true],"d":[],"e":null}"#),
    ] {
      let json = JSONWriter(isCompact: isCompact)
      json.object {
        json.member("a", 1)
        json.key("b")
        json.object {}
        json.key("c")
        json.beginList()
        json.next()
        json.value(1.5)
        json.next()
        json.null()
        json.next()
        json.value(true)
        json.endList()
        json.member("d", [String]())
        json.member("e", orNull: nil as String?)
      }
      #expect(json.text == text)
    }
  }

  @Test func theCallerBreaksLines() {
    let json = JSONWriter()
    json.list([1, 2], separator: ",\n  ", start: "\n  ") { json.value($0) }
    #expect(json.text == "[\n  1,\n  2]")
  }
}

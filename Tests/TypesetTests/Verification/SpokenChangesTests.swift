import Testing

@testable import Typeset

/// Accessibility information counts, as far as a baseline contains it.
@Suite struct SpokenChangesTests {
  private static func document(_ row: String) -> String {
    "<document lang=\"en\"><canvas width=\"200\"><row>\(row)</row></canvas></document>"
  }

  private static func recorded(_ row: String) throws -> VerifySample {
    let sample = try VerifySample(records: false)
    try sample.write(document(row), to: "a.xml")
    try #require(try sample.run("--update", "missing").status == 0)
    return sample
  }

  @Test(arguments: [
    (
      "<button icon=\"trash\"/>", "<button icon=\"trash\" label=\"Remove the lamp\"/>",
      "button \"canvas1/row1/button1\": accessible name set to \"Remove the lamp\""
    ),
    (
      "<icon name=\"star\" label=\"One\"/>", "<icon name=\"star\" label=\"Two\"/>",
      "accessible name \"One\" → \"Two\""
    ),
    ("<column><p>A</p></column>", "<column role=\"none\"><p>A</p></column>", "role set to \"none\""),
    (
      "<segmented><segment>A</segment></segmented>", "<segmented><segment selected=\"yes\">A</segment></segmented>",
      "segment \"canvas1/row1/segmented1/segment1\": now selected"
    ),
  ])
  func aChangeOfSpokenWordsIsReported(before: String, after: String, words: String) throws {
    let sample = try Self.recorded(before)
    try sample.write(Self.document(after), to: "a.xml")
    let result = try sample.run()
    #expect(result.status == 1)
    #expect(result.text.contains(words), "\(result.text)")
  }

  @Test func aBaselineOfFormatOneSaysNothingOfDefaultNamesAndStates() throws {
    let row = "<label>Lamp</label><toggle on=\"yes\"/><slider label=\"Light\" value=\"0.5\"/>"
    let sample = try Self.recorded(row)
    var text = try sample.read("B/a-en-l.baseline")
    for (new, old) in [
      ("\"format\":3", "\"format\":1"), (",\"enabled\":true", ""), (",\"checked\":true", ""),
      (",\"label\":\"Lamp\"", ""), ("\"value\":\"on\"", "\"value\":\"1\""),
    ] {
      try #require(text.contains(new), "\(new)")
      text = text.replacing(new, with: old)
    }
    text = text.split(separator: "\n").filter { !$0.hasPrefix("{\"set\"") }.map { $0 + "\n" }.joined()
      .replacing(try Regex(#","set":\{[^}]*\}"#), with: "")
    try sample.write(text, to: "B/a-en-l.baseline")
    #expect(try sample.run().status == 0)
    // Its contents still count: the names given by authors, and everything drawn.
    for (changed, words) in [
      (row.replacing("Light", with: "Glow"), "accessible name \"Light\" → \"Glow\""),
      (row.replacing("0.5", with: "0.6"), "value \"50%\" → \"60%\""),
      (row.replacing(" on=\"yes\"", with: ""), "toggle"),
    ] {
      try sample.write(Self.document(changed), to: "a.xml")
      let result = try sample.run()
      #expect(result.status == 1)
      #expect(result.text.contains(words), "\(result.text)")
    }
  }
}

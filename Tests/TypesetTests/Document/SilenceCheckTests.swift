import Testing

@testable import Typeset

/// `ignore` takes rules that exist, and a reason.
@Suite struct SilenceCheckTests {
  @Test(arguments: [
    ("ignore=\"R105\"", "ignore needs a reason"),
    ("because=\"a film\"", "because gives a reason for nothing"),
    ("ignore=\"R105 R999\" because=\"a film\"", "ignore cannot be \"R999\""),
    ("ignore=\"\" because=\"a film\"", "ignore cannot be nothing"),
    ("ignore=\"R105\" because=\" \"", "because cannot be nothing"),
  ])
  func mistakesAreReported(attributes: String, message: String) {
    #expect(readDocument(page("<p \(attributes)>x</p>")).diagnostics.map(\.message) == [message])
  }

  @Test(arguments: ["R105", "r105, 86", "R086 R105"])
  func rulesAreWrittenAsPeopleCiteThem(rules: String) {
    #expect(readDocument(page("<p ignore=\"\(rules)\" because=\"a film\">x</p>")).diagnostics.isEmpty)
  }
}

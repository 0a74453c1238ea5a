import Testing

@testable import Typeset

/// Screens that cannot be shown as they are written: each is reported with its place, and none takes long.
@Suite struct ImpossibleScreensTests {
  @Test(arguments: [
    (
      "<alert><title>A</title>\(String(repeating: "\n<button>B</button>", count: 9))</alert>",
      "5:2 the alert has 9 buttons"
    ),
    ("<popover at=\"#nowhere\"><p>A</p></popover>", "1:59 no element has the id \"nowhere\""),
    ("<keyboard/><keyboard/>", "1:58 more than one <keyboard> in <screen>"),
    (
      "<box background=\"linear-gradient(to end, red)\"/>",
      "1:63 background cannot be \"linear-gradient(to end, red)\""
    ),
    ("<sheet><p>A</p><sheet><p>B</p></sheet></sheet>", "1:62 <sheet> is not allowed inside <sheet>"),
  ])
  func theFaultIsNamedWithItsPlace(layers: String, expected: String) {
    let log = DiagnosticLog()
    let xml = "<document lang=\"en\"><screen><p id=\"p\">One</p>\(layers)</screen></document>"
    _ = Typesetter(fonts: TextSample.library).session().read(Array(xml.utf8), name: "a.xml", folder: ".", log: log)
    let messages = log.diagnostics.map { diagnostic in
      let start = diagnostic.range?.start
      return "\(start?.line ?? 0):\(start?.column ?? 0) \(diagnostic.message)"
    }
    #expect(messages == [expected])
    #expect(log.diagnostics.allSatisfy { !$0.hints.isEmpty })
  }

  @Test func aLanguageWithoutAKeyboardTakesThatOfItsScript() throws {
    let sample = try LayoutSample("<document lang=\"en\"><screen><p>A</p><keyboard lang=\"kab\"/></screen></document>")
    #expect(sample.diagnostics.map(\.message) == ["no keyboard is known for the language \"kab\"; using \"qwerty\""])
    #expect(sample.diagnostics.first?.range?.start.column == 37)
  }

  @Test(.timeLimit(.minutes(1))) func aBlurOverAPageOfTextIsAPictureOfIt() throws {
    let words = String(repeating: "<p>Words on a page that goes on and on.</p>", count: 40)
    let sample = try LayoutSample(
      """
      <document lang="en"><page size="a4" margin="20"><overlay><column>\(words)</column><box material="thin" width="fill"
      height="700"><p>Over</p></box></overlay></page></document>
      """)
    let pictures = sample.frames[0].items.groups.flatMap(\.items).filter { if case .image = $0 { true } else { false } }
    #expect(pictures.count == 1)
  }

  @Test(.timeLimit(.minutes(1))) func sheetsInSheetsAreRefusedHoweverManyThereAre() {
    let log = DiagnosticLog()
    let count = 200
    let sheets = String(repeating: "<sheet>", count: count) + String(repeating: "</sheet>", count: count)
    _ = Document.read(
      Array("<document lang=\"en\"><screen>\(sheets)</screen></document>".utf8), name: "a.xml", log: log)
    #expect(log.diagnostics.contains { $0.code == "misplaced-element" })
    #expect(log.diagnostics.count <= count)
  }
}

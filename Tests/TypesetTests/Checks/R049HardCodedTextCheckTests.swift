import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R049HardCodedTextCheckTests {
  private let keyed = "<p key=\"a\">Map</p><p key=\"b\">Sea</p><p key=\"c\">Lamp</p>"

  private func messages(_ body: String) throws -> [String] {
    try CheckSample("<page>\(keyed)\(body)</page>").findings(of: 49)
      .filter { $0.fault.aspect.hasPrefix("hard-coded") }.map(\.fault.message)
  }

  @Test func aTextWithoutAKeyIsFound() throws {
    #expect(try messages("<p>Boats</p>") == [#"the text "Boats" has no key, so that it is never translated"#])
    #expect(
      try messages("<icon name=\"bell\" label=\"Bell\"/>")
        == [#"label="Bell" has no key, so that it is never translated"#])
  }

  @Test(arguments: [
    "<p translate=\"no\">Boats</p>", "<p lang=\"de\">Boote</p>", "<p>42</p>", "<p><code>a.b</code></p>",
    "<p><phone>+20 2 2735 1234</phone></p>", "<pre>let a = b</pre>", "<p><t key=\"d\"/></p>",
    "<column translate=\"no\"><p>Boats</p></column>", "<icon name=\"bell\" label=\"Bell\" label-key=\"bell\"/>",
  ])
  func whatIsNoTextOfTheAppIsLeftAlone(body: String) throws { #expect(try messages(body).isEmpty) }

  @Test func aDocumentOfItsOwnTextsIsLeftAlone() throws {
    #expect(try messages("<p>One</p><p>Two</p>").isEmpty)
    #expect(
      try CheckSample("<page><p key=\"a\">A</p><p>B</p></page>").findings(of: 49).filter {
        $0.fault.aspect.hasPrefix("hard-coded")
      }.isEmpty)
  }
}

import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R131EllipsisCheckTests {
  private func findings(_ button: String) throws -> [Finding] {
    try CheckSample("<page>\(button)</page>").findings(of: 131)
  }

  @Test func aButtonThatOpensEndsWithAnEllipsis() throws {
    #expect(try findings("<button opens=\"view\">Choose…</button>").isEmpty)
    #expect(try findings("<button opens=\"app\">Choose… </button>").isEmpty)
    #expect(try findings("<button>Choose</button>").isEmpty)
    #expect(try findings("<button opens=\"view\" icon=\"share\"/>").isEmpty)
    let found = try findings("<button id=\"choose\" opens=\"web\">Choose</button>")
    #expect(
      found.map(\.fault.message) == [
        #"the button opens another view, but its title "Choose" ends without an ellipsis"#
      ])
    #expect(found.map(\.fault.element) == ["choose"])
    #expect(try findings("<button opens=\"view\">Choose...</button>").map(\.fault.level) == [.warning])
  }

  @Test func theShownLanguageCountsAndItsTextIsNamed() throws {
    let sample = try CheckSample(example: "Checks/Found/R131Ellipsis.xml")
    let button = try #require(sample.findings.first { $0.fault.key == "more" })
    #expect(button.variants.map { $0.contains("ar") } == [true])
    #expect(button.fault.catalog?.file.hasSuffix("R131Ellipsis.xcstrings") == true)
    #expect(button.fault.catalog?.position != nil)
  }

  @Test func threeDotsInADocumentAreAdvice() throws {
    func found(_ body: String) throws -> [CheckLevel] {
      try CheckSample("<page>\(body)</page>").findings(of: 131).map(\.fault.level)
    }
    #expect(try found("<p>Loading...</p>") == [.advice])
    #expect(try found("<button>More...</button>") == [.advice])
    #expect(try found("<p>Wait <b>a moment...</b></p>") == [.advice])
    #expect(try found("<search placeholder=\"Search...\"/>") == [.advice])
    #expect(try found("<slider label=\"Wind...\"/>") == [.advice])
    #expect(try found("<button opens=\"view\">More...</button>") == [.warning], "it is found once")
    #expect(try found("<p>Loading…</p><p>a .... b</p>").isEmpty)
    #expect(try found("<p>Write <code>for ...</code></p><pre>a ...</pre>").isEmpty)
    #expect(try found("<p ignore=\"R131\" because=\"a quotation\">Loading...</p>").isEmpty)
  }

  @Test func threeDotsInACatalogAreAdvice() throws {
    let found = try CatalogFaults(
      CatalogFaults.entry("key", ["en": "Wait...", "de": "Warten…", "fr": "Attendre..."]), of: 131)
    #expect(found.messages == ["the text in en and fr has three dots for an ellipsis"])
    #expect(found.faults.map(\.level) == [.advice])
    #expect(try CatalogFaults(CatalogFaults.entry("key", ["en": "a .... b"]), of: 131).faults.isEmpty)
  }
}

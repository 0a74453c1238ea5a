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

  @Test func threeDotsInACatalogAreAdvice() throws {
    let found = try CatalogFaults(
      CatalogFaults.entry("key", ["en": "Wait...", "de": "Warten…", "fr": "Attendre..."]), of: 131)
    #expect(found.messages == ["the text in en and fr has three dots for an ellipsis"])
    #expect(found.faults.map(\.level) == [.advice])
    #expect(try CatalogFaults(CatalogFaults.entry("key", ["en": "a .... b"]), of: 131).faults.isEmpty)
  }
}

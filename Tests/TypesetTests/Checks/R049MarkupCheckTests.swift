import Testing

@testable import Typeset

@Suite struct R049MarkupCheckTests {
  private func messages(_ english: String, _ german: String) throws -> [String] {
    try CatalogFaults(CatalogFaults.entry("key", ["en": english, "de": german]), of: 49).faults
      .filter { $0.aspect.hasPrefix("markup") }.map(\.message)
  }

  @Test func lostMarkupIsFound() throws {
    #expect(
      try messages("Read <a href='x'>this</a> now", "Lesen Sie das")
        == ["the text in de loses <a> of the source text"])
    #expect(
      try messages("<0>One</0> and <1>two</1>", "<0>Eins</0> und zwei") == [
        "the text in de loses <1> of the source text"
      ])
    #expect(try messages("Tap **Save** now", "Jetzt sichern") == ["the text in de loses ** of the source text"])
    #expect(
      try messages("Read the [terms](https://example.com)", "Lesen Sie die Bedingungen")
        == ["the text in de loses […](…) of the source text"])
  }

  @Test func unbalancedMarkupIsFound() throws {
    let half = "the text in de has one half of <b> without the other"
    #expect(try messages("<b>No</b> boats", "<b>Keine Boote") == [half])
    #expect(try messages("<b>No</b> boats", "Keine</b> Boote") == [half])
    #expect(try messages("No boats", "<b>Keine Boote") == [half])
    #expect(try messages("Tap **Save**", "**Sichern tippen") == ["the text in de has one half of ** without the other"])
  }

  @Test func orderLinesAndOtherSignsAreFree() throws {
    #expect(try messages("<b>A</b> and <i>b</i>", "<i>B</i> und <b>a</b>").isEmpty)
    #expect(try messages("One<br>two<p>three", "Eins zwei drei").isEmpty)
    #expect(try messages("Depth < 2 m > 1 m", "Tiefe: 1 bis 2 m").isEmpty)
    #expect(try messages("To <name>", "An jemanden").isEmpty)
    // The source has one half itself, since another text has the other.
    #expect(try messages("<b>Begin", "<b>Anfang").isEmpty)
  }
}

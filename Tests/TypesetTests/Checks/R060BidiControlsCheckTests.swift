import Testing

@testable import Typeset

@Suite struct R060BidiControlsCheckTests {
  @Test(arguments: [
    ("a", []), ("\u{2066}a\u{2069}", []), ("a\u{200F}", []), ("\u{202A}a\u{202C}", [BidiControl.Fault.embedding]),
    ("\u{202A}a", [.unclosed]), ("\u{2067}a", [.unclosed]), ("a\u{202C}", [.unopened]), ("a\u{2069}", [.unopened]),
    ("\u{202E}a\u{202C}", [.override]), ("\u{2066}\u{202A}a\u{2069}", [.unclosed]),
    ("\u{2066}a\n\u{2069}", [.unclosed, .unopened]),
    ("\u{202A}\u{2066}a\u{2069}\u{202C}", [.embedding]), ("\u{202A}\u{2069}\u{202C}", [.unopened]),
  ])
  func whatIsOpenedIsClosed(text: String, faults: [BidiControl.Fault]) {
    #expect(BidiControl.faults(in: text) == Set(faults))
  }

  @Test func aCatalogIsLookedAtInEveryLanguage() throws {
    let found = try CatalogFaults(
      CatalogFaults.entry("key", ["en": "\u{202A}a", "ar": "\u{202E}ا\u{202C}", "he": "א"]), of: 60)
    #expect(found.faults.map(\.level) == [.error, .warning])
    #expect(found.faults.map(\.aspect) == ["en unclosed", "ar override"])
    #expect(found.faults.allSatisfy { $0.catalog?.file == "test.xcstrings" })
    #expect(try CatalogFaults(CatalogFaults.entry("k\u{200E}", ["en": "a"]), of: 60).faults.map(\.aspect) == ["name"])
  }

  @Test func aDocumentIsLookedAtOnceATextAndCanSilenceIt() throws {
    let found = try CheckSample("<page><p>a <b>&#x202A;b</b></p><p>c</p></page>").findings(of: 60)
    #expect(found.map(\.fault.message) == ["its text opens an embedding or an isolate and does not close it"])
    #expect(found.first?.variants == [])
    let silenced = try CheckSample("<page><p ignore=\"R060\" because=\"shown as it is\">&#x202A;b</p></page>")
    #expect(silenced.findings(of: 60).isEmpty)
  }
}

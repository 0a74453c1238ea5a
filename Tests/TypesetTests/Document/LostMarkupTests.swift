import Testing

@testable import Typeset

/// Inline elements of a keyed text that the text of a catalog replaces are lost, with a warning; arguments remain.
@Suite struct LostMarkupTests {
  private static let table = #"""
    "read" = "Lesen Sie die Bedingungen";
    "call" = "Rufen Sie %@ an";
    "two" = "%2$@ vor %1$@";
    "lines" = "Eins\nZwei";
    "line" = "Eins Zwei";
    "many" = "%d Nachrichten von %@";
    "same" = "Call";
    "Read the terms" = "Bedingungen lesen";
    """#

  /// A text whose singular leaves its number out, one whose texts all do, and one that the app no longer uses.
  private static let plurals = """
    {"sourceLanguage": "en", "strings": {
      "days": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "Ein Tag"}}, "other": {"stringUnit": {"value": "%d Tage"}}}}}}},
      "some": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "Ein Tag"}}, "other": {"stringUnit": {"value": "Einige Tage"}}}}}}},
      "old": {"extractionState": "stale", "localizations": {"de": {"stringUnit": {"value": "Alter Text"}}}}}}
    """

  /// Lays a text out in German.
  private func sample(_ blocks: String, root: String = "") throws -> LayoutSample {
    var result: LayoutSample?
    try CatalogSample.withFolder { folder in
      try CatalogSample.write(Self.plurals.utf8, to: folder + "/S/Localizable.xcstrings")
      try CatalogSample.write(("\n" + Self.table).utf8, to: folder + "/S/de.lproj/Localizable.strings")
      result = try LayoutSample(
        "<document lang=\"en\"\(root)><head><catalog src=\"S\"/></head><canvas>\n\(blocks)</canvas></document>",
        folder: folder, options: LayoutOptions(locale: "de"))
    }
    return result!
  }

  @Test func aLostLinkIsAWarningAtItsPlace() throws {
    let sample = try sample("<p id=\"p\" key=\"read\">Read the <a href=\"https://a.example\">terms</a></p>")
    #expect(sample.texts(of: "p") == ["Lesen Sie die Bedingungen"])
    #expect(sample.diagnostics.map(\.message) == ["<a> is lost: the text of \"read\" replaces it"])
    let warning = try #require(sample.diagnostics.first)
    #expect(warning.severity == .warning && warning.code == "lost-markup")
    #expect(warning.location?.line == 2 && warning.location?.column == 32 && warning.location?.endColumn == 33)
    #expect(warning.hints.first?.hasSuffix("/S/de.lproj/Localizable.strings, line 2") == true)
    #expect(warning.hints.last?.contains("<bdi>") == true && warning.hints.count == 2)
  }

  @Test(arguments: [
    ("<p key=\"call\">Call <phone>+49 30 1234567</phone></p>", []),
    ("<p key=\"call\">Call <bdi><a href=\"https://a.example\">us</a></bdi></p>", []),
    ("<p key=\"call\">Call <b translate=\"no\">Typeset</b></p>", []),
    ("<p key=\"call\">Call <t key=\"line\"/></p>", []),
    ("<p key=\"call\">Call <b><phone>+49 30 1234567</phone></b></p>", ["b"]),
    ("<p key=\"read\">Call <phone>+49 30 1234567</phone></p>", ["phone"]),
    ("<p key=\"call\">Call <bdi>A</bdi> or <bdi>B</bdi></p>", ["bdi"]),
    ("<p key=\"two\"><bdi>A</bdi> after <i>not</i> <bdi>B</bdi></p>", ["i"]),
    ("<p key=\"read\">Read <b>the <i>terms</i></b> <code>now</code></p>", ["b", "code"]),
    ("<p key=\"lines\">One<br/>Two</p>", []), ("<p key=\"line\">One<br/>T<wbr/>wo</p>", []),
    ("<p>Please <b key=\"read\">read <i>the</i> terms</b></p>", ["i"]),
    ("<p key=\"read\" translate=\"no\">Read the <b>terms</b></p>", []),
    ("<p><b>Read</b></p>", []),
    ("<p key=\"call\"><b>Call <i><phone>1</phone></i></b></p>", ["b"]),
    ("<p key=\"call\"><span>Call <phone>1</phone></span></p>", []),
    ("<p key=\"call\"><span color=\"red\">Call</span> <phone>1</phone></p>", ["span"]),
    ("<p key=\"call\">Call <bdi><b>us</b> <a href=\"https://a.example\">now</a></bdi></p>", []),
    ("<p key=\"many\"><num>3</num> messages from <bdi>Ann</bdi></p>", []),
    ("<p key=\"many\"><b><num>3</num></b> messages from <bdi>Ann</bdi></p>", ["b"]),
    ("<p key=\"days\"><num>1</num> day</p>", []), ("<p key=\"days\"><num>2</num> days</p>", []),
    ("<p key=\"days\"><b><num>1</num></b> day</p>", ["b"]), ("<p key=\"some\"><num>1</num> day</p>", []),
    ("<p key=\"some\"><num>2</num> days in <bdi>May</bdi></p>", ["bdi"]),
    ("<p>Today: <t key=\"some\"><arg value=\"2\"/></t></p>", []),
    ("<p key=\"old\">An <em>old</em> text</p>", ["em"]), ("<p key=\"old\">An old text</p>", []),
  ]) func whatAMessageTakesIsNotLost(block: String, lost: [String]) throws {
    let found = try sample(block).diagnostics
    let names: [String] = found.map { String($0.message.dropFirst().prefix { $0 != ">" }) }
    #expect(names == lost)
    #expect(found.allSatisfy { $0.code == "lost-markup" })
  }

  @Test func aContentThatIsItsKeyLosesMarkupToo() throws {
    let sample = try sample("<p id=\"p\">Read the <b>terms</b></p>", root: " localize=\"content\"")
    #expect(sample.texts(of: "p") == ["Bedingungen lesen"] && sample.codes == ["lost-markup"])
  }

  @Test func aTextThatStaysKeepsItsMarkup() throws {
    let sample = try sample("<p id=\"p\" key=\"nothing\">Read <b>it</b></p>")
    #expect(sample.texts(of: "p") == ["Read it"] && sample.codes == ["missing-key"])
  }
}

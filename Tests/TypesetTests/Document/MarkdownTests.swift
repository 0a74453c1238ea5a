import Foundation
import Testing

@testable import Typeset

/// Markdown becomes blocks of the markup, with places in its own file.
@Suite struct MarkdownTests {
  private func read(
    _ text: String, locale: String? = nil, language: String? = "en", name: String = "notes.md"
  ) -> (document: Document?, diagnostics: [Diagnostic]) {
    let log = DiagnosticLog()
    let document = Document.read(
      Array(text.utf8), name: name, choice: ContentChoice(language: language, locale: locale), log: log)
    return (document, log.diagnostics)
  }

  /// The blocks of a text in one line: names, attributes that matter, contents.
  private func outline(_ text: String) throws -> String {
    let (document, diagnostics) = read(text)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return try #require(document).canvases[0].blocks.map(outline).joined(separator: " ")
  }

  private func outline(_ block: Block) -> String {
    let shown: [AttributeName] = [.start, .align, .dir, .src, .alt, .decorative, .translate, .on]
    let attributes = shown.compactMap { name in block.attributes[name].map { " \(name.rawValue)=\($0.text)" } }
    let contents =
      switch block.content {
      case .empty: ""
      case .text(let inlines): inlines.map(outline).joined()
      case .blocks(let blocks): blocks.map(outline).joined()
      }
    return "<\(block.name.rawValue)\(attributes.joined())>\(contents)</>"
  }

  private func outline(_ inline: Inline) -> String {
    switch inline {
    case .text(let text, _): return text.string
    case .element(let element):
      let address = element.attributes[.href].map { " \($0.text)" } ?? ""
      return "<\(element.name.rawValue)\(address)>\(element.children.map(outline).joined())</>"
    }
  }

  @Test(arguments: [
    ("# One\n\n###### Six", "<h1>One</> <h4>Six</>"),
    ("a *b* **c** ~~d~~ `e` &copy;\nf", "<p>a <em>b</> <strong>c</> <s>d</> <code>e</> © f</>"),
    ("a  \nb", "<p>a<br></>b</>"),
    ("[a](b.html) https://example.org", "<p><a b.html>a</> <a https://example.org>https://example.org</></>"),
    ("- a\n- b\n  - c", "<ul><li>a</><li><p>b</><ul><li>c</></></></>"),
    ("- a\n\n- b", "<ul><li><p>a</></><li><p>b</></></>"),
    ("5) a\n6) b", "<ol start=5><li>a</><li>b</></>"),
    ("- [x] a\n- [ ] b", "<ul><li><checkbox on=yes>a</></><li><checkbox on=no>b</></></>"),
    ("> a\n\n---", "<blockquote><p>a</></> <divider></>"),
    ("```sh\nls -l\n\n  x\n```", "<pre dir=ltr translate=no>ls -l\n\n  x</>"),
    ("    a < b", "<pre dir=ltr translate=no>a < b</>"),
    ("![A lamp](a%20b.png)", "<image src=a b.png alt=A lamp></>"),
    ("![](a.png)", "<image src=a.png decorative=yes></>"),
    ("a[^1]\n\n[^1]: b", "<p>a<sup>1</></> <divider></> <ol><li><p>b</></></>"),
    ("שלום\n\nhello", "<p dir=rtl>שלום</> <p>hello</>"),
    ("", ""),
  ])
  func aTextBecomesBlocks(text: String, blocks: String) throws { #expect(try outline(text) == blocks) }

  @Test func sidesOfColumnsAreThoseOfReading() throws {
    let table = "|a|b|c|d|\n|:-|-:|:-:|-|\n|1|2|3|4|"
    #expect(
      try outline(table)
        == "<table><thead><tr><th align=start>a</><th align=end>b</><th align=center>c</><th>d</></></>"
        + "<tr><td align=start>1</><td align=end>2</><td align=center>3</><td>4</></></>")
  }

  @Test func theFrontMatterGivesLanguageAndTitle() throws {
    let (document, diagnostics) = read("---\nlang: ar\ntitle: \"دليل\"\n---\n# منارة", locale: nil)
    #expect(diagnostics.isEmpty && document?.language == "ar" && document?.title == "دليل")
    #expect(document?.canvases[0].blocks.first.map { document?.source.position(at: $0.offset).line } == 5)
  }

  @Test func theFirstHeadingIsTheTitle() { #expect(read("a\n\n## B *c*").document?.title == "B c") }

  @Test(arguments: [("Lamp", "en"), ("منارة", "ar"), ("מגדלור", "he"), ("маяк", "ru"), ("灯台の光", "ja"), ("12", "en")])
  func aLanguageIsAssumedWithAWarning(text: String, language: String) {
    let (document, diagnostics) = read(text, locale: nil)
    #expect(document?.language == language && diagnostics.map(\.code) == ["language-assumed"])
  }

  @Test(arguments: [("en-US", 612), ("es-MX", 612), ("fr-CA", 612), ("de", 595), ("ar-EG", 595), ("en-GB", 595)])
  func thePaperIsThatOfTheRegion(locale: String, width: Int) {
    guard case .page(let paper)? = read("a", locale: locale).document?.canvases[0].kind else {
      Issue.record("no page")
      return
    }
    #expect(Int(paper.size.width) == width)
  }

  @Test(arguments: [
    ("a\n\n[b](javascript:alert(1))", "3:1 link-left-out"), ("[b](java&#10;script:x)", "1:1 link-left-out"),
    ("[b](data:text/html,x)", "1:1 link-left-out"),
    ("<script>x</script>", "1:1 html-left-out"), ("a <blink>b", "1:3 html-left-out"),
    ("a ![b](c.png)", "1:3 picture-in-text"), ("![b](https://example.org/c.png)", "1:1 picture-elsewhere"),
  ])
  func whatIsLeftOutIsNamedWithItsPlace(text: String, warning: String) {
    let (document, diagnostics) = read(text)
    #expect(document != nil && diagnostics.map(\.brief) == [warning], "\(diagnostics)")
  }

  @Test func tooMuchIsAnErrorAtItsPlace() {
    let deep = read(String(repeating: "> ", count: 300) + "a")
    #expect(deep.document == nil && deep.diagnostics.map(\.code) == ["nesting"])
    let long = read(String(repeating: "a\n\n", count: 100_001))
    #expect(long.document == nil && long.diagnostics.map(\.code) == ["size"])
  }
}

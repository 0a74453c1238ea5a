import Foundation
import Testing

@testable import Typeset

/// Markdown becomes blocks of the markup, with places in its own file.
@Suite struct MarkdownTests {
  private func outline(_ text: String) -> String {
    let (document, diagnostics) = ContentSample.read(text)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return ContentSample.outline(document)
  }

  @Test(arguments: [
    ("# One\n\n###### Six", "<h1>One</> <h4>Six</>"),
    ("a *b* **c** ~~d~~ `e` &copy;\nf", "<p>a <em>b</> <strong>c</> <s>d</> <code>e</> © f</>"),
    ("a  \nb", "<p>a<br></>b</>"),
    ("[a](b.html) https://example.org", "<p><a b.html>a</> <a https://example.org>https://example.org</></>"),
    ("- a\n- b\n  - c", "<ul><li>a</><li><p>b</><ul><li>c</></></></>"),
    ("- a\n\n- b", "<ul><li><p>a</></><li><p>b</></></>"),
    ("5) a\n6) b", "<ol start=5><li>a</><li>b</></>"),
    ("- [x] a\n- [ ] b\n  - c", "<column><checkbox on=yes>a</><checkbox on=no>b</><ul><li>c</></></>"),
    ("- [x] a\n- b", "<ul><li><checkbox on=yes>a</></><li>b</></>"),
    ("> a\n\n---", "<blockquote><p>a</></> <divider></>"),
    ("```sh\nls -l\n\n  x\n```", "<pre dir=ltr translate=no>ls -l\n\n  x</>"),
    ("    a < b", "<pre dir=ltr translate=no>a < b</>"),
    ("![A lamp](a%20b.png)", "<image src=a b.png alt=A lamp></>"),
    ("![](a.png)", "<image src=a.png decorative=yes></>"),
    ("a[^1]\n\n[^1]: b", "<p>a<sup>1</></> <divider></> <ol><li><p>b</></></>"),
    ("שלום\n\nhello", "<p dir=rtl>שלום</> <p>hello</>"),
    (">\n\n#\n\na", "<p>a</>"),
    ("", ""),
  ])
  func aTextBecomesBlocks(text: String, blocks: String) { #expect(outline(text) == blocks) }

  @Test func sidesOfColumnsAreThoseOfReading() {
    #expect(
      outline("|a|b|c|d|\n|:-|-:|:-:|-|\n|1|2|3|4|")
        == "<table><thead><tr><th align=start>a</><th align=end>b</><th align=center>c</><th>d</></></>"
        + "<tr><td align=start>1</><td align=end>2</><td align=center>3</><td>4</></></>")
  }

  @Test func linksLeadToHeadings() {
    let text = "[a](#what-is-it) [b](#1-lamp_x) [c](#what-is-it-1) [d](#%D9%85)\n\n# What *is* it?\n\n## 1. Lamp_x\n\n"
    let (document, diagnostics) = ContentSample.read(text + "# What is it\n\n# م")
    #expect(diagnostics.isEmpty)
    #expect(
      ContentSample.outline(document).hasPrefix(
        "<p><a #what-is-it>a</> <a #_1-lamp_x>b</> <a #what-is-it-1>c</> <a #م>d</></>"))
    #expect(
      document?.canvases[0].blocks.compactMap { $0.attributes[.id]?.text }
        == ["what-is-it", "_1-lamp_x", "what-is-it-1", "م"])
  }

  @Test(arguments: [
    "---\nlang: ar\ntitle: \"دليل\"\n---\n# منارة", "---\r\nlang: ar\r\ntitle: 'دليل'\r\n...\r\n# منارة",
  ])
  func theFrontMatterGivesLanguageAndTitle(text: String) {
    let (document, diagnostics) = ContentSample.read(text, language: "he")
    #expect(diagnostics.isEmpty && document?.language == "ar" && document?.title == "دليل")
    #expect(document?.canvases[0].blocks.first.map { document?.source.position(at: $0.offset).line } == 5)
  }

  @Test func theFirstHeadingIsTheTitle() { #expect(ContentSample.read("a\n\n## B *c*").document?.title == "B c") }

  @Test(arguments: [
    ("a\n\n[b](javascript:alert(1))", "3:1 link-left-out"), ("[b](java&#10;script:x)", "1:1 link-left-out"),
    ("[b](data:text/html,x)", "1:1 link-left-out"), ("# A\n\n[b](#c)", "3:1 link-left-out"),
    ("<script>x</script>", "1:1 html-left-out"), ("a <blink>b", "1:3 html-left-out"),
    ("a ![b](c.png)", "1:3 picture-in-text"), ("![b](https://example.org/c.png)", "1:1 picture-elsewhere"),
    ("Lamp\n: a light", "2:1 definition-list"),
  ])
  func whatIsLeftOutIsNamedWithItsPlace(text: String, warning: String) {
    let (document, diagnostics) = ContentSample.read(text)
    #expect(document != nil && diagnostics.map(\.brief) == [warning], "\(diagnostics)")
  }

  @Test func anElementIsNamedOnce() {
    let (_, diagnostics) = ContentSample.read("<kbd>a</kbd> <kbd>b</kbd>\n\n<div>\n\n<KBD>c</KBD>")
    #expect(diagnostics.map(\.brief) == ["1:1 html-left-out", "3:1 html-left-out"])
  }

  @Test(arguments: [
    (String(repeating: "> ", count: 300) + "a", "nesting"), (String(repeating: "a\n\n", count: 100_001), "size"),
    (String(repeating: "a", count: 8 << 20 | 1), "size"), (String(repeating: "*a ", count: 1_000_001), "size"),
    (
      "|" + String(repeating: "a|", count: 600) + "\n|" + String(repeating: "-|", count: 600)
        + String(repeating: "\n|b", count: 600), "size"
    ),
    ("a|b\n-|-\n" + String(repeating: "|", count: 30_000), "size"),
    (String(repeating: "a@b.c ", count: 10_000), "size"),
  ])
  func tooMuchIsAnErrorAtItsPlace(text: String, code: String) {
    let (document, diagnostics) = ContentSample.read(text)
    #expect(document == nil && diagnostics.map(\.code) == [code], "\(diagnostics)")
  }
}

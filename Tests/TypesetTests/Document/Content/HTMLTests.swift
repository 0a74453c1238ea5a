import Testing

@testable import Typeset

/// HTML becomes the same blocks as Markdown, whether or not it is well formed.
@Suite struct HTMLTests {
  private func outline(_ text: String) -> String {
    let (document, diagnostics) = ContentSample.read(text, name: "terms.html")
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return ContentSample.outline(document)
  }

  @Test(arguments: [
    ("<h1>One</h1><h6>Six</h6>", "<h1>One</> <h4>Six</>"),
    (
      "<p>a <em>b</em> <b>c</b> <del>d</del> <code>e</code> &copy; &#x2014;&nbsp;&unknown;&amp",
      "<p>a <em>b</> <strong>c</> <s>d</> <code>e</> © —\u{A0}&unknown;&amp</>"
    ),
    ("a<br>b", "<p>a<br></>b</>"),
    ("<p>a<p>b", "<p>a</> <p>b</>"),
    ("<div>a <b>b<p>c</b> d</div>e", "<p>a <strong>b</></> <p><strong>c</> d</> <p>e</>"),
    ("<ul>\n <li>a\n <li>b <ul><li>c</ul>\n</ul>", "<ul><li>a </><li><p>b </><ul><li>c</></></></>"),
    ("<ol start=5><li><p>a</p></li></ol>", "<ol start=5><li><p>a</></></>"),
    ("<blockquote>a</blockquote><hr>", "<blockquote><p>a</></> <divider></>"),
    ("<pre><code class=\"sh\">\nls &lt;\n  x</code></pre>", "<pre dir=ltr translate=no>ls <\n  x</>"),
    ("<p><img src=\"a%20b.png\" alt=\"A lamp\"></p>", "<image src=a b.png alt=A lamp></>"),
    ("<figure><img src=a.png><figcaption>b</figcaption></figure>", "<image src=a.png decorative=yes></> <caption>b</>"),
    (
      "<table><caption>t</caption><tr><th scope=row align=right>a<td style=\"text-align: center\">b</table>",
      "<caption>t</> <table><tr><th align=end scope=row>a</><td align=center>b</></></>"
    ),
    (
      "<table><thead><tr><th>a<tbody><tr><td>b<tfoot><tr><td>c</table>d",
      "<table><thead><tr><th>a</></></><tr><td>b</></><tr><td>c</></></> <p>d</>"
    ),
    ("<p>שלום</p><div dir=rtl><p>a</p></div>", "<p dir=rtl>שלום</> <p dir=rtl>a</>"),
    (
      "<div lang=de><p>a</div><p lang=fr>b <span lang=ar>c</span>", "<p lang=de>a</> <p lang=fr>b <span lang=ar>c</></>"
    ),
    (
      "<h2 id=x>a</h2><a href=#x>b</a> <section id=y><h2>C d</h2></section><a href=#y>e</a><a href=#c-d>f</a>",
      "<h2>a</> <p><a #x>b</> </> <h2>C d</> <p><a #c-d>e</><a #c-d>f</></>"
    ),
    ("<a name=x></a><h2><a name=y></a>a</h2><a href=#x>b</a><a href=#y>c</a>", "<h2>a</> <p><a #a>b</><a #a>c</></>"),
    ("<p><b id=x>a<p>b</b> <a href=#x>c</a>", "<p><strong>a</></> <p><strong>b</> <a #x>c</></>"),
    ("<!-- a --><style>p { }</style><ul></ul><table></table><p></p><li>b</li><td>c</td>", "<ul><li>b</></> <p>c</>"),
    ("<", "<p><</>"), ("a < b <3 </ ", "<p>a < b <3 </>"), ("", ""), ("<p", ""), ("</p></b></table>", ""),
  ])
  func aFileBecomesBlocks(text: String, blocks: String) { #expect(outline(text) == blocks) }

  @Test func theHeadGivesLanguageAndTitle() {
    let text =
      "<!DOCTYPE html><html lang=\"ar\"><head><meta charset=utf-8><title>دليل\n &amp; x</title></head><body>منارة"
    let (document, diagnostics) = ContentSample.read(text, name: "A.HTM", language: "en")
    #expect(diagnostics.isEmpty && document?.language == "ar" && document?.title == "دليل & x")
    #expect(ContentSample.outline(document) == "<p lang=ar dir=rtl>منارة</>")
  }

  @Test(arguments: [
    ("a\n<script>x<p></script>b", "2:1 html-left-out", "<p>a b</>"),
    ("<blink>b</blink><blink>", "1:1 html-left-out", "<p>b</>"),
    ("<a href=\"javascript:x\">b</a>", "1:1 link-left-out", "<p>b</>"),
    ("<a href=\"#c\">b</a>", "1:1 link-left-out", "<p>b</>"),
    ("a <img src=b.png alt=c>", "1:3 picture-in-text", "<p>a c</>"),
    (
      "<table><tr><td colspan=2 rowspan=2>a<td rowspan=3>b</table>", "1:12 cell-span",
      "<table><tr><td>a</><td>b</></></>"
    ),
    ("<img src=\"data:image/png,x\" alt=c>", "1:1 picture-elsewhere", "<p>c</>"),
  ])
  func whatIsLeftOutIsNamedWithItsPlace(text: String, warning: String, blocks: String) {
    let (document, diagnostics) = ContentSample.read(text, name: "a.html")
    #expect(diagnostics.map(\.brief) == [warning], "\(diagnostics)")
    #expect(ContentSample.outline(document) == blocks)
  }

  @Test(arguments: [
    (String(repeating: "<div>", count: 300) + "a", "size"), (String(repeating: "<br>", count: 400_001), "size"),
    (String(repeating: "<blockquote>", count: 250) + "a", "nesting"),
    (String(repeating: "<p>a", count: 100_001), "size"), ("<b>" + String(repeating: "<p><i>a", count: 60_000), "size"),
  ])
  func tooMuchIsAnErrorAtItsPlace(text: String, code: String) {
    let (document, diagnostics) = ContentSample.read(text, name: "a.html")
    #expect(document == nil && diagnostics.map(\.code) == [code], "\(diagnostics)")
  }
}

import Testing

@testable import Typeset

@Suite struct DocumentReaderTests {
  @Test func aPageWithTextIsRead() throws {
    let log = DiagnosticLog()
    let text = """
      <document lang="en"><head><title>A  title</title></head>
      <page size="a5" margin="36"><h1>One</h1><p>Two <b>three</b> &amp; four</p><ul><li>a</li><li>b<p>c</p></li></ul></page>
      </document>
      """
    let document = try #require(Document.read(Array(text.utf8), name: "a.xml", log: log))
    #expect(log.diagnostics.isEmpty)
    #expect(document.title == "A title")
    #expect(document.canvases.count == 1)
    #expect(document.canvases[0].blocks.map(\.name) == [.h1, .p, .ul])
    guard case .page(let paper) = document.canvases[0].kind else { throw Missing() }
    #expect(paper.margin == 36 && paper.size == Size(width: 419.53, height: 595.28))
    guard case .blocks(let items) = document.canvases[0].blocks[2].content,
      case .text = items[0].content, case .blocks(let inner) = items[1].content
    else { throw Missing() }
    #expect(inner.map(\.name) == [.p, .p])
  }

  struct Missing: Error {}
}

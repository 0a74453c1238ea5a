import Testing

@testable import Typeset

@Suite struct DocumentReaderTests {
  private func read(_ text: String) throws -> Document {
    let (document, diagnostics) = readDocument(text)
    #expect(diagnostics.isEmpty)
    return try #require(document)
  }

  private func blocks(_ contents: String) throws -> [Block] { try read(page(contents)).canvases[0].blocks }

  private func text(_ block: Block) -> String? {
    guard case .text(let inlines) = block.content else { return nil }
    return inlines.map { part in
      switch part {
      case .text(let text, _): text.string
      case .element(let element): "<\(element.name.rawValue)>"
      }
    }.joined()
  }

  @Test func theRootGivesLanguageAndDirection() throws {
    let document = try read("<document lang=\"ar\" dir=\"ltr\" color=\"red\"><page/></document>")
    #expect(document.language == "ar" && document.direction == .leftToRight)
    #expect(document.attributes[Common.color] == .named("red"))
    #expect(try read("<document lang=\"ar\"><page/></document>").direction == nil)
  }

  @Test func theHeadGivesTitleAndFonts() throws {
    let document = try read(
      """
      <document lang="en"><head><title> A
        title &amp; more </title><font src="a.ttf"/><font src="b.otf" family="B" lang="ar" weight="bold"/></head>
      <page/></document>
      """)
    #expect(document.title == "A title & more")
    #expect(document.fonts.map(\.path) == ["a.ttf", "b.otf"])
    #expect(document.fonts[1].family == "B" && document.fonts[1].language == "ar" && document.fonts[1].weight == 700)
    #expect(document.fonts[1].range.start == SourcePosition(line: 2, column: 58))
  }

  @Test func aPageKnowsItsPaper() throws {
    let document = try read(
      """
      <document lang="en"><page/><page size="a5" margin="36"/><page size="letter" orientation="landscape"/>
      <page size="300x200"/><page size="300x200" orientation="portrait"/></document>
      """)
    let papers: [Paper] = document.canvases.compactMap { if case .page(let paper) = $0.kind { paper } else { nil } }
    #expect(papers.map(\.size.width) == [595.28, 419.53, 792, 300, 200])
    #expect(papers.map(\.size.height) == [841.89, 595.28, 612, 200, 300])
    #expect(papers.map(\.margin) == [54, 36, 54, 54, 54])
    #expect(document.canvases[1].attributes[.size] == nil)
  }

  @Test func runningLinesAreSeparate() throws {
    let page = try read(
      page(
        "<running-foot>Page <b><page-number/></b> of <page-count/></running-foot><p>x</p>"
          + "<running-head>y</running-head>")
    ).canvases[0]
    #expect(page.blocks.map(\.name) == [.p])
    #expect(page.runningFoot.flatMap(text) == "Page <b> of <page-count>")
    #expect(page.runningHead.flatMap(text) == "y")
  }

  @Test func aScreenHasOneTitle() throws {
    func title(_ screen: String) throws -> String? {
      guard case .screen(let screen) = try read("<document lang=\"en\">\(screen)</document>").canvases[0].kind else {
        return nil
      }
      return screen.title
    }
    #expect(try title("<screen title=\"A\"/>") == "A")
    #expect(try title("<screen><column><title>B <b>b</b></title></column></screen>") == "B b")
    #expect(try title("<screen title=\"A b\"><title> A\nb</title></screen>") == "A b")
    #expect(try title("<screen/>") == nil)
  }

  @Test func aScreenNamesItsDevice() throws {
    let document = try read(
      "<document lang=\"en\"><screen device=\"iphone-8\" orientation=\"landscape\" scroll=\"yes\"/><canvas/></document>"
    )
    guard case .screen(let screen) = document.canvases[0].kind, case .component = document.canvases[1].kind else {
      throw Missing(what: "no screen and no canvas")
    }
    #expect(screen.device == "iphone-8" && screen.orientation == "landscape" && screen.scrolls)
  }

  @Test func itemsHoldTextOrBlocksOrBoth() throws {
    let source = "<ul><li>a <b>b</b></li><li> <p>c</p> </li><li>\n d&amp; <p>e</p></li><li/></ul>"
    let list = try blocks(source)[0]
    guard case .blocks(let items) = list.content else { throw Missing(what: "the list holds no items") }
    #expect(text(items[0]) == "a <b>")
    #expect(text(items[3]) == "")
    guard case .blocks(let second) = items[1].content, case .blocks(let third) = items[2].content else {
      throw Missing(what: "the items hold no blocks")
    }
    #expect(second.map(\.name) == [.p])
    #expect(third.map(\.name) == [.p, .p])
    #expect(text(third[0]) == "\n d& ")
    let place = try #require(page(source).utf8.firstIndex(of: UInt8(ascii: "d"), after: "<li>\n"))
    #expect(third[0].offset == place)
  }

  @Test func containersHoldTheirBlocksInOrder() throws {
    let blocks = try blocks(
      "<column><row><p>a</p><spacer/></row><divider/></column><section><h2>b</h2><box><label>c</label></box></section>")
    #expect(blocks.map(\.name) == [.column, .section])
    guard case .blocks(let inner) = blocks[0].content, case .blocks(let row) = inner[0].content,
      case .empty = inner[1].content
    else { throw Missing(what: "the column lost its blocks") }
    #expect(row.map(\.name) == [.p, .spacer])
  }

  @Test func offsetsOfTextsAreExact() throws {
    let source = page("<p>a&#233;b<![CDATA[c]]>\nd <b>e</b></p>")
    let document = try read(source)
    guard case .text(let inlines) = document.canvases[0].blocks[0].content else { throw Missing(what: "no text") }
    for case .text(let text, let offset) in inlines where !["é", "c"].contains(text.string) {
      #expect(Array(document.source.utf8[offset...].prefix(text.string.utf8.count)) == Array(text.string.utf8))
    }
  }

  @Test func valuesAreRead() throws {
    let block = try blocks(
      "<p weight=\"semibold\" width=\"fill\" size=\"12.5\" italic=\"yes\" color=\"#0066cc\" align=\"end\" lines=\"2\"/>"
    )[0]
    let attributes = block.attributes
    #expect(attributes[Common.weight] == 600 && attributes[Common.size] == 12.5 && attributes[Common.lines] == 2)
    #expect(attributes[Common.width] == .fill && attributes[Common.italic] == true && attributes[Common.align] == .end)
    #expect(attributes[Common.color] == .literal(Color(red: 0, green: 0x66, blue: 0xCC)))
  }

  @Test func severalErrorsAreReportedAtOnce() {
    let (document, diagnostics) = readDocument(
      "<document><page><p colr=\"red\">a</p><q/>b<p align=\"left\">c</p>\n</page></dokument>")
    #expect(document == nil)
    #expect(
      diagnostics.map(\.brief) == [
        "1:2 missing-attribute", "1:20 unknown-attribute", "1:37 unknown-element", "1:40 text", "1:51 value",
        "2:10 not-well-formed",
      ])
  }
}

/// What a test looked for and did not find.
private struct Missing: Error {
  let what: String
}

extension String.UTF8View {
  /// The offset of the byte after a text.
  fileprivate func firstIndex(of byte: UInt8, after text: String) -> Int? {
    let bytes = Array(self)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: text.utf8) }) else { return nil }
    return bytes[(start + text.utf8.count)...].firstIndex(of: byte)
  }
}

import Testing

@testable import Typeset

@Suite struct MarkupTreeTests {
  private func tree(_ text: String) throws -> MarkupTree {
    let log = DiagnosticLog()
    let tree = try #require(MarkupTree.read(Array(text.utf8), name: "test.xml", log: log))
    #expect(log.diagnostics.isEmpty && tree.isComplete)
    return tree
  }

  @Test func textsHaveTheirPlacesInTheSource() throws {
    let text = "<a>one\ntwo &amp; three<!-- x --> four<![CDATA[ <five> ]]>&#x10FFFF;</a>"
    let tree = try tree(text)
    for index in tree.nodes.indices where tree.nodes[index].kind == .text {
      #expect(tree.text(of: index) == String(decoding: tree.source.utf8[tree.nodes[index].bytes], as: UTF8.self))
    }
    #expect(tree.allText(of: 0) == "one\ntwo & three four <five> \u{10FFFF}")
    #expect(tree.nodes.filter { $0.kind == .reference }.map(\.string) == ["&", "\u{10FFFF}"])
  }

  @Test func childrenAreFoundWithoutTheirOwn() throws {
    let tree = try tree("<a><b><c/>x</b><d/><e><f/></e></a>")
    #expect(tree.children(of: 0).map { tree.nodes[$0].string } == ["b", "d", "e"])
  }

  @Test func aStartTagKnowsItsPlaces() throws {
    let text = "<p  a = 'x>y'\n\tbb=\"é\" c=''/>"
    let tree = try tree(text)
    let tag = StartTag(tree, 0)
    func words(_ range: SourceRange) -> String { String(decoding: range.file.utf8[range.bytes], as: UTF8.self) }
    #expect(words(tag.name) == "p")
    #expect(words(tag.name(of: "a")) == "a" && words(tag.value(of: "a")) == "x>y")
    #expect(words(tag.name(of: "bb")) == "bb" && words(tag.value(of: "bb")) == "é")
    #expect(words(tag.value(of: "c")).isEmpty && tag.value(of: "c").start == SourcePosition(line: 2, column: 12))
    #expect(words(tag.name(of: "none")) == "p")
  }
}

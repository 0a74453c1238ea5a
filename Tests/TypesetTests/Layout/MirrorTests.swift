import Testing

@testable import Typeset

/// R001, R004, R053: laid out in the other context, every element is at x' = W − x − w, and so is every line.
@Suite struct MirrorTests {
  private static let blocks = """
    <h1>Lights of the sea</h1>
    <row cross="baseline" padding-start="30" border="red"><label>One</label><spacer/><button>Two</button><divider/></row>
    <row><p>A rather long paragraph of text that has to shrink beside another one of its kind</p>
      <p grow="1">Another rather long paragraph of text that has to shrink beside the first one</p></row>
    <grid columns="3" align="center"><button>One</button><p>Two</p><box width="20" height="20"/><p>Four</p></grid>
    <overlay><box width="200" height="60"/><p anchor="top start">Top</p><button anchor="bottom end">End</button></overlay>
    <column align="end"><box width="80" height="10"/><button>Go</button></column>
    <ul><li>One</li><li>Two<ol start="99"><li>Three</li><li><p>Four</p><p>Five</p></li></ol></li></ul>
    <blockquote><p>Quoted</p><pre align="start">let x = 1\n  y</pre></blockquote><divider/>
    <list><section><header>Head</header><item disclosure="yes"><leading><box width="20" height="20"/></leading><label>One</label>
      <value>Two</value><detail>Three</detail></item><item checkmark="yes"><label>Four</label></item></section></list>
    <list kind="inset"><item><label>A label that has no room beside</label><value>its value of many words</value>
      <trailing><button>Go</button></trailing></item></list><list kind="grouped"><item><label>Five</label></item></list>
    <table><thead><tr><th>Head</th><th grow="1">A</th><th align="end">Price</th></tr></thead>
      <tr><td>One</td><td>Two words</td><td align="end">3</td></tr><tr><td style="title2">Four<ul><li>x</li></ul></td></tr></table>
    <bubble from="me" time="9:41" status="read" reply="When?" reactions="+">At nine, at the tower</bubble><bubble>Yes</bubble>
    <skeleton lines="2"/><row scroll="x"><box width="200" height="20"/><box width="200" height="20"/><p>Three</p></row>
    <list><item swiped="trailing"><label>Six</label><actions><button icon="trash">Delete</button></actions></item>
      <item selected="yes" reorder="yes"><row><box width="20" height="20"/><p>Seven</p></row></item></list>
    <section padding-start="40" padding-end="7"><h2>Section</h2><p align="center">Middle</p><p align="end">End</p></section>
    """

  @Test(arguments: [
    "<canvas width=\"400\" padding-start=\"12\">", "<screen scroll=\"yes\">", "<page size=\"420x300\" margin=\"30\">",
  ])
  func theOtherContextIsTheMirrorImage(open: String) throws {
    let name = open.dropFirst().prefix { $0 != " " }
    // In Inter the dot behind a digit comes closer where both are in one run.
    let xml = "<document lang=\"en\" font=\"Noto Sans\">\(open)\(Self.blocks)</\(name)></document>"
    // The texts keep their own direction, so that nothing in them moves but their sides.
    let left = try LayoutSample(xml, options: LayoutOptions(direction: .leftToRight))
    let right = try LayoutSample(xml, options: LayoutOptions(direction: .rightToLeft))
    try #require(left.frames.count == right.frames.count)
    for frame in left.frames.indices {
      let width = left.frames[frame].size.width
      let pairs = Array(zip(left.elements(on: frame), right.elements(on: frame)))
      #expect(left.elements(on: frame).count == right.elements(on: frame).count)
      for (one, other) in pairs {
        #expect(one.element.id == other.element.id)
        expectMirrored(one.box, other.box, in: width, one.element.id)
        // R005 turns paragraphs of three lines and more to the side of their own direction.
        if other.element.rules.contains(Rule(5)) { continue }
        for (line, mirrored) in zip(one.lines, other.lines) {
          expectMirrored(line, mirrored, in: width, one.element.id)
        }
      }
    }
  }

  private func expectMirrored(_ one: Rect, _ other: Rect, in width: Double, _ id: String) {
    #expect(
      near(other, width - one.minX - one.width, one.minY, one.width, one.height), "\(id): \(one) against \(other)")
  }
}

import Testing

@testable import Typeset
@testable import TypesetReview

/// Screens and tables have headings, and headings have words (R126).
@Suite struct R126MissingHeadingsCheckTests {
  private func aspects(_ body: String, _ screen: String = "title=\"Boats\"") throws -> [String] {
    try CheckSample("<screen \(screen)>\(body)</screen>").findings(of: 126).map(\.fault.aspect)
  }

  @Test func aScreenOfTextsHasAHeading() throws {
    let texts = "<p>a</p><label>b</label>"
    #expect(try aspects(texts) == ["none"])
    #expect(try aspects("<p>a</p>").isEmpty)
    #expect(try aspects("<h2>Boats</h2>" + texts).isEmpty)
    #expect(try aspects("<nav-bar><title>Boats</title></nav-bar>" + texts).isEmpty)
    #expect(try aspects("<p role=\"heading\">Boats</p>" + texts).isEmpty)
    #expect(try aspects(texts, "").isEmpty, "it has no title either (R125)")
    #expect(try CheckSample("<canvas>\(texts)</canvas>").findings(of: 126).isEmpty)
    let rows = String(repeating: "<item><label>a</label></item>", count: 4)
    #expect(try aspects("<list>\(rows)</list>").isEmpty)
    #expect(try aspects("<p>a</p><list>\(rows)</list>") == ["none"])
  }

  @Test func aHeadingHasWords() throws {
    #expect(try aspects("<h1>Boats</h1><h2> </h2>") == ["empty"])
    #expect(try aspects("<h1>Boats</h1><h2/>") == ["empty"])
    #expect(try aspects("<h1>Boats</h1><h2 label=\"Hours\"/>").isEmpty)
    #expect(try aspects("<h1>Boats</h1><h2 decorative=\"yes\"/>").isEmpty)
    let page = try CheckSample("<page><h1> </h1></page>").findings(of: 126)
    #expect(page.map(\.fault.level) == [.warning])
  }

  @Test(arguments: ["headline", "title1", "title3"]) func theStyleOfAHeadingMakesNone(style: String) throws {
    #expect(try aspects("<h1>Boats</h1><label style=\"\(style)\">Hours</label><p>Daily</p>") == ["bold"])
    #expect(try aspects("<h1>Boats</h1><label style=\"\(style)\">Hours</label><ul><li>Daily</li></ul>") == ["bold"])
    #expect(try aspects("<h1>Boats</h1><label style=\"\(style)\" weight=\"regular\">Hours</label><p>Daily</p>").isEmpty)
    #expect(try aspects("<h1>Boats</h1><row><label style=\"\(style)\">12</label><p>Daily</p></row>").isEmpty)
    let card = "<column><label style=\"\(style)\">Lamp</label><p>149 euros</p></column>"
    #expect(try aspects("<h1>Lamps</h1><grid columns=\"2\">\(card)\(card)</grid>").isEmpty)
    #expect(try aspects("<h1>Boats</h1><label style=\"body\">Hours</label><p>Daily</p>").isEmpty)
  }

  @Test func aTableHasHeads() throws {
    let row = "<tr><td>Tyre</td><td>Daily</td></tr>"
    let heading = "<h1>Boats</h1>"
    #expect(try aspects(heading + "<table>\(row)\(row)</table>") == ["table"])
    #expect(
      try aspects(heading + "<table><thead><tr><th>To</th><th>When</th></tr></thead>\(row)\(row)</table>").isEmpty)
    #expect(try aspects(heading + "<table><tr><th>Tyre</th><td>Daily</td></tr>\(row)</table>").isEmpty)
    #expect(try aspects(heading + "<table>\(row)</table>").isEmpty)
    #expect(try aspects(heading + "<table><tr><td>Tyre</td></tr><tr><td>Byblos</td></tr></table>").isEmpty)
    #expect(try aspects(heading + "<table role=\"none\">\(row)\(row)</table>").isEmpty)
  }
}

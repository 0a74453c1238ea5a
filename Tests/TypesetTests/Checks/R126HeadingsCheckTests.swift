import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R126HeadingsCheckTests {
  private func aspects(_ body: String) throws -> [String] {
    try CheckSample("<page>\(body)</page>").findings(of: 126).map(\.fault.aspect)
  }

  @Test func noLevelIsSkipped() throws {
    #expect(try aspects("<h1>a</h1><h2>b</h2><h3>c</h3><h1>d</h1>").isEmpty)
    #expect(try aspects("<h2>a</h2><h2>b</h2>").isEmpty)
    #expect(try aspects("<h1>a</h1><h3>b</h3>") == ["skipped"])
    #expect(try aspects("<h1>a</h1><h3 decorative=\"yes\">b</h3>").isEmpty)
  }

  @Test func boldTextBeforeAParagraphLooksLikeAHeading() throws {
    #expect(try aspects("<p weight=\"600\">a</p><p>b</p>") == ["bold"])
    #expect(try aspects("<p><b>a</b></p><p>b</p>") == ["bold"])
    #expect(try aspects("<p weight=\"500\">a</p><p>b</p>").isEmpty)
    #expect(try aspects("<p><b>a</b> b</p><p>c</p>").isEmpty)
    #expect(try aspects("<p weight=\"bold\">a.</p><p>b</p>").isEmpty)
    #expect(try aspects("<p weight=\"bold\">a</p><p weight=\"bold\">b</p>").isEmpty)
    #expect(try aspects("<row><label weight=\"bold\">a</label><p>b</p></row>").isEmpty)
    #expect(try aspects("<p weight=\"bold\" role=\"heading\">a</p><p>b</p>").isEmpty)
    let sixty = String(repeating: "a", count: 60)
    #expect(try aspects("<p weight=\"bold\">\(sixty)</p><p>b</p>") == ["bold"])
    #expect(try aspects("<p weight=\"bold\">\(sixty)a</p><p>b</p>").isEmpty)
  }
}

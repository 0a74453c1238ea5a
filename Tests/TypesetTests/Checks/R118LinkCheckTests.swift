import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R118LinkCheckTests {
  private func count(_ text: String) throws -> Int { try CheckSample("<page>\(text)</page>").findings(of: 118).count }

  @Test func aLinkInATextHasASignBesidesItsColour() throws {
    let link = "<a href=\"https://example.org\" underline=\"no\""
    #expect(try count("<p>See \(link)>this</a> now.</p>") == 1)
    #expect(try count("<p>See <a href=\"https://example.org\">this</a> now.</p>") == 0)
    #expect(try count("<p>See \(link) weight=\"semibold\">this</a> now.</p>") == 0)
    #expect(try count("<p>See \(link) weight=\"500\">this</a> now.</p>") == 1)
    #expect(try count("<p>See \(link)><b>this</b></a> now.</p>") == 0)
    #expect(try count("<p>See <b>\(link)>this</a></b> now.</p>") == 0)
    #expect(try count("<p>\(link)>this is all</a>.</p>") == 0)
  }
}

import Testing

@testable import Typeset
@testable import TypesetReview

/// Arabic and Hebrew have no italics, whatever asks for them (R146).
@Suite struct R146EmphasisCheckTests {
  private func aspects(_ text: String, lang: String = "ar") throws -> [String] {
    try CheckSample("<canvas lang=\"\(lang)\"><p>\(text)</p></canvas>").findings(of: 146).map(\.fault.aspect)
  }

  @Test func emphasisIsNotSeen() throws {
    #expect(try aspects("من <em>ميناء</em> قديم") == ["emphasis"])
    #expect(try aspects("من <i>ميناء</i> قديم") == ["emphasis"])
    #expect(try aspects("הנה <em>נמל</em> ישן", lang: "he") == ["emphasis"])
    #expect(try aspects("من <span italic=\"yes\">ميناء</span> قديم") == ["emphasis"])
    #expect(try aspects("من <span>ميناء</span> قديم").isEmpty)
    #expect(try aspects("The <em>old</em> harbour", lang: "en").isEmpty)
    #expect(try aspects("من <em lang=\"en\">Pharos</em> قديم").isEmpty)
  }

  @Test func anotherSignSetsItApart() throws {
    #expect(try aspects("من <strong>ميناء</strong> قديم").isEmpty)
    #expect(try aspects("من <em><b>ميناء</b></em> قديم").isEmpty)
    #expect(try aspects("من <b><em>ميناء</em></b> قديم").isEmpty)
    #expect(try aspects("من <em color=\"tint\">ميناء</em> قديم").isEmpty)
    #expect(try aspects("من <em weight=\"bold\">ميناء</em> قديم").isEmpty)
    #expect(try aspects("من <em ignore=\"R146\" because=\"a test\">ميناء</em> قديم").isEmpty)
  }
}

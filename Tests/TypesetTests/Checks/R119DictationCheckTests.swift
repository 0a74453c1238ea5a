import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R119DictationCheckTests {
  private func count(_ field: String) throws -> Int { try CheckSample("<page>\(field)</page>").findings(of: 119).count }

  @Test func refusingDictationIsAdvice() throws {
    #expect(try count("<text-field label=\"Name\" dictation=\"no\"/>") == 1)
    #expect(try count("<search dictation=\"no\"/>") == 1)
    #expect(try count("<text-field label=\"Name\" dictation=\"yes\"/><text-field label=\"Name\"/>") == 0)
    #expect(try count("<text-field label=\"Name\" type=\"password\" dictation=\"no\"/>") == 0)
    #expect(try count("<text-field label=\"Name\" type=\"code\" dictation=\"no\"/>") == 0)
  }
}

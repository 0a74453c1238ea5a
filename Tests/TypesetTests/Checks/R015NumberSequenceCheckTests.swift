import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R015NumberSequenceCheckTests {
  @Test(arguments: [
    ("1 – 2 – 3", true), ("١ ٢ ٣ ٤", true), ("9, 10, 11", true), ("1 2", false), ("1 2 4", false), ("3 2 1", false),
    ("123", false),
    ("1 2 3 go", false), ("99999999999999999999 1 2", false),
  ])
  func onlyRisingNumbersAreASequence(text: String, isSequence: Bool) {
    #expect(R015NumberSequenceCheck.isSequence(text) == isSequence)
  }

  @Test func onlyRightToLeftLayoutsAreLookedAt() throws {
    func findings(_ body: String, _ locales: String) throws -> [Finding] {
      try CheckSample("<page>\(body)</page>", [.locale: locales]).findings(of: 15)
    }
    let found = try findings("<p>1 2 3</p>", "en,he,ar-EG")
    #expect(found.map(\.fault.level) == [.advice])
    #expect(found.first?.variants.count == 2)
    #expect(try findings("<p dir=\"ltr\">1 2 3</p>", "he").isEmpty)
    #expect(try findings("<pre>1 2 3</pre>", "he").isEmpty)
    #expect(try findings("<column dir=\"ltr\"><p>1 2 3</p></column>", "he").isEmpty)
    #expect(try findings("<column dir=\"rtl\"><p>1 2 3</p></column>", "en").count == 1)
    #expect(try findings("<steps current=\"1\" total=\"3\" label=\"Way\"/>", "he").isEmpty)
  }
}

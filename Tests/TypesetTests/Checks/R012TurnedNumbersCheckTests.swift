import Testing

@testable import Typeset

@Suite struct R012TurnedNumbersCheckTests {
  @Test(arguments: [
    ("שלום 541 22 33", ["541 22 33"]), ("הטלפון 541-22 33", ["541-22 33"]), ("طلب 123-456", ["123-456"]),
    ("שלום 123-456", []), ("انتهت 3-1", ["3-1"]), ("נגמר 3-1", []), ("שלום 7 2", ["7 2"]),
    ("שלום 12.3456", []), ("שלום 1,234", []), ("שלום 12 34", ["12 34"]), ("שלום 12 345", ["12 345"]),
    ("שלבים 1 2 3", []), ("שלבים 1 2", ["1 2"]), ("الإصدار 2.1", []),
    ("שלום +20 2 2735 1234", []), ("שלום \u{2066}541 22 33\u{2069}", []), ("כרטיס 4111 1111 1111 1111", []),
    ("code 541 22 33 here", []),
  ])
  func onlyWhatTurnsIsFound(text: String, numbers: [String]) {
    #expect(TurnedNumbers.find(in: text, with: TextAnalyzer()) == numbers)
  }

  @Test func textsOfADocumentAreLookedAtWhereNothingElseOrdersThem() throws {
    func count(_ body: String) throws -> Int { try CheckSample("<page>\(body)</page>").findings(of: 12).count }
    #expect(try count("<p lang=\"he\">התקשרו 541 22 33</p>") == 1)
    #expect(try count("<column lang=\"he\"><p>התקשרו 541 22 33</p><p lang=\"en\">Call 541 22 33</p></column>") == 1)
    #expect(try count("<p lang=\"he\">התקשרו <bdi dir=\"ltr\">541 22 33</bdi></p>") == 0)
    #expect(try count("<p lang=\"he\" dir=\"ltr\">541 22 33</p><p>541 22 33</p>") == 0)
  }

  @Test func onlyRightToLeftLanguagesAreLookedAt() throws {
    let found = try CatalogFaults(
      CatalogFaults.entry("key", ["en": "Call 541 22 33", "he": "התקשרו 541 22 33", "de": "Ruf 541 22 33"]), of: 12)
    #expect(found.messages == [#"the groups of "541 22 33" run from right to left in the text in he"#])
    #expect(found.faults.first?.level == .warning)
  }
}

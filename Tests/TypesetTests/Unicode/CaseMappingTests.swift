import Testing

@testable import Typeset

@Suite struct CaseMappingTests {
  @Test func upperCaseFollowsTheLanguage() {
    #expect(CaseMapping.uppercased("istanbul", language: "tr") == "İSTANBUL")
    #expect(CaseMapping.uppercased("istanbul", language: "en") == "ISTANBUL")
    #expect(CaseMapping.uppercased("Καλημέρα", language: "el") == "ΚΑΛΗΜΕΡΑ")
    #expect(CaseMapping.uppercased("Straße", language: "de-AT") == "STRASSE")
    #expect(CaseMapping.uppercased("ßßßß ﬃ", language: "de") == "SSSSSSSS FFI")
    #expect(CaseMapping.uppercased("تنزيل", language: "ar") == "تنزيل")
    #expect(CaseMapping.uppercased("", language: "not a tag") == "")
  }
}

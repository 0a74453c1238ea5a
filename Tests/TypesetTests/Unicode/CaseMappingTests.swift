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

  /// The languages whose upper case differs from that of the others by CLDR and by the typography of the language.
  @Test(arguments: [
    ("tr", "ısı iki", "ISI İKİ"), ("az", "diqqət ilə", "DİQQƏT İLƏ"),
    ("el", "ταΐζω, άδεια ή όχι, προϊόν", "ΤΑΪΖΩ, ΑΔΕΙΑ Ή ΟΧΙ, ΠΡΟΪΟΝ"),
    ("lt", "i\u{307}\u{300} j\u{307}", "Ì J"), ("nl", "ijsvrij", "IJSVRIJ"), ("hy", "և", "ԵՎ"), ("hyw", "և", "ԵՒ"),
    ("de", "groß", "GROSS"), ("ka", "საქართველო", "ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ"), ("chr", "ꭰꭱ", "ᎠᎡ"),
    ("ga", "an t-athair", "AN tATHAIR"), ("ga", "na hÉireann", "NA hÉIREANN"), ("ga", "halla", "HALLA"),
    ("ga", "i bPáras, i gCorcaigh", "I bPÁRAS, I gCORCAIGH"), ("ga", "ar an bhfarraige", "AR AN bhFARRAIGE"),
    ("ga", "ár n-athair, an tsráid", "ÁR nATHAIR, AN tSRÁID"), ("ga-IE", "tír na nÓg", "TÍR NA nÓG"),
    ("ga", "Teach, nead, teas", "TEACH, NEAD, TEAS"), ("ga", "t-", "T-"),
  ])
  func upperCaseOfLanguages(language: String, text: String, upper: String) {
    #expect(CaseMapping.uppercased(text, language: language) == upper)
  }
}

import Testing

@testable import Typeset

@Suite struct InitialsTests {
  @Test(arguments: [
    ("Sara Haddad", "SH"), ("sara", "S"), ("Ana Maria de Souza", "AS"), ("Γιώργος Παπάς", "ΓΠ"),
    ("Лев Толстой", "ЛТ"), ("יעל כהן", "יכ"), ("", ""), ("  ", ""), ("123", ""),
  ])
  func scriptsWithSeparateLettersGiveTwo(name: String, initials: String) {
    #expect(Initials(of: name, language: "en").text == initials)
  }

  @Test(arguments: [
    ("سارة حداد", "س"), ("لارا نور", "ل"), ("آرش", "آ"), ("王小明", "王"), ("田中 太郎", "田"), ("김민수", "김"),
    ("प्रिया शर्मा", "प्रि"), ("เมษา ใจดี", "ม"),
  ])
  func joinedLettersFamilyNamesAndClustersGiveOne(name: String, initials: String) {
    #expect(Initials(of: name, language: "en").text == initials)
  }

  @Test func upperCaseFollowsTheLanguage() {
    #expect(Initials(of: "ilker islam", language: "tr").text == "İİ")
    #expect(Initials(of: "ilker islam", language: "en").text == "II")
  }
}

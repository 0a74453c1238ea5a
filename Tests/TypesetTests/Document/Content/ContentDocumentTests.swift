import Testing

@testable import Typeset

/// What a file without markup of its own says, and what is assumed.
@Suite struct ContentDocumentTests {
  @Test(arguments: [
    ("Lamp", "en"), ("The café is open and the lamp of the house is lit.", "en"), ("12", "en"),
    ("Das Licht ist nicht mit dem Turm verbunden und leuchtet.", "de"),
    ("La tour est dans le port, et les bateaux la voient.", "fr"), ("منارة", "ar"), ("چراغ دریایی", "fa"),
    ("מגדלור", "he"), ("маяк", "ru"), ("їжак і маяк", "uk"), ("灯台の光", "ja"), ("灯塔", "zh"), ("등대", "ko"),
    ("ประภาคาร", "th"), ("கலங்கரை", "ta"),
  ])
  func aLanguageIsAssumedWithAWarning(text: String, language: String) {
    let (document, diagnostics) = ContentSample.read(text, language: nil)
    #expect(document?.language == language && diagnostics.map(\.code) == ["language-assumed"])
  }

  @Test(arguments: [("Lamp", "de-AT", "de-AT", 0), ("Lamp", "ar", "en", 1), ("منارة", "ar-EG", "ar-EG", 0)])
  func theLocaleIsTheLanguageOfATextInItsScript(text: String, locale: String, language: String, warnings: Int) {
    let (document, diagnostics) = ContentSample.read(text, language: nil, locale: locale)
    #expect(document?.language == language && diagnostics.count == warnings)
  }

  @Test func aLanguageThatIsNoneIsAWarningAtItsPlace() {
    let (document, diagnostics) = ContentSample.read("---\nlang: not a tag\n---\na")
    #expect(document?.language == "en" && diagnostics.map(\.brief) == ["2:1 language"])
  }

  @Test(arguments: [
    ("en-US", 612), ("es-MX", 612), ("fr-CA", 612), ("en", 612), ("de", 595), ("ar-EG", 595), ("en-GB", 595),
  ])
  func thePaperIsThatOfTheLocale(locale: String, width: Int) {
    guard case .page(let paper)? = ContentSample.read("a", locale: locale).document?.canvases[0].kind else {
      Issue.record("no page")
      return
    }
    #expect(Int(paper.size.width) == width)
  }
}

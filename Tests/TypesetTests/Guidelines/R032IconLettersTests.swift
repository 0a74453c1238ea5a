import Testing

@testable import Typeset

@Suite struct R032IconLettersTests {
  @Test(arguments: ["text-size-larger", "text-cursor", "rich-text", "signature"])
  func theLetterFollowsTheScript(name: String) throws {
    var seen: [String: [Path]] = [:]
    for lang in ["en", "he", "ar", "fa"] {
      let icon = try IconSample("name=\"\(name)\"", lang: lang)
      seen[lang] = try icon.outlines()
      #expect(try icon.rules.contains("R032") == (lang != "en"))
    }
    #expect(seen["he"] != seen["ar"] && seen["en"] != seen["ar"] && seen["en"] != seen["he"])
    #expect(seen["fa"] == seen["ar"], "one script")
  }

  @Test(arguments: [
    ("ar-EG", true), ("ar-MA", false), ("fa", true), ("he", false), ("en", false), ("ar-MA-u-nu-arab", true),
  ])
  func theDigitsOfAListAreThoseInForce(lang: String, areArabic: Bool) throws {
    #expect(try IconSample("name=\"list-numbers\"", lang: lang).rules.contains("R032") == areArabic)
  }

  @Test func anElementsLanguageWinsOverTheLocale() throws {
    let arabic = try IconSample("name=\"signature\"", lang: "ar")
    let sample = try IconSample("name=\"signature\" lang=\"ar\"", lang: "en")
    #expect(try sample.rules == ["R032"])
    func sizes(_ icon: IconSample) throws -> [Int] {
      try icon.outlines().compactMap(\.tightBounds).map { Int(($0.width * 100).rounded()) }
    }
    #expect(try sizes(sample) == sizes(arabic), "the Arabic letters, in the order of an English layout")
  }

  @Test func theQuestionMarkIsArabicInArabicAlone() throws {
    #expect(try IconSample("name=\"question\"", lang: "ar").rules == ["R032"])
    #expect(try IconSample("name=\"question\"", lang: "he").rules == [])
  }

  @Test func letterAndLinesDoNotMeetInEitherDirection() throws {
    for lang in ["en", "he", "ar"] {
      let boxes = try IconSample("name=\"text-cursor\"", lang: lang).outlines().compactMap(\.tightBounds)
      let beam = boxes.prefix(3).reduce(nil) { Rect.union($0, $1) }!
      let letter = boxes.dropFirst(3).reduce(nil) { Rect.union($0, $1) }!
      #expect(lang == "en" ? letter.maxX + 1 < beam.minX : beam.maxX + 1 < letter.minX, "\(lang)")
    }
  }
}

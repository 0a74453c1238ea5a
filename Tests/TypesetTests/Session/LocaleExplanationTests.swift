import Foundation
import Testing

@testable import Typeset

@Suite struct LocaleExplanationTests {
  /// What holds of a locale whatever the version of CLDR is.
  struct Known: Sendable, CustomTestStringConvertible {
    var locale: String
    var isRightToLeft: Bool
    var system: String
    var decimal: String
    var grouping: String
    /// The minus without marks of direction.
    var minus = "-"
    var percent: String
    var cardinals = "one other"

    var testDescription: String { locale }
  }

  static let known = [
    Known(
      locale: "ar-EG", isRightToLeft: true, system: "arab", decimal: "٫", grouping: "٬", percent: "٪",
      cardinals: "zero one two few many other"),
    Known(
      locale: "ar-AE", isRightToLeft: true, system: "latn", decimal: ".", grouping: ",", percent: "%",
      cardinals: "zero one two few many other"),
    Known(
      locale: "ar-MA", isRightToLeft: true, system: "latn", decimal: ",", grouping: ".", percent: "%",
      cardinals: "zero one two few many other"),
    Known(
      locale: "fa", isRightToLeft: true, system: "arabext", decimal: "٫", grouping: "٬", minus: "−", percent: "٪"),
    Known(locale: "he", isRightToLeft: true, system: "latn", decimal: ".", grouping: ",", percent: "%", cardinals: ""),
    Known(locale: "ur", isRightToLeft: true, system: "latn", decimal: ".", grouping: ",", percent: "%"),
    Known(locale: "ur-IN", isRightToLeft: true, system: "arabext", decimal: "٫", grouping: "٬", percent: "%"),
    Known(locale: "ckb", isRightToLeft: true, system: "arab", decimal: "٫", grouping: "٬", percent: "٪"),
    // Its decimal sign differs between versions.
    Known(locale: "sd", isRightToLeft: true, system: "arab", decimal: "", grouping: "٬", percent: "٪"),
    Known(locale: "nqo", isRightToLeft: true, system: "", decimal: "", grouping: "", percent: "", cardinals: "other"),
    Known(locale: "ff-Adlm", isRightToLeft: true, system: "adlm", decimal: ".", grouping: "⹁", percent: "%"),
    Known(locale: "de", isRightToLeft: false, system: "latn", decimal: ",", grouping: ".", percent: "%"),
    Known(
      locale: "th", isRightToLeft: false, system: "latn", decimal: ".", grouping: ",", percent: "%", cardinals: "other"),
    Known(locale: "hi", isRightToLeft: false, system: "latn", decimal: ".", grouping: ",", percent: "%"),
    Known(locale: "mr", isRightToLeft: false, system: "deva", decimal: ".", grouping: ",", percent: "%"),
    Known(locale: "bn", isRightToLeft: false, system: "beng", decimal: ".", grouping: ",", percent: "%"),
    Known(
      locale: "my", isRightToLeft: false, system: "mymr", decimal: ".", grouping: ",", percent: "%",
      cardinals: "other"),
  ]

  @Test(arguments: known)
  func localesMeanWhatTheyAreKnownFor(known: Known) throws {
    let explanation = try LocaleExplanation(locale: known.locale)
    #expect(explanation.direction == (known.isRightToLeft ? .rightToLeft : .leftToRight))
    if !known.cardinals.isEmpty { #expect(explanation.cardinals.joined(separator: " ") == known.cardinals) }
    // ICU 72 writes N'Ko with Western digits, later ones with its own (F12).
    guard !known.system.isEmpty else { return }
    #expect(explanation.numerals.system == known.system)
    if !known.decimal.isEmpty { #expect(sign("decimal", explanation) == known.decimal) }
    #expect(sign("grouping", explanation) == known.grouping)
    #expect(sign("minus", explanation) == known.minus)
    #expect(sign("percent", explanation) == known.percent)
  }

  /// All locales of F12 and those beside them that write other digits.
  @Test(
    arguments: [
      "ar", "ar-001", "ar-AE", "ar-EH", "ar-DZ", "ar-LY", "ar-MA", "ar-TN", "ar-BH", "ar-DJ", "ar-EG", "ar-ER", "ar-IL",
      "ar-IQ", "ar-JO", "ar-KM", "ar-KW", "ar-LB", "ar-MR", "ar-OM", "ar-PS", "ar-QA", "ar-SA", "ar-SD", "ar-SO",
      "ar-SS", "ar-SY", "ar-TD", "ar-YE", "fa", "fa-IR", "fa-AF", "he", "ur", "ur-PK", "ur-IN", "ps", "ks", "mzn",
      "lrc", "uz-Arab", "pa-Arab", "ckb", "sd", "ug", "yi", "syr", "nqo", "ff-Adlm", "mr", "ne", "bn", "as", "mni",
      "my", "sat", "en", "de", "th", "hi",
    ])
  func whatIsShownFollowsFromTheSigns(locale: String) throws {
    let explanation = try LocaleExplanation(locale: locale, number: "-1234567.89")
    let digits = explanation.numerals.digits.unicodeScalars.map(String.init)
    #expect(digits.count == 10)
    let text = try #require(explanation.samples.first { $0.name == "number" }).text
    let shown = ["1", "2", "3", "4", "5", "6", "7", "8", "9"].reduce(text) { text, digit in
      text.replacing(digits[Int(digit)!], with: digit)
    }
    let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{61C}"]
    let plain = { (text: String) in
      String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
    }
    let signs = Dictionary(uniqueKeysWithValues: explanation.signs.map { ($0.name, plain($0.text)) })
    let groups = try #require(signs["grouping"])
    let expected = ["1", "234", "567"].joined(separator: groups) + (signs["decimal"] ?? "") + "89"
    let indian = ["12", "34", "567"].joined(separator: groups) + (signs["decimal"] ?? "") + "89"
    let minus = signs["minus"] ?? ""
    // ICU 72 has no groups in Syriac and N'Ko.
    let ungrouped = "1234567" + (signs["decimal"] ?? "") + "89"
    #expect([expected, indian, ungrouped].map { minus + $0 }.contains(plain(shown)), "\(text)")
    #expect((explanation.rules.contains(R009Numerals.rule)) == (explanation.numerals.system != "latn"))
    #expect(explanation.direction == LanguageTag(locale)?.direction)
    #expect(!explanation.cardinals.isEmpty && explanation.cardinals.last == "other")
  }

  @Test func theNumberAskedAboutIsCounted() throws {
    let arabic = try LocaleExplanation(locale: "ar-EG", number: "3")
    #expect(arabic.plural?.cardinal == "few")
    #expect(arabic.samples[0].text == "٣")
    let english = try LocaleExplanation(locale: "en-GB", number: "22")
    #expect(english.plural?.ordinal == "two")
    #expect(english.samples[2].text == "£22.00")
    #expect(try LocaleExplanation(locale: "he", number: "2").samples[2].value == "2 ILS", "the likely region counts")
  }

  @Test func numeralsCanBeChosen() throws {
    let thai = try LocaleExplanation(locale: "th", number: "12", numerals: "thai")
    #expect(thai.samples[0].text == "๑๒")
    #expect(thai.rules == [R009Numerals.rule, R011NumberCentric.rule])
    #expect(thai.nativeNumerals?.system == "thai")
    #expect(try LocaleExplanation(locale: "hi").nativeNumerals?.system == "deva")
  }

  @Test func theTextNamesInvisibleCharacters() throws {
    let text = try LocaleExplanation(locale: "ar-EG", number: "-1").description
    #expect(text.contains("<ALM>-"))
    #expect(text.contains("U+061C U+002D"))
    #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format })
    let rows = text.split(separator: "\n")
    let column = try #require(rows.first?.firstRange(of: "ar-EG")).lowerBound
    let start = try #require(rows.first).distance(from: rows[0].startIndex, to: column)
    #expect(rows.allSatisfy { $0.dropFirst(start - 2).hasPrefix("  ") && $0.dropFirst(start).first != " " })
  }

  @Test func theJSONContainsEveryCharacterUnchanged() throws {
    let json = try LocaleExplanation(locale: "ar-EG", number: "-1").json
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["direction"] as? String == "rtl")
    #expect((object["numerals"] as? [String: String])?["digits"] == "٠١٢٣٤٥٦٧٨٩")
    #expect((object["samples"] as? [[String: String]])?.first?["text"] == "\u{61C}-١")
    #expect((object["plural"] as? [String: String])?["cardinal"] == "one")
  }

  @Test func calendarsAndWeeksAreThoseOfTheRegion() throws {
    #expect(try LocaleExplanation(locale: "fa-IR").calendar == "persian")
    #expect(try LocaleExplanation(locale: "th-TH").calendar == "buddhist")
    #expect(try LocaleExplanation(locale: "th-TH-u-ca-gregory").calendar == "gregorian")
    #expect(try LocaleExplanation(locale: "ar-EG").firstWeekday == "saturday")
    #expect(try LocaleExplanation(locale: "de").firstWeekday == "monday")
    #expect(try LocaleExplanation(locale: "de").quotationMarks == ["„", "“", "‚", "‘"])
  }

  @Test func whatIsWrongIsThrown() {
    #expect(throws: LocaleExplanationError.self) { try LocaleExplanation(locale: "zz-ZZ") }
    #expect(throws: LocaleExplanationError.self) { try LocaleExplanation(locale: "en_US") }
    #expect(throws: LocaleExplanationError.self) { try LocaleExplanation(locale: "en", number: "1e5") }
  }

  private func sign(_ name: String, _ explanation: LocaleExplanation) -> String {
    let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{61C}"]
    let text = explanation.signs.first { $0.name == name }?.text ?? ""
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
  }
}

import Testing

@testable import Typeset

@Suite struct DateFormatsTests {
  @Test(arguments: [
    ("en", "short", "3/5/26"), ("en", "medium", "Mar 5, 2026"), ("en", "long", "March 5, 2026"),
    ("en", "full", "Thursday, March 5, 2026"), ("en", "yMMMd", "Mar 5, 2026"), ("en", "EEEE", "Thursday"),
    ("de", "long", "5. März 2026"), ("de", "MMMMd", "5. März"), ("ar-EG", "long", "٥ مارس ٢٠٢٦"),
    ("ar-AE", "long", "5 مارس 2026"), ("he", "long", "5 במרץ 2026"), ("hi", "long", "5 मार्च 2026"),
    ("th-TH", "long", "5 มีนาคม 2569"), ("fa-IR", "long", "۱۴ اسفند ۱۴۰۴"),
    ("fa-IR-u-ca-gregory", "yMMMMd", "۵ مارس ۲۰۲۶"),
    ("ar-SA", "yMMMM", "مارس ٢٠٢٦"), ("ar-SA-u-ca-islamic-umalqura", "yMMMM", "رمضان ١٤٤٧ هـ"),
    ("ar-SA-u-ca-gregory", "long", "٥ مارس ٢٠٢٦"), ("fa-IR", "full", "پنجشنبه ۱۴ اسفند ۱۴۰۴"),
    ("fa-IR", "yMMMMEEEEd", "پنجشنبه ۱۴ اسفند ۱۴۰۴"), ("ja-u-ca-japanese", "full", "令和8年3月5日木曜日"),
  ])
  func datesFollowTheLocaleAndItsCalendar(locale: String, format: String, expected: String) throws {
    #expect(try date("2026-03-05", format, locale) == expected)
  }

  @Test(arguments: [
    ("en", "14:30", "2:30\u{202F}PM"), ("de", "14:30", "14:30"), ("de", "14:30:05", "14:30:05"),
    ("ar-EG", "14:30", "٢:٣٠ م"),
    ("fa", "09:05", "۹:۰۵"), ("he", "09:05", "9:05"), ("th", "09:05", "09:05"),
  ])
  func timesFollowTheLocale(locale: String, value: String, expected: String) throws {
    let time = try TypedValue.read(value, as: .time).get()
    #expect(LocaleFormats.of(locale).string(time).withPlainBlanks == expected.withPlainBlanks)
  }

  @Test func aTimeNamesNoZone() throws {
    let time = try TypedValue.read("14:30:00", as: .time, format: "full").get()
    #expect(LocaleFormats.of("en").string(time).withPlainBlanks == "2:30:00 PM")
    #expect(throws: ValueError.self) { try TypedValue.read("14:30", as: .time, format: "jmz").get() }
  }

  @Test func aDateWithATimeShowsBoth() throws {
    #expect(try date("2026-03-05T14:30", "medium", "de") == "05.03.2026, 14:30")
    #expect(try date("2026-03-05T14:30", "yMdjm", "de") == "5.3.2026, 14:30")
    let time = try TypedValue.read("2026-03-05T14:30", as: .time).get()
    #expect(LocaleFormats.of("de").string(time) == "14:30")
  }

  @Test func daysBefore1582CountAsInISO() throws {
    #expect(try date("1066-10-14", "yMd", "de") == "14.10.1066")
    #expect(try date("0001-01-01", "yMd", "de") == "1.1.1")
    #expect(try date("9999-12-31", "yMd", "de") == "31.12.9999")
    #expect(CivilDate(year: 1970, month: 1, day: 1).daysSince1970 == 0)
    #expect(CivilDate(year: 2000, month: 3, day: 1).daysSince1970 == 11_017)
  }

  @Test(arguments: [
    "", "2026-3-5", "2026-13-01", "2026-00-01", "2026-02-29", "2026-04-31", "0000-01-01", "-0001-01-01", "10000-01-01",
    "2026-03-05Z", "2026-03-05T14:30Z", "2026-03-05T14:30+02:00", "2026-03-05T", "2026-03-05 14:30", "2026-03-05T24:00",
    "2026-03-05T12:60", "05.03.2026", "2026-W10", "٢٠٢٦-٠٣-٠٥", "14:30",
  ])
  func invalidDatesAreRejected(text: String) {
    guard case .failure(let fault) = TypedValue.read(text, as: .date) else {
      Issue.record("'\(text)' was read")
      return
    }
    #expect(!fault.hints.isEmpty)
  }

  @Test(arguments: ["shrot", "", "yMMMx", "yMd 'at'", "hm", "Zz", String(repeating: "y", count: 33)])
  func formatsThatAreNoneAreRefused(format: String) {
    guard case .failure(let fault) = TypedValue.read("2026-03-05", as: .date, format: format) else {
      Issue.record("'\(format)' was taken")
      return
    }
    #expect(!fault.hints.isEmpty)
    if format == "shrot" { #expect(fault.hints[0] == "did you mean \"short\"?") }
  }

  @Test(arguments: [
    ("en", "PT1H2M3S", "1:02:03"), ("en", "185", "3:05"), ("en", "PT9S", "0:09"), ("en", "0", "0:00"),
    ("ar-EG", "3723", "١:٠٢:٠٣"), ("fa", "PT3M5S", "۳:۰۵"), ("en", "PT90M", "1:30:00"), ("fi", "3723", "1.02.03"),
    ("de", "360000", "100:00:00"),
  ])
  func durationsAreWrittenByPlace(locale: String, value: String, expected: String) throws {
    #expect(LocaleFormats.of(locale).duration(try DurationValue.read(value).get()) == expected)
  }

  @Test(arguments: [
    ("en", 27_720, DurationStyle.full, "7 hours, 42 minutes"), ("en", 27_720, .short, "7 hr, 42 min"),
    ("en", 27_720, .narrow, "7h 42m"), ("de", 27_720, .full, "7 Stunden, 42 Minuten"), ("en", 60, .full, "1 minute"),
    ("en", 0, .full, "0 minutes"), ("en", 3605, .full, "1 hour, 5 seconds"), ("ar-EG", 7200, .full, "ساعتان"),
    ("en", 27_720, .digits, "7:42:00"),
  ])
  func durationsAreWrittenInWords(locale: String, seconds: Int, style: DurationStyle, expected: String) {
    #expect(LocaleFormats.of(locale).duration(DurationValue(seconds: seconds), style) == expected)
  }

  @Test(arguments: [
    "", "-5", "1.5", "PT", "P1D", "PT1S1H", "PT1H1H", "1:02:03", "PT-5S", "PTS", "99999999999999999999", "3600000000",
    "PT99999999999H", "٣",
  ])
  func invalidDurationsAreRejected(text: String) {
    guard case .failure(let fault) = DurationValue.read(text) else {
      Issue.record("'\(text)' was read")
      return
    }
    #expect(!fault.hints.isEmpty)
  }

  @Test(arguments: [
    ("en", "2026-03-05", "2026-03-07", TypedValue.Kind.date, "Mar 5 – 7, 2026"),
    ("de", "2026-03-05", "2026-04-07", .date, "5. März – 7. Apr. 2026"),
    ("fa", "2026-03-05", "2026-03-07", .date, "۱۴ تا ۱۶ اسفند ۱۴۰۴"),
    ("en", "09:00", "17:30", .time, "9:00 AM – 5:30 PM"), ("de", "09:00", "17:30", .time, "09:00–17:30 Uhr"),
    ("en", "3", "5", .number, "3–5"), ("en", "1234.5", "5000", .number, "1,234.5–5,000"),
    ("en", "1.50", "2.00", .number, "1.50–2.00"), ("ar-EG", "3", "5", .number, "٣–٥"), ("ja", "3", "5", .number, "3～5"),
    ("en", "3", "3", .number, "3"), ("de", "0.03", "0.05", .percent, "3–5 %"),
    ("he", "0.03", "0.05", .percent, "3% – 5%"),
  ])
  func rangesFollowTheLocale(
    locale: String, from: String, to: String, kind: TypedValue.Kind, expected: String
  ) throws {
    let text = LocaleFormats.of(locale).string(try TypedValue.range(from: from, to: to, as: kind).get())
    #expect(text.withPlainBlanks == expected)
  }

  @Test(arguments: [("3", "x"), ("", "3"), ("3", "2026-03-05")])
  func rangesNeedTwoEndsOfOneKind(from: String, to: String) {
    #expect(throws: ValueError.self) { try TypedValue.range(from: from, to: to, as: .number).get() }
  }

  @Test func aRangeOfTimeBeginsBeforeItEnds() {
    #expect(throws: ValueError.self) { try TypedValue.range(from: "2026-03-07", to: "2026-03-05", as: .date).get() }
  }

  private func date(_ text: String, _ format: String, _ locale: String) throws -> String {
    LocaleFormats.of(locale).string(try TypedValue.read(text, as: .date, format: format).get())
  }
}

extension String {
  /// The text with ordinary blanks only: CLDR changed the one before am and pm between versions.
  fileprivate var withPlainBlanks: String {
    String(map { "\u{202F}\u{A0}\u{2009}".contains($0) ? " " : $0 })
  }
}

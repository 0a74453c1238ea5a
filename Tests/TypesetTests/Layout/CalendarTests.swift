import Testing

@testable import Typeset

@Suite struct CalendarTests {
  private func calendar(
    _ attributes: String = "month=\"2026-03\"", lang: String = "en", width: Int = 350, events: String = "",
    options: LayoutOptions = LayoutOptions()
  ) throws -> LayoutSample {
    try LayoutSample(
      "<document lang=\"\(lang)\"><canvas width=\"\(width)\"><calendar id=\"c\" \(attributes)>\(events)</calendar></canvas></document>",
      options: options)
  }

  private func days(_ sample: LayoutSample) -> [LayoutSample.Placed] {
    sample.elements().filter { $0.element.name == "day" }
  }

  @Test(arguments: [
    ("en", "March 2026", 31, "1"), ("de", "März 2026", 31, "1"), ("ar-EG", "مارس ٢٠٢٦", 31, "١"),
    ("he", "מרץ 2026", 31, "1"), ("fa", "اسفند ۱۴۰۴", 29, "۱"), ("th", "มีนาคม 2569", 31, "1"),
    ("ja", "2026年3月", 31, "1"), ("ja-u-ca-japanese", "令和8年3月", 31, "1"),
  ])
  func namesDigitsAndLengthAreThoseOfTheLocale(lang: String, title: String, count: Int, first: String) throws {
    let sample = try calendar(lang: lang)
    #expect(sample.texts(of: "c/title1") == [title])
    #expect(days(sample).count == count)
    #expect(sample.texts(of: "c/day1") == [first])
    // The bundled Japanese font has no bold face for the month.
    #expect(lang.hasPrefix("ja") || sample.diagnostics.isEmpty)
  }

  @Test(arguments: [("en", 0), ("de", 6), ("ar-EG", 1), ("fa", 1), ("he", 0)])
  func aWeekBeginsOnTheDayOfTheRegion(lang: String, column: Int) throws {
    // 1 March 2026 is a Sunday, and 1 Esfand 1404 a Friday.
    let sample = try calendar(lang: lang)
    let start = lang == "fa" ? 6 : column
    let left = try sample.box("c/day1").minX
    let isRightToLeft = sample.frames[0].direction == .rightToLeft
    #expect(abs(left - Double(isRightToLeft ? 6 - start : start) * 50) < 0.01)
  }

  @Test func daysAreMirroredAndKeepTheirDigits() throws {
    let left = try days(calendar(options: LayoutOptions(direction: .leftToRight)))
    let right = try days(calendar(options: LayoutOptions(direction: .rightToLeft)))
    #expect(left.count == right.count)
    for (one, other) in zip(left, right) { #expect(abs(350 - one.box.maxX - other.box.minX) < 0.01) }
  }

  @Test func theChosenDayIsSaidAndDaysHaveTheirEvents() throws {
    let sample = try calendar(
      "month=\"2026-03\" selected=\"2026-03-05\"",
      events: "<event from=\"2026-03-05\" to=\"2026-03-06\">Festival</event>")
    let day = try sample.element("c/day5")
    #expect(day.label == "Thursday, March 5")
    #expect(day.value == "Festival")
    #expect(day.states == ["selected"])
    #expect(try sample.element("c/day6").value == "Festival")
    #expect(try sample.element("c/day7").value == nil)
    #expect(try sample.element("c").value == "March 2026")
  }

  @Test func eventsHaveTextsWhereDaysAreWide() throws {
    let events = "<event id=\"e\" from=\"2026-03-05\" to=\"2026-03-06\">Festival</event>"
    #expect(try !calendar(events: events).elements().contains { $0.element.id == "e" })
    let wide = try calendar(width: 770, events: events)
    let (event, day) = (try wide.box("e"), try wide.box("c/day5"))
    #expect(event.minX > day.minX && event.minY > day.minY && event.maxY < day.maxY)
  }

  @Test func everyDayIsATargetAtEverySize() throws {
    for size in TextSizeCategory.allCases {
      let sample = try calendar(options: .with { $0.textSize = size })
      #expect(days(sample).allSatisfy { $0.box.height >= 44 && $0.box.width >= 44 })
      #expect(sample.diagnostics.isEmpty, "\(size)")
    }
  }

  @Test(arguments: [
    ("<calendar month=\"2026-13\"/>", "months run from 01 to 12"),
    ("<calendar month=\"2026-3\"/>", "use year and month, as in 2026-03"),
    ("<calendar month=\"2026-03\" today=\"2026-02-30\"/>", "the days of this month run from 01 to 28"),
    ("<date-picker value=\"\"/>", "use a day, as in 2026-03-05, or with a time, as in 2026-03-05T14:30"),
    ("<date-picker value=\"2026-03-05T25:00\"/>", "hours run from 00 to 23"),
    ("<time-picker kind=\"wheels\"/>", "for example value=\"9:41\""),
    (
      "<calendar month=\"2026-03\"><event from=\"2026-03-05\" to=\"2026-03-04\"/></calendar>",
      "use a day from 2026-03-05 on, or exchange from and to"
    ),
    ("<map><pin at=\"0.5, 1.5\"/></map>", "use shares from 0 to 1, from the left and the top"),
    (
      "<map><route points=\"0.5, 0.5, 1\"/></map>",
      "add the shares of width and height of each, as in 0.2, 0.8, 0.7, 0.3"
    ),
    ("<split><sidebar><p>A</p></sidebar></split>", "add it: the column that is seen where there is room for one only"),
  ])
  func whatDoesNotExistIsReported(block: String, hint: String) {
    let log = DiagnosticLog()
    let text = "<document lang=\"en\"><screen>\(block)</screen></document>"
    #expect(Document.read(Array(text.utf8), name: "test.xml", log: log) == nil)
    #expect(log.diagnostics.flatMap(\.hints).contains(hint), "\(log.diagnostics)")
  }

  @Test(arguments: [
    ("en", ["March", "5", "2026"]), ("de", ["5", "März", "2026"]), ("ja", ["2026年", "3月", "5日"]),
    ("ar-EG", ["٢٠٢٦", "مارس", "٥"]), ("fa", ["۱۴۰۴", "اسفند", "۱۴"]),
  ])
  func wheelsHaveTheOrderOfTheLocale(lang: String, texts: [String]) throws {
    let sample = try LayoutSample.canvas("<date-picker id=\"d\" value=\"2026-03-05\" kind=\"wheels\"/>", lang: lang)
    let wheels = sample.elements().filter { $0.element.name == "wheel" }.sorted { $0.box.minX < $1.box.minX }
    let chosen = wheels.flatMap { wheel in sample.texts(of: wheel.element.id) }
    for text in texts { #expect(chosen.contains(text), "\(chosen)") }
    #expect(wheels.count == 3)
  }

  @Test func hoursAreLeftOfMinutesInEveryLanguage() throws {
    for lang in ["en", "de", "ar-EG", "he", "fa"] {
      let sample = try LayoutSample.canvas("<time-picker id=\"t\" value=\"9:41\" kind=\"wheels\"/>", lang: lang)
      let hour = try sample.box("t/wheel1")
      let wheels = sample.elements().filter { $0.element.name == "wheel" }
      #expect(wheels.count == (["en", "ar-EG"].contains(lang) ? 3 : 2), "\(lang)")
      #expect(wheels.allSatisfy { $0.box.minY == hour.minY })
    }
  }
}

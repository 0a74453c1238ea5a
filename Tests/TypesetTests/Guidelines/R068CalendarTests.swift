import Testing

@testable import Typeset

@Suite struct R068CalendarTests {
  private static let xml = """
    <document lang="en"><canvas width="300"><p id="p"><date format="yMMMMd">2026-03-05</date></p>\
    <p id="t"><time>09:05</time></p></canvas></document>
    """

  @Test(arguments: [
    ("fa-IR", "۱۴ اسفند ۱۴۰۴", true), ("fa-IR-u-ca-gregory", "۵ مارس ۲۰۲۶", false), ("th-TH", "5 มีนาคม 2569", true),
    ("th-TH-u-ca-gregory", "5 มีนาคม 2026", false), ("de", "5. März 2026", false), ("he", "5 במרץ 2026", false),
    ("ar-EG", "٥ مارس ٢٠٢٦", false), ("en-u-ca-buddhist", "March 5, 2569 BE", true),
  ])
  func theRegionChoosesTheCalendar(locale: String, expected: String, acts: Bool) throws {
    var options = LayoutOptions()
    options.formatLocale = locale
    let sample = try LayoutSample(Self.xml, options: options)
    #expect(sample.texts(of: "p") == [expected])
    #expect(try sample.element("p").rules.contains(R068Calendar.rule) == acts)
    #expect(try !sample.element("t").rules.contains(R068Calendar.rule), "a time has no calendar")
  }

  @Test func saudiArabiaCountsInTheGregorianCalendarWithEveryICU() throws {
    let sample = try LayoutSample(Self.xml, options: LayoutOptions(locale: "ar-SA"))
    #expect(sample.texts(of: "p") == ["٥ مارس ٢٠٢٦"])
    #expect(try !sample.element("p").rules.contains(R068Calendar.rule))
    let asked = try LayoutSample(Self.xml, options: LayoutOptions(locale: "ar-SA-u-ca-islamic-umalqura"))
    #expect(asked.texts(of: "p") == ["١٦ رمضان ١٤٤٧ هـ"])
    #expect(try asked.element("p").rules.contains(R068Calendar.rule))
  }

  @Test func theExampleShowsOneDayInTwoCalendars() throws {
    let sample = try LayoutSample.example("R068Calendar")
    #expect(sample.texts(of: "date") == ["۱۴ اسفند ۱۴۰۴"])
    let gregorian = try LayoutSample.example("R068Calendar", options: LayoutOptions(locale: "fa-IR-u-ca-gregory"))
    #expect(gregorian.texts(of: "date") == ["۵ مارس ۲۰۲۶"])
  }
}

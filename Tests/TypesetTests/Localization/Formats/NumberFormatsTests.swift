import Testing

@testable import Typeset

/// Marks of direction that CLDR puts into formats.
private let lrm = "\u{200E}"
private let rlm = "\u{200F}"
private let alm = "\u{61C}"

@Suite struct NumberFormatsTests {
  @Test(arguments: [
    ("en", "-1,234,567.89"), ("de", "-1.234.567,89"), ("hi", "-12,34,567.89"), ("th", "-1,234,567.89"),
    ("de-CH", "-1’234’567.89"), ("fr", "-1\u{202F}234\u{202F}567,89"), ("ar-EG", "\(alm)-١٬٢٣٤٬٥٦٧٫٨٩"),
    ("ar-AE", "\(lrm)-1,234,567.89"), ("ar-MA", "\(lrm)-1.234.567,89"), ("fa", "\(lrm)−۱٬۲۳۴٬۵۶۷٫۸۹"),
    ("he", "\(lrm)-1,234,567.89"), ("ur", "\(lrm)-1,234,567.89"), ("ur-IN", "\(lrm)-\(lrm)۱٬۲۳۴٬۵۶۷٫۸۹"),
    ("ckb", "\(rlm)-١٬٢٣٤٬٥٦٧٫٨٩"), ("ar", "\(lrm)-1,234,567.89"), ("ar-001", "\(lrm)-1,234,567.89"),
    ("sd", "\(alm)-١٬٢٣٤٬٥٦٧.٨٩"), ("nqo", "-߁،߂߃߄،߅߆߇.߈߉"), ("syr", "-1,234,567.89"), ("ug", "-1,234,567.89"),
    ("yi", "-1,234,567.89"), ("ff-Adlm", "-𞥑⹁𞥒𞥓𞥔⹁𞥕𞥖𞥗.𞥘𞥙"), ("ps", "\(lrm)-\(lrm)۱٬۲۳۴٬۵۶۷٫۸۹"),
    ("mr", "-१२,३४,५६७.८९"), ("bn", "-১২,৩৪,৫৬৭.৮৯"), ("my", "-၁,၂၃၄,၅၆၇.၈၉"),
  ])
  func numbersFollowTheLocale(locale: String, expected: String) throws {
    #expect(try number("-1234567.89", locale) == expected)
  }

  @Test(arguments: [
    ("en", "25%"), ("de", "25\u{A0}%"), ("ar-EG", "٢٥٪\(alm)"), ("ar-AE", "25\(lrm)%\(lrm)"), ("fa", "۲۵٪"),
    ("he", "25%"), ("ur-IN", "۲۵%"), ("ar", "25\(lrm)%\(lrm)"), ("sd", "٢٥٪\(alm)"), ("nqo", "߂߅%"), ("syr", "25%"),
    ("ckb", "٢٥\u{A0}٪"), ("tr", "%25"), ("eu", "%\u{A0}25"),
  ])
  func percentagesFollowTheLocale(locale: String, expected: String) throws {
    #expect(LocaleFormats.of(locale).percent(try DecimalNumber.read("0.25").get()) == expected)
  }

  @Test(arguments: [
    ("en", "1234", "1.2K"), ("de", "1234567", "1,2\u{A0}Mio."), ("en", "-950", "-950"), ("ja", "12345", "1.2万"),
    ("ar-EG", "12345", "١٢\u{A0}ألف"), ("hi", "1200000", "12\u{A0}लाख"),
  ])
  func compactNumbersFollowTheLocale(locale: String, number: String, expected: String) throws {
    #expect(LocaleFormats.of(locale).compact(try DecimalNumber.read(number).get()) == expected)
  }

  @Test(arguments: [
    ("en", "EUR", "€1,234.50"), ("de", "EUR", "1.234,50\u{A0}€"), ("ja", "JPY", "￥1,234"),
    ("en-IN", "INR", "₹1,234.50"),
    ("fa", "IRR", "\(lrm)ریال\u{A0}۱٬۲۳۴"), ("he", "ILS", "\(rlm)1,234.50\u{A0}\(rlm)₪"),
    ("ar-EG", "EGP", "\(rlm)١٬٢٣٤٫٥٠\u{A0}ج.م.\(rlm)"), ("th", "THB", "฿1,234.50"),
  ])
  func amountsFollowTheLocaleAndTheCurrency(locale: String, code: String, expected: String) throws {
    let text = LocaleFormats.of(locale).currency(try DecimalNumber.read("1234.5").get(), code: code)
    #expect(text == expected)
  }

  @Test func signsFollowTheSameTable() {
    #expect(LocaleFormats.of("sd").sign(.decimal) == ".")
    #expect(LocaleFormats.of("sd").sign(.grouping) == "٬")
    #expect(LocaleFormats.of("nqo").sign(.grouping) == "،")
    #expect(LocaleFormats.of("nqo-u-nu-latn").number(1234.5) == "1،234.5")
  }

  @Test func theDigitsOfTheFractionAreKept() throws {
    #expect(try number("4.50", "en") == "4.50")
    #expect(try number("4", "en") == "4")
    #expect(try number("0.1234567890123456789", "de") == "0,1234567890123456789")
    #expect(try number("123456789012345678901234567890", "en") == "123,456,789,012,345,678,901,234,567,890")
    let formats = LocaleFormats.of("en")
    #expect(formats.percent(try DecimalNumber.read("0.125").get()) == "12.5%")
    #expect(formats.percent(try DecimalNumber.read("1").get()) == "100%")
  }

  @Test func calculatedNumbersAreRounded() {
    let formats = LocaleFormats.of("en")
    #expect(formats.number(2.5) == "2.5")
    #expect(formats.number(1.0 / 3) == "0.33")
    #expect(formats.number(4, fractionDigits: 1...1) == "4.0")
    #expect(formats.number(-0.0) == "0")
    #expect(formats.number(1e21, fractionDigits: 0...0) == "1,000,000,000,000,000,000,000")
    #expect(formats.percent(0.5) == "50%")
  }

  @Test func aNumberingSystemBringsItsOwnSigns() throws {
    let arab = try #require(Numerals.system(for: "en", choice: "arab"))
    #expect(LocaleFormats.of("en", numerals: arab).number(1234.5) == "١٬٢٣٤٫٥")
    let western = try #require(Numerals.system(for: "ar-EG", choice: "latn"))
    #expect(LocaleFormats.of("ar-EG", numerals: western).number(1234.5) == "1,234.5")
    let thai = try #require(Numerals.system(for: "th", choice: "thai"))
    #expect(LocaleFormats.of("th", numerals: thai).number(1234.5) == "๑,๒๓๔.๕")
    #expect(LocaleFormats.of("th-u-nu-thai").number(12) == "๑๒")
    #expect(LocaleFormats.of("he-u-nu-hebr").number(12) == "12")
    #expect(LocaleFormats.of("en").digits("3/5") == "3/5")
    #expect(LocaleFormats.of("ar-EG").digits("3/5, a") == "٣/٥, a")
  }

  @Test(arguments: [
    ("0", "0 byte"), ("999", "999 byte"), ("1000", "1 kB"), ("12400", "12 kB"), ("12400000", "12.4 MB"),
    ("999999", "1 MB"), ("3250000000", "3.25 GB"), ("-2000", "-2 kB"),
  ])
  func bytesTakeTheLargestUnit(bytes: String, expected: String) throws {
    #expect(LocaleFormats.of("en").bytes(try DecimalNumber.read(bytes).get()) == expected)
  }

  @Test(arguments: [
    "", " ", "-", ".", "1.", ".5", "+1", "--1", "1.2.3", "1e999", "1e3", "NaN", "inf", "0x10", "10,5", "1 000", "12%",
    "٣",
    "−5", "1\u{0}", "5 €", "１２", String(repeating: "9", count: 42),
  ])
  func whatIsNotMachineReadableIsRefused(text: String) {
    guard case .failure(let fault) = DecimalNumber.read(text) else {
      Issue.record("'\(text)' was read")
      return
    }
    #expect(!fault.hints.isEmpty)
  }

  @Test func faultsSayWhatToDo() {
    #expect(hint("10,5").contains("a decimal point"))
    #expect(hint("25%").contains("0.25 is 25 %"))
    #expect(hint("٣").contains("0 to 9"))
    #expect(hint("−5").contains("minus"))
    #expect(hint("1e999").contains("exponent"))
    #expect(hint("NaN").contains("plain decimal"))
  }

  @Test func currenciesAreThoseOfISO() {
    #expect(Currencies.fault(of: "EUR") == nil)
    #expect(Currencies.fault(of: "eur")?.hints == ["did you mean \"EUR\"?"])
    #expect(Currencies.fault(of: "EUO")?.hints.first?.hasPrefix("did you mean \"EU") == true)
    #expect(Currencies.fault(of: "€") != nil)
    #expect(Currencies.fault(of: "") != nil)
  }

  @Test func tasksShareTheFormats() async {
    let texts = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).map { LocaleFormats.of(["ar-EG", "de", "fa", "hi"][$0 % 4]).number(Double($0) * 1.5) }
        }
      }
      var all: Set<[String]> = []
      for await texts in group { all.insert(texts) }
      return all
    }
    #expect(texts.count == 1)
  }

  private func number(_ text: String, _ locale: String) throws -> String {
    LocaleFormats.of(locale).number(try DecimalNumber.read(text).get())
  }

  private func hint(_ text: String) -> String {
    guard case .failure(let fault) = DecimalNumber.read(text) else { return "" }
    return fault.hints.joined()
  }
}

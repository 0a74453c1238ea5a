import Testing

@testable import Typeset

@Suite struct R012RunningNumbersTests {
  /// The numbers in a text, each with what it is.
  private func found(_ text: String) -> [String] {
    let units = Array(text.utf16)
    return R012RunningNumbers.find(in: units, ranges: [0..<units.count]).map {
      "\($0.kind) " + String(decoding: units[$0.range], as: UTF16.self)
    }
  }

  @Test(arguments: [
    "+20 2 2735 1234", "+1 (555) 010-0100", "+1 (555)010.0100", "+442079460958", "+٢٠ ٢ ٢٧٣٥ ١٢٣٤", "+۹۸ ۲۱ ۶۶۷۰ ۰۰۰۰",
    "+९१ २२ २७७८ ०००१", "(+44) 20 7946 0958", "+(44) 20 7946 0958", "+49\u{2011}30\u{2011}1234567",
    "+972\u{A0}4\u{A0}000 0000",
    "＋81 3 1234 5678", "[+44] 20 7946 0958", "+1234567", "+123456789012345", "(+20 2 2735 1234)",
  ])
  func aPhoneNumberBeginsWithAPlus(number: String) {
    #expect(found(number) == ["phone \(number)"])
    #expect(found("اتصل على \(number).") == ["phone \(number)"])
    #expect(found("ל\(number), או ") == ["phone \(number)"], "a prefix of Hebrew may be joined to it")
  }

  @Test(arguments: [
    "+123456", "+1234567890123456", "2 2735 1234", "+20/2/2735/1234", "+20 2  2735 1234", "3+12345678", "x+12345678",
    "+12345678x", "++", "+", "+20 ٢ ٢٧٣٥ ١٢٣٤", "1.234.567,89", "2026-03-05 10:30",
  ])
  func anythingElseIsNone(text: String) { #expect(found(text) == []) }

  @Test(arguments: ["+20", "+1", "+٢٠", "+۹۸", "＋81", "+1684", "+972"])
  func aCountryCodeBeginsWithAPlus(code: String) {
    #expect(found(code) == ["countryCode \(code)"])
    #expect(found("رمز البلد \(code).") == ["countryCode \(code)"])
    #expect(found("(\(code))، أو") == ["countryCode \(code)"])
    #expect(found("\(code), 2735 1234") == ["countryCode \(code)"])
  }

  @Test(arguments: [
    "+12345", "+20 12", "3+20", "x+20", "+20x", "+1.5", "+1,5", "+20%", "+5°", "+20€", "+20-30", "+20/30", "+٢٠٪",
  ])
  func aSignOfAnotherValueIsNoCountryCode(text: String) {
    #expect(found(text) == [])
  }

  @Test func bracketsThatDoNotBelongToItStayOutside() {
    #expect(found("(call +20 2 2735 1234)") == ["phone +20 2 2735 1234"])
    #expect(found("(+20 2 2735 1234, or later)") == ["phone +20 2 2735 1234"])
    #expect(found("+20 2 2735 1234 (office)") == ["phone +20 2 2735 1234"])
    #expect(found("+20 2 27351234 (5") == ["phone +20 2 27351234"])
    #expect(found("+20 2 2735 1234. +20 3 2735 1234") == ["phone +20 2 2735 1234", "phone +20 3 2735 1234"])
  }

  @Test(arguments: ["4111 1111 1111 1111", "3782-822463-10005", "٤١١١ ١١١١ ١١١١ ١١١١", "4111.1111.1111.1111"])
  func aCardNumberPassesLuhn(number: String) {
    #expect(found("البطاقة \(number)") == ["card \(number)"])
    #expect(found("البطاقة \(number), 12/27") == ["card \(number)"])
    #expect(found("البطاقة \(number) 12/27") == ["card \(number)"], "the date is another number")
  }

  @Test(arguments: [
    "4111 1111 1111 1112", "4111111111111111", "4111 1111", "4111/1111/1111/1111", "A4111 1111 1111 1111",
  ])
  func whatFailsLuhnOrHasNoGroupsIsNoCard(text: String) { #expect(found(text) == []) }

  @Test(arguments: [
    "DE89 3704 0044 0532 0130 00", "GB82 WEST 1234 5698 7654 32", "SA0380000000608010167519",
    "MT84 MALT 0110 0001 2345 MTLC AST0 01S", "NO93-8601-1117-947", "DE٨٩ ٣٧٠٤ ٠٠٤٤ ٠٥٣٢ ٠١٣٠ ٠٠",
  ])
  func anAccountNumberHasItsCheckDigits(number: String) {
    #expect(found(number) == ["account \(number)"])
    #expect(found("IBAN \(number), BIC COBADEFF") == ["account \(number)"])
    #expect(found("\(number) OK") == ["account \(number)"], "the check digits tell the next word apart")
  }

  @Test(arguments: [
    "DE88 3704 0044 0532 0130 00", "XDE89 3704 0044 0532 0130 00", "DE89 3704 0044 0532 0130 00A1", "DE89 3704",
  ])
  func wrongCheckDigitsMakeNoAccount(text: String) { #expect(found(text) == []) }

  @Test func digitsThatRunFromTheRightAreLeftAlone() {
    #expect(found("+߂߀ ߂ ߂߇߃߅ ߁߂߃߄") == [], "those of N’Ko")
  }

  @Test func aLongTextOfSignsTakesLinearTime() {
    for part in ["+1 ", "(+1 (", "AB12 ", "1-", "DE89 3704 "] {
      let short = workTime { _ = found(String(repeating: part, count: 2_000)) }
      let long = workTime { _ = found(String(repeating: part, count: 20_000)) }
      #expect(long < short * 60 + .milliseconds(50), "\(part)")
    }
  }
}

@Suite struct R012NumbersInTextTests {
  private static let number = "+20 2 2735 1234"

  @Test(arguments: ["ar", "he", "fa"])
  func aNumberThatNobodyMarkedKeepsItsOrder(lang: String) throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"p\">א \(Self.number).</p><p id=\"c\">א 4111 1111 1111 1111</p>", lang: lang)
    #expect(sample.seen("p").contains(Self.number))
    #expect(sample.texts(of: "p") == ["א \(Self.number)."])
    #expect(try sample.element("p").rules.contains(R052PhoneNumber.rule))
    #expect(sample.seen("c").contains("4111 1111 1111 1111"))
    #expect(try sample.element("c").rules.contains(R012Digits.rule))
  }

  @Test(arguments: ["ar-EG", "he", "en"])
  func arabicDigitsKeepTheirOrderToo(lang: String) throws {
    let number = "+٢٠ ٢ ٢٧٣٥ ١٢٣٤"
    let sample = try LayoutSample.canvas(
      "<p id=\"p\">א \(number)</p><p id=\"q\">א <phone>٠٢ ٢٧٣٥ ١٢٣٤</phone></p>", lang: lang)
    #expect(sample.seen("p").contains(number))
    #expect(sample.seen("q").contains("٠٢ ٢٧٣٥ ١٢٣٤"))
  }

  @Test func itIsKeptBehindHebrewInEnglishToo() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\">Call דנה \(Self.number)</p><p id=\"q\">Call \(Self.number)</p>")
    #expect(sample.seen("p") == "Call " + reversed("דנה") + " " + Self.number)
    #expect(try sample.element("p").rules.contains(R052PhoneNumber.rule))
    #expect(
      try !sample.element("q").rules.contains(R052PhoneNumber.rule), "where nothing could turn it round no rule acts")
  }

  @Test func theAuthorCanTurnItOff() throws {
    let xml = """
      <column numbers="plain"><p id="a">א \(Self.number)</p><p id="b" numbers="auto">א \(Self.number)</p></column>
      <p id="c">א <span numbers="plain">\(Self.number)</span> <b>+20</b> 2 2735 1234</p>
      """
    let sample = try LayoutSample.canvas(xml, lang: "he", "width=\"600\"")
    #expect(!sample.seen("a").contains(Self.number))
    #expect(try !sample.element("a").rules.contains(R052PhoneNumber.rule))
    #expect(sample.seen("b").contains(Self.number))
    #expect(sample.seen("c").hasPrefix(Self.number + " 1234 2735 2 20+"), "a part in bold belongs to its number")
  }

  @Test func aCountryCodeKeepsItsOrder() throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"p\">رمز البلد +20</p><p id=\"q\">رمز البلد +٢٠ للجميع</p>", lang: "ar", "width=\"400\"")
    #expect(sample.seen("p").hasPrefix("+20 "))
    #expect(sample.seen("q").contains(" +٢٠ "))
    #expect(try sample.element("p").rules.contains(R052PhoneNumber.rule))
  }

  @Test func whatIsIsolatedAlreadyIsLeftAlone() throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"p\">א <bdo dir=\"rtl\">+20 2 2735 123</bdo></p><p id=\"q\">א <bdi lang=\"ar\">هاتف \(Self.number)</bdi></p>",
      lang: "he")
    #expect(sample.seen("p") == "321 5372 2 02+ א")
    #expect(sample.seen("q").hasPrefix(Self.number))
  }

  @Test func itIsBrokenAtItsBlanksAlone() throws {
    for number in ["+49 30-1234 5678", "<phone>+49 30-1234 5678</phone>"] {
      let narrow = try LayoutSample.canvas("<p id=\"p\" width=\"75\">\(number)</p>")
      #expect(narrow.texts(of: "p") == ["+49 ", "30-1234 ", "5678"])
      let wide = try LayoutSample.canvas("<p id=\"p\" width=\"170\">Call us now \(number)</p>")
      #expect(wide.texts(of: "p") == ["Call us now ", "+49 30-1234 5678"], "where there is room it is whole")
    }
  }

  @Test func catalogsAndValuesOfFieldsAreSearchedToo() throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"p\"><t key=\"none\">חייגו \(Self.number)</t></p>"
        + "<text-field id=\"f\" value=\"חייגו \(Self.number)\"/>", lang: "he", "width=\"600\"")
    #expect(sample.seen("p").contains(Self.number))
    #expect(sample.seen("f").contains(Self.number))
  }
}

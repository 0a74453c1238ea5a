import Testing

@testable import Typeset

@Suite struct FieldTypeTests {
  @Test func aTypeDecidesTheDirectionOfTheValue() {
    for type in [FieldType.phone, .email, .url, .code, .number] {
      #expect(Self.direction("א", type, .rightToLeft) == .leftToRight)
    }
    for direction in Direction.allCases {
      #expect(Self.direction("א 12", .text, direction) == .rightToLeft)
      #expect(Self.direction("a 12", .text, direction) == .leftToRight)
      #expect(Self.direction("12-34", .text, direction) == .leftToRight, "digits only")
      #expect(Self.direction("٣/٥", .text, direction) == .leftToRight)
      #expect(Self.direction("--", .text, direction) == direction)
      #expect(Self.direction("a1", .password, direction) == direction)
    }
  }

  private static func direction(_ value: String, _ type: FieldType, _ layoutDirection: Direction) -> Direction {
    let firstStrong = TextAnalyzer().firstStrong(in: Array(value.utf16), isolates: [])
    return R052PhoneNumber.direction(
      ofValue: value, type: type, firstStrong: firstStrong, layoutDirection: layoutDirection)
  }

  @Test(arguments: [
    ("phone", "02 2735 1234"), ("number", "-3.5"), ("email", "+a@example.org"), ("url", "/a?b=1"), ("code", "(12)-AB"),
  ])
  func aValueIsInTheOrderOfItsType(type: String, value: String) throws {
    let sample = try LayoutSample.canvas("<text-field id=\"f\" type=\"\(type)\" value=\"\(value)\"/>", lang: "he")
    #expect(sample.seen("f") == value)
    #expect(sample.texts(of: "f") == [value])
    #expect(try sample.box("f/value1").maxX > 280, "on the side where the layout starts")
    let given = try LayoutSample.canvas("<text-field id=\"f\" dir=\"rtl\" value=\"-3.5\"/>", lang: "en")
    #expect(given.seen("f") == "3.5-", "its author decides")
  }

  @Test(arguments: [
    ("phone", "٠٢ ٢٧٣٥ ١٢٣٤"), ("phone", "+٢٠ ٢ ٢٧٣٥-١٢٣٤"), ("number", "١٢ ٣٤٥"), ("code", "٧٧ (٨٨) ٩٩"),
  ])
  func arabicDigitsInGroupsKeepTheirOrder(type: String, value: String) throws {
    for lang in ["ar", "he", "en"] {
      let sample = try LayoutSample.canvas("<text-field id=\"f\" type=\"\(type)\" value=\"\(value)\"/>", lang: lang)
      #expect(sample.seen("f") == value, "\(lang)")
      #expect(sample.texts(of: "f") == [value])
    }
    let untyped = try LayoutSample.canvas("<text-field id=\"f\" value=\"٠٢ ٢٧٣٥ ١٢٣٤\"/>", lang: "ar")
    #expect(untyped.seen("f") == "٠٢ ٢٧٣٥ ١٢٣٤", "digits only")
  }

  @Test func aPasswordShowsBulletsAlone() throws {
    for lang in ["en", "he"] {
      let sample = try LayoutSample.canvas("<text-field id=\"f\" type=\"password\" value=\"s3cret\"/>", lang: lang)
      #expect(sample.seen("f") == "" && sample.outlines(of: "f/value1").count == 6)
      #expect(try sample.element("f").value == "••••••")
      let first = try #require(sample.outlines(of: "f/value1").first?.tightBounds)
      #expect(lang == "en" ? first.minX < 1 : first.maxX > 250)
    }
    let long = String(repeating: "x", count: 500)
    let sample = try LayoutSample.canvas("<text-field id=\"f\" type=\"password\" value=\"\(long)\"/>")
    #expect((10...40).contains(sample.outlines(of: "f/value1").count) && sample.diagnostics.isEmpty)
    let empty = try LayoutSample.canvas("<text-field id=\"f\" type=\"password\" placeholder=\"Code\"/>")
    #expect(empty.texts(of: "f") == ["Code"])
  }
}

import Testing

@testable import Typeset

@Suite struct XCStringsTests {
  private func message(_ localization: String) throws -> CatalogMessage {
    try #require(try CatalogSample.xcstrings(localization: localization))
  }

  @Test func aTextIsAText() throws {
    let message = try message(#"{"stringUnit": {"state": "translated", "value": "Caf\u00e9 \ud83d\ude00\n\"x\""}}"#)
    #expect(message.shown() == "Café 😀\n\"x\"")
    #expect(message.place?.start.line == 1)
  }

  @Test func aPluralIsChosenByTheRulesOfItsLanguage() throws {
    let message = try message(
      """
      {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
        "two": {"stringUnit": {"state": "translated", "value": "a pair"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}}
      """)
    #expect(message.shown(.int(1)) == "[1] item")
    #expect(message.shown(.int(2)) == "[2] items")
    #expect(message.shown(.int(2), language: "he") == "a pair")
    #expect(message.shown(.int(1), language: "ja") == "[1] items")
  }

  @Test func aDeviceChoosesAndOtherIsTheDefault() throws {
    let message = try message(
      """
      {"variations": {"device": {
        "ipad": {"stringUnit": {"value": "Tap the iPad"}}, "other": {"stringUnit": {"value": "Tap"}}}}}
      """)
    #expect(message.shown(device: .ipad) == "Tap the iPad")
    #expect(message.shown(device: .iphone) == "Tap")
    #expect(message.shown(device: .other) == "Tap")
  }

  @Test func pluralsNestInDevicesAndDevicesInPlurals() throws {
    let inDevice = try message(
      """
      {"variations": {"device": {
        "mac": {"variations": {"plural": {"one": {"stringUnit": {"value": "%d click"}},
          "other": {"stringUnit": {"value": "%d clicks"}}}}},
        "other": {"stringUnit": {"value": "%d taps"}}}}}
      """)
    #expect(inDevice.shown(.int(1), device: .mac) == "[1] click")
    #expect(inDevice.shown(.int(3), device: .mac) == "[3] clicks")
    #expect(inDevice.shown(.int(1), device: .iphone) == "[1] taps")
    let inPlural = try message(
      """
      {"variations": {"plural": {
        "one": {"variations": {"device": {"mac": {"stringUnit": {"value": "one click"}},
          "other": {"stringUnit": {"value": "one tap"}}}}},
        "other": {"stringUnit": {"value": "%d taps"}}}}}
      """)
    #expect(inPlural.shown(.int(1), device: .mac) == "one click")
    #expect(inPlural.shown(.int(1), device: .ipad) == "one tap")
    #expect(inPlural.shown(.int(5), device: .mac) == "[5] taps")
  }

  @Test func substitutionsCountByThemselves() throws {
    let message = try message(
      """
      {"stringUnit": {"state": "translated", "value": "%#@files@ in %#@folders@ of %1$@"},
       "substitutions": {
        "files": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg file"}}, "other": {"stringUnit": {"value": "%arg files"}}}}},
        "folders": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "one folder"}}, "other": {"stringUnit": {"value": "%arg folders"}}}}}}}
      """)
    #expect(message.shown(.text("Ada"), .int(1), .int(2)) == "[1] file in [2] folders of [Ada]")
    #expect(message.shown(.text("Ada"), .int(4), .int(1)) == "[4] files in one folder of [Ada]")
  }

  @Test func statesAndMarksOfKeysAreKept() throws {
    let catalog = try CatalogSample.xcstrings(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"comment": "x", "extractionState": "stale", "localizations": {"ar": {"stringUnit": {"state": "needs_review", "value": "أ"}}}},
        "b": {"shouldTranslate": false},
        "c": {"localizations": {"ar": {"stringUnit": {"state": "new", "value": ""}}, "zh-Hant": {"stringSet": {"state": "translated", "values": ["甲", "乙"]}}}},
        "d": {}}}
      """)
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.entries["a"]?.isStale == true && catalog.entries["b"]?.isTranslatable == false)
    #expect(catalog.message(for: "a", in: "ar")?.message.state == .needsReview)
    #expect(catalog.message(for: "c", in: "ar") == nil)
    #expect(catalog.message(for: "c", in: "zh-TW")?.message.shown() == "甲")
    #expect(catalog.languages == ["ar", "en", "zh-Hant"])
  }

  @Test(arguments: [
    ("", "1:1 the file is empty"),
    ("{\"strings\": {}", "1:15 the file ends where a comma or } is expected"),
    ("{\"strings\": {\n \"a\": {},\n}}", "2:9 unexpected comma at the end"),
    ("{\"strings\": {}, \"strings\": {}}", "1:17 duplicate key \"strings\""),
    ("{\"strings\": {\"a\" {}}}", "1:18 unexpected \"{\""),
    ("{\"strings\": {\"a\": {} \"b\": {}}}", "1:22 missing comma or }"),
    ("{\"strings\": {\"a\": []}}", "1:19 a key's value must be an object, not a list"),
    ("{\"strings\": 5}", "1:13 \"strings\" must be an object, not a number"),
    ("{\"strings\": {\"a\": {\"shouldTranslate\": null}}}", "1:39 shouldTranslate must be true or false"),
    ("{\"version\": \"1.0\"}", "1:1 not a string catalog: it has no \"strings\""),
    ("{\"strings\": {}} x", "1:17 unexpected content after the end of the object"),
    ("{\"strings\": {\"a\\ud800\": {}}}", "1:16 unpaired surrogate"),
    ("{\"strings\": {\"a\\q\": {}}}", "1:16 unknown escape sequence"),
    ("{\"strings\": {\"a\n\": {}}}", "1:16 the character U+000A is not allowed in a string"),
    ("{\"strings\": {\"a", "1:14 the file ends inside a string"),
    ("{\"strings\": \0{}}", "1:13 the character U+0000 is not allowed"),
    ("// x\n{}", "1:1 unexpected \"/\""),
    ("{\"version\": 01, \"strings\": {}}", "1:13 invalid number"),
    ("{\"sourceLanguage\": 1, \"strings\": {}}", "1:20 sourceLanguage must be a string, not a number"),
  ]) func aBrokenFileIsReportedWithItsPlace(text: String, fault: String) {
    #expect(CatalogSample.fault { () throws(ContentError) in try CatalogSample.xcstrings(text) } == fault)
  }

  @Test(arguments: [
    (#"{"stringUnit": {"state": "new"}}"#, "\"stringUnit\" has no value"),
    (#"{"stringUnit": {"value": 7}}"#, "a string's value must be a string, not a number"),
    (#"{"stringUnit": "x"}"#, "\"stringUnit\" must be an object, not a string"),
    (#"{"variations": {}}"#, "no strings in these variations"),
    (#"{"variations": {"plural": {"ones": {}}}}"#, "unknown plural category \"ones\""),
    (#"{"variations": {"device": {"ipone": {}}}}"#, "unknown device \"ipone\""),
    (
      #"{"stringUnit": {"value": "%#@a@"}, "substitutions": {"a": {"argNum": 1e999999999}}}"#,
      "argNum must be a whole number from 1 to 99"
    ),
    (
      #"{"stringUnit": {"value": "%#@a@"}, "substitutions": {"a": {"argNum": 1}}}"#,
      "the substitution \"a\" has no variations"
    ),
  ]) func aWrongStructureIsReported(localization: String, fault: String) {
    let told = CatalogSample.fault { () throws(ContentError) in try CatalogSample.xcstrings(localization: localization)
    }
    #expect(told.hasSuffix(" " + fault), "\(told)")
  }

  @Test func endlessNestingIsRefused() {
    for open in ["[", "{\"a\":"] {
      let text = "{\"x\":" + String(repeating: open, count: 200_000)
      let told = CatalogSample.fault { () throws(ContentError) in try CatalogSample.xcstrings(text) }
      #expect(told.hasSuffix("objects and lists are nested more than 128 deep"), "\(told)")
    }
  }

  @Test func everyPrefixOfAFileIsAFault() throws {
    let text =
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"ar":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"\u0623\ud83d\ude00"}},"other":{"stringUnit":{"value":"ب"}}}}}}}}}"#
    _ = try CatalogSample.xcstrings(text)
    for count in 0..<text.utf8.count {
      let bytes = Array(text.utf8.prefix(count))
      #expect(throws: ContentError.self) {
        try XCStringsReader.read(try SourceFile.catalog(bytes, name: "test.xcstrings"))
      }
    }
  }

  @Test func otherEncodingsAreReadOrReported() throws {
    let text = #"{"strings": {"ä": {"localizations": {"ar": {"stringUnit": {"value": "أ"}}}}}}"#
    for isBig in [true, false] {
      for mark in [false, true] {
        let bytes = text.utf16Bytes(isBigEndian: isBig, mark: mark)
        let catalog = try XCStringsReader.read(try SourceFile.catalog(bytes, name: "test"))
        #expect(catalog.message(for: "ä", in: "ar")?.message.shown() == "أ")
      }
    }
    let marked = try XCStringsReader.read(try SourceFile.catalog([0xEF, 0xBB, 0xBF] + Array(text.utf8), name: "test"))
    #expect(marked.entries.count == 1)
    let latin = Array("{\"strings\": {\"".utf8) + [0xE4] + Array("\": {}}}".utf8)
    let told = CatalogSample.fault { () throws(ContentError) in try SourceFile.catalog(latin, name: "test") }
    #expect(told == "1:15 the byte 0xE4 is not valid UTF-8")
  }

  @Test func textsVaryByWidth() throws {
    func unit(_ text: String) -> String { #"{"stringUnit": {"value": "\#(text)"}}"# }
    let widths = #"{"variations": {"width": {"1": \#(unit("S")), "30": \#(unit("M")), "100": \#(unit("L"))}}}"#
    let message = try #require(try CatalogSample.xcstrings(localization: widths))
    #expect(message.shown(device: .iphone) == "S" && message.shown(device: .ipad) == "M")
    #expect(message.shown(device: .mac) == "L" && message.shown(device: .other) == "L")
    let narrow = try CatalogSample.xcstrings(localization: #"{"variations": {"width": {"20": \#(unit("x"))}}}"#)
    #expect(narrow?.shown(device: .iphone) == "x" && narrow?.texts.count == 1)
    let nested = try CatalogSample.xcstrings(
      localization: #"{"variations": {"device": {"ipad": \#(widths), "other": {"variations": {"plural": {"one": "#
        + #"{"variations": {"width": {"5": \#(unit("one"))}}}, "other": \#(unit("%lld"))}}}}}}"#)
    #expect(nested?.shown(.int(1), device: .ipad) == "M" && nested?.shown(.int(1), device: .iphone) == "one")
    #expect(nested?.shown(.int(7), device: .mac) == "[7]")
    let fault = CatalogSample.fault { () throws(ContentError) in
      try CatalogSample.xcstrings(localization: #"{"variations": {"width": {"wide": {}}}}"#)
    }
    #expect(fault.hasSuffix("invalid width \"wide\""))
  }

  @Test func symbolsAndStatesOfExtractionAreRead() throws {
    let catalog = try CatalogSample.xcstrings(
      #"{"strings": {"a": {"extractionState": "manual", "shouldTranslate": false}, "b": {"extractionState": "stale"}, "c": {"generatesSymbol": true}, "d": {"extractionState": "extracted_with_value", "isCommentAutoGenerated": true}}, "version": "1.1"}"#
    )
    #expect(catalog.entries.filter(\.value.hasSymbol).keys.sorted() == ["a", "c"])
    #expect(catalog.entries["a"]?.isTranslatable == false && catalog.entries["b"]?.isStale == true)
  }
}

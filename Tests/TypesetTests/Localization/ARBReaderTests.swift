import Testing

@testable import Typeset

/// Application resource bundles as they are read.
@Suite struct ARBReaderTests {
  private func read(_ text: String) throws(ContentError) -> Catalog {
    try ARBReader.read(try SourceFile.catalog(Array(text.utf8), name: "app_de.arb"))
  }

  /// The message of a text.
  private func message(_ text: String) -> CatalogMessage? { ICUMessage(text)?.message }

  @Test func textsAreRead() throws {
    let catalog = try read(
      #"""
      {
        "@@locale": "zh_Hant", "@@last_modified": {"any": [1]},
        "title": "Caf\u00e9 \ud83d\ude00", "greeting": "Hi, {name}!",
        "@greeting": {"description": "On the first page", "placeholders": {"name": {"type": "String"}}},
        "@only": {"description": "has no text"}
      }
      """#)
    #expect(catalog.languages == ["zh-Hant"] && catalog.entries.keys.sorted() == ["greeting", "title"])
    #expect(catalog.message(for: "title", in: "zh-Hant")?.message.shown() == "Café 😀")
    let greeting = try #require(catalog.message(for: "greeting", in: "zh-Hant")?.message)
    #expect(greeting.shown(.text("Ana", name: "name")) == "Hi, [Ana]!")
    #expect(catalog.entries["greeting"]?.note == "On the first page")
    #expect(catalog.entries["greeting"]?.place.start.line == 3 && greeting.place?.start.line == 3)
  }

  @Test func theLanguageMayComeLastOrBeMissing() throws {
    #expect(try read(#"{"a": "x", "@@locale": "ar"}"#).languages == ["ar"])
    #expect(try read(#"{"a": "x"}"#).languages == ["de"] && read("{}").entries.isEmpty)
  }

  @Test func exactNumbersAreKnown() throws {
    #expect(message("{n, plural, =1{one} other{{n}}}")?.exactForms == [.one])
    #expect(message("{n, plural, =0{none} one{{n}} other{{n}}} of {m}")?.exactForms == [.zero])
    #expect(message("{n, plural, =1{one} one{{n}} other{{n}}}")?.exactForms.isEmpty == true)
  }

  @Test func aChoiceByNumberVaries() throws {
    let text = "{n, plural, =0{none} =1{one} two{a pair} few{some {n}} =7{lucky} other{{n} of 100 %}}"
    let message = try #require(self.message(text))
    func shown(_ number: Int, _ language: String) -> String {
      let argument = MessageArgument(name: "n", kind: .int, value: "\(number)")
      return message.shown(argument, language: language)
    }
    #expect(shown(0, "ar") == "none" && shown(1, "ar") == "one" && shown(2, "ar") == "a pair")
    #expect(shown(3, "ar") == "some [3]" && shown(50, "ar") == "[50] of 100 %")
    #expect(shown(1, "en") == "one" && shown(7, "en") == "[7] of 100 %")
  }

  @Test func aNumberSignIsTheNumberOfItsChoice() throws {
    let message = try #require(self.message("{n, plural, one{# boat} other{# boats, {s, select, other{# #}}}} #1"))
    #expect(message.shown(MessageArgument(name: "n", kind: .int, value: "1")) == "[1] boat #1")
    #expect(message.shown(MessageArgument(name: "n", kind: .int, value: "3")) == "[3] boats, [3] [3] #1")
  }

  @Test(arguments: [
    ("{n, selectordinal, one{#st} other{#th}}", "selectordinal"), ("{n, spellout}", "spellout"),
    ("{n, choice, 0#none|1#one}", "choice"), ("{n, number, percent}", "number, percent"),
    ("{n, number, ::compact-short}", "number, ::compact-short"),
    ("{n, plural, offset:1 one{x} other{y}}", "offset:1"),
  ])
  func whatCannotBeShownIsNamed(text: String, part: String) {
    #expect(throws: ICUMessage.Fault.unsupported(part)) { try ICUMessage(reading: text) }
    #expect(throws: ICUMessage.Fault.syntax) { try ICUMessage(reading: "{") }
  }

  @Test func aChoiceMayBeAPartOfAText() throws {
    let message = try #require(self.message("Sent {n, plural, one{a file} other{files}} to {name}"))
    #expect(message.shown(.int(1), .text("Ana", name: "name")) == "Sent a file to [Ana]")
    #expect(message.shown(.int(2), .text("Ana", name: "name")) == "Sent files to [Ana]")
  }

  @Test func aChoiceByAWordTakesTheGeneralText() {
    #expect(message("{sex, select, female{She} male{He} other{They}} left")?.shown() == "They left")
    #expect(message("100 % {d, date, yMMMd}")?.shown(.text("x", name: "d")) == "100 % [x]")
  }

  @Test func whatIsWrittenAsItIsShownIsPlain() {
    for text in ["", "Hi", "Hi, {name}", "100 % {a}{b}", "it's '{name}'", "%@ %#@n@"] {
      #expect(ICUMessage(text)?.isPlain == true, "\(text)")
    }
    for text in ["{n, plural, other{x}}", "{s, select, other{x}}", "{n, number}", "{ n }", "a {d, date, short}"] {
      #expect(ICUMessage(text)?.isPlain == false, "\(text)")
    }
  }

  @Test(arguments: [
    "{", "}", "{}", "{n", "a } b", "{n, }", "{n, plural}", "{n, plural, }", "{n, plural, one{x}}", "{n, plural, other}",
    "{n, plural, other{x}", "{n, plural, odd{x} other{y}}", "{n, select, a{x}}", "{n, number, {x}}", "{a b}",
  ])
  func whatIsNotAMessageIsRefused(text: String) { #expect(ICUMessage(text) == nil) }

  @Test func choicesNestOnlySoDeep() {
    func nested(_ depth: Int) -> String {
      String(repeating: "{n, plural, other{", count: depth) + "x" + String(repeating: "}}", count: depth)
    }
    #expect(ICUMessage(nested(7)) != nil && ICUMessage(nested(8)) == nil && ICUMessage(nested(100_000)) == nil)
  }

  @Test func manyChoicesTakeLinearTime() throws {
    func time(_ count: Int) throws -> Duration {
      let text = String(repeating: "{n, plural, other{x}}", count: count)
      return try workTime { try #require(ICUMessage(text)?.message.substitutions.count == count) }
    }
    let (few, many) = (try time(500), try time(8000))
    #expect(many < few * 60 + .milliseconds(200), "\(few), \(many)")
  }

  @Test func everyEncodingIsTheSame() throws {
    let text = "{\n\"@@locale\": \"de\",\n\"day\": \"Tag ע 😀\"\n}"
    for bytes in CatalogSample.encodings(of: text) {
      let catalog = try ARBReader.read(try SourceFile.catalog(bytes, name: "t.arb"))
      #expect(catalog.message(for: "day", in: "de")?.message.shown() == "Tag ע 😀")
    }
  }

  @Test(arguments: [
    ("{\n  \"a\": {}}", "2:8 a text must be a string, not an object")
  ])
  func aBrokenBundleIsReportedWithItsPlace(text: String, fault: String) {
    #expect(CatalogSample.fault { () throws(ContentError) in try read(text) } == fault)
  }

  @Test(arguments: [
    "", "[]", "{", #"{"a": 1}"#, #"{"a": null}"#, #"{"a": {}}"#, #"{"@@locale": 1}"#, #"{"a": "\ud800"}"#, "{} {}",
    #"{"@a": "x"}"#, String(repeating: #"{"@@a":"#, count: 100_000),
    #"{"@@a": "# + String(repeating: "[", count: 100_000),
  ])
  func whatIsNotABundleIsRefused(text: String) { #expect(throws: ContentError.self) { try read(text) } }

  @Test func aBadMessageCostsItsTextAlone() throws {
    let catalog = try read("{\"@@locale\": \"de\", \"a\": \"{n\",\n\"b\": \"x\", \"c\": \"{n, spellout}\"}")
    #expect(catalog.entries.keys.sorted() == ["b"])
    #expect(catalog.warnings.map(\.code) == ["bad-message"])
    #expect(
      catalog.warnings.map(\.message) == [
        #"the texts of "a", "c" are left out; that of "a" is not a message of ICU's syntax"#
      ])
    #expect(catalog.warnings[0].range?.start.line == 1)
  }

  @Test func aRepeatedKeyWithAnotherTextIsAWarning() throws {
    let catalog = try read(#"{"@@locale": "de", "a": "1", "a": "2", "b": "x", "b": "x"}"#)
    #expect(catalog.message(for: "a", in: "de")?.message.shown() == "2" && catalog.warnings.count == 1)
  }

  @Test func randomFaultsAreReadOrRefused() {
    let sample = Array(
      #"{"@@locale": "ar", "a": "x {n, plural, =0{none {n}} one{\u0661} other{{s, select, a{1} other{{n, number}}}}} y", "@a": {"description": "d"}}"#
        .utf8)
    var random = SeededGenerator(state: 33)
    var (read, refused) = (0, 0)
    for _ in 0..<4000 {
      let bytes = random.mutation(
        of: sample, pieces: ["{", "}", ",", "\"", "plural", "=", "\\u", "%", "@", "other{", "n"])
      do {
        _ = try ARBReader.read(try SourceFile.catalog(bytes, name: "t.arb"))
        read += 1
      } catch { refused += 1 }
    }
    #expect(read > 100 && refused > 100, "\(read), \(refused)")
  }
}

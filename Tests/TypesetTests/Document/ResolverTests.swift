import Foundation
import Testing

@testable import Typeset

@Suite struct ResolverTests {
  static let catalog = #"""
    {"sourceLanguage": "en", "strings": {
      "title": {"localizations": {"en": {"stringUnit": {"value": "Settings"}}, "ar": {"stringUnit": {"value": "الإعدادات"}}, "he": {"stringUnit": {"value": "הגדרות"}}}},
      "count": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld message"}}, "other": {"stringUnit": {"value": "%lld messages"}}}}},
        "ar": {"variations": {"plural": {"two": {"stringUnit": {"value": "رسالتان"}}, "few": {"stringUnit": {"value": "%lld رسائل"}}, "other": {"stringUnit": {"value": "%lld رسالة"}}}}}}},
      "size": {"localizations": {"en": {"stringUnit": {"value": "%1$@ of %2$.1f"}}}},
      "mail": {"localizations": {"en": {"stringUnit": {"value": "Write to %@\nor call %@"}}}},
      "device": {"localizations": {"en": {"variations": {"device": {"ipad": {"stringUnit": {"value": "this iPad"}}, "other": {"stringUnit": {"value": "this device"}}}}}}},
      "brand": {"shouldTranslate": false},
      "Hello, world": {"localizations": {"ar": {"stringUnit": {"value": "أهلا بالعالم"}}}},
      "You have %lld apples": {"localizations": {"ar": {"stringUnit": {"value": "لديك %lld تفاحات"}}}},
      "only.en": {"localizations": {"en": {"stringUnit": {"value": "Only English"}}}}}}
    """#

  /// Lays a canvas out with the catalog.
  private func sample(
    _ blocks: String, _ root: String = "lang=\"en\"", head: String = "", canvas: String = "canvas",
    options: LayoutOptions = LayoutOptions()
  ) throws -> LayoutSample {
    var result: LayoutSample?
    try CatalogSample.withFolder { folder in
      try CatalogSample.write(Self.catalog.utf8, to: folder + "/c.xcstrings")
      result = try LayoutSample(
        "<document \(root)><head>\(head)<catalog src=\"c.xcstrings\"/></head><\(canvas)>\(blocks)</\(canvas.prefix { $0 != " " })></document>",
        folder: folder, options: options)
    }
    return result!
  }

  private func locale(_ tag: String) -> LayoutOptions { LayoutOptions(locale: tag) }

  @Test func theTitleOfAMenuIsInTheLanguageOfItsTranslation() throws {
    let sample = try sample(
      """
      <button id="b">More</button><menu at="#b"><menu id="m" title="Settings" title-key="title"><button>A</button></menu>\
      </menu>
      """, canvas: "screen", options: locale("ar"))
    #expect(sample.texts(of: "m") == ["الإعدادات"])
    #expect(try sample.element("m").language == "ar" && sample.element("m").direction == .rightToLeft)
  }

  @Test func aKeyBecomesTheTextOfItsLanguage() throws {
    let block = "<p id=\"p\" key=\"title\">Options</p>"
    let english = try sample(block)
    #expect(english.texts(of: "p") == ["Settings"] && english.diagnostics.isEmpty)
    let arabic = try sample(block, options: locale("ar-EG"))
    #expect(arabic.texts(of: "p") == ["الإعدادات"])
    let element = try arabic.element("p")
    #expect(element.language == "ar" && element.direction == .rightToLeft && arabic.diagnostics.isEmpty)
  }

  @Test func pluralsFollowTheLanguageAndNumbersTheLocale() throws {
    let block =
      "<p id=\"a\"><t key=\"count\"><arg value=\"3\" type=\"int\"/></t></p><p id=\"b\"><t key=\"count\"><arg value=\"2\" type=\"int\"/></t></p>"
    let arabic = try sample(block, options: locale("ar-EG"))
    #expect(arabic.texts(of: "a") == ["٣ رسائل"] && arabic.texts(of: "b") == ["رسالتان"])
    #expect(try arabic.element("a").direction == .rightToLeft)
    let english = try sample(block)
    #expect(english.texts(of: "a") == ["3 messages"] && english.diagnostics.isEmpty)
  }

  @Test func aMissingTranslationIsShownInTheLanguageItHas() throws {
    let sample = try sample(
      "<p id=\"p\" key=\"only.en\">Only</p><p id=\"q\" key=\"only.en\">Only</p>", options: locale("ar"))
    #expect(sample.texts(of: "p") == ["Only English"] && sample.codes == ["missing-translation"])
    #expect(try sample.element("p").direction == .leftToRight && sample.element("p").language == "en")
    #expect(sample.diagnostics[0].range?.start.column ?? 0 > 1)
  }

  @Test func anUnknownKeyIsReportedOnceWithTheNearestOne() throws {
    let sample = try sample("<p id=\"p\" key=\"titel\">Options</p><p key=\"titel\">Options</p>")
    #expect(sample.texts(of: "p") == ["Options"] && sample.codes == ["missing-key"])
    #expect(sample.diagnostics[0].hints == ["did you mean \"title\"?"])
  }

  @Test func whatIsNotToBeTranslatedIsNotMissing() throws {
    let sample = try sample(
      "<p id=\"p\" key=\"brand\">Typeset</p><p id=\"q\" key=\"title\" translate=\"no\">Options</p>",
      options: locale("he"))
    #expect(sample.texts(of: "p") == ["Typeset"] && sample.texts(of: "q") == ["Options"])
    #expect(sample.codes == [])
  }

  @Test func argumentsAreFormattedWhereTheyAreUsed() throws {
    let sample = try sample(
      """
      <p id="a" key="size"><arg value="a.txt" type="name"/><arg value="1.25" type="decimal"/></p>
      <p id="b" key="mail"><arg value="a@b.example" type="email"/><phone>+20 2 1234</phone></p>
      <p id="c">Now <arg value="0.25" type="percent"/> and <arg value="1234" type="int"/></p>
      """)
    #expect(sample.diagnostics.map(\.message) == [])
    #expect(sample.texts(of: "a") == ["a.txt of 1.3"])
    #expect(sample.texts(of: "b") == ["Write to a@b.example", "or call +20 2 1234"])
    #expect(sample.texts(of: "c") == ["Now 25% and 1,234"])
  }

  @Test(arguments: [
    ("<p key=\"count\">x</p>", "the text of \"count\" needs \"%lld\", but that argument is missing"),
    (
      "<p key=\"count\"><arg value=\"a\" type=\"text\"/></p>",
      "the text of \"count\" varies by number, but no argument is a number"
    ),
    (
      "<p key=\"size\"><arg value=\"a\" type=\"text\"/><arg value=\"b\" type=\"text\"/></p>",
      "the text of \"size\" needs \"%2$.1f\", but argument 2 is \"b\" of type text"
    ),
    ("<p key=\"title\"><arg value=\"a\" type=\"text\"/></p>", "argument 1 is not used by any text of \"title\""),
  ]) func wrongArgumentsAreErrorsWithAPlace(block: String, message: String) throws {
    let sample = try sample(block)
    #expect(sample.diagnostics.map(\.message) == [message])
    #expect(sample.diagnostics.allSatisfy { $0.severity == .error && ($0.range?.start.column ?? 0) > 10 })
  }

  @Test(arguments: [
    ("<arg value=\"x\" type=\"int\"/>", "value"), ("<arg value=\"1\" type=\"currency\"/>", "value"),
    ("<arg value=\"yesterday\" type=\"date\"/>", "value"),
  ]) func anUnreadableArgumentIsAnError(arg: String, code: String) {
    let (document, diagnostics) = readDocument(page("<p>\(arg)</p>"))
    #expect(document == nil && diagnostics.map(\.code) == [code])
  }

  @Test func theContentCanBeTheKey() throws {
    let sample = try sample(
      """
      <p id="a">  Hello,
        world </p><p id="b">You have <arg value="5" type="int"/> apples</p><p id="c">12:30</p><p id="d" translate="no">Typeset</p>
      """, "lang=\"en\" localize=\"content\"", options: locale("ar-EG"))
    #expect(sample.texts(of: "a") == ["أهلا بالعالم"] && sample.texts(of: "b") == ["لديك ٥ تفاحات"])
    #expect(sample.texts(of: "c") == ["12:30"] && sample.texts(of: "d") == ["Typeset"] && sample.codes == [])
  }

  @Test func titlesAndAttributesComeFromCatalogsToo() throws {
    let sample = try sample(
      "<title id=\"t\" key=\"title\">Options</title><text-field id=\"f\" placeholder=\"Options\" placeholder-key=\"title\"/>",
      head: "<title key=\"title\">Options</title>", canvas: "screen", options: locale("he"))
    #expect(sample.title == "הגדרות" && sample.frames[0].name == "הגדרות")
    #expect(sample.codes == [])
    let named = try self.sample(
      "<p>x</p>", canvas: "screen title=\"Options\" title-key=\"title\"", options: locale("he"))
    #expect(named.frames[0].name == "הגדרות")
  }

  @Test func unlocalizedTextIsInUpperCase() throws {
    var options = locale("en")
    options.pseudolanguage = .unlocalized
    let sample = try sample(
      "<p id=\"a\">Straße <t key=\"title\">x</t> <code>let x</code></p><p id=\"b\" key=\"title\">x</p>"
        + "<text-field id=\"c\" placeholder=\"Name\"/><p id=\"d\" translate=\"no\">Typeset</p>",
      options: options)
    #expect(sample.texts(of: "a") == ["STRASSE Settings let x"] && sample.texts(of: "b") == ["Settings"])
    #expect(sample.texts(of: "c") == ["NAME"] && sample.texts(of: "d") == ["Typeset"])
    var arabic = locale("ar")
    arabic.pseudolanguage = .unlocalized
    let turkish = try self.sample(
      "<p id=\"a\">iki</p><p id=\"b\">Hello, world</p>", "lang=\"tr\" localize=\"content\"",
      options: arabic)
    #expect(turkish.texts(of: "a") == ["İKİ"] && turkish.texts(of: "b") == ["أهلا بالعالم"])
  }

  @Test func theDeviceChoosesAmongTexts() throws {
    let block = "<p id=\"p\" key=\"device\">x</p>"
    #expect(try sample(block, canvas: "screen device=\"ipad-9.7\"").texts(of: "p") == ["this iPad"])
    #expect(try sample(block, canvas: "screen").texts(of: "p") == ["this device"])
  }

  @Test func severalCanvasesAndPagesReportOnce() throws {
    let sample = try LayoutSample(
      "<document lang=\"en\"><page><running-foot><page-count/></running-foot><p key=\"a\">x</p></page><page><p key=\"b\">y</p></page></document>",
      options: locale("ar"))
    #expect(sample.codes == ["no-catalog"])
  }
}

@Suite struct PseudolanguageTests {
  private func texts(_ blocks: String, _ pseudolanguage: Pseudolanguage) throws -> LayoutSample {
    var options = LayoutOptions()
    options.pseudolanguage = pseudolanguage
    return try LayoutSample(
      "<document lang=\"en\"><canvas width=\"400\">\(blocks)</canvas></document>", options: options)
  }

  @Test func everyOneDoesToTextWhatF14Says() throws {
    let block = "<p id=\"p\">Send <b>now</b></p>"
    #expect(try texts(block, .double).texts(of: "p") == ["Send now Send now"])
    #expect(try texts(block, .bounded).texts(of: "p") == ["[# Send now #]"])
    #expect(try texts(block, .rtl).texts(of: "p") == ["Send now"])
    #expect(try texts(block, .long).texts(of: "p") == ["Send now Send now S"])
    let accented = try texts(block, .accented)
    #expect(accented.texts(of: "p").joined().unicodeScalars.filter { $0.value == 0x301 }.count == 7)
    let mirrored = try texts(block, .rtlStrings)
    #expect(try mirrored.element("p").direction == .rightToLeft && mirrored.element("p").alignment == .right)
    #expect(mirrored.seen("p") == reversed("Send now"))
    #expect(try texts("<p id=\"p\">Order 541, 3.2</p>", .rtlStrings).seen("p") == "3.2 ,541 redrO")
    #expect(try texts(block, .rtl).element("p").alignment == .right)
  }

  @Test(arguments: Pseudolanguage.allCases) func dataIsLeftAlone(pseudolanguage: Pseudolanguage) throws {
    let sample = try texts(
      "<p id=\"n\" translate=\"no\">Typeset</p><p id=\"m\"><code>let x</code> <num value=\"12\"/></p><pre id=\"q\">x y</pre><p id=\"e\"> </p>",
      pseudolanguage)
    #expect(sample.texts(of: "n") == ["Typeset"] && sample.texts(of: "q") == ["x y"])
    #expect(sample.texts(of: "m") == ["let x 12"])
  }

  @Test func longFollowsTheModel() {
    #expect(Pseudolanguage.growth(of: 1) == 2 && Pseudolanguage.growth(of: 10) == 1)
    #expect(Pseudolanguage.growth(of: 20) == 0.8 && Pseudolanguage.growth(of: 70) == 0.31)
    #expect(Pseudolanguage.growth(of: 500) == 0.3)
    let text = String(repeating: "word ", count: 20)
    let longer = Pseudolanguage.long.applied(to: text)
    let growth: Double = Double(longer.count) / Double(text.count)
    #expect(abs(growth - 1.3) < 0.03)
    #expect(longer == Pseudolanguage.long.applied(to: text))
    for count in 1..<120 { #expect(Pseudolanguage.growth(of: count) >= Pseudolanguage.growth(of: count + 1)) }
  }
}

import Testing

@testable import Typeset

@Suite struct KeyboardTests {
  private func sample(
    _ blocks: String = "<keyboard id=\"k\"/>", lang: String = "en", device: String = "iphone-17",
    options: LayoutOptions = LayoutOptions()
  ) throws -> LayoutSample {
    try LayoutSample(
      "<document lang=\"\(lang)\"><screen device=\"\(device)\">\(blocks)</screen></document>",
      options: options)
  }

  private func keys(_ sample: LayoutSample) -> [LayoutSample.Placed] {
    sample.elements().filter { $0.element.id.hasPrefix("k/") && $0.element.name != "ground" }
  }

  @Test(arguments: [
    ("iphone-se", DeviceOrientation.portrait, 216.0), ("iphone-se", .landscapeLeft, 162),
    ("iphone-17", .portrait, 291), ("iphone-17", .landscapeLeft, 171),
    ("iphone-17-pro-max", .portrait, 301),
    ("ipad-9.7", .portrait, 265), ("ipad-pro-11", .landscapeLeft, 373),
    ("ipad-pro-13", .portrait, 348),
  ])
  func theHeightFollowsFromTheDeviceAlone(
    device: String, orientation: DeviceOrientation, height: Double
  ) throws {
    for textSize in [TextSizeCategory.xs, .l, .ax5] {
      let sample = try sample(
        device: device,
        options: .with {
          $0.orientation = orientation
          $0.textSize = textSize
        })
      let box = try sample.box("k")
      #expect(box.height == height && box.maxY == sample.frames[0].size.height)
      #expect(box.width == sample.frames[0].size.width)
    }
  }

  @Test(arguments: KeyboardLayoutTests.layouts) func keysFitAndNeverOverlap(name: String) throws {
    let language = try #require(KeyboardLayouts.named(name)?.languages.first)
    for (device, orientation) in [
      ("iphone-se", DeviceOrientation.portrait), ("iphone-17", .portrait),
      ("iphone-17", .landscapeRight),
      ("ipad-9.7", .portrait), ("ipad-pro-13", .landscapeLeft),
    ] {
      let options = LayoutOptions.with { $0.orientation = orientation }
      for type in KeyboardType.allCases {
        let sample = try sample(
          "<keyboard id=\"k\" type=\"\(type.rawValue)\" suggestions=\"a, b, c\"/>", lang: language,
          device: device,
          options: options)
        let keys = keys(sample)
        let ground = try sample.box("k")
        #expect(keys.count > 11)
        for (index, key) in keys.enumerated() {
          #expect(
            key.box.minX > -0.01 && key.box.maxX < ground.maxX + 0.01,
            "\(device) \(type) \(key.element.id)")
          #expect(key.box.minY > ground.minY - 0.01 && key.box.maxY < ground.maxY + 0.01)
          #expect(key.box.width > 20 && key.box.height > 29, "\(device) \(type) \(key.element.id)")
          for other in keys[(index + 1)...] {
            let shared = key.box.intersection(other.box)
            #expect(
              shared.width < 0.01 || shared.height < 0.01,
              "\(key.element.id) and \(other.element.id)")
          }
        }
      }
    }
  }

  @Test func keysStayWhereTheyAreInTheOtherContext() throws {
    for blocks in ["<keyboard id=\"k\"/>", "<keyboard id=\"k\" type=\"phone\"/>"] {
      let left = try sample(blocks, options: LayoutOptions(direction: .leftToRight))
      let right = try sample(blocks, options: LayoutOptions(direction: .rightToLeft))
      #expect(keys(left).map(\.box) == keys(right).map(\.box))
      #expect(try right.element("k").rules.contains(Rule(55)))
    }
  }

  @Test(arguments: [
    ("en", "q", "p"), ("de", "q", "ü"), ("fr", "a", "p"), ("ar", "ض", "ج"), ("he", "ק", "פ"),
    ("hi", "◌ौ", "ड"),
    ("ru", "й", "х"), ("ko", "ㅂ", "ㅔ"), ("th", "ๅ", "ช"),
  ])
  func lettersAreInTheOrderOfTheLanguage(language: String, first: String, last: String) throws {
    let sample = try sample(lang: language)
    let row = keys(sample).filter { $0.element.name == "key" }
    let top = row.filter { $0.box.minY == row[0].box.minY }
    #expect(sample.texts(of: top[0].element.id) == [first])
    #expect(sample.texts(of: top[top.count - 1].element.id) == [last])
  }

  @Test func aPadHasTheDigitsOfTheLocale() throws {
    for (language, digits, separator) in [
      ("en", "123456789", "."), ("de", "123456789", ","), ("ar-EG", "١٢٣٤٥٦٧٨٩", "٫"),
      ("fa", "۱۲۳۴۵۶۷۸۹", "٫"),
    ] {
      let sample = try sample("<keyboard id=\"k\" type=\"decimal\"/>", lang: language)
      let texts = keys(sample).flatMap { sample.texts(of: $0.element.id) }
      #expect(texts.prefix(9).joined() == digits)
      #expect(texts[9] == separator)
      #expect(try sample.box("k/key1").minX == 0, "1 is at the left")
    }
  }

  @Test func wordsAreInTheLanguage() throws {
    for (language, space, search) in [
      ("en", "space", "search"), ("de", "Leerzeichen", "suchen"), ("he", "רווח", "חיפוש"),
    ] {
      let sample = try sample("<keyboard id=\"k\" return=\"search\"/>", lang: language)
      #expect(sample.texts(of: "k/space1") == [space])
      #expect(sample.texts(of: "k/return1") == [search])
    }
    #expect(try sample("<keyboard id=\"k\" type=\"url\"/>").texts(of: "k/return1") == ["go"])
  }

  @Test func itFollowsTheFocusedField() throws {
    let sample = try sample(
      """
      <box lang="fr"><text-field type="email" focused="yes" id="f" value="a@b.c"/></box><keyboard id="k"/>
      """)
    #expect(try sample.element("k").keyboardLayout == "french")
    #expect(keys(sample).contains { sample.texts(of: $0.element.id) == ["@"] })
    let caret = try sample.box("f/insertion-point1")
    #expect(caret.minX >= (try sample.box("f/value1").minX))
    let other = try self.sample(
      "<text-field type=\"email\" focused=\"yes\"/><keyboard id=\"k\" type=\"phone\" lang=\"he\"/>")
    #expect(try other.element("k").keyboardLayout == "hebrew")
    #expect(!keys(other).contains { other.texts(of: $0.element.id) == ["@"] })
  }

  @Test func theInsertionPointIsWhereTheNextCharacterWillBe() throws {
    let canvas = { (field: String, lang: String) in
      try LayoutSample.canvas("<text-field id=\"f\" focused=\"yes\" \(field)/>", lang: lang)
    }
    #expect(try canvas("placeholder=\"Name\"", "en").box("f/insertion-point1").maxX == 11)
    #expect(try canvas("placeholder=\"שם\"", "he").box("f/insertion-point1").minX == 289)
    #expect(try canvas("value=\"Sam\"", "en").box("f/insertion-point1").minX > 30)
    #expect(try canvas("value=\"שלום\"", "he").box("f/insertion-point1").maxX < 270)
    // A value from left to right ends at the right, where a right-to-left layout begins.
    #expect(
      try canvas("value=\"a@b.c\" type=\"email\"", "he").box("f/insertion-point1").minX == 289)
  }

  @Test func contentsAreAboveItAndTheTabBarIsBelowIt() throws {
    let sample = try sample(
      """
      <box grow="1" id="b"/><toolbar id="t"><button>Add</button></toolbar><tab-bar id="tabs"><tab>One</tab></tab-bar>
      <keyboard id="k" suggestions=""/><home-indicator id="h"/>
      """)
    let box = try sample.box("k")
    #expect(box.height == 291 + 44)
    #expect(try sample.box("t").maxY == box.minY)
    #expect(try sample.box("b").maxY == sample.box("t").minY - 12)
    #expect(!sample.elements().contains { $0.element.id == "tabs" })
    #expect(
      sample.elements().last { $0.element.hasOwnID }?.element.id == "h", "the indicator is over it")
  }

  @Test func itIsSpokenAsOneElement() throws {
    let element = try sample(lang: "de").element("k")
    #expect(
      element.role == .image && element.label == "Tastatur" && element.keyboardLayout == "german")
  }

  @Test func suggestionsFollowTheDirectionOfTheirLanguage() throws {
    let blocks = "<keyboard id=\"k\" suggestions=\"א, ב ,, ג\"/>"
    let hebrew = try sample(blocks, lang: "he")
    #expect(try hebrew.box("k/suggestion1").minX > hebrew.box("k/suggestion3").minX)
    #expect(hebrew.texts(of: "k/suggestion2") == ["ב"])
    #expect(try sample(blocks).box("k/suggestion1").minX == 0)
  }

  @Test func aLanguageWithoutALayoutTakesThatOfItsScript() throws {
    let sample = try sample(lang: "ps")
    #expect(sample.codes == ["keyboard"])
    #expect(try sample.element("k").keyboardLayout == "arabic")
  }

  @Test(arguments: [
    ("<screen><keyboard/><keyboard/></screen>", ["second-element"]),
    (
      "<screen><text-field focused=\"yes\"/><row><search focused=\"yes\"/></row></screen>",
      ["value"]
    ),
    ("<screen><search focused=\"yes\"/></screen><screen><search focused=\"yes\"/></screen>", []),
    ("<screen><search focused=\"yes\" when=\"dir=rtl\"/><search focused=\"yes\"/></screen>", []),
    ("<screen><keyboard suggestions=\"a, b, c, d\"/></screen>", ["value"]),
    ("<canvas><keyboard/></canvas>", ["misplaced-element"]),
    ("<screen><keyboard type=\"emoji\" return=\"join\"/></screen>", ["value", "value"]),
  ])
  func thereIsOneKeyboardAndOneFocus(canvases: String, codes: [String]) {
    let log = DiagnosticLog()
    _ = Document.read(
      Array("<document lang=\"en\">\(canvases)</document>".utf8), name: "test.xml", log: log)
    #expect(log.diagnostics.map(\.code) == codes)
  }
}

import Testing

@testable import Typeset

/// Files in JSON with the texts of one language.
@Suite struct KeyedJSONTests {
  private func read(_ text: String, path: String = "locales/de.json") throws(ContentError) -> Catalog {
    try KeyedJSONReader.read(try SourceFile.catalog(Array(text.utf8), name: path), path: path)
  }

  private func shown(_ key: String, in catalog: Catalog, _ arguments: MessageArgument...) -> String? {
    guard let language = catalog.languages.first, let found = catalog.message(for: key, in: language) else {
      return nil
    }
    let formatter = MessageFormatter(language: language, device: .iphone, arguments: arguments)
    return try? formatter.pieces(of: found.message).shown(arguments)
  }

  @Test func keysOfAllLevelsAreJoined() throws {
    let catalog = try read(#"{"menu": {"file": {"open": "Öffnen"}}, "a.b": "x", "days": ["Mo", "Di"], "n": null}"#)
    #expect(catalog.languages == ["de"])
    #expect(catalog.entries.keys.sorted() == ["a.b", "days.0", "days.1", "menu.file.open"])
    #expect(shown("menu.file.open", in: catalog) == "Öffnen" && shown("days.1", in: catalog) == "Di")
    #expect(catalog.entries["menu.file.open"]?.place.start.column == 20 && catalog.warnings.isEmpty)
  }

  @Test(arguments: [
    ("locales/de.json", "de"), ("de.json", "de"), ("messages.de.json", "de"), ("locales/de/common.json", "de"),
    ("public/locales/en-US/ns.json", "en-US"), ("_locales/pt_BR/messages.json", "pt-BR"),
    ("app_zh_Hant.json", "zh-Hant"),
    ("translation-pt-BR.json", "pt-BR"), ("locales/en/sign-in.json", "en"), ("i18n/de/pages/home.json", "de"),
    ("fil.json", "fil"), ("locales/sr-Latn/a.json", "sr-Latn"), ("locales/kaa.json", "kaa"),
    ("i18n/ast/a.json", "ast"), ("Languages/chr/web/a.json", "chr"),
  ]) func thePathSaysTheLanguage(path: String, language: String) throws {
    #expect(try read(#"{"a": "x"}"#, path: path).languages == [language])
  }

  @Test(arguments: [
    "package.json", "tsconfig.json", "src/colors.json", "tests/sign-in.json", "app/my_app.json", "img/data.json",
    "app/kaa.json",
  ]) func whatSaysNoLanguageIsNoCatalog(path: String) {
    let fault = CatalogSample.fault { () throws(ContentError) in try read(#"{"a": "x"}"#, path: path) }
    #expect(fault == "0:0 \"\(path)\" is not a string catalog: it does not say its language")
  }

  @Test func whatIsMostlyNumbersIsNoCatalog() {
    let fault = CatalogSample.fault { () throws(ContentError) in try read(#"{"a": "x", "b": 1, "c": true}"#) }
    #expect(fault == "0:0 \"locales/de.json\" is not a string catalog: it has few texts")
  }

  @Test func formsOfVersionFourAreOneKey() throws {
    let catalog = try read(
      #"""
      {"item_one": "{{count}} Ding", "item_other": "{{count}} Dinge", "item_zero": "nichts",
       "friend": "Freund", "friend_male": "er", "set": "S", "set_other": "O", "friend_male_one": "ein Freund", "friend_male_other": "{{count}} Freunde",
       "step_one": "Erstens", "step_two": "Zweitens", "place_ordinal_one": "{{count}}.", "place_ordinal_other": "{{count}}."}
      """#)
    #expect(shown("item", in: catalog, .number(1, "count")) == "[1] Ding")
    #expect(shown("item", in: catalog, .number(5, "count")) == "[5] Dinge")
    #expect(shown("item", in: catalog, .number(0, "count")) == "nichts")
    #expect(shown("friend_male", in: catalog, .number(2, "count")) == "[2] Freunde")
    #expect(shown("set", in: catalog) == "S" && shown("set_other", in: catalog) == "O")
    #expect(shown("step_one", in: catalog) == "Erstens" && shown("friend", in: catalog) == "Freund")
    #expect(catalog.entries["place"] == nil && catalog.entries["place_ordinal_one"] == nil)
    #expect(
      catalog.warnings.map(\.message) == [
        #"the texts of "place_ordinal_one", "place_ordinal_other" are left out; that of "place_ordinal_one" is for "#
          + "numbers that count in order, which is not supported"
      ])
  }

  @Test func formsOfVersionThreeAndObjectsAreOneKey() throws {
    let catalog = try read(
      #"""
      {"item": "ein Ding", "item_plural": "{{count}} Dinge",
       "result": {"one": "%(count)s Treffer", "other": "%(count)s Treffer!"}, "kind": {"other": "Anderes"}}
      """#)
    #expect(shown("item", in: catalog, .number(1, "count")) == "ein Ding")
    #expect(shown("item", in: catalog, .number(2, "count")) == "[2] Dinge")
    #expect(shown("result", in: catalog, .number(2, "count")) == "[2] Treffer!")
    #expect(shown("kind.other", in: catalog) == "Anderes")
  }

  @Test func valuesArePutIn() throws {
    let catalog = try read(
      #"""
      {"a": "{{name}} {{ count, number }} {{- raw}} {{", "b": "{name}, 100 %", "c": "me{'@'}x",
       "d": "{n, plural, one{it''s # '{'day'}'} other{# days}}", "e": "no | one | {n} apples", "f": "a | b"}
      """#)
    #expect(
      shown("a", in: catalog, .text("A", name: "name"), .number(1, "count"), .text("r", name: "raw"))
        == "[A] [1] [r] {{")
    #expect(shown("b", in: catalog, .text("A", name: "name")) == "[A], 100 %" && shown("c", in: catalog) == "me@x")
    #expect(shown("d", in: catalog, .number(1, "n")) == "it's [1] {day}")
    #expect(shown("e", in: catalog, .number(0, "n")) == "no")
    #expect(shown("e", in: catalog, .number(4, "n")) == "[4] apples" && shown("f", in: catalog) == "a | b")
  }

  @Test func apostrophesQuoteInChoicesAlone() throws {
    let catalog = try read(
      #"""
      {"a": "It''s '{n}', it's {n, plural, one {'#' is '{'#'}'} other {'' 5% '{n} #'}}", "b": "it''s '{n}'",
       "c": "{0} of {1, plural, one {# day} other {# days}}", "d": "{0}, {1} {12x}"}
      """#)
    let one = MessageArgument.number(1, "n")
    #expect(shown("a", in: catalog, one) == "It's {n}, it's # is {[1]}")
    #expect(shown("a", in: catalog, .number(2, "n")) == "It's {n}, it's ' 5% {n} #")
    #expect(shown("b", in: catalog, one) == "it''s '[1]'")
    #expect(shown("c", in: catalog, .text("x"), .int(2)) == "[x] of [2] days")
    #expect(shown("d", in: catalog, .text("x"), .text("y")) == "[x], [y] {12x}")
  }

  @Test func exactNumbersAreForOneNumberAlone() throws {
    func shown(_ text: String, _ number: Int, _ language: String) throws -> String {
      try WebText.message(of: text).shown(.number(number, "n"), language: language)
    }
    let exact = "{n, plural, =0 {none} =1 {one thing} =2 {a pair} other {# things}}"
    for language in ["en", "ru", "ja", "ar"] {
      let texts = try [0, 1, 2, 21].map { try shown(exact, $0, language) }
      #expect(texts == ["none", "one thing", "a pair", "[21] things"], "\(language)")
    }
    #expect(try shown("{n, plural, one {# thing} other {# things}}", 21, "ru") == "[21] thing")
    #expect(try shown("{n, plural, =1 {a thing} one {# thing} other {# things}}", 1, "en") == "a thing")
    #expect(try shown("a thing | {n} things", 21, "ru") == "[21] things")
    let flutter = try #require(ICUMessage("{n, plural, =1 {a thing} other {# things}}")?.message)
    #expect(flutter.shown(.number(21, "n"), language: "ru") == "a thing")
  }

  @Test func theNumberThatChoosesHasAName() throws {
    let catalog = try read(
      #"{"a_one": "{{size}} MB in {{count}} file", "a_other": "{{size}} MB in {{count}} files", "b": "{x} {n, plural, one {file} other {files}}"}"#
    )
    #expect(shown("a", in: catalog, .number(5, "size"), .number(1, "count")) == "[5] MB in [1] file")
    #expect(shown("b", in: catalog, .number(5, "x"), .number(1, "n")) == "[5] file")
  }

  @Test func aDamagedTextIsLeftOutAlone() throws {
    let catalog = try read("{\"a\": \"{n, plural, one{x}\",\n\"b\": \"{n, spellout, plural}\", \"c\": \"y\"}")
    #expect(catalog.entries.keys.sorted() == ["b", "c"])
    #expect(catalog.warnings.map(\.message) == ["the text of \"a\" is not a message of ICU's syntax, and is left out"])
    #expect(catalog.warnings[0].range?.start.line == 1)
  }

  @Test func textsAreInOthers() throws {
    let catalog = try read(
      #"{"a": "$t(b) und $t(ns:c, {\"count\": 2})!", "b": "B", "c_other": "{{count}} C", "c_one": "C"}"#)
    #expect(shown("a", in: catalog, .number(2, "count")) == "B und [2] C!")
  }

  @Test func recursionIsALimit() throws {
    let catalog = try read(#"{"a": "$t(b)", "b": "$t(a)", "c": "$t(none)", "d": "x"}"#)
    #expect(catalog.entries.keys.sorted() == ["d"])
    #expect(
      catalog.warnings.map(\.message) == [
        #"the texts of "a", "b", "c" are left out; that of "a" contains itself or too many others"#
      ])
    let unknown = try read(#"{"c": "$t(none)", "d": "$t(d"}"#)
    #expect(unknown.entries.keys.sorted() == ["d"] && shown("d", in: unknown) == "$t(d")
    #expect(
      unknown.warnings.map(\.message) == [
        #"the text of "c" refers to "none", which its file does not have, and is left out"#
      ])
    let doubled = (0..<40).map { "\"k\($0)\": \"" + String(repeating: "$t(k\($0 + 1))", count: 60) + "\"" }
    #expect(try read("{" + doubled.joined(separator: ",") + ",\"k40\": \"x\"}").omissions.count == 40)
  }

  @Test func extensionsAndReactHaveTheirOwnForms() throws {
    let chrome = try read(
      #"""
      {"hi": {"message": "Hi $NAME$, $2 for $$5 (100%)", "description": "A greeting",
        "placeholders": {"name": {"content": "$1", "example": "Ana"}}}}
      """#, path: "_locales/de/messages.json")
    #expect(shown("hi", in: chrome, .text("A"), .text("B")) == "Hi [A], [B] for $5 (100%)")
    #expect(chrome.entries["hi"]?.note == "A greeting")
    let react = try read(
      #"{"a.b": {"defaultMessage": "{n, plural, one {# day} other {# days}}", "description": "Length"}}"#)
    #expect(shown("a.b", in: react, .number(2, "n")) == "[2] days" && react.entries["a.b"]?.note == "Length")
    let nested = try read(#"{"error": {"message": "Fehler", "description": "Text"}, "x": "y"}"#)
    #expect(nested.entries.keys.sorted() == ["error.description", "error.message", "x"])
  }

  @Test func anEmptyTextWaitsForItsTranslator() throws {
    #expect(try read(#"{"a": ""}"#).entries["a"]?.messages["de"]?.state == .new)
  }

  @Test func aFolderTellsFilesApart() throws {
    try CatalogSample.withFolder { folder in
      let files = [
        "locales/de/common.json": #"{"title": "Start", "same": "Gleich", "own": "C"}"#,
        "locales/de/shop.json": #"{"title": "Laden", "same": "Gleich"}"#,
        "locales/en/common.json": #"{"title": "Home"}"#, "package.json": #"{"name": "app"}"#,
        "locales/fr/broken.json": #"{"a": "#, "tsconfig.json": "{ // no JSON",
      ]
      for (name, text) in files { try CatalogSample.write(text.utf8, to: folder + "/" + name) }
      let catalog = try CatalogFiles.read(folder, name: "App")
      #expect(catalog.entries.keys.sorted() == ["common:title", "own", "same", "shop:title"])
      #expect(catalog.languages == ["de", "en"])
      #expect(catalog.message(for: "common:own", in: "de") != nil && catalog.message(for: "shop:own", in: "de") == nil)
      #expect(
        catalog.warnings.map(\.message) == [
          "\"App/locales/fr/broken.json\" is left out: the file ends where a value is expected"
        ])
    }
  }

  @Test func filesOfOneNameAreToldApartByTheirFolders() throws {
    try CatalogSample.withFolder { folder in
      for (name, text) in [
        "shop/locales/de/common.json": #"{"title": "Laden"}"#, "shop/locales/en/common.json": #"{"title": "Shop"}"#,
        "blog/locales/de/common.json": #"{"title": "Blog"}"#, "blog/locales/de/posts.json": #"{"title": "Beiträge"}"#,
      ] { try CatalogSample.write(text.utf8, to: folder + "/" + name) }
      let catalog = try CatalogFiles.read(folder, name: "App")
      #expect(
        catalog.entries.keys.sorted() == ["blog/locales/common:title", "posts:title", "shop/locales/common:title"])
      #expect(catalog.entries["shop/locales/common:title"]?.messages.keys.sorted() == ["de", "en"])
    }
  }

  @Test func longNamesOfLevelsHaveALimit() {
    let name = String(repeating: "k", count: 1 << 20)
    let texts = (0..<300).map { "\"t\($0)\": \"x\"" }.joined(separator: ",")
    let fault = CatalogSample.fault { () throws(ContentError) in try read("{\"\(name)\": {\(texts)}}") }
    #expect(fault == "0:0 the keys of the file have more than 128 MB")
  }

  @Test func aMillionKeysAndALongLineAreQuick() throws {
    let keys = "{" + (0..<300_000).map { "\"k\($0)\":\"x\"" }.joined(separator: ",") + "}"
    let keysTime = try workTime {
      let count = try read(keys).entries.count
      #expect(count == 300_000)
    }
    #expect(keysTime < .seconds(10))
    let long = "{\"a\": \"" + String(repeating: "{{x}} ", count: 2_000_000) + "\"}"
    let longTime = try workTime {
      let count = try read(long).entries.count
      #expect(count == 1)
    }
    #expect(longTime < .seconds(10))
    let deep = String(repeating: "{\"a\":", count: 100_000)
    #expect(throws: ContentError.self) { try read(deep) }
  }
}

extension MessageArgument {
  /// A number with a name.
  static func number(_ value: Int, _ name: String) -> MessageArgument {
    MessageArgument(name: name, kind: .int, value: "\(value)")
  }
}

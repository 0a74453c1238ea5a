import Testing

@testable import Typeset

/// Files of Fluent as they are read.
@Suite struct FluentReaderTests {
  private func read(_ text: String, language: String = "de") throws(ContentError) -> Catalog {
    let name = "l10n/\(language)/app.ftl"
    return try FluentReader.read([try FluentFile(Array(text.utf8), name: name, path: "/" + name)], name: "l10n")
  }

  /// The text of a key, by number where it varies.
  private func text(_ key: String, in catalog: Catalog, _ language: String = "de") -> String? {
    catalog.entries[key]?.messages[language]?.texts.map(\.value).joined(separator: " | ")
  }

  private func shown(
    _ key: String, in catalog: Catalog, _ arguments: MessageArgument..., language: String = "de",
    device: DeviceFamily = .iphone
  ) -> String? {
    guard let message = catalog.message(for: key, in: language)?.message else { return nil }
    let formatter = MessageFormatter(language: language, device: device, arguments: arguments)
    return (try? formatter.pieces(of: message))?.shown(arguments)
  }

  private func number(_ name: String, _ value: Int) -> MessageArgument {
    MessageArgument(name: name, kind: .int, value: "\(value)")
  }

  @Test func messagesAttributesAndTermsAreRead() throws {
    let catalog = try read(
      """
      # A license

      ### About the file
      ## Of the menu
      -brand = Polarstern
          .gender = masculine
      # On the
      # first page
      title = Hallo, { $name }!
        .label =
          Über { -brand }
        .hint = 5% d
      only =
        .alt = Bild

      ##
      last = { title } { title.label } 100{ "%" }d
      """)
    #expect(catalog.entries.keys.sorted() == ["-brand", "last", "only.alt", "title", "title.hint", "title.label"])
    #expect(shown("title", in: catalog, .text("Ana", name: "name")) == "Hallo, [Ana]!")
    #expect(text("title.label", in: catalog) == "Über Polarstern" && text("only.alt", in: catalog) == "Bild")
    #expect(shown("last", in: catalog, .text("Ana", name: "name")) == "Hallo, [Ana]! Über Polarstern 100%d")
    #expect(catalog.entries["title"]?.note == "On the first page" && catalog.entries["-brand"]?.note == nil)
    #expect(catalog.entries["title"]?.context == "Of the menu" && catalog.entries["last"]?.context == nil)
    #expect(catalog.entries["title"]?.place.start.line == 9 && catalog.warnings.isEmpty)
    #expect(catalog.entries["title.label"]?.messages["de"]?.place?.start.line == 10)
  }

  @Test func linesAreJoinedAsInFluent() throws {
    let catalog = try read(
      "a =\n    One\n      two\n\n    three  \n    { \"\" }four \nb = One\n   two\n  three\nc = { \"  x\" }\n{ $n }\nd = x \n\n"
    )
    #expect(text("a", in: catalog) == "One\n  two\n\nthree  \nfour")
    #expect(text("b", in: catalog) == "One\n two\nthree" && text("c", in: catalog) == "  x\n{n}")
    #expect(text("d", in: catalog) == "x")
  }

  @Test func escapesAreThoseOfFluent() throws {
    let catalog = try read(#"a = { "\"\\\u00E9\U01F600{}" } \n"# + "\nb = { \"\\uD800\" }")
    #expect(text("a", in: catalog) == "\"\\é😀{} \\n" && text("b", in: catalog) == "\u{FFFD}")
  }

  @Test func choicesByNumberVary() throws {
    let catalog = try read(
      """
      whole = { $n ->
          [0] Nichts von { $total }
          [one] Eine Datei
         *[other] { $n } Dateien
        }
      part = Von { NUMBER($a, minimumFractionDigits: 1) ->
          [one] einer
         *[other] { $a }
        } zu { $b ->
          [1] eins
         *[other] { $a ->
            [one] { $b } x
           *[other] { $b } y
          }
        }.
      only = { $n -> \n *[other] x }
      default = { $n ->
         *[one] immer
        }
      """)
    #expect(catalog.warnings.map(\.message) == [#""only" is not an entry of Fluent, and is left out"#])
    let total = number("total", 1)
    #expect(shown("whole", in: catalog, total, number("n", 0)) == "Nichts von [1]")
    #expect(shown("whole", in: catalog, total, number("n", 1)) == "Eine Datei")
    #expect(shown("whole", in: catalog, total, number("n", 3)) == "[3] Dateien")
    #expect(catalog.entries["whole"]?.messages["de"]?.exactForms == [.zero])
    #expect(shown("part", in: catalog, number("b", 2), number("a", 1)) == "Von einer zu [2] x.")
    #expect(shown("part", in: catalog, number("b", 1), number("a", 5)) == "Von [5] zu eins.")
    #expect(text("default", in: catalog) == "immer")
  }

  @Test func aCategoryIsForMoreThanItsNumber() throws {
    let catalog = try read("n = { $n ->\n [1] einmal\n [one] { $n } раз\n *[other] { $n } раза\n }", language: "ru")
    #expect(shown("n", in: catalog, number("n", 21), language: "ru") == "[21] раз")
  }

  @Test func choicesOfTheFilesAreMade() throws {
    let catalog = try read(
      """
      -fox = { $case ->
          [genitive] Fuchses
         *[nominative] Fuchs
        }
          .gender = masculine
      -count = { $n ->
          [one] eins
         *[other] viele
        }
      a = { -fox(case: "genitive") } { -fox } { -fox(case: "x") } { -count(n: 1) } { -count(n: 2) }
      b = { -fox.gender ->
          [masculine] er
         *[other] sie
        } { -fox.none ->
          [x] y
         *[other] z
        } { 1 ->
          [one] x
         *[other] y
        }
      c = { PLATFORM() ->
          [macos] Mac
          [windows] Windows
          [ios] Telefon
         *[other] Rest
        }
      d = Am { PLATFORM() ->
          [macos] Mac
         *[other] { $n ->
            [one] Gerät
           *[other] Geräte
          }
        }
      """)
    #expect(text("a", in: catalog) == "Fuchses Fuchs Fuchs eins viele" && text("b", in: catalog) == "er z x")
    #expect(shown("c", in: catalog, device: .mac) == "Mac" && shown("c", in: catalog, device: .ipad) == "Telefon")
    #expect(shown("c", in: catalog, device: .applewatch) == "Rest" && catalog.warnings.isEmpty)
    #expect(shown("d", in: catalog, number("n", 2)) == "Am Geräte")
    #expect(shown("d", in: catalog, number("n", 2), device: .mac) == "Am Mac")
  }

  @Test func whatIsNotSupportedIsNamedOnce() throws {
    let catalog = try read(
      """
      a = { LIST($x) } { DATETIME($d, dateStyle: "long") }
      b = { $sex ->
          [female] sie
         *[other] man
        } { NUMBER($n, type: "ordinal") ->
          [one] erste
         *[other] nächste
        } { $n ->
          [7] sieben
         *[other] viele
        }
      c = { LIST($y) ->
          [a] x
         *[b] y
        } { -none } { gone.x } { -none }
      """)
    #expect(text("a", in: catalog) == "{x} {d}" && text("b", in: catalog)?.hasPrefix("man nächste ") == true)
    #expect(text("c", in: catalog) == "y {-none} {gone.x} {-none}")
    #expect(
      catalog.warnings.map(\.message) == [
        "not shown as Fluent does: the function LIST(), the choice by the words of $sex, choices by ordinal numbers, "
          + "the case [7] of a choice", #"texts refer to what no file defines: "-none", "gone.x""#,
      ])
    #expect(catalog.warnings.compactMap { $0.range?.start.line } == [1, 12])
  }

  @Test(arguments: [
    "key = { $x", "key = }", "key = { }", "key Text", "key =", "-key =\n  .a = b", "key = { x.y.z }", "key = { -a.b }",
    "key = { \"a\n\" }", "key = { \"\\x\" }", "key = { $x ->\n [a] b\n }", "key = { $x ->\n *[a] b\n *[c] d\n }",
    "key = { x ->\n *[a] b\n }", "key = { -x ->\n *[a] b\n }", "key = { foo($x) }", "key = { F(a: 1, a: 2) }",
    "key = { F(a: 1, 2) }", "key = { F(a: $b) }", "key = { 1. }", "key = { $x -> *[a] b }", "#key",
    "key = { $x ->\n *[a] b }", "1key = x", "key.a = x", "key = \(String(repeating: "{", count: 40)) $x",
  ])
  func whatIsNoEntryIsLeftOutAlone(text: String) throws {
    let catalog = try read("before = 1\n" + text + "\nafter = 2\n")
    #expect(catalog.entries.keys.sorted() == ["after", "before"])
    #expect(catalog.warnings.map(\.code) == ["bad-message"])
    #expect((2...4).contains(try #require(catalog.warnings.first?.range?.start.line)))
  }

  @Test func termsMayBeInOtherFilesOfTheLanguage() throws {
    try CatalogSample.withFolder { folder in
      let files: KeyValuePairs = [
        "l10n/de/app.ftl": "a = { -brand } { -own }\n", "l10n/de/brand/brand.ftl": "-own = Eigen\n",
        "l10n/en-US/brand.ftl": "-brand = Star\n-own = Own\n", "l10n/skr/app.ftl": "a = { -own }\n",
        "l10n/pt_BR/app.ftl": "a = { -none }\n", "l10n/de/notes.txt": "a = x",
      ]
      for (name, text) in files { try CatalogSample.write(text.utf8, to: folder + "/" + name) }
      let catalog = try CatalogFiles.read(folder, name: "S")
      #expect(catalog.languages == ["de", "en-US", "pt-BR", "skr"])
      #expect(text("a", in: catalog) == "Star Eigen" && text("a", in: catalog, "skr") == "Own")
      #expect(text("-own", in: catalog) == "Eigen" && catalog.warnings.map(\.code) == ["unknown-reference"])
      #expect(catalog.warnings.first?.range?.file.name == "S/l10n/pt_BR/app.ftl")
    }
  }

  @Test(arguments: [
    ("/a/l10n/de/browser.ftl", "de"), ("/a/locales/pt-BR/browser/menu.ftl", "pt-BR"), ("/a/de.ftl", "de"),
    ("/a/app.de.ftl", "de"), ("/a/app_zh_Hant.ftl", "zh-Hant"), ("/a/locales/skr/x.ftl", "skr"), ("/a/app.ftl", ""),
    ("/a/core/templates/x.ftl", ""), ("/a/locales/es-MX/id/x.ftl", "es-MX"), ("app.ftl", ""), ("de/app.ftl", "de"),
  ])
  func aPathSaysTheLanguage(path: String, language: String) {
    #expect(FluentPaths([path]).language(of: path) == language)
  }

  @Test func besideLanguagesAreLanguages() {
    let paths = FluentPaths(["/r/de/a.ftl", "/r/fr/a.ftl", "/r/skr/a.ftl", "/r/templates/a.ftl"])
    #expect(paths.language(of: "/r/skr/a.ftl") == "skr" && paths.language(of: "/r/templates/a.ftl").isEmpty)
    #expect(FluentPaths(["/r/skr/a.ftl"]).language(of: "/r/skr/a.ftl").isEmpty)
  }

  @Test func recursionEnds() throws {
    let chain = (0..<40).map { "-t\($0) = { -t\($0 + 1) }" }.joined(separator: "\n")
    let catalog = try read("a = { b }\nb = { a }\n-c = x { -c }\nd = fine\n\(chain)\n-t40 = end\n")
    #expect(catalog.entries["d"] != nil && catalog.entries["-t39"] != nil && catalog.entries["-t0"] == nil)
    #expect(catalog.entries["a"] == nil && catalog.entries["b"] == nil && catalog.entries["-c"] == nil)
    #expect(Set(catalog.warnings.map(\.code)) == ["bad-message"])
  }

  @Test func breadthIsLimited() throws {
    for last in ["x", "{ \"\" }"] {
      let bomb = (0..<14).map { level in
        "-t\(level) = " + String(repeating: "{ -t\(level + 1) }", count: 20)
      }.joined(separator: "\n")
      let uses = (0..<200).map { "u\($0) = { -t0 }" }.joined(separator: "\n")
      let duration = workTime {
        let catalog = try? read("\(bomb)\n-t14 = \(last)\n\(uses)\n")
        #expect(catalog?.entries["-t13"] != nil && catalog?.entries["-t0"] == nil && catalog?.entries["u7"] == nil)
      }
      #expect(duration < .seconds(20))
    }
  }

  @Test func choicesNestOnlySoDeep() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "{ $n ->\n *[other] ", count: depth) + "x" + String(repeating: "\n }", count: depth)
    }
    let catalog = try read("a = \(nested(7))\nb = \(nested(20))\nc = \(nested(33))\nd = x\n")
    #expect(catalog.entries.keys.sorted() == ["a", "b", "d"], "choices with nothing but a default are none")
    let two = String(repeating: "{ $n ->\n [one] y\n *[other] ", count: 9) + "x" + String(repeating: "\n }", count: 9)
    let deep = try read("a = \(two)\n")
    #expect(deep.entries.isEmpty && deep.warnings.first?.message.contains("nested too deep") == true)
  }

  @Test func manyBadEntriesTakeLinearTime() throws {
    func time(_ count: Int, _ part: String) -> Duration {
      let text = String(repeating: part, count: count)
      return workTime { _ = try? read(text) }
    }
    for part in ["a = {\n", "a = { F(\n", "{", "a\n", "a = { $b ->\n [c] {\n", "\n \n", "a = x\n .b = {"] {
      let (few, many) = (time(500, part), time(8000, part))
      #expect(many < few * 60 + .milliseconds(300), "\(part): \(few), \(many)")
    }
  }

  @Test func everyEncodingIsTheSame() throws {
    for bytes in CatalogSample.encodings(of: "# é\nday = Tag ע\n    😀\n") {
      let file = try FluentFile(bytes, name: "de.ftl", path: "/de.ftl")
      let catalog = try FluentReader.read([file], name: "de.ftl")
      #expect(text("day", in: catalog) == "Tag ע\n😀" && catalog.entries["day"]?.note == "é")
    }
  }

  @Test func theLanguageOfTheDocumentIsThatOfAFileWithoutOne() throws {
    let file = try FluentFile(Array("a = x".utf8), name: "app.ftl", path: "/app.ftl")
    #expect(try FluentReader.read([file], name: "app.ftl").languages == [""])
  }

  @Test func randomFaultsAreReadOrRefused() {
    let sample = Array(
      """
      # c
      -t = x { $n } { "\\u00e9" }
      m = { -t(n: 1) } { $n ->
          [one] a
         *[other] { NUMBER($n, a: 1) }
        } b
        .c = d { m }
      """.utf8)
    var random = SeededGenerator(state: 45)
    var entries = 0
    for _ in 0..<3000 {
      let bytes = random.mutation(
        of: sample, pieces: ["{", "}", "\n", " ", "->", "*[", "]", "=", "$", "-t", "\"", "\\u"])
      guard let file = try? FluentFile(bytes, name: "de.ftl", path: "/de.ftl") else { continue }
      entries += (try? FluentReader.read([file], name: "de.ftl"))?.entries.count ?? 0
    }
    #expect(entries > 2000)
  }
}

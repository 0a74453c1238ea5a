import Foundation
import Testing

@testable import Typeset

/// Lists of texts that are written in a format and read again.
@Suite struct CatalogWritingTests {
  /// The formats that this library reads as folders of catalogs.
  static let formats: [CatalogWriting] = [.xcstrings, .strings, .xliff, .po, .arb, .android]

  @Test(arguments: formats) func textsAndPluralsSurvive(writing: CatalogWriting) throws {
    let list = try CatalogListSample.list()
    let again = try CatalogListSample.again(list, as: writing)
    #expect(again.source == "en" && again.languages == ["de", "ru"])
    var (wanted, found) = (list.canonical, again.canonical)
    if writing == .xliff {
      // Units of a translation have the source beside, in every form of its language.
      for key in ["count", "inside"] {
        wanted[key]?["en"]?.removeAll()
        found[key]?["en"]?.removeAll()
      }
    }
    for key in list.keys { #expect(found[key] == wanted[key], "\(key)") }
    #expect(found.count == wanted.count)
  }

  @Test(arguments: formats) func theOrderStays(writing: CatalogWriting) throws {
    let list = try CatalogListSample.list()
    let again = try CatalogListSample.again(list, as: writing)
    let keys = list.keys
    guard writing == .strings else {
      #expect(again.keys == keys)
      return
    }
    // What varies is in a file of its own.
    let varying = ["count", "inside"]
    #expect(again.keys.filter { !varying.contains($0) } == keys.filter { !varying.contains($0) })
    #expect(again.keys.filter(varying.contains) == varying)
  }

  @Test(arguments: formats) func commentsStay(writing: CatalogWriting) throws {
    var wanted = try CatalogListSample.list().notes
    #expect(wanted["title"] == "The \"title\" -- of */ <all>.")
    // The end of a comment is none inside of it.
    if writing == .strings { wanted["title"] = "The \"title\" -- of * / <all>." }
    if writing == .android { wanted["title"] = "The \"title\" - - of */ <all>." }
    #expect(try CatalogListSample.again(CatalogListSample.list(), as: writing).notes == wanted)
  }

  @Test(arguments: [CatalogWriting.xcstrings, .xliff, .po]) func statesStay(writing: CatalogWriting) throws {
    let list = try CatalogListSample.list()
    #expect(list.states["title"] == ["de": "needs-review", "ru": "translated"])
    #expect(try CatalogListSample.again(list, as: writing).states == list.states)
  }

  @Test func marksStay() throws {
    for writing in [CatalogWriting.xcstrings, .xliff, .android] {
      let again = try CatalogListSample.again(CatalogListSample.list(), as: writing)
      #expect(again.entries.filter { !$0.entry.isTranslatable }.map(\.key) == ["brand"])
    }
    let again = try CatalogListSample.again(CatalogListSample.list(), as: .xcstrings)
    #expect(again.entries.filter(\.entry.isStale).map(\.key) == ["old"])
  }

  @Test func whatAFormatCannotHoldIsNamedOnce() throws {
    let list = try CatalogListSample.list()
    func warnings(_ writing: CatalogWriting) -> [String] { writing.files(of: list).warnings.map(\.message) }
    #expect(warnings(.xcstrings) == [])
    #expect(
      warnings(.strings) == [
        "a table of strings: 1 state of a translation not kept; the first one is \"title\"",
        "a table of strings: 1 key no longer marked as not to be translated; the first one is \"brand\"",
        "a table of strings: 1 key no longer marked as stale; the first one is \"old\"",
      ])
    #expect(warnings(.i18next).contains("JSON of i18next: 3 comments not kept; the first one is \"title\""))
    #expect(CatalogWriting.strings.files(of: list).warnings.allSatisfy { $0.range?.start.line ?? 0 > 1 })
  }

  @Test func numbersBeyondTheFirstAreNamed() throws {
    func part(_ name: String, _ number: Int) -> String {
      """
      "\(name)" : { "argNum" : \(number), "formatSpecifier" : "lld", "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg \(name)" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg \(name)s" } } } } }
      """
    }
    let list = try CatalogListSample.list(
      """
      {"sourceLanguage" : "en", "strings" : {"both" : {"localizations" : {"en" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@file@ in %#@folder@" },
        "substitutions" : { \(part("file", 1)), \(part("folder", 2)) } }}}}}
      """)
    let android = CatalogWriting.android.files(of: list)
    #expect(android.warnings.map(\.message).contains { $0.contains("without variations by a second number") })
    #expect(String(decoding: android.files[0].bytes, as: UTF8.self).contains(">%1$d file in %2$d folders<"))
    // These hold both.
    for writing in [CatalogWriting.xcstrings, .strings, .arb] {
      #expect(writing.files(of: list).warnings.isEmpty, "\(writing)")
    }
    let bundle = String(decoding: CatalogWriting.arb.files(of: list).files[0].bytes, as: UTF8.self)
    #expect(
      bundle.contains(
        "{file, plural, one{{file} file} other{{file} files}} in {folder, plural, one{{folder} folder} other{"))
  }

  @Test func tablesOfCommasHaveARowAForm() throws {
    let list = try CatalogListSample.list().limited(to: ["ru"])
    let rows = String(decoding: CatalogWriting.csv.files(of: list).files[0].bytes, as: UTF8.self)
      .components(separatedBy: "\r\n")
    #expect(rows[0] == "key,comment,state,en,ru")
    #expect(rows.contains("title,\"The \"\"title\"\" -- of */ <all>.\",translated,Title,Заголовок"))
    #expect(rows.contains("count#one,How many.,translated,%lld file,%lld файл"))
    #expect(rows.contains("count#few,,translated,,%lld файла"))
  }

  @Test func namesOfArgumentsBecomePositions() throws {
    let bundle = """
      {"@@locale": "en", "two": "{b} after {a}", "n": "{days, plural, =0{today} one{{days} day} other{{days} days}}",
       "sign": "50% of 'it'"}
      """
    let source = try SourceFile.catalog(Array(bundle.utf8), name: "app_en.arb")
    let list = try CatalogList([try ARBReader.read(source)])
    func text(_ writing: CatalogWriting, _ index: Int = 0) -> String {
      String(decoding: writing.files(of: list).files[index].bytes, as: UTF8.self)
    }
    #expect(text(.strings).contains("\"two\" = \"%1$@ after %2$@\";"))
    #expect(text(.strings).contains("\"sign\" = \"50% of 'it'\";"))
    #expect(text(.strings, 1).contains("<string>%1$lld days</string>"))
    #expect(text(.android).contains(">%1$s after %2$s<") && text(.android).contains(">50% of \\'it\\'<"))
    #expect(text(.i18next).contains("\"two\": \"{{b}} after {{a}}\""))
    #expect(text(.i18next).contains("\"n_other\": \"{{count}} days\""))
    #expect(text(.csv).contains("two,,{b} after {a}"))
    #expect(text(.arb).contains("{days, plural, =0{today} one{{days} day} other{{days} days}}"))
    let warnings = CatalogWriting.android.files(of: list).warnings.map(\.message)
    #expect(
      warnings == [
        "Android's resources: 2 texts written with numbers for the names of arguments; the first one is \"two\""
      ])
  }

  @Test func textsThatAFormatMisreadsAreLeftOut() throws {
    let list = try CatalogListSample.list(
      """
      {"sourceLanguage" : "en", "strings" : {
        "brace" : {"localizations" : {"en" : { "stringUnit" : { "state" : "translated", "value" : "a { b" } }}},
        "fine" : {"localizations" : {"en" : { "stringUnit" : { "state" : "translated", "value" : "a %.2f b" } }}}}}
      """)
    let result = CatalogWriting.arb.files(of: list)
    let text = String(decoding: result.files[0].bytes, as: UTF8.self)
    #expect(!text.contains("brace") && text.contains("\"fine\": \"a {arg1} b\""))
    #expect(result.warnings.map { $0.message.prefix(48) }.count == 2)
    #expect(result.warnings.contains { $0.message.contains("1 text left out") })
    #expect(result.warnings.contains { $0.message.contains("without the digits") })
  }

  @Test(arguments: [
    ("de", "values-de"), ("pt-BR", "values-pt-rBR"), ("sr-Latn", "values-b+sr+Latn"), ("he", "values-iw"),
    ("es-419", "values-b+es+419"), ("zh-Hant-TW", "values-b+zh+Hant+TW"), ("fil", "values-fil"),
  ])
  func foldersOfResourcesAreNamedAsAndroidHasThem(language: String, folder: String) {
    #expect(ResourceFolder.name(of: language) == folder)
    #expect(ResourceFolder(folder) == .language(LanguageTag(language)?.tag ?? language))
  }

  @Test(arguments: [
    "ar", "br", "cs", "cy", "de", "en", "es", "fil", "fr", "ga", "gd", "he", "hi", "is", "ja", "lt", "lv", "mk", "mt",
    "pl", "pt", "ro", "ru", "sl", "sr", "tr", "uk", "zh",
  ])
  func rulesOfGettextGiveEachNumberItsForm(language: String) throws {
    let rules = try #require(PluralRules.of(language))
    guard let field = GettextRule.field(for: rules) else {
      // Breton's categories follow none of the rules.
      #expect(language == "br")
      return
    }
    let plurals = try #require(GettextPlurals(field))
    let forms = plurals.categories(of: rules)
    for number in 0...300 where rules.category(of: DecimalNumber(number)) != .many || language != "fr" {
      #expect(plurals.form(of: number) == forms[rules.category(of: DecimalNumber(number))], "\(number)")
    }
    let distinguished = Set((0...300).map { rules.category(of: DecimalNumber($0)) })
    #expect(plurals.count == distinguished.count)
  }

  @Test func whatWaitsForTranslatorsHasTheSourceBeside() throws {
    let list = try CatalogListSample.list().missing(in: ["ru"])
    #expect(list.keys == ["signs", "blanks", "share", "greeting", "inside"])
    let files = CatalogWriting.xliff.files(of: list).files
    #expect(files.map(\.path) == ["ru.xliff"])
    let text = String(decoding: files[0].bytes, as: UTF8.self)
    #expect(text.contains("<source>Dear %1$@, 100%% yours, %2$@</source>") && !text.contains("<target"))
  }

  @Test func keysThatAreTextsNeedNone() throws {
    let list = try CatalogListSample.list(#"{"sourceLanguage" : "en", "strings" : {"Well done" : {}, "a.b" : {}}}"#)
    let text = String(decoding: CatalogWriting.strings.files(of: list).files[0].bytes, as: UTF8.self)
    #expect(text == "\"Well done\" = \"Well done\";\n")
  }
}

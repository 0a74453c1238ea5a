import Foundation
import Testing

@testable import Typeset

/// Folders of every shape in which Xcode, apps and translators keep catalogs.
@Suite struct CatalogFolderTests {
  /// A string catalog with one key.
  private static func xcstrings(_ key: String, _ texts: KeyValuePairs<String, String>) -> String {
    let localizations = texts.map { "\"\($0.key)\": {\"stringUnit\": {\"value\": \"\($0.value)\"}}" }
    return
      "{\"sourceLanguage\": \"en\", \"strings\": {\"\(key)\": {\"localizations\": {\(localizations.joined(separator: ", "))}}}}"
  }

  /// An XLIFF file with one key.
  private static func xliff(_ key: String, _ source: String, _ target: String, in language: String) -> String {
    """
    <xliff version="1.2"><file original="x" source-language="en" target-language="\(language)"><body>
    <trans-unit id="\(key)"><source>\(source)</source><target>\(target)</target></trans-unit></body></file></xliff>
    """
  }

  /// A table of plurals with one key.
  private static func stringsdict(_ key: String, _ one: String, _ other: String) -> String {
    """
    <plist><dict><key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@c@</string><key>c</key><dict>
    <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict></dict></dict></plist>
    """
  }

  /// The catalog of a folder with some files.
  private func catalog(_ files: KeyValuePairs<String, String>, at path: String = "") throws -> Catalog {
    var catalog: Catalog?
    try CatalogSample.withFolder { folder in
      for (name, text) in files { try CatalogSample.write(text.utf8, to: folder + "/" + name) }
      catalog = try CatalogFiles.read(folder + path, name: "Strings")
    }
    return try #require(catalog)
  }

  /// What a key says in a language, with a number.
  private func shown(_ key: String, _ language: String, in catalog: Catalog, _ number: Int = 2) -> String? {
    catalog.message(for: key, in: language)?.message.shown(.int(number), language: language)
  }

  @Test(arguments: [
    ["de/Localizable.xliff", "pt_BR/App.xlf"],
    ["de.xcloc/Localized Contents/de.xliff", "pt-BR.xcloc/Localized Contents/pt-BR.xliff"],
    ["de.xliff", "pt-BR.xliff"],
    ["German/Localizable.xliff", "any-name.xliff"],
  ]) func xliffIsFoundInEveryShape(paths: [String]) throws {
    let catalog = try catalog([
      paths[0]: Self.xliff("hi", "Hello", "Hallo", in: "de"), paths[1]: Self.xliff("hi", "Hello", "Olá", in: "pt-BR"),
    ])
    #expect(catalog.languages == ["de", "en", "pt-BR"] && catalog.sourceLanguage == "en")
    #expect(shown("hi", "de", in: catalog) == "Hallo" && shown("hi", "pt-BR", in: catalog) == "Olá")
    #expect(shown("hi", "en", in: catalog) == "Hello" && catalog.warnings.isEmpty)
    let place = CatalogSet([catalog]).place(of: "hi", locale: "de", developmentLanguage: "en")
    #expect(place?.description == "Strings/\(paths[0]), line 2")
  }

  @Test(arguments: ["/de", "/de.xcloc", "/de.xcloc/Localized Contents"])
  func aFolderOfOneLanguageCanBeNamed(path: String) throws {
    let text = Self.xliff("hi", "Hello", "Hallo", in: "de")
    let catalog = try catalog(
      ["de/Localizable.xliff": text, "de.xcloc/Localized Contents/de.xliff": text, "de.xcloc/contents.json": "{}"],
      at: path)
    #expect(shown("hi", "de", in: catalog) == "Hallo")
  }

  @Test func filesAreFoundInDeeperFolders() throws {
    let catalog = try catalog([
      "Sources/App/Resources/de.lproj/Localizable.strings": "hi = Hallo;",
      "Sources/App/Resources/texts.strings": "hi = \"of no language\";",
      "Modules/Login/l10n/fr/login.xliff": Self.xliff("bye", "Bye", "Salut", in: "fr"),
      "node_modules/other/de.lproj/Localizable.strings": "bye = nein;",
    ])
    #expect(shown("hi", "de", in: catalog) == "Hallo" && shown("bye", "fr", in: catalog) == "Salut")
    #expect(catalog.languages == ["de", "en", "fr"])
  }

  @Test func whatAnExportIsMadeFromIsNotRead() throws {
    let text = Self.xliff("hi", "Hello", "Hallo", in: "de")
    #expect(throws: ContentError.self) { try self.catalog(["de.xcloc/Source Contents/de.xliff": text]) }
  }

  @Test func aFlatTableHasNoLanguage() throws {
    let catalog = try catalog([
      "SAS.strings": "hi = Hello;", "de.lproj/SAS.strings": "hi = Hallo;", "Other.strings": "only = Flat;",
    ])
    #expect(catalog.languages == ["", "de"])
    let set = CatalogSet([catalog])
    func answer(_ key: String, _ locale: String) -> CatalogSet.Answer? {
      set.answer(for: key, locale: locale, developmentLanguage: "en")
    }
    #expect(answer("hi", "de")?.message.shown() == "Hallo" && answer("hi", "en")?.message.shown() == "Hello")
    #expect(answer("hi", "sas")?.isMissing == true && answer("only", "fa")?.isMissing == true)
    #expect(answer("only", "en")?.isMissing == false)
  }

  @Test func aPlainFolderOfALanguageHasTables() throws {
    let files: KeyValuePairs = [
      "fr/Localizable.strings": "hi = Salut;", "zh-Hant/Localizable.strings": "hi = \"嗨\";",
      "img/Localizable.strings": "hi = no;", "German/Localizable.strings": "hi = nein;",
    ]
    let catalog = try catalog(files)
    #expect(catalog.languages == ["fr", "zh-Hant"] && shown("hi", "fr", in: catalog) == "Salut")
    #expect(try self.catalog(files, at: "/fr").languages == ["fr"])
    #expect(try self.catalog(files, at: "/img").languages == [""])
  }

  @Test func pluralsOfATableTakePrecedenceOverItsTexts() throws {
    let catalog = try catalog([
      "de.lproj/Localizable.strings": "n = \"%d Tage\";\nhi = Hallo;",
      "de.lproj/Localizable.stringsdict": Self.stringsdict("n", "ein Tag", "%d Tage"),
      "de.lproj/A.stringsdict": Self.stringsdict("m", "ein Jahr", "%d Jahre"),
      "de.lproj/A.strings": "n = no;",
    ])
    #expect(shown("n", "de", in: catalog, 1) == "ein Tag" && shown("n", "de", in: catalog) == "[2] Tage")
    #expect(shown("m", "de", in: catalog, 1) == "ein Jahr" && shown("hi", "de", in: catalog) == "Hallo")
    #expect(catalog.warnings.isEmpty)
  }

  @Test func kindsOfFilesAreOneCatalog() throws {
    let catalog = try catalog([
      "Localizable.xcstrings": Self.xcstrings("hi", ["en": "Hello", "de": "Hallo"]),
      "Extra.xcstrings": Self.xcstrings("hi", ["en": "no", "ar": "أهلا"]),
      "de.lproj/Localizable.strings": "hi = nein; bye = \"Tschüss\";",
      "mul.lproj/Main.xcstrings": Self.xcstrings("ok", ["de": "Gut"]),
      "de/Localizable.xliff": Self.xliff("bye", "Bye", "nein", in: "de"),
      "fr.xcloc/Localized Contents/fr.xliff": Self.xliff("bye", "Bye", "Salut", in: "fr"),
      "notes.txt": "x", "README/other.strings": "x = y;",
    ])
    #expect(shown("hi", "en", in: catalog) == "Hello" && shown("hi", "de", in: catalog) == "Hallo")
    #expect(shown("hi", "ar", in: catalog) == "أهلا" && shown("ok", "de", in: catalog) == "Gut")
    #expect(shown("bye", "de", in: catalog) == "Tschüss" && shown("bye", "fr", in: catalog) == "Salut")
    #expect(shown("bye", "en", in: catalog) == "Bye" && catalog.warnings.isEmpty)
  }

  @Test func aBrokenFileInAFolderIsNamed() throws {
    do {
      _ = try catalog(["de/Localizable.xliff": "<xliff version=\"2.0\"/>"])
      Issue.record("no error")
    } catch let error as ContentError {
      #expect(error.diagnostic.location?.file == "Strings/de/Localizable.xliff")
    }
    #expect(throws: ContentError.self) { try self.catalog(["Nobody.lproj/Localizable.strings": ""]) }
    #expect(throws: ContentError.self) { try self.catalog(["notes.txt": "x"]) }
  }
}

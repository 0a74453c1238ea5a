import Foundation
import Testing

@testable import Typeset

@Suite struct CatalogPlaceTests {
  /// The place of a key in a locale as reports say it, and nothing for an unknown key.
  private func place(_ key: String, _ locale: String, in catalogs: Catalog...) -> String {
    CatalogSet(catalogs).place(of: key, locale: locale, developmentLanguage: "en")?.description ?? ""
  }

  @Test func aTextOfAStringCatalogIsWhereItsValueIs() throws {
    let catalog = try CatalogSample.xcstrings(
      """
      {"sourceLanguage": "en", "strings": {
        "settings.language": {"localizations": {
          "ar": {"stringUnit": {
            "state": "translated",
            "value": "اللغة"}},
          "de": {
            "stringUnit": {"value": "%#@n@"},
            "substitutions": {"n": {"variations": {"plural": {"other": {
              "stringUnit": {"value": "Sprachen"}}}}}}},
          "he": {"variations": {"plural": {
            "other": {"stringUnit": {"value": "שפות"}}}}}}},
        "Just a key": {}}}
      """)
    #expect(place("settings.language", "ar-EG", in: catalog) == "test.xcstrings, line 5")
    #expect(place("settings.language", "de", in: catalog) == "test.xcstrings, line 7")
    #expect(place("settings.language", "he", in: catalog) == "test.xcstrings, line 10")
    #expect(place("Just a key", "ar", in: catalog) == "test.xcstrings, line 12")
    #expect(place("nothing", "ar", in: catalog) == "")
  }

  @Test func aTextOfAFolderIsInTheFileOfItsLanguage() throws {
    try CatalogSample.withFolder { folder in
      for (path, text) in [
        ("en.lproj/Localizable.strings", "/* two\n lines */\n\"hi\" = \"Hi\";"),
        ("ar.lproj/Localizable.strings", "\n\"hi\" = \"أهلا\";"),
        ("ar.lproj/Other.strings", "\"hi\" = \"no\";\n\n\n\"more\" = \"المزيد\";"),
      ] { try CatalogSample.write(text.utf8, to: folder + "/" + path) }
      let binary = try PropertyListSerialization.data(fromPropertyList: ["hi": "Salut"], format: .binary, options: 0)
      try CatalogSample.write(binary, to: folder + "/fr.lproj/Localizable.strings")
      let catalog = try CatalogFiles.read(folder, name: "texts")
      #expect(place("hi", "en", in: catalog) == "texts/en.lproj/Localizable.strings, line 3")
      #expect(place("hi", "ar", in: catalog) == "texts/ar.lproj/Localizable.strings, line 2")
      #expect(place("more", "ar", in: catalog) == "texts/ar.lproj/Other.strings, line 4")
      #expect(place("hi", "fr", in: catalog) == "texts/fr.lproj/Localizable.strings")
    }
  }

  @Test func aTextOfXLIFFIsWhereItsTargetIs() throws {
    let text = """
      <xliff version="1.2"><file source-language="en" target-language="ar"><body>
      <trans-unit id="hi">
      <source>Hi</source>
      <target>أهلا</target></trans-unit></body></file></xliff>
      """
    let catalog = try XLIFFReader.read(Array(text.utf8), name: "ar.xliff")
    #expect(place("hi", "en", in: catalog) == "ar.xliff, line 3")
    #expect(place("hi", "ar", in: catalog) == "ar.xliff, line 4")
  }
}

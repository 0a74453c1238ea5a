import Testing

@testable import Typeset
@testable import TypesetPreview

/// Changes of one entry of a catalog, after which the rest of the file is what it was.
@Suite struct CatalogEditTests {
  private func changed(
    _ format: CatalogFormat, _ file: String, key: String = "title", locale: String = "de", text: String
  ) throws -> String {
    let bytes = Array(file.utf8)
    return String(
      decoding: try format.edit(bytes, key: key, locale: locale, text: text).applied(to: bytes), as: UTF8.self)
  }

  private let xcstrings = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "other" : { },
        "title" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Alt"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test func aTextOfAStringCatalogIsReplaced() throws {
    let expected = xcstrings.replacing("\"Alt\"", with: #""Neu \"\\\n""#).replacing("\"new\"", with: "\"translated\"")
    #expect(try changed(.xcstrings, xcstrings, text: "Neu \"\\\n") == expected)
  }

  @Test func aLanguageIsAddedToAStringCatalog() throws {
    let added = """
      ,
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Neuf"
              }
            }
      """
    let expected = xcstrings.replacing(
      "        }\n      }\n    }\n  },", with: "        }\n      }\(added)\n    }\n  },")
    let result = try changed(.xcstrings, xcstrings, locale: "fr", text: "Neuf")
    #expect(result.contains("\"Neuf\"") && result.contains("\"Alt\""))
    #expect(result.count > xcstrings.count && expected.count >= xcstrings.count)
    let again = try CatalogFormat.xcstrings.edit(Array(result.utf8), key: "title", locale: "fr", text: "x")
    #expect(again.before == "Neuf")
  }

  @Test func anEntryWithoutLanguagesGetsOne() throws {
    let result = try changed(.xcstrings, xcstrings, key: "other", text: "Neu")
    #expect(try CatalogFormat.xcstrings.edit(Array(result.utf8), key: "other", locale: "de", text: "").before == "Neu")
    #expect(try CatalogFormat.xcstrings.edit(Array(result.utf8), key: "title", locale: "de", text: "").before == "Alt")
  }

  @Test func whatVariesIsRefused() {
    let varied = xcstrings.replacing("\"stringUnit\"", with: "\"variations\"")
    #expect(throws: CatalogEditError.self) { try changed(.xcstrings, varied, text: "x") }
    #expect(throws: CatalogEditError.self) { try changed(.xcstrings, xcstrings, key: "none", text: "x") }
    #expect(throws: CatalogEditError.self) { try changed(.xcstrings, String(xcstrings.dropLast(20)), text: "x") }
  }

  @Test func aTableKeepsItsCommentsAndBlanks() throws {
    let table = "/* \"title\" = \"no\"; */\r\n\"title\"   =\t\"Alt\\\"er\" ;  // end\r\nother = word;\r\n"
    let expected = table.replacing(#""Alt\"er""#, with: #""a\\b\n\"c\"""#)
    #expect(try changed(.strings, table, text: "a\\b\n\"c\"") == expected)
    #expect(try changed(.strings, table, key: "new", text: "x") == table + "\"new\" = \"x\";\r\n")
    #expect(throws: CatalogEditError.self) { try changed(.strings, "\"title\" = \"open", text: "x") }
    #expect(throws: CatalogEditError.self) { try changed(.strings, "/* open", text: "x") }
  }

  @Test(arguments: [true, false]) func aTableInUTF16StaysSo(isBigEndian: Bool) throws {
    let file = "/* 😀é */ \"title\" = \"ع\";\n\"z\" = \"😀\";\n".utf16Bytes(isBigEndian: isBigEndian)
    let result = try CatalogFormat.strings.edit(file, key: "title", locale: "ar", text: "ب😀").applied(to: file)
    let expected = "/* 😀é */ \"title\" = \"ب😀\";\n\"z\" = \"😀\";\n".utf16Bytes(isBigEndian: isBigEndian)
    #expect(result == expected)
  }

  @Test func aCatalogOfGettextKeepsItsReferences() throws {
    let file = """
      msgid ""
      msgstr "Language: de\\n"

      #: screen.c:12
      #, fuzzy, c-format
      #| msgctxt "title"
      #| msgid "Older"
      msgctxt "title"
      msgid "Old"
      msgstr ""
      "Al"
      "t"

      # last
      msgid "many"
      msgid_plural "manies"
      msgstr[0] "x"

      """
    // Who writes a translation is certain of it, and what it was made for before matters no more.
    let expected = file.replacing("msgstr \"\"\n\"Al\"\n\"t\"", with: "msgstr \"Neu \\\"x\\\"\"")
      .replacing("#, fuzzy, c-format\n#| msgctxt \"title\"\n#| msgid \"Older\"\n", with: "#, c-format\n")
    #expect(try changed(.po, file, text: "Neu \"x\"") == expected)
    #expect(throws: CatalogEditError.self) { try changed(.po, file, key: "many", text: "x") }
    #expect(try changed(.po, file, key: "new", text: "x").hasPrefix(file))
  }

  @Test(arguments: ["new", "needs-translation", "needs-review-translation", "needs-l10n", "needs-adaptation"])
  func aUnitThatWaitedIsTranslated(state: String) throws {
    func file(_ attributes: String, _ text: String) -> String {
      """
      <xliff version="1.2"><file source-language="en" target-language="de"><body>
        <trans-unit id="title"><source>Old</source><target\(attributes)>\(text)</target></trans-unit>
      </body></file></xliff>
      """
    }
    let translated = file(" state=\"translated\"", "Neu")
    #expect(try changed(.xliff, file(" state=\"\(state)\"", "Alt"), text: "Neu") == translated)
    let machine = file(" state=\"translated\" state-qualifier=\"leveraged-mt\"", "Alt")
    #expect(try changed(.xliff, machine, text: "Neu") == translated)
    // What its author has not said stays unsaid.
    #expect(try changed(.xliff, file("", "Alt"), text: "Neu") == file("", "Neu"))
  }

  @Test(arguments: [CatalogFormat.xcstrings, .strings, .po, .xliff, .arb])
  func noFormatTakesTheCharacterThatEndsTexts(format: CatalogFormat) {
    #expect(throws: CatalogEditError.self) {
      try format.check(EntryChange(key: "title", locale: "de", text: "a\u{0}b"))
    }
  }

  @Test func aBundleKeepsItsOrder() throws {
    let file = "{\n  \"@@locale\": \"de\",\n  \"title\": \"Alt\",\n  \"@title\": {\"description\": \"Alt\"}\n}\n"
    #expect(try changed(.arb, file, text: "Neu") == file.replacing("\"title\": \"Alt\"", with: "\"title\": \"Neu\""))
    let added = try changed(.arb, file, key: "more", text: "x")
    #expect(added == file.replacing("\"Alt\"}\n", with: "\"Alt\"},\n  \"more\": \"x\"\n"))
  }

  @Test func aUnitKeepsWhatIsAroundIt() throws {
    let file = """
      <?xml version="1.0"?>
      <xliff version="1.2"><file source-language="en" target-language="de"><body>
        <!-- <trans-unit id="title"> -->
        <trans-unit id="title"><source>Old</source>
          <target state="new">Alt &amp; gut</target><note>n</note></trans-unit>
        <trans-unit id="bare">
          <source>Bare</source>
        </trans-unit>
        <trans-unit id="marked"><source>a</source><target>a<g id="1">b</g></target></trans-unit>
      </body></file></xliff>
      """
    let expected = file.replacing("state=\"new\">Alt &amp; gut<", with: "state=\"translated\">a &lt;b&gt; &amp; c<")
    #expect(try changed(.xliff, file, text: "a <b> & c") == expected)
    let bare = try changed(.xliff, file, key: "bare", text: "x")
    #expect(bare == file.replacing("<source>Bare</source>", with: "<source>Bare</source>\n    <target>x</target>"))
    #expect(throws: CatalogEditError.self) { try changed(.xliff, file, key: "marked", text: "x") }
    #expect(throws: CatalogEditError.self) { try changed(.xliff, file, locale: "fr", text: "x") }
    #expect(throws: CatalogEditError.self) { try changed(.xliff, "<!DOCTYPE x>" + file, text: "x") }
  }

  @Test func theDifferenceShowsWhatChangesAndThreeLinesAround() throws {
    let bytes = Array("\"a\" = \"1\";\n\"b\" = \"2\";\n".utf8)
    let edit = try CatalogFormat.strings.edit(bytes, key: "b", locale: "", text: "3")
    #expect(
      edit.difference(of: bytes, path: "t")
        == "--- t\n+++ t\n@@ -1,3 +1,3 @@\n \"a\" = \"1\";\n-\"b\" = \"2\";\n+\"b\" = \"3\";\n \n")
  }
}

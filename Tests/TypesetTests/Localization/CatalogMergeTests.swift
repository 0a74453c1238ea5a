import Foundation
import Testing

@testable import Typeset

/// Texts that are written into catalogs, of which all other bytes stay.
@Suite struct CatalogMergeTests {
  /// A catalog with the text that it has after the merge.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var before: String
    var after: String
    var testDescription: String { name }
  }

  /// The texts that are merged: `a` and `n` differ, `b` is the same, and `z` is nowhere.
  private static let texts = #"""
    {"sourceLanguage" : "en", "strings" : {
      "a" : {"localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Never taken" } },
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Neu \"%@\" 😀" } } }},
      "b" : {"localizations" : {"de" : { "stringUnit" : { "state" : "translated", "value" : "Gleich" } } }},
      "n" : {"localizations" : {"de" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Datei" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } } } } } }},
      "z" : {"localizations" : {"de" : { "stringUnit" : { "state" : "translated", "value" : "Fremd" } } }}
    }}
    """#

  static let samples = [
    Sample(
      name: "de.strings",
      before: "/* one */\n\"a\"   = \"Alt\"; // after\n\"b\" = \"Gl\\U0065ich\";\n\"c\" = \"Bleibt\";",
      after: "/* one */\n\"a\"   = \"Neu \\\"%@\\\" 😀\"; // after\n\"b\" = \"Gl\\U0065ich\";\n\"c\" = \"Bleibt\";"),
    Sample(
      name: "de.po",
      before: """
        msgid ""
        msgstr ""
        "Language: de\\n"
        "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

        # kept
        #, fuzzy
        msgid "a"
        msgstr ""
        "Alt"

        msgid "b"
        msgstr "Gleich"

        msgid "n"
        msgid_plural "ns"
        msgstr[0] "Eine"
        msgstr[1] "%lld Dateien"
        """,
      after: """
        msgid ""
        msgstr ""
        "Language: de\\n"
        "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

        # kept
        msgid "a"
        msgstr "Neu \\"%@\\" 😀"

        msgid "b"
        msgstr "Gleich"

        msgid "n"
        msgid_plural "ns"
        msgstr[0] "%lld Datei"
        msgstr[1] "%lld Dateien"
        """),
    Sample(
      name: "a.xcstrings",
      before: """
        {"sourceLanguage":"en","strings":{
          "a":{"localizations":{"de":{"stringUnit":{"state":"new","value":""}},"fr":{}}},
          "b":{"comment":"x","localizations":{"de":{"stringUnit":{"state":"needs_review","value":"Gleich"}}}},
          "n":{"localizations":{"de":{"variations":{"plural":{
            "other":{"stringUnit":{"state":"translated","value":"%lld Dateien"}},
            "one":{"stringUnit":{"state":"translated","value":"Eine"}}}}}}}
        },"version":"1.0"}
        """,
      after: """
        {"sourceLanguage":"en","strings":{
          "a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Neu \\"%@\\" 😀"}},"fr":{}}},
          "b":{"comment":"x","localizations":{"de":{"stringUnit":{"state":"translated","value":"Gleich"}}}},
          "n":{"localizations":{"de":{"variations":{"plural":{
            "other":{"stringUnit":{"state":"translated","value":"%lld Dateien"}},
            "one":{"stringUnit":{"state":"translated","value":"%lld Datei"}}}}}}}
        },"version":"1.0"}
        """),
    Sample(
      name: "de.xliff",
      before: """
        <xliff version="1.2"><file source-language="en" target-language="de"><body>
        <trans-unit id="a"><source>A</source><target state="new">Alt</target><note>x</note></trans-unit>
        <trans-unit id="b"><source>B</source><target>Gleich</target></trans-unit>
        <trans-unit id="n|==|plural.one"><source>n</source></trans-unit>
        <trans-unit id="n|==|plural.other"><source>ns</source><target>%lld Dateien</target></trans-unit>
        </body></file></xliff>
        """,
      after: """
        <xliff version="1.2"><file source-language="en" target-language="de"><body>
        <trans-unit id="a"><source>A</source><target state="translated">Neu &quot;%@&quot; 😀</target><note>x</note></trans-unit>
        <trans-unit id="b"><source>B</source><target>Gleich</target></trans-unit>
        <trans-unit id="n|==|plural.one"><source>n</source>
        <target state="translated">%lld Datei</target></trans-unit>
        <trans-unit id="n|==|plural.other"><source>ns</source><target>%lld Dateien</target></trans-unit>
        </body></file></xliff>
        """),
    Sample(
      name: "app_de.arb",
      before: """
        {
          "@@locale": "de",
          "a": "Alt",
          "@a": {"description": "x"},
          "b": "Gl\\u0065ich",
          "n": "{count, plural, other{Alt}}"
        }
        """,
      after: """
        {
          "@@locale": "de",
          "a": "Neu \\"{arg1}\\" 😀",
          "@a": {"description": "x"},
          "b": "Gl\\u0065ich",
          "n": "{count, plural, one{{count} Datei} other{{count} Dateien}}"
        }
        """),
  ]

  @Test(arguments: samples) func onlyTheEntriesMeantChange(sample: Sample) throws {
    let list = try CatalogListSample.list(Self.texts)
    for (before, after) in zip(CatalogSample.encodings(of: sample.before), CatalogSample.encodings(of: sample.after)) {
      try CatalogSample.withFolder { folder in
        let path = folder + "/" + sample.name
        try CatalogSample.write(before, to: path)
        let result = try StringsMerge(list, withSource: false).result(into: path)
        #expect(String(decoding: result.files[0].bytes, as: UTF8.self) == String(decoding: after, as: UTF8.self))
        #expect(result.files[0].bytes == after)
        #expect(result.unknown == (sample.name == "de.strings" ? ["n", "z"] : ["z"]))
        try CatalogSample.write(result.files[0].bytes, to: path)
        let second = try StringsMerge(list, withSource: false).result(into: path)
        #expect(second.changed == 0 && second.files[0].bytes == after)
      }
    }
  }

  @Test func theResultCountsTexts() throws {
    let list = try CatalogListSample.list(Self.texts)
    try CatalogSample.withFolder { folder in
      let path = folder + "/de.strings"
      try CatalogSample.write(Self.samples[0].before.utf8, to: path)
      let result = try StringsMerge(list, withSource: false).result(into: path)
      #expect(result.line("de.strings") == "1 text changed, 2 not in de.strings: n, z")
    }
  }

  @Test func missingLanguagesAndFormsAreAdded() throws {
    let list = try CatalogListSample.list()
    try CatalogSample.withFolder { folder in
      let path = folder + "/a.xcstrings"
      let text = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "title" : {

            },
            "count" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : ""
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """
      try CatalogSample.write(text.utf8, to: path)
      let result = try StringsMerge(list, withSource: true).result(into: path)
      #expect(result.changed == 6 && result.warnings.isEmpty)
      try CatalogSample.write(result.files[0].bytes, to: path)
      let merged = try CatalogList([try CatalogFiles.read(path, name: path)])
      for key in ["title", "count"] { #expect(merged.canonical[key] == list.canonical[key]) }
      #expect(merged.states["title"] == ["de": "needs-review", "ru": "translated"])
    }
  }

  @Test func theSourceIsLeftAloneUnlessItIsAskedFor() throws {
    let list = try CatalogListSample.list()
    try CatalogSample.withFolder { folder in
      let path = folder + "/en.lproj/L.strings"
      try CatalogSample.write("\"title\" = \"Old\";\n".utf8, to: path)
      #expect(try StringsMerge(list, withSource: false).result(into: path).changed == 0)
      let result = try StringsMerge(list, withSource: true).result(into: path)
      #expect(String(decoding: result.files[0].bytes, as: UTF8.self) == "\"title\" = \"Title\";\n")
    }
  }

  @Test func aFolderGetsWhatItsOtherFilesHave() throws {
    let list = try CatalogListSample.list()
    try CatalogSample.withFolder { folder in
      try CatalogSample.write("\"title\" = \"Title\";\n\"share\" = \"S\";\n".utf8, to: folder + "/en.lproj/L.strings")
      try CatalogSample.write("\"share\" = \"S\";\n".utf8, to: folder + "/de.lproj/L.strings")
      try CatalogSample.write("\"other\" = \"S\";\n".utf8, to: folder + "/de.lproj/M.strings")
      let result = try StringsMerge(list, withSource: false).result(into: folder)
      let files = Dictionary(
        uniqueKeysWithValues: result.files.map {
          (String($0.path.dropFirst(folder.count + 1)), String(decoding: $0.bytes, as: UTF8.self))
        })
      #expect(files["en.lproj/L.strings"] == "\"title\" = \"Title\";\n\"share\" = \"S\";\n")
      #expect(files["de.lproj/L.strings"] == "\"share\" = \"Zu 100 % sicher\";\n\"title\" = \"Titel\";\n")
      #expect(files["de.lproj/M.strings"] == "\"other\" = \"S\";\n")
      #expect(result.changed == 2 && !result.unknown.contains("title") && result.unknown.contains("greeting"))
    }
  }

  @Test(arguments: [CatalogWriting.xcstrings, .strings, .xliff, .po]) func whatIsTheSameIsLeftAlone(
    writing: CatalogWriting
  ) throws {
    let list = try CatalogListSample.again(CatalogListSample.list(), as: writing)
    try CatalogSample.withFolder { folder in
      let path = folder + "/a.xcstrings"
      try CatalogSample.write(CatalogListSample.catalog.utf8, to: path)
      let result = try StringsMerge(list, withSource: false).result(into: path)
      #expect(result.changed == 0 && result.warnings.isEmpty && result.unknown.isEmpty, "\(result.warnings)")
      #expect(result.files[0].bytes == Array(CatalogListSample.catalog.utf8))
    }
  }

  @Test func manyTextsAreAddedAtOnce() throws {
    let keys = (0..<2000).map { "key\($0)" }
    let entries = keys.map { key in
      "\"\(key)\" : {\"localizations\" : {\"de\" : {\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"D\"}}}}"
    }
    let list = try CatalogListSample.list(
      "{\"sourceLanguage\" : \"en\", \"strings\" : {\(entries.joined(separator: ","))}}")
    let english = keys.map { "\"\($0)\" = \"E\";\n" }.joined()
    try CatalogSample.withFolder { folder in
      try CatalogSample.write(english.utf8, to: folder + "/en.lproj/L.strings")
      try CatalogSample.write("\"key0\" = \"D\";".utf8, to: folder + "/de.lproj/L.strings")
      var result = StringsMerge.Result()
      let time = try workTime { result = try StringsMerge(list, withSource: false).result(into: folder) }
      let german = result.files.first { $0.path.hasSuffix("de.lproj/L.strings") }
      #expect(german?.bytes == Array(english.replacing("\"E\"", with: "\"D\"").utf8))
      #expect(result.changed == 1999 && time < .seconds(20))
    }
  }

  @Test func reviewsAreNotUndoneByFormatsWithoutStates() throws {
    try CatalogSample.withFolder { folder in
      let path = folder + "/a.xcstrings"
      let text =
        #"{"sourceLanguage":"en","strings":{"b":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"x"}}}}}}"#
      try CatalogSample.write(text.utf8, to: path)
      try CatalogSample.write("b = x;".utf8, to: folder + "/de.lproj/L.strings")
      let list = try CatalogList([try CatalogFiles.read(folder + "/de.lproj", name: "de.lproj")])
      let result = try StringsMerge(list, withSource: false).result(into: path)
      #expect(result.changed == 0 && result.files[0].bytes == Array(text.utf8))
    }
  }

  @Test func whatCannotBeChangedIsTold() throws {
    let list = try CatalogListSample.list()
    try CatalogSample.withFolder { folder in
      let path = folder + "/de.xliff"
      try CatalogSample.write(
        Array(
          """
          <xliff version="1.2"><file source-language="en" target-language="de"><body>
          <trans-unit id="title"><source>A</source><target>a <g id="1">b</g></target></trans-unit>
          </body></file></xliff>
          """.utf8), to: path)
      let result = try StringsMerge(list, withSource: false).result(into: path)
      #expect(result.changed == 0 && result.warnings.map(\.code) == ["unchanged-text"])
      #expect(throws: StringsError.self) { try StringsMerge(list, withSource: false).result(into: folder + "/x.txt") }
    }
  }
}

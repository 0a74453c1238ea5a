import Foundation
import Testing

@testable import Typeset
@testable import TypesetPreview

/// Catalogs of all kinds and forms, of which each entry is changed: what is outside of it stays byte for byte.
@Suite struct CatalogRoundTripTests {
  /// A file with the keys that can be changed in it.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var format: CatalogFormat
    var bytes: [UInt8]
    var keys: [String]
    var locale = "de"
    var testDescription: String { name }
  }

  /// Texts that formats write in different ways.
  private static let texts = [
    "Neu", "", " a  b ", "\"Zitat\" \\ 'x' {n, plural, other{#}}", "a\nb\tc", "a\r\nb\r", "<b>&amp; ;</b> ]]>",
    "שָׁלוֹם ع 😀 e\u{301}",
    "\u{301}x;\u{301}", "%lld %@ 100 %", "\u{2028}\u{85}\u{A0}", "/* x */ // y", "#, fuzzy",
  ]

  private static let table = """
    /* "b" = "no"; */ // "b" = "no";
    "a" = "Alt";
      "b"   =   "A\\"l\\U0074" ;   // after
    plain = word;
    'c' = 'x';"d"="\\U00e9";
    "é" = "ü";
    alone;
    """
  private static let xcstrings = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "empty" : {

        },
        "a" : {
          "comment" : "A \"comment\" \u00e9",
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Alt \u00e9 \/"
              }
            },
            "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Vieux" } }
          }
        },
        "b" : {
          "localizations" : {
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "b" } }
          },
          "shouldTranslate" : true
        }
      },
      "version" : "1.0"
    }
    """#
  private static let xliff = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- <trans-unit id="a"> -->
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file source-language="en" target-language="de" datatype="plaintext" original="x"><body>
        <group><trans-unit id='a' xml:space="preserve">
          <source>Old</source><seg-source><mrk mtype="seg">Old</mrk></seg-source>
          <target state="translated">Alt &amp; &#x67;ut</target>
          <alt-trans><source>Other</source><target>Anders</target></alt-trans>
          <note>n</note>
        </trans-unit></group>
        <trans-unit id="b"><source>Bare</source><alt-trans><target>x</target></alt-trans></trans-unit>
        <trans-unit id="c"><source>C</source><target state="translated"  /></trans-unit>
        <trans-unit id="d"><source>D</source><target><![CDATA[a<b]]></target></trans-unit>
      </body></file>
      <file source-language="en" target-language="fr" datatype="plaintext" original="y"><body>
        <trans-unit id="a"><source>Old</source><target>Vieux</target></trans-unit>
      </body></file>
    </xliff>
    """
  private static let po = """
    # head
    msgid ""
    msgstr ""
    "Language: de\\n"

    #. what
    #: a.c:1
    #, fuzzy
    #| msgid "older"
    msgctxt "a"
    msgid "A"
    msgstr ""
    "A"
    "lt\\n"

    msgid "b"
    msgstr "\u{5B0}x"
    #~ msgid "c"
    #~ msgstr "gone"

    msgid "d %d"
    msgid_plural "d %d"
    msgstr[0] "x"
    """
  private static let arb = #"""
    {
    	"@@locale": "de",
    	"a": "Alt \u00e9",
    	"@a": { "description": "a \"b\"", "placeholders": { "n": {} } },
    	"b" :"Noch {n} von {m}",
    	"varies": "{n, plural, one{ein} other{#}}"
    }
    """#

  static let samples: [Sample] = {
    let files: [(CatalogFormat, String, [String])] = [
      (.strings, table, ["a", "b", "plain", "c", "d", "é", "alone", "new"]),
      (.xcstrings, xcstrings, ["empty", "a", "b"]),
      (.xliff, xliff, ["a", "b", "c", "d"]), (.po, po, ["a", "b", "new"]), (.arb, arb, ["a", "b", "new"]),
    ]
    return files.flatMap { format, text, keys in
      let lines = text.replacingOccurrences(of: "\n", with: "\r\n")
      var all: [(String, [UInt8])] = [
        ("plain", Array(text.utf8)), ("with an end", Array((text + "\n").utf8)),
        ("in CRLF", Array((lines + "\r\n").utf8)),
        ("with a mark", [0xEF, 0xBB, 0xBF] + Array(text.utf8)),
      ]
      if format != .xliff {
        all.append(("in UTF-16BE", lines.utf16Bytes(isBigEndian: true)))
        all.append(("in UTF-16LE", text.utf16Bytes(isBigEndian: false)))
        all.append(("in UTF-16LE without a mark", text.utf16Bytes(isBigEndian: false, mark: false)))
      }
      if format == .arb || format == .xcstrings {
        let short = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined()
        all.append(("in one line", Array(short.utf8)))
        all.append(("in tabs", Array(text.replacingOccurrences(of: "  ", with: "\t").utf8)))
      }
      return all.map { Sample(name: "\(format.rawValue) \($0)", format: format, bytes: $1, keys: keys) }
    }
  }()

  /// What the library reads, where it reads the kind at all.
  private func texts(_ bytes: [UInt8], _ sample: Sample) throws -> [String: String]? {
    guard let catalog = try Catalog.reading(bytes, name: "x.\(sample.format.rawValue)") else { return nil }
    let set = CatalogSet([catalog])
    var texts: [String: String] = [:]
    for key in sample.keys + ["fr a", "alone"] {
      let parts = key.split(separator: " ")
      for text in set.texts(of: String(parts.last!)) { texts["\(text.language) \(parts.last!)"] = text.text }
    }
    return texts
  }

  @Test(arguments: samples) func onlyTheEntryChanges(sample: Sample) throws {
    let before = try texts(sample.bytes, sample)
    for key in sample.keys {
      for text in Self.texts where sample.format != .arb || ICUMessage(text)?.isPlain == true {
        let edit = try sample.format.edit(sample.bytes, key: key, locale: sample.locale, text: text)
        let result = edit.applied(to: sample.bytes)
        // Outside of the stretches that the edit names, which are few and short, nothing differs.
        var (from, to) = (0, 0)
        for change in edit.changes {
          #expect(sample.bytes[from..<change.range.lowerBound] == result[to..<to + change.range.lowerBound - from])
          to += change.range.lowerBound - from + change.bytes.count
          from = change.range.upperBound
          #expect(change.range.count <= 100, "\(key)")
        }
        #expect(sample.bytes[from...] == result[to...])
        let again = try sample.format.edit(result, key: key, locale: sample.locale, text: text)
        #expect((again.before ?? "").utf8.elementsEqual(text.utf8), "\(key) \(text.debugDescription)")
        #expect(again.applied(to: result) == result, "\(key) \(text.debugDescription)")
        guard var expected = before else { continue }
        let language = sample.format == .strings ? "" : sample.locale
        // A bundle reads a percent sign as itself, the layout reads two as one.
        expected["\(language) \(key)"] = sample.format == .arb ? text.replacing("%", with: "%%") : text
        #expect(try texts(result, sample) == expected, "\(key) \(text.debugDescription)")
      }
    }
  }

  @Test func whatAFileCannotSayIsRefused() {
    for (format, text) in [(CatalogFormat.strings, "\0"), (.po, "\0"), (.xliff, "\u{1}"), (.xliff, "\u{FFFE}")] {
      let sample = Self.samples.first { $0.format == format }!
      #expect(throws: CatalogEditError.self) { try format.edit(sample.bytes, key: "a", locale: "de", text: text) }
    }
    let catalog = Array(Self.xcstrings.utf8)
    for locale in ["", "xx-nowhere", "../de", "de\u{0}", "\"}"] {
      #expect(throws: CatalogEditError.self, "\(locale)") {
        try CatalogFormat.xcstrings.edit(catalog, key: "a", locale: locale, text: "x")
      }
    }
    for table in ["{ a = b; }", "a = { b = c; };", "<?xml version=\"1.0\"?><plist/>", "bplist00\u{1}"] {
      #expect(throws: CatalogEditError.self, "\(table)") {
        try CatalogFormat.strings.edit(Array(table.utf8), key: "a", locale: "de", text: "x")
      }
    }
    #expect(throws: CatalogEditError.self) {
      try CatalogFormat.po.edit(Array(Self.po.utf8), key: "", locale: "de", text: "x")
    }
    #expect(throws: CatalogEditError.self) {
      try CatalogFormat.arb.edit(Array(Self.arb.utf8), key: "@@locale", locale: "de", text: "x")
    }
    for (key, text) in [("varies", "x"), ("a", "{n, plural, other{x}}"), ("a", "{"), ("a", "{n, number}")] {
      #expect(throws: CatalogEditError.self, "\(text)") {
        try CatalogFormat.arb.edit(Array(Self.arb.utf8), key: key, locale: "de", text: text)
      }
    }
    let plural = Self.xliff.replacing("id=\"b\"", with: "id=\"b|==|plural.one\"")
    #expect(throws: CatalogEditError.self) {
      try CatalogFormat.xliff.edit(Array(plural.utf8), key: "b", locale: "de", text: "x")
    }
  }

  @Test func theStateSaysThatThereIsATextNow() throws {
    func changed(_ state: String, _ format: CatalogFormat, _ file: String) throws -> String {
      let bytes = Array(file.replacing("translated", with: state).utf8)
      let result = try format.edit(bytes, key: "a", locale: "de", text: "x").applied(to: bytes)
      return String(decoding: result, as: UTF8.self)
    }
    #expect(try changed("new", .xcstrings, Self.xcstrings).contains(#""state" : "translated""#))
    // Who saves a text has reviewed it, as in Xcode.
    #expect(try changed("needs_review", .xcstrings, Self.xcstrings).contains(#""state" : "translated""#))
    #expect(try changed("needs-translation", .xliff, Self.xliff).contains(#"state="translated">x<"#))
    let empty = Array(Self.xliff.replacing("translated", with: "new").utf8)
    let opened = try CatalogFormat.xliff.edit(empty, key: "c", locale: "de", text: "x").applied(to: empty)
    #expect(String(decoding: opened, as: UTF8.self).contains(#"<target state="translated">x</target>"#))
  }

  @Test func aKeyIsAddedAsAnotherLanguageHasIt() throws {
    func added(_ key: String, to file: String, _ declaration: String, locale: String = "de") throws -> String {
      let bytes = Array(file.utf8)
      let edit = try CatalogFormat.po.edit(
        bytes, key: key, locale: locale, text: "Neu", declaration: Array(declaration.utf8))
      return String(decoding: edit.applied(to: bytes), as: UTF8.self)
    }
    let header = "msgid \"\"\nmsgstr \"Language: de\\n\"\n"
    let english =
      "msgctxt \"title\"\r\nmsgid \"A \\\"b\\\"\"\r\nmsgstr \"x\"\r\nmsgid \"n\"\nmsgid_plural \"ns\"\nmsgstr[0] \"\""
    #expect(
      try added("title", to: header, english) == header + "\nmsgctxt \"title\"\nmsgid \"A \\\"b\\\"\"\nmsgstr \"Neu\"\n"
    )
    #expect(try added("free", to: header, english).hasSuffix("\n\nmsgid \"free\"\nmsgstr \"Neu\"\n"))
    #expect(try added("title", to: header + "# end", "\u{FEFF}" + english).contains("# end\n\nmsgctxt \"title\"\n"))
    #expect(throws: CatalogEditError.self) { try added("n", to: header, english) }
    #expect(throws: CatalogEditError.self) { try added("title", to: header, english, locale: "fr") }
  }

  @Test func aDifferenceShowsWhatChangesAlone() throws {
    func difference(_ old: String, _ range: Range<Int>, _ new: String) -> [Substring] {
      let edit = CatalogEdit(range, Array(new.utf8), before: nil)
      return Array(edit.difference(of: Array(old.utf8), path: "t").split(separator: "\n").dropFirst(2))
    }
    #expect(difference("a", 1..<1, "\nb") == ["@@ -1,1 +1,2 @@", " a", "+b"])
    #expect(difference("", 0..<0, "b\n") == ["@@ -1,1 +1,2 @@", "+b", " "])
    #expect(difference("a\na\na\n", 2..<4, "") == ["@@ -1,4 +1,3 @@", " a", " a", "-a", " "])
    #expect(
      difference("1\n2\n3\n4\n5\n6\n7\n8\n9", 8..<9, "x") == [
        "@@ -2,7 +2,7 @@", " 2", " 3", " 4", "-5", "+x", " 6", " 7", " 8",
      ])
    #expect(difference("ab\n", 1..<1, "x\ny") == ["@@ -1,2 +1,3 @@", "-ab", "+ax", "+yb", " "])
    #expect(difference("ab", 0..<1, "a").isEmpty)
  }

  @Test func aDifferenceInCRLFShowsOnlyItsLines() throws {
    let bytes = Array((0..<100).map { "\"k\($0)\" = \"v\";\r\n" }.joined().utf8)
    let edit = try CatalogFormat.strings.edit(bytes, key: "k50", locale: "", text: "w")
    let difference = edit.difference(of: bytes, path: "t")
    #expect(difference.utf8.count { $0 == 10 } == 11, "\(difference)")
  }
}

import Foundation
import Testing

@testable import Typeset

@Suite struct PropertyListTests {
  private func strings(_ bytes: [UInt8]) throws(ContentError) -> [String: String] {
    var result: [String: String] = [:]
    var repeated = RepeatedKeys()
    for keyed in try StringsReader(name: "test.strings").strings(bytes, &repeated) {
      result[keyed.key] = keyed.message.shown()
    }
    return result
  }

  private func strings(_ text: String) throws(ContentError) -> [String: String] { try strings(Array(text.utf8)) }

  @Test func theTextFormIsRead() throws {
    let table = try strings(
      """
      /* A comment; with "quotes" */
      "plain" = "Hello";
      // another = one
      un.quoted-key_1 = value/with:signs;
      "alone";
      'single' = 'it "is"';
      "escapes" = "a\\tb\\n\\"c\\" \\\\ \\U00e9 \\U05D0 \\101 \\216 \\d";
      "emoji" = "\\UD83D\\UDE00";
      "lines" = "one
      two";
      """)
    #expect(table["plain"] == "Hello" && table["un.quoted-key_1"] == "value/with:signs" && table["alone"] == "alone")
    #expect(table["single"] == "it \"is\"" && table["lines"] == "one\ntwo" && table["emoji"] == "😀")
    #expect(table["escapes"] == "a\tb\n\"c\" \\ é א A Î d")
  }

  @Test func anEmptyFileHasNoTexts() throws {
    #expect(try strings("").isEmpty && strings("/* nothing */\n").isEmpty && strings("{ a = b; }") == ["a": "b"])
  }

  @Test(arguments: [false, true]) func utf16IsReadWithAndWithoutAMark(isBig: Bool) throws {
    let text = "\"key\" = \"مرحبا 😀\";\n"
    let bytes = text.utf16Bytes(isBigEndian: isBig, mark: false)
    #expect(try strings(bytes) == ["key": "مرحبا 😀"])
    #expect(try strings(text.utf16Bytes(isBigEndian: isBig)) == ["key": "مرحبا 😀"])
    #expect(
      CatalogSample.fault { () throws(ContentError) in try strings(Array(bytes.dropLast())) }.contains("not valid UTF"))
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1 missing ;"),
    ("\"a\" = \"b\"", "1:10 missing ; after the value of \"a\""),
    ("\"a\" \"b\";", "1:5 unexpected \"\"\""),
    ("\"a\" = ;", "1:7 unexpected \";\""),
    ("\"a\" = \"b", "1:7 the file ends inside a string"),
    ("/* x", "1:1 the file ends inside a comment"),
    ("\"a\" = \"\\U12\";", "1:8 expected four hexadecimal digits"),
    ("\"a\" = \"\\UD800x\";", "1:8 unpaired surrogate"),
    ("\"a\" = \"x\0y\";", "1:9 the character U+0000 is not allowed"),
    ("\"a\" = (1, 2);", "1:1 the value of \"a\" must be a string, not a list"),
    ("( a, b )", "1:1 the file must contain a dictionary, not a list"),
    ("{ a = b; } c", "1:12 unexpected \"c\""),
    ("a = { b = c;", "1:5 the file ends inside a dictionary"),
  ]) func aBrokenTextIsReportedWithItsPlace(text: String, fault: String) {
    #expect(CatalogSample.fault { () throws(ContentError) in try strings(text) } == fault)
  }

  @Test func endlessNestingIsRefused() {
    for text in ["a = " + String(repeating: "(", count: 200_000), String(repeating: "{a=", count: 200_000)] {
      #expect(
        CatalogSample.fault { () throws(ContentError) in try strings(text) }.contains("nested more than 128 deep"))
    }
  }

  @Test func xmlIsReadWithApplesDeclaration() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>a &amp; b</key><string>x &lt; y</string><key>c</key><string/></dict></plist>
      """
    #expect(try strings(text) == ["a & b": "x < y", "c": ""])
  }

  @Test(arguments: [
    ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>", "1:1 document type declarations are not allowed"),
    (
      "<!DOCTYPE plist SYSTEM \"file:///etc/passwd\"><plist><dict><key>a</key><string>&x;</string></dict></plist>",
      "1:78 unknown entity &x;"
    ),
    ("<plist><dict><key>a</key></dict></plist>", "1:15 key without a value"),
    ("<plist><dict><string>a</string></dict></plist>", "1:15 <string> found where a <key> is expected"),
    ("<plist><dict><key>a</key><strin>b</strin></dict></plist>", "1:27 <strin> is not a property list value"),
    ("<plist><dict><key>a</key><string>b</string>", "1:44 the file ends inside <dict>"),
    ("<plist/>", "1:2 <plist> must contain one value"),
    ("<html/>", "1:2 <html> is not a property list"),
    ("<plist><dict><key>a</key><true/></dict></plist>", "1:15 the value of \"a\" must be a string, not a Boolean"),
  ]) func aBrokenXMLIsReportedWithItsPlace(text: String, fault: String) {
    #expect(
      CatalogSample.fault { () throws(ContentError) in
        try strings(text.hasPrefix("<html") ? "<?xml version=\"1.0\"?>\n" + text : text)
      } == (text.hasPrefix("<html") ? "2" + fault.dropFirst() : fault))
  }
}

@Suite struct BinaryPropertyListTests {
  private func binary(_ value: Any) throws -> [UInt8] {
    [UInt8](try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
  }

  private func strings(_ bytes: [UInt8]) throws(ContentError) -> [String: String] {
    var result: [String: String] = [:]
    var repeated = RepeatedKeys()
    for keyed in try StringsReader(name: "test.strings").strings(bytes, &repeated) {
      result[keyed.key] = keyed.message.shown()
    }
    return result
  }

  @Test func textsOfAllKindsAreRead() throws {
    let long = String(repeating: "long ", count: 100)
    let table = ["ascii": "Hello", "arabic": "مرحبا 😀", "long": long, "empty": ""]
    #expect(try strings(binary(table)) == table)
  }

  @Test func pluralsAreRead() throws {
    let list: [String: Any] = [
      "n": [
        "NSStringLocalizedFormatKey": "%#@c@",
        "c": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "other": "%d x",
        ],
      ]
    ]
    var repeated = RepeatedKeys()
    let messages = try StringsReader(name: "t").plurals(binary(list), &repeated)
    #expect(messages.first?.message.shown(.int(3)) == "[3] x")
  }

  @Test func everyDamageIsRefusedWithoutHarm() throws {
    let bytes = try binary(["a": "b", "c": ["d", "e", ["f": "ü"]], "g": 7] as [String: Any])
    for count in 6..<bytes.count { #expect(throws: ContentError.self) { try strings(Array(bytes.prefix(count))) } }
    // Every byte changed to a few others: a fault or a value, but an end.
    for offset in 8..<bytes.count {
      for byte in [0, 0x0F, 0x7F, 0x80, 0xA1, 0xD1, 0xDF, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[offset] = byte
        _ = try? PropertyList.read(damaged, name: "test")
      }
    }
  }

  @Test func aListThatHoldsItselfIsRefused() {
    // One list of one object, which is object 0: itself.
    let bytes = Array("bplist00".utf8) + [0xA1, 0x00] + [0x08] + trailer(count: 1, table: 10)
    #expect(
      CatalogSample.fault { () throws(ContentError) in try PropertyList.read(bytes, name: "t") }.contains(
        "contains itself"))
  }

  @Test func aListOfListsOfListsStaysSmall() {
    // Object n is a list of twice object n + 1: 2 to the 60 values.
    var objects: [UInt8] = []
    var table: [UInt8] = []
    for index in 0..<60 {
      table.append(UInt8(8 + objects.count))
      objects += [0xA2, UInt8(index + 1), UInt8(index + 1)]
    }
    table.append(UInt8(8 + objects.count))
    objects += [0xA0]
    let bytes = Array("bplist00".utf8) + objects + table + trailer(count: 61, table: UInt8(8 + objects.count))
    #expect(
      CatalogSample.fault { () throws(ContentError) in try PropertyList.read(bytes, name: "t") }.contains(
        "too often"))
  }

  @Test func aHugeCountIsRefused() {
    let bytes =
      Array("bplist00".utf8) + [0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF] + [0x08]
      + trailer(count: 1, table: 18)
    #expect(
      CatalogSample.fault { () throws(ContentError) in try PropertyList.read(bytes, name: "t") }.contains("damaged"))
  }

  private func trailer(count: UInt8, table: UInt8) -> [UInt8] {
    [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, count] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, table]
  }
}

import Testing

@testable import Typeset

@Suite struct HostileMarkupTests {
  @Test func oneHundredThousandNestedElementsEndQuickly() {
    let count = 100_000
    let text = String(repeating: "<column>", count: count) + String(repeating: "</column>", count: count)
    let time = workTime {
      let (document, diagnostics) = readDocument(page(text))
      #expect(document == nil)
      // The document and the page are two of the 256.
      #expect(diagnostics.map(\.brief) == ["1:\(27 + 254 * 8) nesting"])
    }
    #expect(time < .seconds(1))
  }

  @Test func nestingOf256IsRead() {
    let inner = String(repeating: "<column>", count: 254) + String(repeating: "</column>", count: 254)
    #expect(readDocument(page(inner)).document != nil)
  }

  @Test func entitiesThatGrowAreRefusedAtOnce() {
    let entities = (1...20).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }.joined()
    let text = "<!DOCTYPE d [<!ENTITY e0 \"x\">\(entities)]><document lang=\"en\"><page><p>&e20;</p></page></document>"
    #expect(readDocument(text).diagnostics.map(\.brief) == ["1:1 doctype"])
  }

  @Test func anExternalDoctypeIsRefused() {
    let text = "<!DOCTYPE d SYSTEM \"file:///etc/passwd\">\n" + page("")
    #expect(readDocument(text).diagnostics.map(\.brief) == ["1:1 doctype"])
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xFF], [0xE2, 0x82],
    ] as [[UInt8]])
  func whatIsNoUTF8IsAnErrorAtItsPlace(_ wrong: [UInt8]) {
    let start = Array("<document lang=\"en\"><page><p>é".utf8)
    let end = Array("</p></page></document>".utf8)
    #expect(readDocument(start + wrong + end).diagnostics.first?.brief == "1:31 encoding")
  }

  @Test func whatIsNoUTF8InAnAttributeOrACommentIsAnError() {
    let start = Array("<document lang=\"en\"><page><p font=\"a".utf8)
    let attribute = start + [0xE9] + Array("\"/></page></document>".utf8)
    #expect(readDocument(attribute).diagnostics.map(\.brief) == ["1:37 encoding"])
    let comment = Array("<document lang=\"en\"><!-- a".utf8) + [0xE9] + Array("--><page/></document>".utf8)
    #expect(readDocument(comment).diagnostics.map(\.brief) == ["1:27 encoding"])
  }

  @Test(arguments: ["\u{0}", "\u{1}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"])
  func charactersThatXMLDoesNotHaveAreErrors(_ character: String) {
    #expect(readDocument(page("<p>a\(character)b</p>")).diagnostics.map(\.brief) == ["1:31 not-well-formed"])
  }

  @Test func anAttributeOfAMegabyteIsReadAndShownShort() {
    let value = String(repeating: "x", count: 1 << 20)
    #expect(readDocument(page("<p font=\"\(value)\">a</p>")).document != nil)
    let diagnostics = readDocument(page("<p align=\"\(value)\">a</p>")).diagnostics
    #expect(diagnostics.map(\.brief) == ["1:37 value"])
    #expect(DiagnosticPrinter().string(for: diagnostics[0]).count < 500)
  }

  @Test func oneHundredThousandMistakesEndQuickly() {
    let attributes = (0..<100_000).map { " colour\($0)=\"\"" }.joined()
    let time = workTime {
      let diagnostics = readDocument(page("<p\(attributes)/>")).diagnostics
      #expect(diagnostics.count == 21)
      #expect(diagnostics.last?.message.hasPrefix("99980 more of this kind") == true)
    }
    #expect(time < .seconds(5))
    let elements = (0..<100_000).map { "<q\($0) id=\"x\"><title/></q\($0)>" }.joined()
    let longTime = workTime {
      #expect(readDocument("<document lang=\"en\"><screen>\(elements)</screen></document>").document == nil)
    }
    #expect(longTime < .seconds(300))
  }

  @Test func oneHundredThousandCombiningMarksAreOneColumn() {
    let marks = String(repeating: "\u{301}", count: 100_000)
    let time = workTime {
      let diagnostics = readDocument(page("<p>e\(marks)</p><q/>")).diagnostics
      #expect(diagnostics.map(\.brief) == ["1:36 unknown-element"])
      #expect(DiagnosticPrinter().string(for: diagnostics[0]).utf8.count < 4_000)
    }
    #expect(time < .seconds(300))
  }

  @Test func everyTruncationOfAFileIsAnErrorWithAPlace() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- é --><document lang="ar" dir="rtl"><head><title>منارة &amp; &#233;</title></head>
      <page size='a5'><p id="a">x<![CDATA[<y>]]><b>z</b></p><?target text?></page></document>
      """
    let bytes = Array(text.utf8)
    #expect(readDocument(bytes).document != nil)
    for count in 0..<bytes.count {
      let (document, diagnostics) = readDocument(Array(bytes.prefix(count)))
      #expect(document == nil, "the first \(count) bytes were read")
      let last = try #require(diagnostics.last)
      #expect(last.range != nil)
      for form in DiagnosticPrinter.Form.allCases {
        #expect(!DiagnosticPrinter(form: form).string(for: last).isEmpty)
      }
    }
  }

  @Test func everyByteMayBeWrong() {
    let bytes = Array(page("<p id=\"a\" color=\"red\">x &lt; <b>é</b></p><ul><li>y</li></ul>").utf8)
    let printer = DiagnosticPrinter()
    for index in bytes.indices {
      for wrong: UInt8 in [0, 0x20, 0x22, 0x26, 0x3C, 0x3E, 0x2F, 0x80, 0xFF] {
        var bytes = bytes
        bytes[index] = wrong
        for diagnostic in readDocument(bytes).diagnostics { #expect(!printer.string(for: diagnostic).isEmpty) }
      }
    }
  }
}

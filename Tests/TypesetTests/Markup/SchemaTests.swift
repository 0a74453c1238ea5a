import Foundation
import Testing

@testable import Typeset

/// The schema that editors use, held against xmllint.
@Suite(.enabled(if: Tool.xmllint.path != nil, "xmllint (libxml2-utils) is not installed"))
struct SchemaTests {
  @Test func everyExampleIsValid() throws {
    let paths = Examples.documents.map { Examples.folder.appendingPathComponent($0).path }
    #expect(try complaints(paths) == "")
  }

  @Test(arguments: [
    "<p>Text with <b>bold</b>, <bdi lang=\"ar\">عربي</bdi><br/></p>", "<box/>", "<table/>",
    "<table><thead><tr><th>A</th></tr></thead><tr><td>Text <i>and</i> <p>blocks</p><p>more</p></td></tr></table>",
    "<list><section><header>H</header><item><detail>D</detail><label>L</label></item><footer>F</footer></section></list>"
      + "<list kind=\"inset\"/>",
    "<overlay><p anchor=\"top end\">A</p></overlay>", "<icon name=\"cart\"><badge at=\"top-end\"/></icon>",
    "<p numerals=\"deva\" when=\"text&gt;=ax1 dir=rtl\" color=\"#11223344\" xml:space=\"preserve\">A</p>",
    "<running-foot><b><page-number/></b> of <page-count/></running-foot>", "<section><h2>A</h2><p>B</p></section>",
  ])
  func whatTheReaderTakesIsValid(block: String) throws {
    let xml = document(block)
    #expect(readDocument(xml).diagnostics.map(\.message) == [])
    #expect(try complaints(of: xml) == "")
  }

  @Test(arguments: [
    "<para>A</para>", "text", "<p colour=\"red\">A</p>", "<p align=\"justify\">A</p>", "<p anchor=\"top end\">A</p>",
    "<p size=\"-1\">A</p>", "<p size=\"0\">A</p>", "<p width=\"12pt\">A</p>", "<p lang=\"\">A</p>",
    "<p color=\"redd\">A</p>",
    "<section><p>A</p></section>", "<box><p>A</p><p>B</p></box>", "<ul><p>A</p></ul>", "<item><label>A</label></item>",
    "<list><item><label>A</label><label>B</label></item></list>", "<p><page-number/></p>", "<a>A</a>",
    "<list><section><h2>A</h2></section></list>", "<section><header>A</header></section>", "<toggle on=\"maybe\"/>",
    "<list><section><item/><header>H</header></section></list>", "<table><tr/><thead/></table>",
    "<table><tr><td><p>A</p>text</td></tr></table>", "<image/>", "<p when=\"moon=full\">A</p>",
    "<clock time=\"25:00\"/>",
    "<screen/>", "<canvas width=\"0\"/>",
  ])
  func whatTheReaderRefusesIsNot(block: String) throws {
    let xml = document(block)
    #expect(!readDocument(xml).diagnostics.isEmpty)
    #expect(try complaints(of: xml) != "")
  }

  @Test func theRootNeedsALanguageAndACanvas() throws {
    #expect(try complaints(of: "<document><page/></document>") != "")
    #expect(try complaints(of: "<document lang=\"en\"/>") != "")
    #expect(try complaints(of: "<document lang=\"en\"><page/><head/></document>") != "")
    #expect(try complaints(of: "<document lang=\"en\"><head><title>A</title></head><page/><screen/></document>") == "")
    #expect(try complaints(of: "<document lang=\"en\"><head><title><b>A</b></title></head><page/></document>") != "")
  }

  @Test func theInstructionThatNamesTheSchemaIsPassedOver() {
    let instruction = "<?xml-model href=\"typeset.rng\" schematypens=\"http://relaxng.org/ns/structure/1.0\"?>\n"
    let (document, diagnostics) = readDocument(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + instruction + document("<p>A</p>"))
    #expect(diagnostics.isEmpty && document != nil)
  }

  private func document(_ block: String) -> String {
    "<document lang=\"en\"><page>\(block)</page></document>"
  }

  private func complaints(of xml: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString).xml")
    try xml.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try complaints([file.path])
  }

  /// What xmllint finds wrong, line by line; empty where all is valid.
  private func complaints(_ paths: [String]) throws -> String {
    let output = try Tool.xmllint.run(
      ["--noout", "--relaxng", "FILE"] + paths, input: Array(MarkupSchema.relaxNG.utf8))
    return output.split(separator: "\n").filter { !$0.hasSuffix(" validates") }.joined(separator: "\n")
  }
}

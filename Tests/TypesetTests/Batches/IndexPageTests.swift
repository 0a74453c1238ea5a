import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import Typeset
@testable import TypesetReview

/// The page that shows a batch.
@Suite struct IndexPageTests {
  private func text(_ entries: [BatchEntry], header: BatchHeader = BatchManifestTests.header) throws -> String {
    var summary = IndexSummary(header)
    for entry in entries { summary.add(entry) }
    let sink = ByteSink()
    let page = try IndexPage(summary, to: sink)
    for entry in entries { try page.add(entry, thumbnail: entry.thumbnail == nil ? nil : Self.png) }
    try page.finish()
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  /// The header of a picture of 3 × 5 pixels, which is all that the page looks at.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 3, 0, 0, 0, 5]

  private var entries: [BatchEntry] {
    var failed = BatchManifestTests.entry(2)
    (failed.failure, failed.files, failed.thumbnail) = (.document, [], nil)
    failed.axes[.locale] = "he"
    failed.messages[0].text = "<script>alert(1)</script>"
    var hostile = BatchManifestTests.entry(3)
    hostile.name = "a\"><b> &'ب-en-l"
    hostile.files[0].path = "a #?%\"ب-en-l.png"
    hostile.document = "c.xml"
    hostile.messages = []
    return [BatchManifestTests.entry(1), failed, hostile]
  }

  /// The elements of a page with their attributes, in order; a page that is not XML is a failure.
  private func elements(_ text: String) throws -> [(name: String, attributes: [String: String])] {
    final class Reader: NSObject, XMLParserDelegate {
      var elements: [(name: String, attributes: [String: String])] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
      ) { elements.append((name, attributes)) }
    }
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "") at line \(parser.lineNumber)")
    return reader.elements
  }

  @Test func thePageIsWellFormedAndHoldsAllItShows() throws {
    let text = try text(entries)
    let elements = try elements(text)
    #expect(!text.contains("http://") && !text.contains("https://") && !text.contains("url("))
    let sources = elements.compactMap { $0.attributes["src"] }
    #expect(sources.count == 2 && sources.allSatisfy { $0.hasPrefix("data:image/png;base64,iVBOR") })
    #expect(elements.filter { $0.name == "script" }.count == 1)
    #expect(!elements.contains { $0.name == "link" || $0.name == "iframe" })
    #expect(elements.allSatisfy { element in !element.attributes.keys.contains { $0.hasPrefix("on") } })
  }

  @Test func everyVariantIsACardWithItsAxesAndLinks() throws {
    let elements = try elements(text(entries))
    let cards = elements.filter { $0.attributes["class"] == "card variant" }
    #expect(cards.map { $0.attributes["data-locale"] } == ["ar-EG", "he", "ar-EG"])
    #expect(cards.map { $0.attributes["data-status"] } == ["warnings", "failed", "done"])
    #expect(cards.allSatisfy { $0.attributes["data-text-size"] == "l" })
    let links = elements.filter { $0.attributes["class"] == "picture" }.compactMap { $0.attributes["href"] }
    #expect(links == ["a-ar-EG-1.png", "a%20%23%3F%25%22%D8%A8-en-l.png"])
    let image = try #require(elements.first { $0.name == "img" })
    #expect(image.attributes["width"] == "3" && image.attributes["height"] == "5")
    #expect(image.attributes["alt"]?.isEmpty == false)
  }

  @Test(arguments: ["cut-text", "broken-word"])
  func variantsWithCutTextCanBeFiltered(code: String) throws {
    var entries = entries
    entries[0].messages[0].code = code
    let elements = try elements(text(entries))
    let cards = elements.filter { $0.attributes["class"] == "card variant" }
    #expect(cards.map { $0.attributes["data-text"] } == ["cut", nil, nil])
    let selects = elements.filter { $0.name == "select" }.compactMap { $0.attributes["name"] }
    #expect(selects == ["document", "locale", "status", "text"])
    let form = try #require(elements.first { $0.name == "form" })
    #expect(form.attributes["data-axes"]?.split(separator: " ").contains("text") == true)
    #expect(elements.contains { $0.attributes["href"] == "#text=cut" })
  }

  @Test func variantsCanBeFilteredByWhatWasFound() throws {
    var entries = entries
    entries[0].findings = [
      BatchFinding(rule: Rule(151), level: .error, count: 2), BatchFinding(rule: Rule(105), level: .advice, count: 1),
    ]
    entries[2].findings = [BatchFinding(rule: Rule(151), level: .warning, count: 1)]
    let text = try text(entries)
    let elements = try elements(text)
    let cards = elements.filter { $0.attributes["class"] == "card variant" }
    #expect(cards.map { $0.attributes["data-rule"] } == ["R105 R151", nil, "R151"])
    #expect(cards.map { $0.attributes["data-level"] } == ["advice error", nil, "warning"])
    let selects = elements.filter { $0.name == "select" }.compactMap { $0.attributes["name"] }
    #expect(selects == ["document", "locale", "status", "level", "rule"])
    let options = elements.filter { $0.name == "option" }.compactMap { $0.attributes["value"] }
    #expect(Array(options.suffix(7)) == ["", "error", "warning", "advice", "", "R105", "R151"])
    let links = elements.filter { $0.name == "a" }.compactMap { $0.attributes["href"] }
    #expect(links.count { $0 == "#rule=R151" } == 2 && links.contains("#level=advice"))
    #expect(
      text.contains("R151 contrast: 2 errors") && text.contains("1 with errors") && text.contains("1 with advice"))
  }

  @Test func filtersAreThereForWhatDiffersOnly() throws {
    let elements = try elements(text(entries))
    let selects = elements.filter { $0.name == "select" }.compactMap { $0.attributes["name"] }
    #expect(selects == ["document", "locale", "status"])
    let form = try #require(elements.first { $0.name == "form" })
    // Without the script there is nothing to filter with, and everything is seen.
    #expect(form.attributes["hidden"] != nil)
    let one = try self.elements(text([BatchManifestTests.entry(1)])).filter { $0.name == "select" }
    #expect(one.compactMap { $0.attributes["name"] } == ["status"])
  }

  @Test func failuresAndWarningsAreShown() throws {
    let text = try text(entries)
    #expect(text.contains("1 failed") && text.contains("1 with warnings") && text.contains("1 done"))
    #expect(text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(text.contains("a.xml:3:4") && text.contains("make room"))
    // A document that could not be read has a section of its own.
    #expect(text.contains("unreadable") && text.contains("<bdi>c.xml</bdi>"))
  }

  @Test(arguments: [
    (0, "0 bytes"), (999, "999 bytes"), (1000, "1 KB"), (62_499, "62 KB"), (999_499, "999 KB"), (1_449_999, "1.4 MB"),
  ])
  func sizesAreSaidAsPeopleDo(_ bytes: Int, _ text: String) {
    #expect(IndexCard.shown(bytes: bytes) == text)
  }

  @Test func severalPagesAreLinkedOneByOne() throws {
    var entry = BatchManifestTests.entry(1)
    entry.files = (1...3).map { BatchFile(path: "a-\($0).png", digest: FileDigest(size: 700, sha256: "")) }
    let links = try elements(text([entry])).compactMap { $0.attributes["href"] }
    #expect(links.filter { $0.hasSuffix(".png") } == ["a-1.png", "a-1.png", "a-2.png", "a-3.png"])
  }
}

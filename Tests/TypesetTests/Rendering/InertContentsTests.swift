import Foundation
import Testing

@testable import Typeset

/// What a modal layer is over is in no order of reading.
@Suite struct InertContentsTests {
  private static let screen = """
    <document lang="en"><screen><nav-bar><title>Inbox</title></nav-bar><p>Beneath</p>\
    <alert><title>Delete?</title><p>Gone</p><button>Delete</button></alert></screen></document>
    """

  @Test func aPDFHasTagsForTheLayerAlone() throws {
    guard !Tool.pdfinfo.isMissing else { return }
    let sample = try LayoutSample(Self.screen)
    let types = try PDFStructureTests.types(of: PDFOutputTests.pdf(sample.frames, language: "en"))
    #expect(types == ["Document", "H1", "P", "Form"])
  }

  @Test func anSVGHidesTheRest() throws {
    let sample = try LayoutSample(Self.screen)
    let svg = String(
      decoding: try SVGOutput.svg(of: sample.frames[0], title: nil, language: "en"), as: UTF8.self)
    #expect(
      svg.contains("role=\"alertdialog\" aria-label=\"Delete?\"") || svg.contains("role=\"alertdialog\" aria-modal"))
    let hidden = svg.split(separator: "\n").filter { $0.contains("aria-hidden=\"true\"") }
    #expect(hidden.contains { $0.contains("Inbox") } && hidden.contains { $0.contains("Beneath") })
    #expect(!hidden.contains { $0.contains("Gone") || $0.contains("Delete") })
  }

  @Test func aMenuInAMenuIsClosed() throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><screen><button id="b">More</button><menu at="#b"><menu title="Move"><button>Archive</button>\
      </menu></menu></screen></document>
      """)
    let svg = String(decoding: try SVGOutput.svg(of: sample.frames[0], title: nil, language: "en"), as: UTF8.self)
    #expect(svg.contains("role=\"button\" aria-haspopup=\"menu\" aria-expanded=\"false\""))
    #expect(!svg.contains("Archive"))
  }

  @Test func aDumpSaysSo() throws {
    let sample = try LayoutSample(Self.screen)
    let sink = ByteSink()
    let dump = try JSONDump(to: sink, versions: [])
    for frame in sample.frames { try dump.add(frame) }
    try dump.finish()
    let json = try #require(try JSONSerialization.jsonObject(with: Data(sink.bytes)) as? [String: Any])
    let page = try #require((json["pages"] as? [[String: Any]])?.first)
    let elements = try #require(page["elements"] as? [[String: Any]])
    let inert = elements.filter { $0["inert"] as? Bool == true }.compactMap { $0["element"] as? String }
    #expect(Set(inert) == ["nav-bar", "p"])
    #expect(page["name"] as? String == "Inbox")
  }
}

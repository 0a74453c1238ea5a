import Foundation
import Testing

@testable import Typeset

@Suite struct SVGOutputTests {
  @Test func textIsOverTheOutlines() throws {
    let svg = String(
      decoding: try SVGOutput.svg(of: Specimen().page(), title: "A & <b>", language: "en"), as: UTF8.self)
    #expect(svg.contains("<title>A &amp; &lt;b&gt;</title>"))
    #expect(svg.contains("viewBox=\"0 0 360 300\""))
    #expect(svg.contains("<text id=\"latin\" lang=\"en\" xml:lang=\"en\" direction=\"ltr\" x=\"20\" y=\"87.6\""))
    #expect(svg.contains(">שלום עולם</text>"))
  }

  @Test func everyNameIsUnique() throws {
    let specimen = Specimen()
    let text = Array("one two".utf16)
    let twice = Specimen.element(
      "p", "a", at: .zero,
      items: [
        .group(specimen.line(text, 0..<4, at: .zero)), .group(specimen.line(text, 4..<7, at: Point(x: 0, y: 24))),
      ])
    let other = specimen.paragraph("three", "a-2", at: Point(x: 0, y: 60))
    let tricky = specimen.paragraph("four", "_glyph1", at: Point(x: 0, y: 90))
    let box = Specimen.element("box", "empty", role: .none, at: Point(x: 0, y: 120), items: [])
    let frame = PDFOutputTests.page([twice, other, tricky, box])
    let svg = String(decoding: try SVGOutput.svg(of: frame, title: nil, language: "en"), as: UTF8.self)
    let ids = svg.components(separatedBy: "id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count, "\(ids)")
    for id in ["a", "a-2", "a-3", "_glyph1", "__glyph1", "empty"] { #expect(ids.contains { $0 == id }, "\(id)") }
  }

  @Test func readersFindWellFormedXML() throws {
    guard !Tool.xmllint.isMissing else { return }
    let specimen = Specimen()
    let odd = specimen.paragraph("a<b>&\"\u{1}\u{FFFF}", "odd", at: .zero)
    let svg = try SVGOutput.svg(of: PDFOutputTests.page([odd]), title: "\u{0}", language: "en")
    #expect(try Tool.xmllint.run(["--noout", "FILE"], input: svg) == "")
  }

  /// Marks without a letter before them may fill a line that has no width.
  @Test func marksAloneOnALineAreText() throws {
    let text = "\u{FFFC}<sup>\u{AD}</sup><bdo dir=\"ltr\">\u{34F}\u{35C}\u{FFFC}\u{34F}\u{35C}</bdo>"
    let sample = try LayoutSample(
      "<document lang=\"fa\"><page size=\"60x60\" margin=\"29\"><label size=\"60\">\(text)</label></page></document>")
    let svg = try sample.frames.map {
      String(decoding: try SVGOutput.svg(of: $0, title: nil, language: "fa"), as: UTF8.self)
    }
    #expect(
      svg.contains {
        $0.unicodeScalars.split(separator: ">").contains { $0.elementsEqual("\u{34F}\u{35C}</text".unicodeScalars) }
      })
    #expect(!svg.contains { $0.contains("textLength=\"0\"") })
  }

  @Test func onlyHarmlessLinksAreMade() throws {
    for (href, isKept) in [
      ("https://example.org/?a=1&b=2", true), ("mailto:a@b.example", true), ("#p", true), ("#nowhere", false),
      ("javascript:alert(1)", false), ("JavaScript:alert(1)", false), ("file:///etc/passwd", false), ("x.html", false),
      ("data:text/html,x", false),
    ] {
      let paragraph = Specimen().paragraph("link", at: .zero) { $0.link = href }
      let svg = String(
        decoding: try SVGOutput.svg(of: PDFOutputTests.page([paragraph]), title: nil, language: "en"), as: UTF8.self)
      #expect(svg.contains("<a xlink:href=") == isKept, "\(href)")
      #expect(!svg.contains("script"))
    }
  }
}

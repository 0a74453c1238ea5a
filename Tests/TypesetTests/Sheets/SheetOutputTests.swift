import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// A sheet as PDF, SVG and PNG.
@Suite struct SheetOutputTests {
  private func pdf(_ sheet: SheetSample) throws -> [UInt8] {
    let sink = ByteSink()
    try PDFOutput.write(
      title: "Sheet", language: "en", direction: .leftToRight, creationDate: "2000-01-01T00:00:00Z", to: sink
    ) { emit in for frame in sheet.frames { try emit(frame) } }
    return sink.bytes
  }

  @Test func textStaysTextAndTheFileIsSound() throws {
    let sheet = try SheetSample(SheetSample.screen, [.locale: "en,ar-EG"], request: SheetOptions(mirrors: true))
    let bytes = try pdf(sheet)
    if !Tool.qpdf.isMissing { #expect(try Tool.qpdf.run(["--check", "FILE"], input: bytes).contains("No syntax")) }
    if Tool.pdftotext.isMissing { return }
    let text = try Tool.pdftotext.run(["-raw", "FILE", "-"], input: bytes)
    for words in ["Boats leave at", "ar-EG Arabic (Egypt)", "iPhone XS · text size l", "Legend"] {
      #expect(text.contains(words), "\(words)")
    }
    // Two pictures and no third in the panel.
    #expect(text.components(separatedBy: "Boats leave at").count == 3)
  }

  @Test func elementsOfSVGHaveNamesOfTheirOwn() throws {
    let sheet = try SheetSample(SheetSample.screen, [.locale: "en,ar,he"])
    let svg = String(decoding: try SVGOutput.svg(of: sheet.frames[0], title: nil, language: "en"), as: UTF8.self)
    let names = svg.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(names.count == Set(names).count)
    #expect(names.contains("page-ar-iphone-xs-l.text") && names.contains("page-he-iphone-xs-l"))
  }

  @Test func theSameSheetHasTheSameBytes() throws {
    func make() throws -> [[UInt8]] {
      let sheet = try SheetSample(SheetSample.screen, [.locale: "en,ar"], request: SheetOptions(mirrors: true))
      return [
        try pdf(sheet), try SVGOutput.svg(of: sheet.frames[0], title: nil, language: "en"),
        try PNGOutput.png(of: sheet.frames[0], scale: 0.5),
      ]
    }
    #expect(try make() == make())
  }
}

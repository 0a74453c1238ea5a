import Testing

@testable import Typeset

@Suite struct R124DecorationTests {
  @Test func theAuthorSaysWhatDecorates() {
    #expect(R124Decoration.isDecorative(decorative: true, alt: "x"))
    #expect(!R124Decoration.isDecorative(decorative: false, alt: ""))
    #expect(R124Decoration.isDecorative(decorative: nil, alt: ""))
    #expect(!R124Decoration.isDecorative(decorative: nil, alt: nil))
    #expect(!R124Decoration.isDecorative(decorative: nil, alt: "A ship"))
  }

  @Test func theExampleHidesItsOrnaments() throws {
    let sample = try LayoutSample.example("R124Decoration")
    let ornaments = try ["ornament", "arabic"].map { try sample.element($0).isDecorative }
    #expect(ornaments == [true, true])
    let pdf = String(decoding: try PDFOutputTests.pdf(sample.frames), as: UTF8.self)
    #expect(!pdf.contains("/S /Figure"))
    let svg = String(decoding: try SVGOutput.svg(of: sample.frames[0], title: nil, language: "en"), as: UTF8.self)
    // Only what is drawn is there, and it is hidden.
    #expect(svg.components(separatedBy: "aria-hidden=\"true\"").count == 2)
    #expect(!svg.contains("role=\"img\""))
  }
}

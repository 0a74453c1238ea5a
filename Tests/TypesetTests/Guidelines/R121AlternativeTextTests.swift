import Testing

@testable import Typeset

@Suite struct R121AlternativeTextTests {
  @Test func theAlternativeComesBeforeTheLabel() {
    #expect(R121AlternativeText.text(alt: "A ship", label: "Ship") == "A ship")
    #expect(R121AlternativeText.text(alt: " ", label: "Ship") == "Ship")
    #expect(R121AlternativeText.text(alt: nil, label: nil) == nil)
    #expect(R121AlternativeText.text(alt: "", label: nil) == nil)
  }

  @Test func theExampleSaysWhatItsPicturesShow() throws {
    let sample = try LayoutSample.example("R121AlternativeText")
    let (english, arabic) = (try sample.element("english"), try sample.element("arabic"))
    #expect(english.role == .image && english.label?.hasPrefix("A red and white lighthouse") == true)
    #expect(arabic.label?.hasPrefix("منارة") == true && arabic.language == "ar")
    let pdf = String(decoding: try PDFOutputTests.pdf(sample.frames), as: UTF8.self)
    #expect(pdf.components(separatedBy: "/S /Figure").count == 3)
    #expect(pdf.components(separatedBy: "/Alt ").count == 3)
  }
}

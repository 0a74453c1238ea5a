import Foundation
import Testing

@testable import Typeset

@Suite struct R120SelectableTextTests {
  private static let texts = [
    ("en", "The light of the harbour turns every nine seconds, on 365 days."),
    ("ar", "يدور ضوء الميناء مرة كل تسع ثوانٍ، فلا يضل من يراه (Pharos)."),
    ("he", "אור הנמל מסתובב אחת לתשע שניות, 365 ימים בשנה."),
  ]

  @Test(arguments: texts)
  func everyLineHoldsTheTextInReadingOrder(lang: String, text: String) throws {
    for width in [90.0, 150, 400] {
      let sample = try LayoutSample.canvas("<p id=\"p\">\(text)</p>", lang: lang, "width=\"\(width)\"")
      #expect(sample.texts(of: "p").joined() == text)
    }
  }

  /// Plain words: poppler orders brackets, commas beside numbers and vowel signs in its own way, whoever wrote the
  /// file.
  @Test(arguments: [
    ("en", "The light of the harbour turns every nine seconds"), ("ar", "يدور ضوء الميناء فلا يضل إلا الأعمى"),
    ("ar", "كانت منارة Pharos في الميناء"), ("he", "אור הנמל מסתובב 365 ימים בשנה"),
  ])
  func theTextOfAPDFIsThatOfTheSource(lang: String, text: String) throws {
    guard !Tool.pdftotext.isMissing else { return }
    let sample = try LayoutSample.canvas("<p>\(text)</p>", lang: lang, "width=\"500\"")
    let file = try PDFOutputTests.pdf(sample.frames, language: lang)
    let marks = CharacterSet(charactersIn: "\u{202A}\u{202B}\u{202C}\n\u{C}")
    let found = try Tool.pdftotext.run(["FILE", "-"], input: file).components(separatedBy: marks).joined()
    #expect(found.filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test func onlyBlanksThatHangAreNotSelected() {
    let text = Array("one two  ".utf16)
    #expect(R120SelectableText.selectable(of: 0..<4, in: text) == 0..<3)
    #expect(R120SelectableText.selectable(of: 4..<9, in: text) == 4..<7)
    #expect(R120SelectableText.selectable(of: 7..<9, in: text) == 7..<7)
    #expect(R120SelectableText.selectable(of: 0..<99, in: text) == 0..<7)
  }

  @Test func theExampleHoldsThreeLanguages() throws {
    let sample = try LayoutSample.example("R120SelectableText")
    for (lang, text) in Self.texts {
      let start = text.prefix { $0 != "," && $0 != "،" }
      let all = sample.elements().filter { $0.element.language == lang }.flatMap { sample.texts(of: $0.element.id) }
      #expect(all.joined().hasPrefix(start))
    }
  }
}

import Foundation
import Testing

@testable import Typeset

@Suite struct PDFOutputTests {
  /// A file of the given pages.
  static func pdf(
    _ frames: [Frame], title: String? = "Harbour (1)", language: String = "en", direction: Direction = .leftToRight
  ) throws -> [UInt8] {
    let sink = ByteSink()
    try PDFOutput.write(
      title: title, language: language, direction: direction, creationDate: "1980-01-01T00:00:00Z", to: sink
    ) { emit in
      for frame in frames { try emit(frame) }
    }
    return sink.bytes
  }

  /// A page with nothing but the items.
  static func page(_ items: [FrameItem], direction: Direction = .leftToRight) -> Frame {
    Frame(name: "page1", size: Size(width: 360, height: 240), direction: direction, locale: "en", items: items)
  }

  @Test func withoutPagesThereIsNoFile() throws { #expect(try Self.pdf([]) == []) }

  @Test func arabicAndHebrewComeBackInLogicalOrder() throws {
    guard !Tool.pdftotext.isMissing else { return }
    for (text, language) in [
      ("السلام عليكم ولا إله", "ar"), ("لا لأ لإ لآ فلا كلا", "ar"), ("שלום עולם", "he"), ("برج Pharos القديم", "ar"),
      ("בשנת 1984 נבנה המגדל", "he"), ("Ships waited", "en"), ("The tower منارة of 283", "en"),
    ] {
      let direction: Direction = language == "en" ? .leftToRight : .rightToLeft
      let paragraph = Specimen().paragraph(text, at: Point(x: 20, y: 20), direction: direction, language: language)
      let file = try Self.pdf([Self.page([paragraph], direction: direction)], language: language, direction: direction)
      let found = try Tool.pdftotext.run(["FILE", "-"], input: file)
      let marks = CharacterSet(charactersIn: "\u{202A}\u{202B}\u{202C}\n\u{C}")
      let plain = found.components(separatedBy: marks).joined()
      // It puts the blank between two directions on the wrong side of its mark.
      #expect(plain.filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test func readersFindNothingToComplainAbout() throws {
    guard !Tool.qpdf.isMissing else { return }
    let file = try Self.pdf(Self.document)
    let report = try Tool.qpdf.run(["--check", "FILE"], input: file)
    #expect(report.contains("No syntax or stream encoding errors found"))
  }

  /// Two pages with a list, a link over two lines and a paragraph over both pages.
  static var document: [Frame] {
    let specimen = Specimen()
    func element(_ name: String, _ id: String, _ role: Role, link: String? = nil) -> Element {
      var element = Element(
        name: name, id: id, hasOwnID: true, role: role, size: .zero, position: SourcePosition(line: 1, column: 1),
        direction: .leftToRight, language: "en")
      element.link = link
      return element
    }
    let text = Array("See the old tower of Alexandria by the sea".utf16)
    let link = element("a", "link", .link, link: "https://example.org/a(b)'c")
    var rest = link
    rest.continuesEarlierPart = true
    let first = specimen.line(text, 0..<17, at: .zero, inline: [.init(range: 8..<17, element: link)])
    let second = specimen.line(
      text, 17..<42, at: Point(x: 0, y: 24), inline: [.init(range: 17..<31, element: rest)])
    let linked = Specimen.element("p", "linked", at: Point(x: 20, y: 60), items: [.group(first), .group(second)])
    let inside = element("a", "inside", .link, link: "#second")
    let item = Specimen.element(
      "li", "item", role: .listitem, at: Point(x: 0, y: 0),
      items: [
        Specimen.element("marker", "marker", role: .none, at: .zero, items: [.group(specimen.line("1.", at: .zero))]),
        .group(specimen.line("go there", at: Point(x: 20, y: 0), inline: [.init(range: 3..<8, element: inside)])),
      ])
    let list = Specimen.element("ol", "list", role: .list, at: Point(x: 20, y: 120), items: [item])
    let hebrew = Specimen.element(
      "p", "rtl", at: Point(x: 20, y: 150), direction: .rightToLeft, language: "he",
      items: [
        .group(
          specimen.line(
            "המגדל Pharos הישן", at: .zero, direction: .rightToLeft, language: "he",
            inline: [.init(range: 6..<12, element: element("span", "name", .none))]))
      ])
    let before = specimen.paragraph("A paragraph that", "long", at: Point(x: 20, y: 190))
    let after = specimen.paragraph("goes on here", "long", at: Point(x: 20, y: 20)) { $0.continuesEarlierPart = true }
    let heading = Specimen.element(
      "h1", "first", role: .heading, at: Point(x: 20, y: 20), items: [.group(specimen.line("Títle", at: .zero))]
    ) {
      $0.headingLevel = 1
      $0.outlineTitle = "Títle"
    }
    let below = Specimen.element(
      "h2", "second", role: .heading, at: Point(x: 20, y: 60), items: [.group(specimen.line("Below", at: .zero))]
    ) {
      $0.headingLevel = 2
      $0.outlineTitle = "Below"
    }
    let foot = FrameItem.group(
      FrameGroup(
        origin: Point(x: 20, y: 210), meaning: .artifact,
        items: [specimen.paragraph("running foot", "foot", at: .zero)]))
    return [page([heading, linked, list, hebrew, before, foot]), page([after, below, foot])]
  }
}

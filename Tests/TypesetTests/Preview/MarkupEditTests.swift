import Testing

@testable import TypesetPreview

/// Elements changed in the markup of a document.
@Suite struct MarkupEditTests {
  private let document = Array(#"<document><p  key = "a" dir="ltr">Old <b>x</b></p><p/><!-- </p> --></document>"#.utf8)

  @Test func aTextTakesThePlaceOfAKey() throws {
    let edit = try MarkupEdit(document, elementAt: 10, text: "a < b & c", direction: "rtl")
    #expect(edit.markup == #"<p dir="rtl">a &lt; b &amp; c</p>"#)
    #expect(
      String(decoding: edit.document, as: UTF8.self)
        == #"<document><p dir="rtl">a &lt; b &amp; c</p><p/><!-- </p> --></document>"#)
  }

  @Test func aDirectionLeavesTheText() throws {
    let edit = try MarkupEdit(document, elementAt: 10, text: nil, direction: "rtl")
    #expect(edit.markup == #"<p  key = "a" dir="rtl">Old <b>x</b></p>"#)
  }

  @Test func anEmptyElementIsOpened() throws {
    let tag = Array("<p/>".utf8)
    let offset = try #require(document.indices.first { document[$0...].starts(with: tag) })
    #expect(try MarkupEdit(document, elementAt: offset, text: "x", direction: "rtl").markup == #"<p dir="rtl">x</p>"#)
  }

  @Test func whatIsNoTagIsRefused() {
    #expect(throws: PreviewError.self) { try MarkupEdit(document, elementAt: 11, text: "x", direction: nil) }
    #expect(throws: PreviewError.self) { try MarkupEdit(Array("<p>x".utf8), elementAt: 0, text: "x", direction: nil) }
  }
}

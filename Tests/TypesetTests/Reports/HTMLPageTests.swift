import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import Typeset
@testable import TypesetReview

/// What both pages share: escaping, pictures inside, and a frame that fetches nothing.
@Suite struct HTMLPageTests {
  private func page(_ title: String = "T", _ body: (HTMLPage) throws -> Void) throws -> String {
    let sink = ByteSink()
    let page = try HTMLPage(title: title, to: sink)
    try body(page)
    try page.finish(scripts: "if (1 < 2 && 3 > 2) { document.title = 'x'; }\n")
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  @Test func pagesRunToTheEdgesAndContentsKeepToTheSafeArea() throws {
    let text = try page { try $0.text("x") }
    #expect(text.contains("content=\"width=device-width, initial-scale=1, viewport-fit=cover\""))
    for side in ["top", "right", "bottom", "left"] { #expect(text.contains("env(safe-area-inset-\(side))")) }
  }

  @Test(arguments: ["", "f", "fo", "foo", "foob", "fooba", "foobar", "\u{0}\u{FF}\u{FE}"])
  func base64IsThatOfTheStandard(_ text: String) {
    let buffer = ByteBuffer()
    buffer.append(base64: Array(text.utf8).span)
    #expect(buffer.text == Data(text.utf8).base64EncodedString())
  }

  @Test func aLargePictureIsWrittenInBlocksThatJoin() throws {
    let bytes = (0..<200_001).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    let text = try page { try $0.picture(png: bytes, ["alt": "noise"]) }
    #expect(text.contains("<img alt=\"noise\" src=\"data:image/png;base64,\(Data(bytes).base64EncodedString())\"/>"))
  }

  @Test func textAndAttributesCannotLeaveTheirPlace() throws {
    let hostile = "</title><script>alert('\"&')</script>\u{0}\u{1B}\r"
    let text = try page(hostile) { page in
      try page.element("p", ["title": hostile, "hidden": nil]) { try page.text(hostile) }
    }
    let escaped = "&lt;/title&gt;&lt;script&gt;alert(&#39;&quot;&amp;&#39;)&lt;/script&gt;\u{FFFD}\u{FFFD}&#13;"
    #expect(text.contains("<title>\(escaped)</title>"))
    #expect(text.contains("<p title=\"\(escaped)\">\(escaped)</p>"))
    #expect(text.components(separatedBy: "<script").count == 2)
  }

  @Test func aPageIsWellFormedAndFetchesNothing() throws {
    let text = try page("مرحبا & שלום") { page in
      try page.element("main") {
        try page.void("input", ["type": "search"])
        try page.element("p", ["dir": "auto"], text: "a < b")
      }
    }
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "") at line \(parser.lineNumber)")
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(text.contains("default-src 'none'"))
    for word in ["http:", "https:", "@import", "url(", "<link"] { #expect(!text.contains(word), "\(word)") }
  }

  @Test func theStyleSpeaksOfStartAndEndOnly() {
    // The insets of the safe area have no other names.
    let style = "\(ReportStyle.shared)".replacing(/env\(safe-area-inset-[a-z]+\)/, with: "env()")
    for word in ["left", "right", "margin-top", "padding-bottom"] { #expect(!style.contains(word), "\(word)") }
    #expect(style.contains("color-scheme: light dark") && style.contains(":focus-visible"))
  }
}

import Typeset

extension OutputKind {
  /// An HTML page of this program.
  package static let page = OutputKind("a page written by typesetter") { $0.prefix(2048).contains(pageMark) }

  /// The element by which pages say that this program wrote them.
  package static let pageMark = "<meta name=\"generator\" content=\"Typeset\"/>"
}

/// A self-contained HTML page, written piece by piece, whose content security policy forbids loading anything.
///
/// Elements are nested closures, so that none is left open; texts and attributes are escaped. A page is also
/// well-formed XML, and the same calls give the same bytes.
///
/// ```swift
/// let page = try HTMLPage(title: "Screens", to: sink)
/// try page.element("main") {
///   try page.element("h1", text: "Screens")
///   try page.picture(png: bytes, ["alt": "settings, Arabic", "width": "120"])
/// }
/// try page.finish()
/// ```
final class HTMLPage {
  /// Attributes in the order in which they are written; those without value are left out.
  typealias Attributes = KeyValuePairs<StaticString, String?>

  private let sink: ByteSink
  private let buffer = ByteBuffer(capacity: HTMLPage.blockSize + 4096)
  /// How many bytes are gathered before they go to the sink.
  private static let blockSize = 1 << 16

  /// Begins a page; `style` follows the stylesheet that all pages share, and `more` follows that.
  ///
  /// A page that `loadsPictures` shows those of files beside it; any other holds its pictures itself.
  init(
    title: String, language: String = "en", style: StaticString = "", more: StaticString = "",
    loadsPictures: Bool = false, to sink: ByteSink
  ) throws {
    self.sink = sink
    buffer.append("<!DOCTYPE html>\n<html lang=\"")
    buffer.append(html: language)
    buffer.append("\">\n<head>\n<meta charset=\"utf-8\"/>\n")
    buffer.append(OutputKind.pageMark + "\n")
    // Only inline styles and scripts are allowed, and pictures that are inline or beside the page: those of a page that
    // is opened as a file have no common origin.
    buffer.append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:")
    buffer.append(loadsPictures ? " 'self' file:;" : ";")
    buffer.append(" style-src 'unsafe-inline'; script-src 'unsafe-inline'\"/>\n")
    buffer.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\"/>\n")
    buffer.append("<meta name=\"color-scheme\" content=\"light dark\"/>\n<title>")
    buffer.append(html: title)
    buffer.append("</title>\n<style>\n")
    buffer.append(ReportStyle.shared)
    buffer.append(style)
    buffer.append(more)
    buffer.append("</style>\n</head>\n<body>\n")
    try flush(from: Self.blockSize)
  }

  /// Writes an element with what `content` writes into it.
  func element(_ name: StaticString, _ attributes: Attributes = [:], _ content: () throws -> Void) throws {
    start(name, attributes)
    buffer.append(">")
    try content()
    close(name)
    try flush(from: Self.blockSize)
  }

  /// Begins an element that outlives the function that begins it; `close` ends it.
  func open(_ name: StaticString, _ attributes: Attributes = [:]) {
    start(name, attributes)
    buffer.append(">")
  }

  /// Ends the element begun last.
  func close(_ name: StaticString) {
    buffer.append("</")
    buffer.append(name)
    buffer.append(">")
  }

  /// Writes an element that holds a text.
  func element(_ name: StaticString, _ attributes: Attributes = [:], text: String) throws {
    try element(name, attributes) { try self.text(text) }
  }

  /// Writes an element that never holds anything, such as `input`.
  func void(_ name: StaticString, _ attributes: Attributes = [:]) throws {
    start(name, attributes)
    buffer.append("/>")
    try flush(from: Self.blockSize)
  }

  /// Writes a picture that the page itself holds, as a data URI.
  func picture(png: [UInt8], _ attributes: Attributes) throws {
    start("img", attributes)
    buffer.append(" src=\"data:image/png;base64,")
    // Block by block, each of whole digits: a large picture is never in memory twice.
    for offset in stride(from: 0, to: png.count, by: 49_152) {
      buffer.append(base64: png.span.extracting(offset..<min(offset + 49_152, png.count)))
      try flush(from: Self.blockSize)
    }
    buffer.append("\"/>")
  }

  /// Writes a text.
  func text(_ text: String) throws {
    buffer.append(html: text)
    try flush(from: Self.blockSize)
  }

  /// Ends a line of the source, for people who read it or compare two.
  func newline() { buffer.append("\n") }

  /// Ends the page; the scripts run when all is there, and no page needs one to be read.
  func finish(scripts: StaticString...) throws {
    for script in scripts {
      // Both readers of HTML and of XML see the script alone.
      buffer.append("<script>/*<![CDATA[*/\n")
      buffer.append(script)
      buffer.append("/*]]>*/</script>\n")
    }
    buffer.append("</body>\n</html>\n")
    try flush(from: 0)
  }

  private func start(_ name: StaticString, _ attributes: Attributes) {
    buffer.append("<")
    buffer.append(name)
    for (name, value) in attributes {
      guard let value else { continue }
      buffer.append(" ")
      buffer.append(name)
      buffer.append("=\"")
      buffer.append(html: value)
      buffer.append("\"")
    }
  }

  private func flush(from count: Int) throws {
    guard buffer.count >= count else { return }
    try sink.write(buffer)
    buffer.removeAll()
  }
}

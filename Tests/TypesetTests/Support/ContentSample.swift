@testable import Typeset

/// Markdown and HTML read as documents, and what became of them in one line.
enum ContentSample {
  /// The document of a file and what was said about it.
  static func read(
    _ text: String, name: String = "notes.md", language: String? = "en", locale: String? = nil
  ) -> (document: Document?, diagnostics: [Diagnostic]) {
    let log = DiagnosticLog()
    let document = Document.read(
      Array(text.utf8), name: name, choice: ContentChoice(language: language, locale: locale), log: log)
    return (document, log.diagnostics)
  }

  /// The blocks of a document: names, attributes that matter, contents.
  static func outline(_ document: Document?) -> String {
    document?.canvases[0].blocks.map(outline).joined(separator: " ") ?? "no document"
  }

  private static func outline(_ block: Block) -> String {
    let shown: [AttributeName] = [.start, .align, .lang, .dir, .src, .alt, .decorative, .translate, .on, .scope]
    let contents =
      switch block.content {
      case .empty: ""
      case .text(let inlines): inlines.map(outline).joined()
      case .blocks(let blocks): blocks.map(outline).joined()
      }
    return "<\(block.name.rawValue)\(attributes(shown, of: block.attributes))>\(contents)</>"
  }

  private static func outline(_ inline: Inline) -> String {
    switch inline {
    case .text(let text, _): return text.string
    case .element(let element):
      let address = element.attributes[.href].map { " \($0.text)" } ?? ""
      let contents = element.children.map(outline).joined()
      return "<\(element.name.rawValue)\(address)\(attributes([.lang, .dir], of: element.attributes))>\(contents)</>"
    }
  }

  private static func attributes(_ names: [AttributeName], of attributes: Attributes) -> String {
    names.compactMap { name in attributes[name].map { " \(name.rawValue)=\($0.text)" } }.joined()
  }
}

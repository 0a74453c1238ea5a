@testable import Typeset

/// Reads a document from a text; what was found on the way comes with it.
func readDocument(_ text: String) -> (document: Document?, diagnostics: [Diagnostic]) {
  readDocument(Array(text.utf8))
}

/// Reads a document from the bytes of a file; what was found on the way comes with it.
func readDocument(_ bytes: [UInt8]) -> (document: Document?, diagnostics: [Diagnostic]) {
  let log = DiagnosticLog()
  let document = Document.read(bytes, name: "test.xml", log: log)
  return (document, log.diagnostics)
}

/// A document in English around the contents of one page.
func page(_ contents: String) -> String { "<document lang=\"en\"><page>\(contents)</page></document>" }

extension Diagnostic {
  /// The place and the code, as tests compare them: `2:7 value`.
  var brief: String {
    guard let range else { return code }
    return "\(range.start.line):\(range.start.column) \(code)"
  }
}

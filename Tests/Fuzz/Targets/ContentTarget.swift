@testable import Typeset

/// Reads any bytes as Markdown and as HTML: as documents, and as contents of another one.
struct ContentTarget: FuzzTarget {
  func take(_ bytes: [UInt8]) {
    for name in ["fuzz.md", "fuzz.html"] {
      let log = DiagnosticLog()
      let document = Document.read(bytes, name: name, log: log)
      expect((document == nil) == log.hasErrors, "a document is refused with a reason, and with a reason only")
      include(bytes, as: name, isAlone: document != nil)
    }
  }

  private func include(_ bytes: [UInt8], as name: String, isAlone: Bool) {
    let log = DiagnosticLog()
    let files = ContentFiles(
      read: { (_, limit) throws(ContentFileError) in
        guard bytes.count <= limit else { throw .unreadable("too large") }
        return bytes
      }, name: { $0 })
    let content = "<content src=\"\(name)\"/>"
    let xml =
      "<document lang=\"en\"><page size=\"a4\"><p id=\"a\">1</p>\(content)<box>\(content)</box></page></document>"
    let document = Document.read(Array(xml.utf8), name: "fuzz.xml", contents: files, log: log)
    expect((document == nil) == log.hasErrors, "a document is refused with a reason, and with a reason only")
    for diagnostic in log.diagnostics {
      expect(diagnostic.range?.file.name == name, "what is wrong is in the file: \(diagnostic.message)")
    }
    expect(document != nil || !isAlone || bytes.count > 1000, "a file that is a document can be the content of one")
  }
}

import Testing

@testable import Typeset

@Suite struct MarkupCasesTests {
  @Test(arguments: Golden.files("markup", ending: "xml"))
  func diagnosticsAreAsRecorded(_ name: String) throws {
    let log = DiagnosticLog()
    let document = Document.read(try Golden.bytes("markup", name), name: name, log: log)
    let printer = DiagnosticPrinter()
    let text = log.diagnostics.map { printer.string(for: $0) }.joined(separator: "\n")
    #expect((document == nil) == log.hasErrors)
    Golden.compare(text, with: String(name.dropLast(4)) + ".txt", of: "markup")
  }
}

@testable import Typeset

/// Reads any bytes as a document, and prints the diagnostics.
struct MarkupTarget: FuzzTarget {
  func take(_ bytes: [UInt8]) {
    let log = DiagnosticLog()
    let document = Document.read(bytes, name: "fuzz.xml", log: log)
    expect((document == nil) == log.hasErrors, "a document is refused with a reason, and with a reason only")
    for form in DiagnosticPrinter.Form.allCases {
      let printer = DiagnosticPrinter(form: form, usesColor: true)
      for diagnostic in log.diagnostics {
        expect(!printer.string(for: diagnostic).isEmpty, "a diagnostic says something")
      }
    }
  }
}

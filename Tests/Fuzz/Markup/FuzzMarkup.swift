import Typeset

/// Reads any bytes as a document and prints what is said of them; libFuzzer calls it again and again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMarkup(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let log = DiagnosticLog()
  let document = Document.read(bytes, name: "fuzz.xml", log: log)
  precondition((document == nil) == log.hasErrors, "a document is refused with a reason, and with a reason only")
  for form in DiagnosticPrinter.Form.allCases {
    let printer = DiagnosticPrinter(form: form, usesColor: true)
    for diagnostic in log.diagnostics { precondition(!printer.string(for: diagnostic).isEmpty) }
  }
  return 0
}

import CLibFuzzer
import Glibc
import Typeset

/// Reads any bytes as a document and prints the diagnostics; libFuzzer calls this repeatedly.
@main struct FuzzMarkup {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { start, count in
        FuzzMarkup.read(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
      })
  }

  private static func read(_ bytes: [UInt8]) {
    let log = DiagnosticLog()
    let document = Document.read(bytes, name: "fuzz.xml", log: log)
    precondition((document == nil) == log.hasErrors, "a document is refused with a reason, and with a reason only")
    for form in DiagnosticPrinter.Form.allCases {
      let printer = DiagnosticPrinter(form: form, usesColor: true)
      for diagnostic in log.diagnostics { precondition(!printer.string(for: diagnostic).isEmpty) }
    }
  }
}

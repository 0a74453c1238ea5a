import Typeset
import TypesetReview

/// Writes diagnostics and failures to standard error, those of one file together.
struct Reporter: Sendable {
  private let printer: DiagnosticPrinter
  private let form: DiagnosticPrinter.Form
  private let isStrict: Bool

  init(_ options: RenderingArguments) throws { try self.init(form: options.diagnosticForm, isStrict: options.strict) }

  init(form: DiagnosticPrinter.Form, isStrict: Bool) {
    printer = DiagnosticPrinter(form: form, usesColor: StandardStream.error.usesColor)
    self.form = form
    self.isStrict = isStrict
  }

  /// What diagnostics look like; with `--strict` all are errors.
  func text(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      var shown = diagnostic
      shown.hints += OptionHints.hints(for: diagnostic)
      if isStrict { shown.severity = .error }
      return printer.string(for: shown)
    }.joined()
  }

  /// The diagnostics of one rendering among several, with its name, since others may not have them.
  func report(_ diagnostics: [Diagnostic], _ error: (any Error)? = nil, in rendering: String) -> JobReport {
    var report = JobReport()
    for diagnostic in diagnostics {
      var named = diagnostic
      named.hints.append("found in \(rendering)")
      // Programs count themselves.
      let kind =
        form == .text
        ? diagnostic.range.map { JobReport.Kind(code: diagnostic.code, file: $0.file.name) } : nil
      report.entries.append(JobReport.Entry(key: text([diagnostic]), kind: kind, text: text([named])))
    }
    if let error { report.entries += JobReport(text(error)).entries }
    return report
  }

  /// Reports how many repeated entries were left out; programs find every variant in its own file.
  func tellRepetitions(in reports: JobReports) {
    if form == .text { StandardStream.error.write(reports.summary) }
  }

  /// Says which documents a check of others leaves alone, though they show screens of them.
  func tellMockups(of documents: [VariantDocument]) {
    guard form == .text else { return }
    for document in documents {
      let shown = Set(document.loaded.document.mockupPaths).sorted()
      if !shown.isEmpty {
        tell([
          "\(document.path): the screens in its mockups are not checked; check \(shown.joined(separator: ", ")) too"
        ])
      }
    }
  }

  /// A diagnostic without a place for a thrown error.
  func text(_ error: any Error) -> String {
    // A reader that closed the pipe has read enough; this is not an error.
    if let error = error as? OutputError, error.isBrokenPipe { return "" }
    let hints = (error as? FontError)?.hints ?? (error as? ComparisonError)?.hints ?? []
    return text([Diagnostic(.error, code: Self.code(of: error), "\(error)", at: nil, hints: hints)])
  }

  func report(_ diagnostics: [Diagnostic]) { StandardStream.error.write(text(diagnostics)) }

  /// Writes lines other than diagnostics.
  func tell(_ lines: [String]) { StandardStream.error.write(lines.map { TerminalText.line($0) + "\n" }.joined()) }

  func report(_ error: any Error) { StandardStream.error.write(text(error)) }

  private static func code(of error: any Error) -> String {
    switch ExitStatus.of(error) {
    case ExitStatus.usage: "usage"
    case ExitStatus.input: (error as? FontError)?.code ?? "unreadable-input"
    case ExitStatus.output: "unwritable-output"
    case ExitStatus.document: error is ComparisonError ? "unusable-picture" : "unusable-size"
    default: "internal"
    }
  }
}

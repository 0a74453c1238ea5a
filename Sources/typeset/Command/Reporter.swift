import Typeset
import TypesetReview

/// Writes diagnostics and failures to standard error, those of one file together.
struct Reporter: Sendable {
  private let printer: DiagnosticPrinter
  private let form: DiagnosticPrinter.Form
  private let isStrict: Bool

  init(_ options: RenderingArguments) { self.init(form: options.diagnostics, isStrict: options.strict) }

  init(form: DiagnosticPrinter.Form, isStrict: Bool) {
    let usesColor = Terminal.isTerminal(.error) && Environment.value(of: "NO_COLOR")?.isEmpty != false
    printer = DiagnosticPrinter(form: form, usesColor: usesColor)
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

  /// What was found in one rendering among several, with its name, since others may be free of it.
  func report(_ diagnostics: [Diagnostic], _ error: (any Error)? = nil, in rendering: String) -> JobReport {
    var report = JobReport()
    for diagnostic in diagnostics {
      var named = diagnostic
      named.hints.append("seen in \(rendering)")
      report.entries.append(JobReport.Entry(key: text([diagnostic]), text: text([named])))
    }
    if let error { report.entries += JobReport(text(error)).entries }
    return report
  }

  /// Tells how much was left out of reports, since it had been said; programs find every variant in its own file.
  func tellRepetitions(in reports: JobReports) {
    if form == .text { Terminal.write(reports.summary, to: .error) }
  }

  /// What an error that was thrown looks like: a diagnostic without a place.
  func text(_ error: any Error) -> String {
    // Who closed the pipe has read enough, and has not asked for a complaint.
    if let error = error as? OutputError, error.isBrokenPipe { return "" }
    let hints = (error as? FontError)?.hints ?? (error as? ComparisonError)?.hints ?? []
    return text([Diagnostic(.error, code: Self.code(of: error), "\(error)", at: nil, hints: hints)])
  }

  func report(_ diagnostics: [Diagnostic]) { Terminal.write(text(diagnostics), to: .error) }

  /// Writes lines that are no diagnostics.
  func tell(_ lines: [String]) { Terminal.write(lines.map { $0 + "\n" }.joined(), to: .error) }

  func report(_ error: any Error) { Terminal.write(text(error), to: .error) }

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

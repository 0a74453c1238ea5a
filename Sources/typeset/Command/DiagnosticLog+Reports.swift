import Typeset

extension DiagnosticLog {
  /// What reports on findings or texts do not tell: all but the translations that are missing.
  var untold: [Diagnostic] { diagnostics.filter { $0.code != "missing-translation" } }
}

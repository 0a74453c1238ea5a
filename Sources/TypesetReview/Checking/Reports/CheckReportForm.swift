import Typeset

/// The forms of a report about findings.
package enum CheckReportForm: String, Sendable, CaseIterable {
  case text, json, sarif, html, github, junit, csv

  /// What its file holds.
  package var kind: OutputKind {
    switch self {
    case .json, .sarif: .json
    case .html: .page
    case .junit: .testResults
    case .text, .github, .csv: .named
    }
  }
}

extension CheckReport {
  /// The report in a form.
  package func text(as form: CheckReportForm) -> String {
    switch form {
    case .text, .json, .sarif, .html, .github, .junit, .csv: textReport
    }
  }

  private var textReport: String {
    findings.map { finding in
      let place = finding.place
      return "\(place.file):\(place.position.line):\(place.position.column): \(finding.fault.level.rawValue): "
        + "\(finding.fault.message) [\(finding.fault.rule)]\n"
    }.joined()
  }
}

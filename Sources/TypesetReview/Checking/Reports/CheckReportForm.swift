import Typeset

/// The forms of a report about findings.
package enum CheckReportForm: String, Sendable, CaseIterable {
  case text, json, sarif, html, github, junit, csv

  /// The form that the ending of a file name means; nil for any other ending.
  package init?(ending path: String) {
    let name = FileSystem.name(of: path)
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "txt": self = .text
    case "json": self = .json
    case "sarif": self = .sarif
    case "html", "htm": self = .html
    case "xml": self = .junit
    case "csv": self = .csv
    default: return nil
    }
  }

  /// What its file holds.
  package var kind: OutputKind {
    switch self {
    case .json: .json
    case .sarif: .staticAnalysis
    case .html: .page
    case .junit: .testResults
    case .text, .github, .csv: .findings
    }
  }
}

extension OutputKind {
  /// Findings as lines of text or a table.
  package static let findings = OutputKind("a report written by typesetter") { start in
    let first = String(decoding: start.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    if first.hasPrefix(FindingTable.columns) || first.hasPrefix(CheckReport.nothing) { return true }
    // `settings.xml:3:5: warning: … [R086 target]`, or an annotation.
    let isFinding = CheckLevel.allCases.contains { first.contains(": \($0.rawValue): ") } && first.hasSuffix("]")
    return isFinding || GitHubCommand.Level.allCases.contains { first.hasPrefix("::\($0.rawValue) file=") }
  }
}

// A report in its forms; for the page, see `Checker.writePage`.
extension CheckReport {
  /// Writes the report in a form other than a page; one of `text` is written for a file, with every finding.
  package func write(as form: CheckReportForm, of plan: VariantPlan, with typesetter: Typesetter, to sink: ByteSink)
    throws
  {
    switch form {
    case .text: try sink.write(Array(text().utf8))
    case .json: try FindingsJSON.write(self, to: sink)
    case .sarif: try SARIFReport.write(self, to: sink)
    case .html: try CheckPage.write(self, of: plan, with: typesetter, to: sink)
    case .github: try sink.write(Array(gitHubCommands.utf8))
    case .junit: try FindingCases.write(self, to: sink)
    case .csv: try FindingTable.write(self, to: sink)
    }
  }

  /// Writes the report as JSON, with further members of each finding.
  package func writeJSON(to sink: ByteSink, more: @escaping (Finding, JSONWriter) -> Void) throws {
    try FindingsJSON.write(self, to: sink, more: more)
  }
}

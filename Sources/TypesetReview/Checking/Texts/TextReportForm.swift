import Typeset

/// The forms of a report about texts.
package enum TextReportForm: String, Sendable, CaseIterable {
  case text, html, csv, json

  /// The form that the ending of a file name means; nil for any other ending.
  package init?(ending path: String) {
    switch CheckReportForm(ending: path) {
    case .text: self = .text
    case .html: self = .html
    case .csv: self = .csv
    case .json: self = .json
    case .sarif, .github, .junit, nil: return nil
    }
  }

  /// What its file holds.
  package var kind: OutputKind {
    switch self {
    case .json: .json
    case .html: .page
    case .text, .csv: .texts
    }
  }
}

extension OutputKind {
  /// The texts of screens as a list or a table.
  package static let texts = OutputKind("a table of texts written by typesetter") { bytes in
    if bytes.starts(with: TextsTable.columns.utf8) { return true }
    // A count follows, so a file of keys and values is not taken for a list.
    let start = TextReport.start.utf8
    return bytes.starts(with: start) && bytes.dropFirst(start.count).first.map { 0x30...0x39 ~= $0 } == true
  }
}

extension TextReport {
  /// Writes the report in a form.
  package func write(as form: TextReportForm, of plan: VariantPlan, with typesetter: Typesetter, to sink: ByteSink)
    throws
  {
    switch form {
    case .text: try sink.write(Array(text().utf8))
    case .json: try TextsJSON.write(self, to: sink)
    case .csv: try TextsTable.write(self, to: sink)
    case .html: try TextPage.write(self, of: plan, with: typesetter, to: sink)
    }
  }
}

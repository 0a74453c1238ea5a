import Typeset

// A report for readers: a block for each finding as diagnostics have it, then a line with the counts.
extension CheckReport {
  /// How many findings of a rule in a file are shown on a terminal.
  package static let greatestCountOfARule = 20

  /// The report as text; `isWhole` shows every finding, where otherwise more than 20 of a rule in a file are summed up.
  package func text(usesColor: Bool = false, isWhole: Bool = true) -> String {
    let printer = DiagnosticPrinter(form: .text, usesColor: usesColor)
    var counts: [Crowd: Int] = [:]
    var crowds: [Crowd] = []
    var text = ""
    for finding in findings {
      let crowd = Crowd(file: finding.place.file, rule: finding.ruleName)
      let count = counts[crowd, default: 0] + 1
      counts[crowd] = count
      if isWhole || count <= Self.greatestCountOfARule {
        text += block(of: finding, printer)
      } else if count == Self.greatestCountOfARule + 1 {
        crowds.append(crowd)
      }
    }
    for crowd in crowds {
      let count = counts[crowd, default: 0] - Self.greatestCountOfARule
      text += TerminalText.line("\(path(of: crowd.file)): \(count) more of \(crowd.rule)") + "\n"
    }
    for stale in stale { text += block(of: stale, printer) }
    return text + TerminalText.line(total) + "\n"
  }

  /// A finding as the report has it.
  package func text(of finding: Finding) -> String { block(of: finding, DiagnosticPrinter()) }

  /// A line that nothing matches any more, as the report has it.
  package func text(of stale: StaleFinding) -> String { block(of: stale, DiagnosticPrinter()) }

  private func block(of stale: StaleFinding, _ printer: DiagnosticPrinter) -> String {
    printer.block(
      at: "\(path(of: stale.file)):\(stale.line):1", stale.level.rawValue, .cyan,
      "\(message(of: stale)) [\(StaleFinding.name)]",
      range: nil, hints: [StaleFinding.remedy])
  }

  /// The findings of a rule in a file.
  private struct Crowd: Hashable {
    var file: String
    var rule: String
  }

  private func block(of finding: Finding, _ printer: DiagnosticPrinter) -> String {
    let place = finding.place
    let source = sources[place.file]
    let extent = extent(of: finding)
    let paint: DiagnosticPrinter.Paint =
      switch finding.fault.level {
      case .error: .red
      case .warning: .magenta
      case .advice: .cyan
      }
    let name = place.file == "-" ? source?.name ?? place.file : path(of: place.file)
    return printer.block(
      at: "\(name):\(place.position.line):\(place.position.column)", finding.fault.level.rawValue,
      paint, "\(finding.fault.message) [\(finding.ruleName)]", range: source?.range(ofWordAt: place.position),
      notes: [finding.figures, extent.isEmpty ? nil : extent].compactMap(\.self), hints: [finding.fault.remedy])
  }
}

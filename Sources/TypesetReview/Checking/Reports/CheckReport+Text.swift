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
      text += TerminalText.line("\(crowd.file): \(count) more of \(crowd.rule)") + "\n"
    }
    for stale in stale {
      text += printer.block(
        at: "\(stale.file):\(stale.line):1", CheckLevel.advice.rawValue, .cyan, stale.message, range: nil,
        hints: ["update the file of known findings"])
    }
    return text + TerminalText.line(total) + "\n"
  }

  /// A finding as the report has it.
  package func text(of finding: Finding) -> String { block(of: finding, DiagnosticPrinter()) }

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
    return printer.block(
      at: "\(source?.name ?? place.file):\(place.position.line):\(place.position.column)", finding.fault.level.rawValue,
      paint, "\(finding.fault.message) [\(finding.ruleName)]", range: source?.range(ofWordAt: place.position),
      notes: [finding.figures, extent.isEmpty ? nil : extent].compactMap(\.self), hints: [finding.fault.remedy])
  }
}

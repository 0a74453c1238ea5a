import Typeset

/// Findings in JUnit format: a suite for each document, a case for each rule that was checked.
///
/// A case fails if a finding does; findings below that level are in its output. A variant that could not be rendered is
/// an error.
struct FindingCases {
  /// The report.
  let report: CheckReport
  private let writer = JUnitWriter()

  /// Writes a report.
  static func write(_ report: CheckReport, to sink: ByteSink) throws { try FindingCases(report).write(to: sink) }

  private init(_ report: CheckReport) { self.report = report }

  private func write(to sink: ByteSink) throws {
    let suites = report.documents.map { document in
      (document, Dictionary(grouping: report.findings.filter { $0.document == document }, by: \.fault.rule))
    }
    let all = suites.map { counts(of: $0, $1) }
    let total = JUnitWriter.Counts(
      tests: all.reduce(0) { $0 + $1.tests }, failures: all.reduce(0) { $0 + $1.failures },
      errors: all.reduce(0) { $0 + $1.errors })
    try writer.write("typesetter check", total, to: sink) {
      for ((document, findings), counts) in zip(suites, all) {
        writer.suite(document, counts) { addCases(of: document, findings) }
      }
    }
  }

  private func counts(of document: String, _ findings: [Rule: [Finding]]) -> JUnitWriter.Counts {
    let errors = unrendered(of: document).count
    return JUnitWriter.Counts(
      tests: report.rules.count + errors, failures: findings.values.count { $0.contains(where: fails) },
      errors: errors)
  }

  private func unrendered(of document: String) -> [String] {
    let names = Set(report.variants[document] ?? [])
    return report.unrendered.filter(names.contains)
  }

  private func fails(_ finding: Finding) -> Bool { report.failureLevel.map { finding.fault.level >= $0 } ?? false }

  private func addCases(of document: String, _ findings: [Rule: [Finding]]) {
    for rule in report.rules.sorted() {
      let entry = RuleCatalogue[rule]
      let found = findings[rule] ?? []
      let failing = found.filter(fails)
      writer.testCase(
        "\(rule) \(entry.name): \(entry.summary)", of: document, fault(failing),
        output: found.filter { !fails($0) }.flatMap(lines))
    }
    for name in unrendered(of: document) {
      let message = "\(name) could not be rendered"
      writer.testCase(
        name, of: document, JUnitWriter.Fault(isError: true, message: message, type: "unrendered", lines: [message]))
    }
  }

  private func fault(_ findings: [Finding]) -> JUnitWriter.Fault? {
    guard let first = findings.first else { return nil }
    let rest = findings.count - 1
    return JUnitWriter.Fault(
      message: first.fault.message + (rest > 0 ? " (and \(rest) more)" : ""),
      type: (findings.map(\.fault.level).max() ?? first.fault.level).rawValue, lines: findings.flatMap(lines))
  }

  private func lines(of finding: Finding) -> [String] {
    let (place, extent) = (finding.place, report.extent(of: finding))
    return [
      "\(place.file):\(place.position.line):\(place.position.column): \(finding.fault.level.rawValue): "
        + finding.fault.message
    ] + [finding.figures, extent.isEmpty ? nil : extent, finding.fault.remedy].compactMap(\.self).map { "  " + $0 }
  }
}

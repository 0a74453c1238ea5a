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
    let findings = Dictionary(grouping: report.findings, by: \.document)
    let suites = report.documents.map { document in
      (document, Dictionary(grouping: findings[document] ?? [], by: \.fault.rule))
    }
    let staleFiles = report.stale.map(\.file).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let ofStale = staleFiles.map { file in
      let fails = report.stale.contains { $0.file == file && report.fails($0.level) }
      return JUnitWriter.Counts(tests: 1, failures: fails ? 1 : 0, errors: 0)
    }
    let all = suites.map { counts(of: $0, $1) } + ofStale
    let total = JUnitWriter.Counts(
      tests: all.reduce(0) { $0 + $1.tests }, failures: all.reduce(0) { $0 + $1.failures },
      errors: all.reduce(0) { $0 + $1.errors })
    try writer.write("typesetter check", total, to: sink) {
      for ((document, findings), counts) in zip(suites, all) {
        writer.suite(report.path(of: document), counts) { addCases(of: document, findings) }
      }
      for (file, counts) in zip(staleFiles, ofStale) {
        writer.suite(report.path(of: file), counts) { addCase(ofFile: file) }
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

  private func fails(_ finding: Finding) -> Bool { report.fails(finding.fault.level) }

  /// The lines of a file of known findings that nothing matches any more.
  private func addCase(ofFile file: String) {
    let stale = report.stale.filter { $0.file == file }
    let name = report.path(of: file)
    let lines = stale.flatMap {
      ["\(name):\($0.line):1: \($0.level.rawValue): \(report.message(of: $0))", "  " + StaleFinding.remedy]
    }
    let failing = stale.filter { report.fails($0.level) }
    let fault = failing.first.map { first in
      JUnitWriter.Fault(
        message: message(report.message(of: first), of: failing.count), type: first.level.rawValue, lines: lines)
    }
    writer.testCase(
      "\(StaleFinding.name): \(StaleFinding.summary)", of: name, fault, output: fault == nil ? lines : [])
  }

  /// The message of the first of several.
  private func message(_ words: String, of count: Int) -> String {
    count > 1 ? words + " (and \(count - 1) more)" : words
  }

  private func addCases(of document: String, _ findings: [Rule: [Finding]]) {
    let suite = report.path(of: document)
    for rule in report.rules.sorted() {
      let entry = RuleCatalogue[rule]
      let found = findings[rule] ?? []
      let failing = found.filter(fails)
      writer.testCase(
        "\(rule) \(entry.name): \(entry.summary)", of: suite, fault(failing),
        output: found.filter { !fails($0) }.flatMap(lines))
    }
    for name in unrendered(of: document) {
      let message = "\(name) could not be rendered"
      writer.testCase(
        name, of: suite, JUnitWriter.Fault(isError: true, message: message, type: "unrendered", lines: [message]))
    }
  }

  private func fault(_ findings: [Finding]) -> JUnitWriter.Fault? {
    guard let first = findings.first else { return nil }
    return JUnitWriter.Fault(
      message: message(first.fault.message, of: findings.count),
      type: (findings.map(\.fault.level).max() ?? first.fault.level).rawValue, lines: findings.flatMap(lines))
  }

  private func lines(of finding: Finding) -> [String] {
    let (place, extent) = (report.place(of: finding), report.extent(of: finding))
    return [
      "\(place.file):\(place.position.line):\(place.position.column): \(finding.fault.level.rawValue): "
        + finding.fault.message
    ] + [finding.figures, extent.isEmpty ? nil : extent, finding.fault.remedy].compactMap(\.self).map { "  " + $0 }
  }
}

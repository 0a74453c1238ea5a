import Typeset

/// Results in JUnit format: a suite for each document, a case for each variant.
///
/// It contains no times, so the same run gives the same bytes.
struct JUnitReport {
  private let writer = JUnitWriter()
  /// What changed in the run.
  private let found: SharedFindings
  private let paths: ReportPaths

  private init(_ report: VerificationReport) {
    found = report.findings
    paths = report.paths
  }

  /// Writes a report.
  static func write(_ report: VerificationReport, to sink: ByteSink) throws {
    var documents: [String] = []
    var suites: [String: [Verification]] = [:]
    for verification in report.verifications {
      if suites[verification.document] == nil { documents.append(verification.document) }
      suites[verification.document, default: []].append(verification)
    }
    let junit = JUnitReport(report)
    try junit.writer.write("typesetter verify", counts(report.verifications), to: sink) {
      for document in documents { junit.addSuite(document, suites[document] ?? []) }
    }
  }

  private func addSuite(_ document: String, _ verifications: [Verification]) {
    writer.suite(paths.shown(document), Self.counts(verifications)) {
      for verification in verifications { addCase(verification) }
    }
  }

  private static func counts(_ verifications: [Verification]) -> JUnitWriter.Counts {
    let failing = verifications.filter(\.fails)
    return JUnitWriter.Counts(
      tests: verifications.count, failures: failing.count { !$0.isFault }, errors: failing.count(where: \.isFault))
  }

  private func addCase(_ verification: Verification) {
    let suite = paths.shown(verification.document)
    guard verification.fails else { return writer.testCase(verification.name, of: suite, nil) }
    let details = [verification.rejectionLine].compactMap(\.self) + lines(of: verification)
    writer.testCase(
      verification.name, of: suite,
      JUnitWriter.Fault(
        isError: verification.isFault,
        message: details.first.map { "\(verification.headline): \($0)" } ?? verification.headline,
        type: verification.kind, lines: details))
  }

  /// What differs: a change in full in the first of its variants, and by its sentence alone in the others.
  private func lines(of verification: Verification) -> [String] {
    guard case .different = verification.outcome else { return verification.details() }
    let changes = verification.changes.flatMap { change -> [String] in
      let finding = found.findings[found.index(of: change, of: verification)]
      let extent = found.extent(of: finding)
      guard let first = finding.variants.first, first == verification.name else {
        return ["as in \(finding.variants.first ?? ""): \(finding.sentence)"]
      }
      return [finding.sentence + (extent.isEmpty ? "" : " (\(extent))")]
        + [Verification.consequences(of: change)].compactMap(\.self)
    }
    return changes + verification.remainingDifferences
  }
}

extension Verification {
  /// Whether nothing could be compared.
  var isFault: Bool {
    switch outcome {
    case .unreadable, .unrendered: true
    case .passed, .missing, .different: false
    }
  }

  /// A word for programs.
  var kind: String {
    switch outcome {
    case .passed: "passed"
    case .missing: "missing"
    case .different: "different"
    case .unreadable: "unreadable"
    case .unrendered: "unrendered"
    }
  }
}

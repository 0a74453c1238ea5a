import Typeset

/// Results in JUnit format: a suite for each document, a case for each variant.
///
/// It contains no times, so the same run gives the same bytes.
struct JUnitReport {
  private let out = ByteBuffer(capacity: 1 << 16)
  /// What changed in the run.
  private let found: SharedFindings

  private init(_ report: VerificationReport) { found = report.findings }

  /// Writes a report.
  static func write(_ report: VerificationReport, to sink: ByteSink) throws {
    let writer = JUnitReport(report)
    writer.add(report)
    try writer.out.withBytes { try sink.write(UnsafeRawBufferPointer($0)) }
  }

  private func add(_ report: VerificationReport) {
    var documents: [String] = []
    var suites: [String: [Verification]] = [:]
    for verification in report.verifications {
      if suites[verification.document] == nil { documents.append(verification.document) }
      suites[verification.document, default: []].append(verification)
    }
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"typesetter verify\"")
    addCounts(report.verifications)
    out.append(">\n")
    for document in documents { addSuite(document, suites[document] ?? []) }
    out.append("</testsuites>\n")
  }

  private func addSuite(_ document: String, _ verifications: [Verification]) {
    out.append("  <testsuite")
    add("name", document)
    addCounts(verifications)
    out.append(" skipped=\"0\">\n")
    for verification in verifications { addCase(verification) }
    out.append("  </testsuite>\n")
  }

  private func addCounts(_ verifications: [Verification]) {
    let failing = verifications.filter(\.fails)
    add("tests", "\(verifications.count)")
    add("failures", "\(failing.filter { !$0.isFault }.count)")
    add("errors", "\(failing.filter(\.isFault).count)")
    add("time", "0")
  }

  private func addCase(_ verification: Verification) {
    out.append("    <testcase")
    add("classname", verification.document)
    add("name", verification.name)
    add("time", "0")
    guard verification.fails else { return out.append("/>\n") }
    let details = lines(of: verification)
    out.append(verification.isFault ? ">\n      <error" : ">\n      <failure")
    add("message", details.first.map { "\(verification.headline): \($0)" } ?? verification.headline)
    add("type", verification.kind)
    out.append(">")
    out.append(html: details.joined(separator: "\n"))
    out.append(verification.isFault ? "</error>\n" : "</failure>\n")
    out.append("    </testcase>\n")
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

  private func add(_ name: StaticString, _ value: String) {
    out.append(" ")
    out.append(name)
    out.append("=\"")
    out.append(html: value)
    out.append("\"")
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

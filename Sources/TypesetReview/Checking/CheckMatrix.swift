import Typeset

/// A line for each variant, for programs: its name, a checksum of its pages, and its worst finding.
package struct CheckMatrix: CustomStringConvertible {
  /// The lines in the order of the run.
  package let description: String

  /// The matrix of a report; `results` are those of the jobs of its plan.
  package init(_ report: CheckReport, of plan: VariantPlan, _ results: [Checker.VariantResult]) {
    // What does not depend on the variant counts for all variants of its document.
    let rows = zip(plan.jobs, results).map { job, result in
      let document = plan.document(of: job).path
      let own = report.findings.filter {
        $0.variants.contains(job.name) || $0.variants.isEmpty && $0.document == document
      }
      let worst = own.max { ($0.fault.level, $0.fault.severity) < ($1.fault.level, $1.fault.severity) }
      let words =
        result.isRendered
        ? worst.map { "\($0.fault.level.rawValue) \($0.fault.rule) \($0.identity): \($0.fault.message)" } ?? "clean"
        : "not rendered"
      return [job.name, Self.checksum(result), TerminalText.inline(words)]
    }
    description = TextTable.text(rows)
  }

  /// The checksum of all pages of a variant, 16 hexadecimal digits.
  private static func checksum(_ result: Checker.VariantResult) -> String {
    if result.checksums.count == 1 { return result.checksums[0] }
    return String(SHA256.hex(of: Array(result.checksums.joined().utf8)).prefix(16))
  }
}

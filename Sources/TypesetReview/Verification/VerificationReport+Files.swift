import Synchronization
import Typeset

// A report as files.
extension VerificationReport {
  /// Workflow commands for standard output, which GitHub shows at the lines of the documents.
  package var gitHubCommands: String { GitHubReport.text(of: self) }

  /// Writes a report in the form of JUnit.
  package func writeJUnit(to sink: ByteSink) throws { try JUnitReport.write(self, to: sink) }

  /// Writes a report as JSON.
  package func writeJSON(to sink: ByteSink) throws { try VerificationJSON.write(self, to: sink) }
}

extension Verifier {
  /// How many variants are drawn for a page before they are written: pictures of more are never in memory.
  private static let chunk = 16

  /// Writes a page of HTML that holds all it shows; the variants that fail are drawn for it on all processors.
  package func writePage(
    of report: VerificationReport, _ plan: VariantPlan, with typesetter: Typesetter, to sink: ByteSink
  ) throws {
    let page = try VerificationPage(report, to: sink)
    try page.begin()
    try page.main {
      let failures = report.failures
      for start in stride(from: 0, to: failures.count, by: Self.chunk) {
        let part = Array(failures[start..<min(start + Self.chunk, failures.count)])
        for (verification, panels) in zip(part, panels(of: part, plan, with: typesetter)) {
          try page.add(verification, panels: panels)
        }
      }
    }
    try page.finish()
  }

  /// What is to be seen of some variants; nothing of those that cannot be drawn.
  private func panels(
    of verifications: [Verification], _ plan: VariantPlan, with typesetter: Typesetter
  ) -> [[VerificationPanel]] {
    let jobs = Dictionary(uniqueKeysWithValues: plan.jobs.map { ($0.name, $0) })
    let panels = Mutex([[VerificationPanel]](repeating: [], count: verifications.count))
    Workers.forEach(below: verifications.count, makeState: typesetter.compositor) { compositor, index in
      let verification = verifications[index]
      guard let job = jobs[verification.name], verification.isShown else { return }
      let loaded = plan.document(of: job).loaded
      let found = try? self.panels(of: verification, loaded, options: job.variant.options, with: compositor)
      panels.withLock { $0[index] = found ?? [] }
    }
    return panels.withLock { $0 }
  }
}

extension Verification {
  /// Whether there is something to draw.
  fileprivate var isShown: Bool { if case .unrendered = outcome { false } else { true } }
}

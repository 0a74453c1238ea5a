import Synchronization
import Typeset

/// The results of a run, in the order of its variants.
package struct VerificationReport: Sendable {
  /// All variants.
  package let verifications: [Verification]
  /// Baselines that no variant has any more.
  package let obsolete: [ObsoleteBaseline]
  /// Whether the obsolete ones of the run's documents were removed.
  package let isPruned: Bool
  /// How its files call others; what is shown on a terminal keeps the paths as given.
  package var paths = ReportPaths()

  /// Creates a report.
  package init(_ verifications: [Verification], obsolete: [ObsoleteBaseline] = [], isPruned: Bool = false) {
    self.verifications = verifications
    self.obsolete = obsolete
    self.isPruned = isPruned
  }

  /// Whether an obsolete baseline was removed, which those of missing documents never are.
  package func isRemoved(_ baseline: ObsoleteBaseline) -> Bool { isPruned && !baseline.isDocumentGone }

  /// The variants that count against the run.
  package var failures: [Verification] { verifications.filter(\.fails) }

  /// What changed in the variants that fail, each once with all its variants.
  package var findings: SharedFindings { SharedFindings(failures, among: verifications) }

  /// How many variants there are of each kind.
  var counts: (passed: Int, recorded: Int, different: Int, missing: Int, faulty: Int) {
    var counts = (passed: 0, recorded: 0, different: 0, missing: 0, faulty: 0)
    for verification in verifications {
      switch verification.outcome {
      case _ where verification.isRecorded: counts.recorded += 1
      case .passed: counts.passed += 1
      case .different: counts.different += 1
      case .missing: counts.missing += 1
      case .unreadable, .unrendered: counts.faulty += 1
      }
    }
    return counts
  }

  /// The variants that somebody has rejected.
  var rejected: [Verification] { verifications.filter { $0.rejection != nil } }

  /// Parts of the machinery with other versions than baselines were recorded with, each once, and how many baselines
  /// they concern.
  var versions: [(change: VersionChange, count: Int)] {
    var known: [(change: VersionChange, count: Int)] = []
    for change in verifications.flatMap(\.versions) {
      if let index = known.firstIndex(where: { $0.change == change }) {
        known[index].count += 1
      } else {
        known.append((change, 1))
      }
    }
    return known
  }

  /// The text for a terminal: at most `most` lines per variant, then hints, then counts.
  package func summary(most: Int = 12, advice: [String] = []) -> String {
    var lines: [String] = []
    for (change, count) in versions {
      lines.append(
        "\(count == 1 ? "one baseline was" : "\(count) baselines were") recorded with another version: \(change)")
    }
    var told: Set<String> = []
    for verification in verifications where verification.fails || verification.isRecorded {
      if case .different = verification.outcome, verification.fails {
        if told.insert(verification.document).inserted { lines += differences(of: verification.document, most: most) }
      } else {
        lines.append(verification.headline)
        if verification.fails { lines += verification.notedDetails(most: most).map { "  " + $0 } }
      }
    }
    for baseline in obsolete {
      let reason =
        baseline.isDocumentGone
        ? "its document \(quoted(baseline.document)) no longer exists" : "no variant of this run has its name"
      lines.append(
        isRemoved(baseline)
          ? "\(baseline.files[0]) was removed: \(reason)" : "\(baseline.files[0]) is obsolete: \(reason)")
    }
    return (lines + advice + [total]).map { TerminalText.line($0) + "\n" }.joined()
  }

  /// What differs in the variants of a document: each change once, with its variants.
  private func differences(of document: String, most: Int) -> [String] {
    let variants = verifications.filter { $0.document == document }
    let different = variants.filter { verification in
      if case .different = verification.outcome { verification.fails } else { false }
    }
    if different.count == 1 {
      return [different[0].headline] + different[0].notedDetails(most: most).map { "  " + $0 }
    }
    let found = SharedFindings(different, among: verifications)
    var lines: [String] = []
    for finding in found.findings {
      lines.append(finding.sentence + " (\(found.extent(of: finding)))")
      if let consequences = Verification.consequences(of: finding.change) { lines.append(consequences) }
    }
    for verification in different {
      lines += verification.remainingDifferences.map { "\(verification.name): \($0)" }
    }
    let notes = Self.notes(of: different)
    let rest = lines.count - most
    return ["\(document): \(different.count) of \(variants.count) variants differ from their baselines"]
      + notes.map { "  " + $0 } + lines.prefix(most).map { "  " + $0 }
      + (rest > 0 ? ["  and \(rest) more \(rest == 1 ? "line" : "lines")"] : [])
  }

  /// The notes of rejections, each once with its variants.
  private static func notes(of verifications: [Verification]) -> [String] {
    let names = Dictionary(grouping: verifications.filter { $0.rejection != nil }) { $0.rejection ?? "" }
      .mapValues { ListedNames.words($0.map(\.name)) }
    return verifications.compactMap(\.rejection).distinct().map { "rejected: \($0) (\(names[$0] ?? ""))" }
  }

  private var total: String {
    let counts = counts
    let parts = [
      (counts.passed, "unchanged"), (counts.recorded, "recorded"), (counts.different, "different"),
      (counts.missing, "without baseline"), (counts.faulty, "failed"),
      (rejected.count, "rejected of these"), (obsolete.filter(isRemoved).count, "obsolete and removed"),
      (obsolete.filter { !isRemoved($0) }.count, "obsolete"),
    ].filter { $0.0 > 0 }
    return parts.isEmpty ? "no variants" : parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

// A report as files.
extension VerificationReport {
  /// Workflow commands for standard output, which GitHub shows at the lines of the documents.
  package var gitHubCommands: String { GitHubReport.text(of: self) }

  /// Writes a report in the form of JUnit.
  package func writeJUnit(to sink: ByteSink) throws { try JUnitReport.write(self, to: sink) }

  /// A summary in Markdown, as for the description of a change.
  package var markdown: String { VerificationMarkdown(self).text }

  /// Writes the summary in Markdown.
  package func writeMarkdown(to sink: ByteSink) throws { try sink.write(Array(markdown.utf8)) }

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

  /// The panels of some variants, except those that cannot be drawn.
  private func panels(
    of verifications: [Verification], _ plan: VariantPlan, with typesetter: Typesetter
  ) -> [[VerificationPanel]] {
    let jobs = Dictionary(uniqueKeysWithValues: plan.jobs.map { ($0.name, $0) })
    let panels = Mutex([[VerificationPanel]](repeating: [], count: verifications.count))
    Workers.forEach(below: verifications.count, makeState: typesetter.session) { session, index in
      let verification = verifications[index]
      guard let job = jobs[verification.name], verification.isShown else { return }
      let loaded = plan.document(of: job).loaded
      let found = try? self.panels(of: verification, loaded, options: job.variant.options, with: session)
      panels.withLock { $0[index] = found ?? [] }
    }
    return panels.withLock { $0 }
  }
}

extension Verification {
  /// Whether there is something to draw.
  fileprivate var isShown: Bool { if case .unrendered = outcome { false } else { true } }
}

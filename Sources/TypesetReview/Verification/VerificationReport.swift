import Typeset

/// What a run found, variant by variant in the order of the run.
package struct VerificationReport: Sendable {
  /// All variants.
  package let verifications: [Verification]
  /// Baselines that no variant has any more.
  package let obsolete: [ObsoleteBaseline]
  /// Whether the obsolete ones were removed.
  package let isPruned: Bool

  /// Creates a report.
  package init(_ verifications: [Verification], obsolete: [ObsoleteBaseline] = [], isPruned: Bool = false) {
    self.verifications = verifications
    self.obsolete = obsolete
    self.isPruned = isPruned
  }

  /// The variants that count against the run.
  package var failures: [Verification] { verifications.filter(\.fails) }

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

  /// Parts of the machinery with other versions than baselines were recorded with, each once, and how many baselines they concern.
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

  /// What a terminal shows; at most `most` lines of each variant.
  package func summary(most: Int = 12) -> String {
    var lines: [String] = []
    for (change, count) in versions {
      lines.append(
        "\(count == 1 ? "one baseline was" : "\(count) baselines were") recorded with another version: \(change)")
    }
    for verification in verifications where verification.fails || verification.isRecorded {
      lines.append(verification.headline)
      if verification.fails { lines += verification.details(most: most).map { "  " + $0 } }
    }
    for baseline in obsolete {
      let reason =
        baseline.isDocumentGone
        ? "its document \(quoted(baseline.document)) is gone" : "no variant of this run has its name"
      lines.append(
        isPruned
          ? "\(baseline.files[0]) was removed: \(reason)" : "\(baseline.files[0]) is obsolete: \(reason)")
    }
    if !obsolete.isEmpty, !isPruned { lines.append("  remove what is obsolete with --prune") }
    return (lines + [total]).joined(separator: "\n") + "\n"
  }

  private var total: String {
    let counts = counts
    let parts = [
      (counts.passed, "as recorded"), (counts.recorded, "recorded"), (counts.different, "different"),
      (counts.missing, "without baseline"), (counts.faulty, "at fault"),
      (obsolete.count, isPruned ? "obsolete and removed" : "obsolete"),
    ].filter { $0.0 > 0 }
    return parts.isEmpty ? "no variants" : parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

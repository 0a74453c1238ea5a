import Typeset

/// The result of checking documents: what was found, and in which renderings it was looked for.
package struct CheckReport: Sendable {
  /// The findings that count, by document and place, the worst first at each place.
  package private(set) var findings: [Finding]
  /// How many findings were left out because the file of known findings has them.
  package private(set) var knownCount = 0
  /// The lines of the file of known findings that nothing matches any more.
  package private(set) var stale: [StaleFinding] = []
  /// The lowest level at which findings fail; nil if none does.
  package var failureLevel: CheckLevel? = .warning
  /// The paths of the documents, as given.
  package let documents: [String]
  /// The paths of the files of their catalogs.
  let catalogs: [String]
  /// The names of all variants by the path of their document, in the order of the run.
  package let variants: [String: [String]]
  /// The names of the variants that could not be rendered.
  package let unrendered: [String]
  /// The rules that were checked.
  package let rules: Set<Rule>
  /// The texts of the documents and catalogs, by path.
  let sources: [String: SourceFile]

  /// Creates a report.
  init(
    findings: [Finding], documents: [String], catalogs: [String], variants: [String: [String]], unrendered: [String],
    rules: Set<Rule>,
    sources: [String: SourceFile]
  ) {
    self.findings = findings
    self.documents = documents
    self.catalogs = catalogs
    self.variants = variants
    self.unrendered = unrendered
    self.rules = rules
    self.sources = sources
  }

  /// Leaves out the findings that are known.
  package mutating func leaveOut(_ known: KnownFindings) {
    let matching = known.matching(self)
    knownCount += findings.count { matching.contains(known.line(of: $0)) }
    findings.removeAll { matching.contains(known.line(of: $0)) }
    stale = known.stale(in: self, matching: matching)
  }

  /// How many variants were looked at.
  package var variantCount: Int { documents.reduce(0) { $0 + (variants[$1]?.count ?? 0) } - unrendered.count }

  /// How many findings there are of a level.
  package func count(of level: CheckLevel) -> Int { findings.count { $0.fault.level == level } }

  /// In which variants a finding is: `in all 12 variants`, `in 3 of 12 variants: de, ar-EG, he`; empty for the only
  /// one, and for what does not depend on the variant.
  package func extent(of finding: Finding) -> String {
    finding.variants.isEmpty
      ? "" : VariantNames(variants[finding.document] ?? []).extent(of: finding.variants)
  }

  /// Whether there are findings that fail.
  package var fails: Bool { failureLevel.map { level in findings.contains { $0.fault.level >= level } } ?? false }

  /// How the line begins that says that nothing was found.
  static let nothing = "no findings in "

  /// What was found, in a line: `3 errors, 1 warning, 12 pieces of advice in 24 variants`.
  package var total: String {
    let found = CheckLevel.allCases.reversed().map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
      .map { $0.counted($1) }.joined(separator: ", ")
    let place = variantCount == 1 ? "1 variant" : "\(variantCount) variants"
    let start = found.isEmpty ? Self.nothing + place : "\(found) in \(place)"
    return start + (knownCount > 0 ? ", and \(knownCount) known" : "")
      + (unrendered.isEmpty
        ? "" : "; \(unrendered.count == 1 ? "1 variant" : "\(unrendered.count) variants") could not be rendered")
  }
}

extension Finding {
  /// The guideline as the catalogue has it.
  var entry: RuleEntry { RuleCatalogue[fault.rule] }

  /// The guideline as reports name it: `R086 targets`.
  var ruleName: String { "\(fault.rule) \(entry.name)" }

  /// What was measured and what is required, in words; nil if there is no figure.
  var figures: String? { fault.figures }
}

extension Fault {
  /// What was measured and what is required, in words; nil if there is no figure.
  var figures: String? {
    switch (measured, required) {
    case (let measured?, let required?): "measured \(measured), required \(required)"
    case (let measured?, nil): "measured \(measured)"
    case (nil, let required?): "required \(required)"
    case (nil, nil): nil
    }
  }
}

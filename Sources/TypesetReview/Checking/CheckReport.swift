import Typeset

/// The result of checking documents: what was found, and in which renderings it was looked for.
package struct CheckReport: Sendable {
  /// The findings that count, by document and place, the worst first at each place.
  package let findings: [Finding]
  /// How many findings were left out because the file of known findings has them.
  package let knownCount: Int
  /// The paths of the documents, as given.
  package let documents: [String]
  /// The names of all variants by the path of their document, in the order of the run.
  package let variants: [String: [String]]
  /// The names of the variants that could not be rendered.
  package let unrendered: [String]
  /// The rules that were checked.
  package let rules: Set<Rule>

  /// How many variants were looked at.
  package var variantCount: Int { documents.reduce(0) { $0 + (variants[$1]?.count ?? 0) } - unrendered.count }

  /// How many findings there are of a level.
  package func count(of level: CheckLevel) -> Int { findings.count { $0.fault.level == level } }

  /// In which variants a finding is: `in all 12 variants`, `in 3 of 12 variants: de, ar-EG, he`; empty for the only one, and for
  /// what does not depend on the variant.
  package func extent(of finding: Finding) -> String {
    finding.variants.isEmpty
      ? "" : VariantNames(variants[finding.document] ?? []).extent(of: finding.variants)
  }

  /// Whether a finding is at a level or above.
  package func hasFindings(from level: CheckLevel) -> Bool { findings.contains { $0.fault.level >= level } }
}

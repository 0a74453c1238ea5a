import Typeset

/// The findings that a run accepts, so that only new ones count: a file in lines that git merges.
///
/// A finding is known by its rule, its document or catalog, the element, the key and the aspect, not by its line: what
/// moves in a document stays known. Paths are relative to the folder of the file.
package struct KnownFindings: Sendable {
  /// The path of the file.
  package let path: String
  /// The numbers of the lines, by what they contain.
  private(set) var lines: [KnownFinding: Int] = [:]

  /// No findings, for a file that is still to be written.
  package init(path: String) { self.path = path }

  /// Adds what a line contains.
  mutating func add(_ finding: KnownFinding, line: Int) { lines[finding] = lines[finding] ?? line }

  /// A finding as the file has it.
  func line(of finding: Finding) -> KnownFinding {
    let fault = finding.fault
    return KnownFinding(
      document: finding.isOfCatalog ? "" : relative(finding.document), rule: fault.rule, element: finding.identity,
      key: fault.key ?? "", catalog: finding.isOfCatalog ? relative(finding.place.file) : "", aspect: fault.aspect)
  }

  /// The path of a file as seen from the folder of this one; standard input keeps its name.
  private func relative(_ file: String) -> String {
    file == "-" ? file : FileSystem.path(to: file, from: FileSystem.folder(of: path))
  }

  /// The lines that match findings of a report.
  func matching(_ report: CheckReport) -> Set<KnownFinding> {
    Set(report.findings.map(line).filter { lines[$0] != nil })
  }

  /// The lines that match nothing, though their rules and documents were checked.
  func stale(in report: CheckReport, matching: Set<KnownFinding>) -> [StaleFinding] {
    let scope = Scope(report, relative)
    return lines.filter { !matching.contains($0.key) && scope.contains($0.key) }.sorted { $0.value < $1.value }
      .map { StaleFinding(file: path, line: $0.value, finding: $0.key) }
  }

  /// The findings of a report, with the lines about rules and documents that it does not have.
  package func updated(with report: CheckReport) -> KnownFindings {
    let scope = Scope(report, relative)
    let kept = lines.keys.filter { !scope.contains($0) }
    var result = KnownFindings(path: path)
    let all = Set(kept).union(report.findings.map(line)).sorted()
    for (index, finding) in all.enumerated() { result.add(finding, line: index + 2) }
    return result
  }

  /// What a report has looked at.
  private struct Scope {
    private let files: Set<String>
    private let rules: Set<Rule>

    init(_ report: CheckReport, _ relative: (String) -> String) {
      // What could not be rendered may still have its findings.
      let unrendered = Set(report.unrendered)
      let rendered = report.documents.filter { unrendered.isDisjoint(with: report.variants[$0] ?? []) }
      files = Set((rendered + report.catalogs).map(relative))
      rules = report.rules
    }

    func contains(_ finding: KnownFinding) -> Bool {
      rules.contains(finding.rule) && files.contains(finding.catalog.isEmpty ? finding.document : finding.catalog)
    }
  }
}

/// A finding as a line of the file has it; the order of the parts is that of the lines.
struct KnownFinding: Hashable, Comparable, Sendable {
  /// The path of the document; empty for a finding of a catalog.
  var document: String
  /// The guideline.
  var rule: Rule
  /// The `id` or path of the element, or of the page for a finding about a page as a whole.
  var element: String
  /// The key of the text; empty if it comes from no catalog.
  var key: String
  /// The path of the catalog; empty unless the finding is about it.
  var catalog: String
  /// What distinguishes findings of one rule on one element.
  var aspect: String

  static func < (left: KnownFinding, right: KnownFinding) -> Bool {
    (left.document, left.catalog, left.rule, left.element, left.key, left.aspect)
      < (right.document, right.catalog, right.rule, right.element, right.key, right.aspect)
  }
}

/// A line of the file of known findings that nothing matches any more.
package struct StaleFinding: Sendable {
  /// The path of the file of known findings.
  let file: String
  /// The number of the line.
  let line: Int
  /// What it contains.
  fileprivate let finding: KnownFinding

  fileprivate init(file: String, line: Int, finding: KnownFinding) {
    self.file = file
    self.line = line
    self.finding = finding
  }

  /// What is wrong with it, in a line.
  var message: String {
    let subject = finding.element.isEmpty ? finding.key : finding.element
    let place = finding.catalog.isEmpty ? finding.document : finding.catalog
    let words = subject.isEmpty ? "" : " at \(quoted(subject))"
    return "\(finding.rule) is no longer found\(words) in \(quoted(place))"
  }
}

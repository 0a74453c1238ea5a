import Typeset

/// The findings that a run accepts, so that only new ones count: a file in lines that git merges.
///
/// A finding is known by its rule and the key and language of a text, or by its rule and its element, not by its line:
/// what moves in a document stays known. It is new again where it has become worse. Paths are relative to the folder of
/// the file.
package struct KnownFindings: Sendable {
  /// A line of the file.
  struct Line: Sendable {
    /// Its number, from 1.
    var number: Int
    /// What it contains.
    var finding: KnownFinding
  }

  /// The path of the file.
  package let path: String
  /// Its lines, in order.
  private(set) var lines: [Line] = []

  /// No findings, for a file that is still to be written.
  package init(path: String) { self.path = path }

  /// Adds what a line contains.
  mutating func add(_ finding: KnownFinding, line: Int) { lines.append(Line(number: line, finding: finding)) }

  /// A finding as the file has it: a line for each text that it is about.
  func lines(of finding: Finding) -> [KnownFinding] {
    let fault = finding.fault
    var identity = KnownFinding.Identity(rule: fault.rule)
    if finding.isOfCatalog {
      identity.catalog = relative(finding.place.file)
    } else {
      identity.document = relative(finding.document)
    }
    if let subject = finding.subject {
      let part = subject.part.isEmpty ? "" : "/" + subject.part
      if let id = subject.id {
        identity.element = id + part
      } else {
        identity.surroundings = subject.surroundings ?? ""
        identity.kind = subject.kind + part
        (identity.text, identity.place) = (subject.text, subject.place)
      }
    } else {
      identity.element = finding.identity
    }
    identity.aspect = fault.aspectOfTexts
    return fault.texts.map { text in
      (identity.key, identity.language) = (text.key, text.language)
      return KnownFinding(identity: identity, level: fault.level, measured: fault.measured)
    }
  }

  /// The path of a file as seen from the folder of this one; standard input keeps its name.
  func relative(_ file: String) -> String {
    file == "-" ? file : FileSystem.path(to: file, from: FileSystem.folder(of: path))
  }

  /// The lines that match nothing, though their rules and documents were checked.
  func stale(in report: CheckReport, _ matching: KnownMatching) -> [StaleFinding] {
    let scope = Scope(report, relative)
    return lines.indices.filter { !matching.used.contains($0) && scope.contains(lines[$0].finding.identity) }
      .map { StaleFinding(file: path, line: lines[$0].number, finding: lines[$0].finding) }
  }

  /// The findings of a report, with the lines about rules and documents that it does not have.
  package func updated(with report: CheckReport) -> KnownFindings {
    let scope = Scope(report, relative)
    let used = KnownMatching(self, report).used
    let kept = lines.indices.filter { !used.contains($0) && !scope.contains(lines[$0].finding.identity) }
    var all = report.findings.flatMap(lines) + kept.map { lines[$0].finding }
    var known: Set<KnownFinding.Identity> = []
    all = all.filter { known.insert($0.identity).inserted }.sorted { $0.identity < $1.identity }
    var result = KnownFindings(path: path)
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

    func contains(_ identity: KnownFinding.Identity) -> Bool {
      rules.contains(identity.rule) && files.contains(identity.catalog.isEmpty ? identity.document : identity.catalog)
    }
  }
}

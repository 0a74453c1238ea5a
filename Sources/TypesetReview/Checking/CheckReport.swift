import Typeset

/// The result of checking documents: what was found, and in which renderings it was looked for.
package struct CheckReport: Sendable {
  /// The findings that count, by document and place, the worst first at each place.
  package private(set) var findings: [Finding]
  /// How many findings were left out because the file of known findings has them.
  package private(set) var knownCount = 0
  /// The lines of the file of known findings that nothing matches any more.
  package private(set) var stale: [StaleFinding] = []
  /// How files are called.
  package var paths = ReportPaths() {
    didSet {
      let files = Set(documents + catalogs + sources.keys)
      shownPaths = Dictionary(uniqueKeysWithValues: files.map { ($0, paths.shown($0)) })
    }
  }
  /// The files as they are called, by their paths as given.
  private var shownPaths: [String: String] = [:]
  /// The lowest level at which findings fail; nil if none does.
  package var failureLevel: CheckLevel? = .warning
  /// The paths of the documents, as given.
  package let documents: [String]
  /// The paths of the files of their catalogs.
  let catalogs: [String]
  /// The names of all variants by the path of their document, in the order of the run.
  package let variants: [String: [String]]
  /// The same names, shortened for sentences.
  private let variantNames: [String: VariantNames]
  /// The names of the variants that could not be rendered.
  package let unrendered: [String]
  /// The rules that were checked.
  package let rules: Set<Rule>
  /// The texts of the documents and catalogs, by path.
  let sources: [String: SourceFile]
  /// The elements that findings can be about, by the paths of their documents.
  let subjects: [String: ElementSubjects]

  /// Creates a report.
  init(
    findings: [Finding], documents: [String], catalogs: [String], variants: [String: [String]], unrendered: [String],
    rules: Set<Rule>, sources: [String: SourceFile], subjects: [String: ElementSubjects]
  ) {
    self.findings = findings
    self.documents = documents
    self.catalogs = catalogs
    self.variants = variants
    variantNames = variants.mapValues(VariantNames.init)
    self.unrendered = unrendered
    self.rules = rules
    self.sources = sources
    self.subjects = subjects
  }

  /// Leaves out the findings that are known, and of findings about several texts those that are.
  package mutating func leaveOut(_ known: KnownFindings) {
    let matching = KnownMatching(known, self)
    stale = known.stale(in: self, matching)
    findings = findings.enumerated().compactMap { index, finding in
      let texts = matching.texts(of: index)
      if !texts.isEmpty { knownCount += 1 }
      return finding.without(texts, earlierFigure: matching.earlierFigure(of: index))
    }
  }

  /// A file as it is called.
  func path(of file: String) -> String { shownPaths[file] ?? paths.shown(file) }

  /// The line that a person has to change, with the file as it is called.
  func place(of finding: Finding) -> FindingPlace {
    FindingPlace(file: path(of: finding.place.file), position: finding.place.position)
  }

  /// The line of a file of known findings, with the file as it is called.
  func place(of stale: StaleFinding) -> FindingPlace {
    FindingPlace(file: path(of: stale.file), position: SourcePosition(line: stale.line, column: 1))
  }

  /// What is wrong with a line of a file of known findings.
  func message(of stale: StaleFinding) -> String { stale.message(in: path(of: stale.subjectFile)) }

  /// How many variants were looked at.
  package var variantCount: Int { documents.reduce(0) { $0 + (variants[$1]?.count ?? 0) } - unrendered.count }

  /// How many findings there are of a level; lines that nothing matches any more are advice.
  package func count(of level: CheckLevel) -> Int {
    findings.count { $0.fault.level == level } + stale.count { $0.level == level }
  }

  /// In which variants a finding is: `in all 12 variants`, `in 3 of 12 variants: de, ar-EG, he`; empty for the only
  /// one, and for what does not depend on the variant.
  package func extent(of finding: Finding) -> String {
    finding.variants.isEmpty ? "" : variantNames[finding.document]?.extent(of: finding.variants) ?? ""
  }

  /// Whether something of a level fails.
  package func fails(_ level: CheckLevel) -> Bool { failureLevel.map { level >= $0 } ?? false }

  /// Whether there are findings that fail.
  package var fails: Bool { findings.contains { fails($0.fault.level) } || stale.contains { fails($0.level) } }

  /// How the line begins that says that nothing was found.
  static let nothing = "no findings in "

  /// What was found, in a line: `3 errors, 1 warning, 12 pieces of advice in 24 variants`.
  package var total: String {
    let found = CheckLevel.allCases.reversed().map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
      .map { $0.counted($1) }.joined(separator: ", ")
    let place = CountedNoun.variant.words(variantCount)
    let start = found.isEmpty ? Self.nothing + place : "\(found) in \(place)"
    return start + (knownCount > 0 ? ", and \(knownCount) known" : "")
      + (unrendered.isEmpty
        ? "" : "; \(CountedNoun.variant.words(unrendered.count)) could not be rendered")
  }
}

extension Finding {
  /// The guideline as the catalogue has it.
  var entry: RuleEntry { RuleCatalogue[fault.rule] }

  /// The guideline as reports name it: `R086 targets`.
  var ruleName: String { "\(fault.rule) \(entry.name)" }

  /// What was measured and what is required, in words; nil if there is no figure.
  var figures: String? {
    let words = [fault.figures, earlierFigure.map { "known with \($0)" }].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
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

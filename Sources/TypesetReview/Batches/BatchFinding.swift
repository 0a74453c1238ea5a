import Typeset

/// How often a variant does not follow a guideline, as a manifest lists it.
struct BatchFinding: Hashable, Sendable {
  /// The guideline.
  var rule: Rule
  /// How much it matters.
  var level: CheckLevel
  /// How many findings there are.
  var count: Int

  /// The guideline with its short name, which says what it is about: `R134 dynamic`.
  var ruleName: String { "\(rule) \(RuleCatalogue[rule].name)" }

  /// The counts of findings by guideline and level, those that matter most first.
  static func counts(of findings: MarkedFindings) -> [BatchFinding] {
    var counts: [BatchFinding] = []
    for entry in findings.entries {
      if let index = counts.firstIndex(where: { $0.rule == entry.rule && $0.level == entry.level }) {
        counts[index].count += 1
      } else {
        counts.append(BatchFinding(rule: entry.rule, level: entry.level, count: 1))
      }
    }
    return counts.sorted { $0.level == $1.level ? $0.rule < $1.rule : $0.level > $1.level }
  }
}

extension JSONWriter {
  /// Writes the findings of a variant.
  func add(_ findings: [BatchFinding]) {
    key("findings")
    list(findings) { finding in
      object {
        member("rule", "\(finding.rule)")
        member("level", finding.level)
        member("count", finding.count)
      }
    }
  }
}

extension BatchReader {
  /// The findings that follow.
  mutating func findings() throws(ContentError) -> [BatchFinding] {
    var findings: [BatchFinding] = []
    try values("the findings") { (reader) throws(ContentError) in findings.append(try reader.finding()) }
    return findings
  }

  private mutating func finding() throws(ContentError) -> BatchFinding {
    var rule: Rule?
    var level: CheckLevel?
    var count: Int?
    try members("a finding") { (reader, member) throws(ContentError) in
      switch member {
      case "rule": rule = try reader.word("rule") { (try? Rule.list($0)).flatMap { $0.count == 1 ? $0[0] : nil } }
      case "level": level = try reader.word("level", CheckLevel.init(rawValue:))
      case "count": count = try reader.number("a number")
      default: try reader.skip()
      }
    }
    return BatchFinding(
      rule: try required(rule, "rule"), level: try required(level, "level"), count: try required(count, "count"))
  }
}

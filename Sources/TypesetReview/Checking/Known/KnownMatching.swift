import Typeset

/// Which lines of a file of known findings are found again, and which findings they accept.
///
/// A line accepts one finding, and a finding needs a line of its own. First come those that agree in everything; then,
/// for elements without an `id`, those that moved among their likes or into another element, and those whose text was
/// changed, where only one line and one finding are left that can be meant. Lines of an older form have no languages,
/// and accept all languages of a key.
struct KnownMatching {
  /// The lines that are found again, by their indices.
  private(set) var used: Set<Int> = []
  /// The texts about which findings are accepted, by the indices of the findings.
  private var accepted: [Int: Set<FaultText>] = [:]
  /// What was measured when findings were accepted that are worse now, by their indices.
  private var earlier: [Int: String] = [:]

  private typealias Identity = KnownFinding.Identity

  /// A finding about one of its texts.
  private struct Unit {
    let finding: Int
    let fault: Fault
    let identity: Identity
    /// The identity that files of the older form gave it.
    let older: Identity
    /// The identity by its kind and text alone, whatever its surroundings are; nil where these say nothing.
    let elsewhere: Identity?
    var isMatched = false

    init(_ finding: Finding, at index: Int, as identity: KnownFinding.Identity) {
      self.finding = index
      self.identity = identity
      fault = finding.fault
      var older = KnownFinding.Identity(rule: identity.rule)
      (older.document, older.catalog, older.element) = (identity.document, identity.catalog, finding.identity)
      (older.key, older.aspect) = (identity.key, identity.aspect)
      self.older = older
      elsewhere = finding.subject.flatMap { subject in
        guard !subject.text.isEmpty else { return nil }
        var elsewhere = identity
        elsewhere.element = ""
        (elsewhere.kind, elsewhere.text) = (
          subject.kind + (subject.part.isEmpty ? "" : "/" + subject.part), subject.text
        )
        return elsewhere.elsewhere
      }
    }
  }

  private let lines: [KnownFindings.Line]
  private var units: [Unit]

  /// Compares the lines of a file with the findings of a report.
  init(_ known: KnownFindings, _ report: CheckReport) {
    lines = known.lines
    units = report.findings.enumerated().flatMap { index, finding in
      known.lines(of: finding).map { Unit(finding, at: index, as: $0.identity) }
    }
    guard !lines.isEmpty else { return }
    pair(line: { $0 }, unit: { $0.identity })
    matchOlder()
    pair(line: { $0.kind.isEmpty ? nil : $0.anywhere }, unit: { $0.identity.kind.isEmpty ? nil : $0.identity.anywhere })
    pair(isUnique: true, line: { $0.text.isEmpty ? nil : $0.elsewhere }, unit: { $0.elsewhere })
    let subjects = Dictionary(report.documents.map { (known.relative($0), report.subjects[$0]) }) { first, _ in first }
    func isGone(_ identity: Identity) -> Bool {
      guard let subjects = subjects[identity.document].flatMap(\.self) else { return false }
      return !subjects.hold(String(identity.kind.prefix { $0 != "/" }), identity.text)
    }
    pair(
      isUnique: true, line: { $0.text.isEmpty || !isGone($0) ? nil : $0.wordless },
      unit: { $0.identity.text.isEmpty ? nil : $0.identity.wordless })
    // The catalog has another name now.
    let folder = FileSystem.folder(of: known.path)
    pair(
      isUnique: true,
      line: { identity in
        let isThere = FileSystem.isFile(FileSystem.path(of: identity.catalog, in: folder))
        return identity.catalog.isEmpty || isThere ? nil : identity.ofAnyCatalog
      }, unit: { $0.identity.catalog.isEmpty ? nil : $0.identity.ofAnyCatalog })
  }

  /// The texts about which a finding is accepted; empty if it is new.
  func texts(of finding: Int) -> Set<FaultText> { accepted[finding] ?? [] }

  /// What was measured when a finding was accepted that is worse now; nil for any other.
  func earlierFigure(of finding: Int) -> String? { earlier[finding] }

  /// Matches lines and findings that agree in a part of their identities, in their orders; `isUnique` matches only
  /// those that no others agree with.
  private mutating func pair(isUnique: Bool = false, line: (Identity) -> Identity?, unit: (Unit) -> Identity?) {
    var waiting: [Identity: [Int]] = [:]
    for index in lines.indices.reversed() where !used.contains(index) {
      if let key = line(lines[index].finding.identity) { waiting[key, default: []].append(index) }
    }
    guard !waiting.isEmpty else { return }
    let open = units.indices.filter { !units[$0].isMatched }
    var counts: [Identity: Int] = [:]
    if isUnique { for index in open { if let key = unit(units[index]) { counts[key, default: 0] += 1 } } }
    for index in open {
      guard let key = unit(units[index]), !isUnique || counts[key] == 1 && waiting[key]?.count == 1,
        let found = waiting[key]?.popLast()
      else { continue }
      match(found, index)
    }
  }

  private mutating func matchOlder() {
    var known: [Identity: Int] = [:]
    for (index, line) in lines.enumerated() where line.finding.isOlder { known[line.finding.identity] = index }
    for index in units.indices where !units[index].isMatched {
      if let line = known[units[index].older] { match(line, index) }
    }
  }

  private mutating func match(_ line: Int, _ unit: Int) {
    used.insert(line)
    units[unit].isMatched = true
    let (finding, known) = (units[unit].finding, lines[line].finding)
    if known.isExceeded(by: units[unit].fault) {
      earlier[finding] = known.measured
    } else {
      let identity = units[unit].identity
      accepted[finding, default: []].insert(FaultText(key: identity.key, language: identity.language))
    }
  }
}

// What of an identity is compared.
extension KnownFinding.Identity {
  /// The same in any place among its likes.
  fileprivate var anywhere: KnownFinding.Identity {
    var identity = self
    identity.place = 0
    return identity
  }

  /// The same in any surroundings.
  fileprivate var elsewhere: KnownFinding.Identity {
    var identity = anywhere
    identity.surroundings = ""
    return identity
  }

  /// The same with any text.
  fileprivate var wordless: KnownFinding.Identity {
    var identity = anywhere
    identity.text = ""
    return identity
  }

  /// The same in any catalog.
  fileprivate var ofAnyCatalog: KnownFinding.Identity {
    var identity = self
    identity.catalog = ""
    return identity
  }
}

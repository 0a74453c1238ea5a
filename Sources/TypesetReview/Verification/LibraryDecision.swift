import Typeset

/// Explains differences due to another version of ICU than the recorded one: in line breaks, and in the forms of dates
/// and numbers.
struct LibraryDecision {
  private let recorded: String
  private let present: String
  private let expected: [String: ElementRecord]
  private let actual: [String: ElementRecord]

  /// The possible library decisions between two layouts; nil if ICU has the same version.
  init?(_ versions: [VersionChange], expected: [PageRecord], actual: [PageRecord]) {
    guard let change = versions.first(where: { $0.name == "icu" }), let recorded = change.recorded,
      let present = change.present
    else { return nil }
    self.recorded = "ICU \(recorded)"
    self.present = "ICU \(present)"
    self.expected = Self.elements(of: expected)
    self.actual = Self.elements(of: actual)
  }

  /// A change with the decision behind it among its causes, and those behind its consequences.
  func named(in change: ElementChange) -> ElementChange {
    var change = change
    change.consequences = change.consequences.map(named)
    let key = Self.key(change.page, change.id)
    guard !change.id.isEmpty, let was = expected[key], let now = actual[key], let words = words(change, was, now) else {
      return change
    }
    change.cause += (change.cause.isEmpty ? "" : "; ") + words
    return change
  }

  private func words(_ change: ElementChange, _ was: ElementRecord, _ now: ElementRecord) -> String? {
    if change.kinds.contains(.lines), was.textWithoutBlanks == now.textWithoutBlanks,
      was.frame.width == now.frame.width
    {
      return wordsOfBreak(was, now)
    }
    if change.kinds.contains(.text), now.rules.contains(where: Self.rulesOfFormats.contains) {
      return "\(present) may format dates and numbers differently from \(recorded)"
    }
    return nil
  }

  /// The message for the first different line end: lines are filled, so the longer one ends where only one version
  /// breaks.
  private func wordsOfBreak(_ was: ElementRecord, _ now: ElementRecord) -> String? {
    guard let (old, new) = zip(was.lines, now.lines).first(where: { $0.inkCount != $1.inkCount }) else { return nil }
    if new.inkCount > old.inkCount {
      return "\(present) breaks after \(quoted(new.lastWord)); \(recorded) did not"
    }
    return "\(recorded) broke after \(quoted(old.lastWord)); \(present) does not"
  }

  private static func elements(of pages: [PageRecord]) -> [String: ElementRecord] {
    var found: [String: ElementRecord] = [:]
    func add(_ element: ElementRecord, on page: String) {
      found[key(page, element.id)] = element
      for child in element.children { add(child, on: page) }
    }
    for page in pages { for element in page.elements { add(element, on: page.name) } }
    return found
  }

  private static func key(_ page: String, _ id: String) -> String { page + "\n" + id }

  /// The rules that apply to generated dates and numbers.
  private static let rulesOfFormats: Set<String> = Set(
    [
      R003FineTune.rule, R009Numerals.rule, R010RegionalNumerals.rule, R068Calendar.rule,
    ].map(\.description))
}

extension LineRecord {
  /// How many of its characters are seen; blanks come and go where lines end.
  fileprivate var inkCount: Int { text.count { !$0.isWhitespace } }

  fileprivate var lastWord: String { text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? text }
}

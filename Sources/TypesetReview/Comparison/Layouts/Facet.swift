import Typeset

/// A change of an element other than its position and size, in words that may follow the element's name and a colon.
struct Facet: Hashable {
  /// In which way.
  var kind: ElementChange.Kind
  /// The change in words: `text "a" → "b"`.
  var words: String
  /// The expected value.
  var expected: String?
  /// The actual value.
  var actual: String?
  /// The settings behind it, where the author's are known.
  var settings: [String] = []
  /// The words without texts that differ from language to language; nil if there are none.
  var edit: String?
  /// The entry of a catalog that the text comes from, if there is one.
  var origin: TextOrigin?

  init(_ kind: ElementChange.Kind, _ words: String, from expected: String? = nil, to actual: String? = nil) {
    self.kind = kind
    self.words = words
    self.expected = expected
    self.actual = actual
  }

  /// The most telling facets of a pair of elements first.
  static func all(of expected: ElementRecord, _ actual: ElementRecord, whole: SplitTexts.Texts?) -> [Facet] {
    let text = TextFacets(expected, actual, whole: whole)
    return text.facets + PaintFacets(expected, actual).facets + settings(expected, actual)
  }

  /// Language, side, direction, guidelines and accessibility.
  private static func settings(_ expected: ElementRecord, _ actual: ElementRecord) -> [Facet] {
    var facets: [Facet] = []
    func add(_ kind: ElementChange.Kind, _ was: String, _ now: String, _ words: (String, String) -> String) {
      if was != now { facets.append(Facet(kind, words(was, now), from: was, to: now)) }
    }
    add(.side, expected.alignment?.rawValue ?? "", actual.alignment?.rawValue ?? "") { was, now in
      was.isEmpty || now.isEmpty
        ? "its side is decided by another rule" : "it is aligned \(place(now)) instead of \(place(was))"
    }
    add(.direction, expected.direction.rawValue, actual.direction.rawValue) {
      "it runs from \($1 == "rtl" ? "right to left" : "left to right") instead of \($0 == "rtl" ? "right to left" : "left to right")"
    }
    add(.language, expected.language, actual.language) { "language \($0) → \($1)" }
    if expected.isMirrored != actual.isMirrored {
      facets.append(Facet(.direction, actual.isMirrored ? "it is now mirrored" : "it is no longer mirrored"))
    }
    facets += rules(expected.rules, actual.rules)
    add(.spoken, expected.label ?? "", actual.label ?? "") {
      "accessible name \(quoted($0)) → \(quoted($1))"
    }
    add(.spoken, expected.value ?? "", actual.value ?? "") { "value \(quoted($0)) → \(quoted($1))" }
    add(.spoken, states(of: expected), states(of: actual)) { "it is \($1) instead of \($0)" }
    add(.spoken, expected.hint ?? "", actual.hint ?? "") { "hint \(quoted($0)) → \(quoted($1))" }
    add(.spoken, expected.link ?? "", actual.link ?? "") { "link \(quoted($0)) → \(quoted($1))" }
    add(.spoken, expected.role.rawValue, actual.role.rawValue) { "role \($0) → \($1)" }
    add(.spoken, level(expected), level(actual)) { "heading level \($0) → \($1)" }
    if expected.isDecorative != actual.isDecorative {
      let words = actual.isDecorative ? "it is now decorative" : "it is no longer decorative"
      facets.append(Facet(.spoken, words))
    }
    if expected.isPresentational != actual.isPresentational {
      facets.append(
        Facet(.spoken, actual.isPresentational ? "it left the accessibility tree" : "it joined the accessibility tree"))
    }
    if expected.isInert != actual.isInert {
      facets.append(Facet(.spoken, actual.isInert ? "something modal is now over it" : "nothing modal is over it now"))
    }
    return facets
  }

  /// Whether it can be used, is chosen, is on.
  private static func states(of element: ElementRecord) -> String {
    let words = [
      element.isEnabled.map { $0 ? "enabled" : "disabled" },
      element.isSelected.map { $0 ? "selected" : "not selected" },
      element.isChecked.map { $0 ? "on" : "off" },
    ].compactMap(\.self)
    return words.isEmpty ? "not a control" : words.joined(separator: ", ")
  }

  private static func level(_ element: ElementRecord) -> String { element.headingLevel.map(String.init) ?? "none" }

  private static func place(_ side: String) -> String { side == "center" ? "in the center" : "on the \(side)" }

  private static func meaning(of rule: String) -> String? {
    RuleCatalogue.entry(cited: rule)?.summary
  }

  /// Guidelines that now apply, and those that no longer do, with their meanings.
  private static func rules(_ expected: [String], _ actual: [String]) -> [Facet] {
    func named(_ rules: [String]) -> String {
      rules.map { rule in meaning(of: rule).map { "\(rule) (\($0))" } ?? rule }.joined(separator: ", ")
    }
    let (gone, new) = (expected.filter { !actual.contains($0) }, actual.filter { !expected.contains($0) })
    guard !gone.isEmpty || !new.isEmpty else { return [] }
    var words: [String] = []
    if !new.isEmpty { words.append("\(named(new)) now \(new.count == 1 ? "applies" : "apply")") }
    if !gone.isEmpty { words.append("\(named(gone)) no longer \(gone.count == 1 ? "applies" : "apply")") }
    return [
      Facet(
        .rules, words.joined(separator: ", and "), from: expected.joined(separator: " "),
        to: actual.joined(separator: " "))
    ]
  }
}

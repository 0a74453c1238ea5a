import Typeset

/// One way in which an element is another than it was, whatever became of its place and size.
struct Facet: Hashable {
  /// In which way.
  var kind: ElementChange.Kind
  /// The change in words that follow a colon: `its text is "b" instead of "a"`.
  var words: String
  /// What was.
  var expected: String?
  /// What is.
  var actual: String?

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

  /// Language, side, direction, guidelines and what is said to assistive technology.
  private static func settings(_ expected: ElementRecord, _ actual: ElementRecord) -> [Facet] {
    var facets: [Facet] = []
    func add(_ kind: ElementChange.Kind, _ was: String, _ now: String, _ words: (String, String) -> String) {
      if was != now { facets.append(Facet(kind, words(was, now), from: was, to: now)) }
    }
    add(.side, expected.alignment?.rawValue ?? "", actual.alignment?.rawValue ?? "") { was, now in
      was.isEmpty || now.isEmpty
        ? "its side is decided otherwise" : "its text stands \(place(now)) instead of \(place(was))"
    }
    add(.direction, expected.direction.rawValue, actual.direction.rawValue) {
      "it runs from \($1 == "rtl" ? "right to left" : "left to right") instead of \($0 == "rtl" ? "right to left" : "left to right")"
    }
    add(.language, expected.language, actual.language) { "its language is \($1) instead of \($0)" }
    if expected.isMirrored != actual.isMirrored {
      facets.append(Facet(.direction, actual.isMirrored ? "it is turned round now" : "it is no longer turned round"))
    }
    facets += rules(expected.rules, actual.rules)
    add(.spoken, expected.label ?? "", actual.label ?? "") {
      "its accessible name is \(quoted($1)) instead of \(quoted($0))"
    }
    add(.spoken, expected.value ?? "", actual.value ?? "") { "its value is \(quoted($1)) instead of \(quoted($0))" }
    add(.spoken, states(of: expected), states(of: actual)) { "it is \($1) instead of \($0)" }
    add(.spoken, expected.hint ?? "", actual.hint ?? "") { "its hint is \(quoted($1)) instead of \(quoted($0))" }
    add(.spoken, expected.link ?? "", actual.link ?? "") { "it leads to \(quoted($1)) instead of \(quoted($0))" }
    add(.spoken, expected.role.rawValue, actual.role.rawValue) { "its role is \($1) instead of \($0)" }
    add(.spoken, level(expected), level(actual)) { "its level is \($1) instead of \($0)" }
    if expected.isDecorative != actual.isDecorative {
      let words = actual.isDecorative ? "assistive technology passes it by now" : "it is no longer decorative"
      facets.append(Facet(.spoken, words))
    }
    if expected.isPresentational != actual.isPresentational {
      facets.append(Facet(.spoken, actual.isPresentational ? "it is out of the tree now" : "it is in the tree now"))
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
    return words.isEmpty ? "no control" : words.joined(separator: ", ")
  }

  private static func level(_ element: ElementRecord) -> String { element.headingLevel.map(String.init) ?? "none" }

  private static func place(_ side: String) -> String { side == "center" ? "in the middle" : "on the \(side)" }

  private static func meaning(of rule: String) -> String? {
    Int(rule.dropFirst()).flatMap { RuleMeanings.of([Rule($0)]).first?.words }
  }

  /// Guidelines that act now, and those that no longer do, with what they say.
  private static func rules(_ expected: [String], _ actual: [String]) -> [Facet] {
    func named(_ rules: [String]) -> String {
      rules.map { rule in meaning(of: rule).map { "\(rule) (\($0))" } ?? rule }.joined(separator: ", ")
    }
    let (gone, new) = (expected.filter { !actual.contains($0) }, actual.filter { !expected.contains($0) })
    guard !gone.isEmpty || !new.isEmpty else { return [] }
    var words: [String] = []
    if !new.isEmpty { words.append("\(named(new)) \(new.count == 1 ? "acts" : "act") now") }
    if !gone.isEmpty { words.append("\(named(gone)) no longer \(gone.count == 1 ? "acts" : "act")") }
    return [
      Facet(
        .rules, words.joined(separator: ", and "), from: expected.joined(separator: " "),
        to: actual.joined(separator: " "))
    ]
  }
}

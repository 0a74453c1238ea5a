import Typeset

/// A change of an element other than its position and size.
struct Facet: Hashable {
  /// In which way.
  var kind: ElementChange.Kind
  /// The change in words that follow a colon: `its text is "b" instead of "a"`.
  var words: String
  /// The expected value.
  var expected: String?
  /// The actual value.
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

  /// Language, side, direction, guidelines and accessibility.
  private static func settings(_ expected: ElementRecord, _ actual: ElementRecord) -> [Facet] {
    var facets: [Facet] = []
    func add(_ kind: ElementChange.Kind, _ was: String, _ now: String, _ words: (String, String) -> String) {
      if was != now { facets.append(Facet(kind, words(was, now), from: was, to: now)) }
    }
    add(.side, expected.alignment?.rawValue ?? "", actual.alignment?.rawValue ?? "") { was, now in
      was.isEmpty || now.isEmpty
        ? "its side is decided by another rule" : "its text is aligned \(place(now)) instead of \(place(was))"
    }
    add(.direction, expected.direction.rawValue, actual.direction.rawValue) {
      "it runs from \($1 == "rtl" ? "right to left" : "left to right") instead of \($0 == "rtl" ? "right to left" : "left to right")"
    }
    add(.language, expected.language, actual.language) { "its language is \($1) instead of \($0)" }
    if expected.isMirrored != actual.isMirrored {
      facets.append(Facet(.direction, actual.isMirrored ? "it is now mirrored" : "it is no longer mirrored"))
    }
    facets += rules(expected.rules, actual.rules)
    add(.spoken, expected.label ?? "", actual.label ?? "") {
      "its accessible name is \(quoted($1)) instead of \(quoted($0))"
    }
    add(.spoken, expected.value ?? "", actual.value ?? "") { "its value is \(quoted($1)) instead of \(quoted($0))" }
    add(.spoken, states(of: expected), states(of: actual)) { "it is \($1) instead of \($0)" }
    add(.spoken, expected.hint ?? "", actual.hint ?? "") { "its hint is \(quoted($1)) instead of \(quoted($0))" }
    add(.spoken, expected.link ?? "", actual.link ?? "") { "it links to \(quoted($1)) instead of \(quoted($0))" }
    add(.spoken, expected.role.rawValue, actual.role.rawValue) { "its role is \($1) instead of \($0)" }
    add(.spoken, level(expected), level(actual)) { "its level is \($1) instead of \($0)" }
    if expected.isDecorative != actual.isDecorative {
      let words = actual.isDecorative ? "it is now decorative" : "it is no longer decorative"
      facets.append(Facet(.spoken, words))
    }
    if expected.isPresentational != actual.isPresentational {
      facets.append(
        Facet(.spoken, actual.isPresentational ? "it left the accessibility tree" : "it joined the accessibility tree"))
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

/// In which ways a page itself is another, and which changes of its elements follow from that alone.
struct PageFacets {
  /// What changed, in words that follow a colon.
  private(set) var words: [String] = []
  /// The expected and actual value of the first of them.
  private(set) var values: (expected: String, actual: String)?
  /// The kinds of changes that need no other cause.
  private(set) var absorbed: Set<ElementChange.Kind> = []

  /// Whether the page is as it was.
  var isEmpty: Bool { words.isEmpty }

  init(_ was: PageRecord, _ now: PageRecord) {
    if was.locale != now.locale {
      add("its locale is \(now.locale) instead of \(was.locale)", was.locale, now.locale)
      absorbed.formUnion(ElementChange.Kind.allCases)
      absorbed.subtract([.color, .picture])
    }
    if was.direction != now.direction {
      let words = { (direction: Direction) in direction == .rightToLeft ? "right to left" : "left to right" }
      add(
        "it runs from \(words(now.direction)) instead of \(words(was.direction))", was.direction.rawValue,
        now.direction.rawValue)
      absorbed.formUnion([.side, .direction, .rules, .drawing, .moved, .size, .spacing])
    }
    let isOtherDevice = was.device != now.device
    if isOtherDevice {
      add(
        "its device is \(now.device ?? "none") instead of \(was.device ?? "none")", was.device ?? "", now.device ?? "")
    }
    if was.orientation != now.orientation {
      let (old, new) = (was.orientation?.rawValue ?? "none", now.orientation?.rawValue ?? "none")
      add("its orientation is \(new) instead of \(old)", old, new)
    }
    if was.split != now.split {
      add(
        "its share of the screen is \(now.split.rawValue) instead of \(was.split.rawValue)", was.split.rawValue,
        now.split.rawValue)
    }
    let isOtherSize = !Measure.areEqual(was.size.width, now.size.width)
    if was.size != now.size, isOtherDevice || isOtherSize || was.orientation != now.orientation {
      let text = { (size: Size) in "\(Measure.points(size.width).dropLast(3)) × \(Measure.points(size.height))" }
      add("it is \(text(now.size)) instead of \(text(was.size))", text(was.size), text(now.size))
    }
    if isOtherDevice || isOtherSize || was.split != now.split || was.orientation != now.orientation {
      absorbed.formUnion([.size, .moved, .spacing, .lines, .rules, .truncation, .drawing])
    }
    if was.background != now.background {
      let (old, new) = (was.background?.hex ?? "none", now.background?.hex ?? "none")
      add("its background is \(new) instead of \(old)", old, new)
      absorbed.insert(.color)
    }
    addOutside(was, now)
  }

  private mutating func add(_ words: String, _ was: String, _ now: String) {
    if values == nil { values = (was, now) }
    self.words.append(words)
  }

  /// Content outside of elements: running heads and decorations.
  private mutating func addOutside(_ was: PageRecord, _ now: PageRecord) {
    let (old, new) = (was.lines.map(\.text), now.lines.map(\.text))
    if old != new {
      let (before, after) = (old.joined(separator: " "), new.joined(separator: " "))
      add("its running heads are \(quoted(after)) instead of \(quoted(before))", before, after)
    }
    guard words.isEmpty else { return }
    if was.lines != now.lines { words.append("its running heads look different") }
    if was.paints != now.paints { words.append("something outside its elements is painted differently") }
  }

  /// Adds a change of the page's painting that no element explains.
  mutating func addUntold() { words.append("something on it is painted differently") }
}

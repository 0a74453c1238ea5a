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
    RuleCatalogue.entry(cited: rule)?.summary
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

/// In which ways a page itself is another, and which changes of its elements follow from that alone.
struct PageFacets {
  /// What changed, in words that follow a colon.
  private(set) var words: [String] = []
  /// What was and what is, for the first of them.
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
      add("its ground is \(new) instead of \(old)", old, new)
      absorbed.insert(.color)
    }
    addOutside(was, now)
  }

  private mutating func add(_ words: String, _ was: String, _ now: String) {
    if values == nil { values = (was, now) }
    self.words.append(words)
  }

  /// What stands outside of every element: running heads and decorations.
  private mutating func addOutside(_ was: PageRecord, _ now: PageRecord) {
    let (old, new) = (was.lines.map(\.text), now.lines.map(\.text))
    if old != new {
      let (before, after) = (old.joined(separator: " "), new.joined(separator: " "))
      add("its running heads are \(quoted(after)) instead of \(quoted(before))", before, after)
    }
    guard words.isEmpty else { return }
    if was.lines != now.lines { words.append("its running heads look otherwise") }
    if was.paints != now.paints { words.append("something is painted otherwise outside of its elements") }
  }

  /// Says that something on the page is painted otherwise, though no element tells what.
  mutating func addUntold() { words.append("something on it is painted otherwise") }
}

import Typeset

/// What is different about one pair of elements, sorted by what explains it.
struct PairFacets {
  /// What the author did: settings, another place, another element.
  var authored: [Facet] = []
  /// What is seen and follows from what the author did to the element.
  var explained: [Facet] = []
  /// What is seen and follows from nothing that is known.
  var own: [Facet] = []
  /// What is seen and follows from the settings of an element around it, or of the page.
  var inherited: [Facet] = []

  /// A pair without differences.
  init() {}

  /// Everything that is seen.
  var seen: [Facet] { explained + own + inherited }

  /// Compares a pair by itself; `texts` are the catalog entries of the actual element, and `move` is its other place.
  init(
    _ expected: ElementRecord, _ actual: ElementRecord, whole: SplitTexts.Texts?, texts: [TextOrigin], move: Facet?
  ) {
    let changes = SettingChanges(expected.settings, actual.settings).changes
    let hasSameKeys = !changes.contains { $0.name == "key" || $0.name.hasSuffix("-key") }
    if let move { authored.append(move) }
    if expected.name != actual.name {
      authored.append(
        Facet(.element, "<\(expected.name)> → <\(actual.name)>", from: expected.name, to: actual.name))
    }
    for change in changes {
      let origin = hasSameKeys ? texts.first { $0.attribute == change.name } : nil
      var facet = Facet(
        .setting, origin.map { change.words(from: $0) } ?? change.words, from: change.expected, to: change.actual)
      facet.settings = [change.name]
      facet.origin = origin?.ofCatalog
      authored.append(facet)
    }
    let isOther = expected.name != actual.name
    for var facet in Facet.all(of: expected, actual, whole: whole) {
      if isOther || changes.contains(where: { Self.explains($0.name, facet.kind) }) {
        explained.append(facet)
        continue
      }
      if facet.kind == .text, hasSameKeys, let origin = texts.first(where: { $0.attribute == nil }),
        let old = facet.expected, let new = facet.actual
      {
        facet.words = origin.words(from: old, to: new)
        facet.origin = origin.ofCatalog
      }
      own.append(facet)
    }
    tellLack(texts)
    // The text of another key is what the sentence is about.
    if let text = explained.first(where: { $0.kind == .text }),
      let index = authored.firstIndex(where: { $0.settings == ["key"] })
    {
      authored[index].edit = authored[index].words
      authored[index].words += " (\(text.words.dropFirst("text ".count)))"
      authored[index].expected = text.expected
      authored[index].actual = text.actual
    }
  }

  /// Says of a text that is now in another language that its translation is gone, in the file of its language.
  private mutating func tellLack(_ texts: [TextOrigin]) {
    guard let origin = texts.first(where: { $0.attribute == nil }), let lack = origin.lack,
      own.contains(where: { $0.kind == .language }), let index = own.firstIndex(where: { $0.kind == .text }),
      let old = own[index].expected, let new = own[index].actual
    else { return }
    let file = lack.file.map { " in \(quoted($0))" } ?? ""
    own[index].words =
      "key \(quoted(origin.key)) has no translation into \(lack.language) any more\(file): \(quoted(old)) → \(quoted(new))"
    own[index].origin = lack.file.map {
      var gone = origin
      gone.place = CatalogPlace(file: $0, position: nil)
      return gone
    }
    own.removeAll { $0.kind == .language }
  }

  /// Whether a setting of an element explains a change of it.
  private static func explains(_ setting: String, _ kind: ElementChange.Kind) -> Bool {
    kind == .text ? SettingChanges.changesText(setting) : SettingChanges.effects(of: setting).contains(kind)
  }

  /// Moves what a setting around the element explains from its own changes to the inherited ones; gives whether there
  /// was any.
  mutating func inherit(_ explains: (ElementChange.Kind) -> Bool) -> Bool {
    let found = own.filter { explains($0.kind) }
    guard !found.isEmpty else { return false }
    own.removeAll { explains($0.kind) }
    inherited += found
    return true
  }

  /// Whether it may be longer along an axis for a reason of its own.
  func explainsGrowth(along axis: Shift.Axis) -> Bool {
    authored.contains { $0.settings.isEmpty || $0.settings.contains(where: SettingChanges.changesExtent) }
      || (explained + own).contains { $0.explainsGrowth(along: axis) }
  }

  /// Whether it may have moved because of what its author did to it.
  var explainsMove: Bool {
    authored.contains { facet in
      switch facet.kind {
      case .order, .nesting: true
      case .setting: facet.settings.contains { Self.places.contains($0) }
      default: false
      }
    }
  }

  /// Settings that place an element.
  private static let places: Set<String> = ["align", "anchor", "cross", "start", "order", "dir", "semantics", "at"]
}

extension SettingChanges.Change {
  /// The change of a text that comes from a catalog.
  fileprivate func words(from origin: TextOrigin) -> String {
    let noun = name == "label" ? "accessible name" : name == "alt" ? "alternative text" : name
    return origin.words(noun, from: expected ?? "", to: actual ?? "")
  }
}

extension TextOrigin {
  /// The change of its text in words: `text of key "title" changed in "Settings.xcstrings", line 120: "a" → "b"`.
  fileprivate func words(_ noun: String = "text", from old: String, to new: String) -> String {
    let file = place.map { " in \"\($0.file)\"" } ?? ""
    let line = place?.position.map { ", line \($0.line)" } ?? ""
    let (was, now) = Excerpt.ofDifference(old, new)
    return "\(noun) of key \(quoted(key)) changed\(file)\(line): \(quoted(was)) → \(quoted(now))"
  }

  /// It, where a catalog has the text; nil where none has it.
  fileprivate var ofCatalog: TextOrigin? { place == nil ? nil : self }
}

extension Facet {
  /// Whether it may make an element longer along an axis.
  fileprivate func explainsGrowth(along axis: Shift.Axis) -> Bool {
    switch kind {
    case .text, .font, .picture, .language: true
    // Lines follow from the width.
    case .lines, .truncation, .drawing: axis == .block
    case .rules: axis == .inline
    default: false
    }
  }
}

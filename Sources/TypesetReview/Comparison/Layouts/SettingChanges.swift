import Typeset

/// What an author set otherwise on an element: the causes that are known, not inferred.
struct SettingChanges {
  /// A setting with another value; nil stands for one that is not given.
  struct Change: Hashable {
    /// The name: that of an attribute, with the part it is on before it, as in `date.format`.
    var name: String
    /// The value as it was.
    var expected: String?
    /// The value as it is.
    var actual: String?
  }

  /// The settings that differ, in the order of their names.
  let changes: [Change]

  /// Compares the settings of an element or a page; where one side does not say, nothing is known.
  init(_ expected: [String: String]?, _ actual: [String: String]?) {
    guard let expected, let actual, expected != actual else {
      changes = []
      return
    }
    changes = Set(expected.keys).union(actual.keys).sorted().compactMap { name in
      expected[name] == actual[name] ? nil : Change(name: name, expected: expected[name], actual: actual[name])
    }
  }

  /// Which changes of an element a setting may bring about, on the element itself and in it.
  static func effects(of name: String) -> Set<ElementChange.Kind> {
    if name.utf8.contains(UInt8(ascii: ".")) { return Set(ElementChange.Kind.allCases) }
    guard let attribute = AttributeName(rawValue: name) else { return Set(ElementChange.Kind.allCases) }
    return switch attribute {
    case .color, .tint: [.color]
    case .background, .border: [.color, .drawing]
    case .radius, .clip, .rotate: [.drawing, .picture]
    case .opacity, .shadow: [.drawing, .picture, .color]
    case .underline, .strike: [.drawing, .color]
    case .alt, .label, .hint, .role, .decorative, .altKey, .labelKey, .hintKey: [.spoken, .rules]
    case .href: [.spoken, .color, .drawing, .rules]
    case .style, .size, .weight, .font, .italic: looks.union([.font])
    case .align, .anchor, .cross: [.side, .rules, .moved]
    case .dir, .semantics, .flip: looks.union([.side, .direction, .picture])
    case .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight, .aspect, .grow, .padding, .paddingTop,
      .paddingBottom, .paddingStart, .paddingEnd, .spacing, .margin, .borderWidth, .columns, .minColumn, .collapse,
      .order, .fit,
      .focus,
      .wrap, .hyphens, .balance, .space:
      looks.union([.picture, .font])
    case .lines, .truncate: looks.union([.text])
    default: Set(ElementChange.Kind.allCases)
    }
  }

  /// What follows wherever something gets another size.
  private static let looks: Set<ElementChange.Kind> = [
    .size, .moved, .spacing, .lines, .truncation, .rules, .side, .drawing,
  ]

  /// Whether a setting of an element may bring about a change of its text.
  static func changesText(_ name: String) -> Bool {
    guard let attribute = AttributeName(rawValue: name) else { return name.utf8.contains(UInt8(ascii: ".")) }
    return switch attribute {
    case .key, .value, .placeholder, .caps, .numerals, .format, .currency, .lines, .truncate, .total, .current, .min,
      .max, .numbers, .labels, .values, .title, .position, .duration, .type, .to, .time, .placeholderKey, .valueKey,
      .titleKey, .labelsKey:
      true
    default: false
    }
  }

  /// Whether a setting of an element may bring about a kind of change on the elements in it.
  static func reachesInside(_ name: String, _ kind: ElementChange.Kind) -> Bool {
    guard effects(of: name).contains(kind) else { return false }
    return switch kind {
    case .text: ["lang", "numerals", "caps", "labels", "labels-key", "values"].contains(name)
    case .spoken: ["lang", "numerals", "enabled", "dir", "semantics"].contains(name)
    case .picture: ["lang", "dir", "semantics", "flip"].contains(name)
    default: true
    }
  }

  /// Whether a setting may change the extent or the place of an element.
  static func changesExtent(_ name: String) -> Bool { !effects(of: name).isDisjoint(with: [.size, .moved]) }
}

extension SettingChanges.Change {
  /// The change in words: `colour "red" → "orange"`.
  var words: String {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let attribute = parts.last.flatMap(AttributeName.init(rawValue:))
    let owner = parts.count == 2 ? " of <\(parts[0])>" : ""
    if owner.isEmpty, let attribute, let words = wordsOfState(attribute) { return words }
    let noun = (attribute.map(Self.noun) ?? name.replacing("-", with: " ")) + owner
    switch (expected.map { value($0, of: attribute) }, actual.map { value($0, of: attribute) }) {
    case (let old?, let new?):
      if let old = Double(expected ?? ""), let new = Double(actual ?? ""), attribute.map(Self.isLength) == true {
        return "\(noun) \(Measure.number(old)) → \(Measure.points(new))"
      }
      return "\(noun) \(old) → \(new)"
    case (nil, let new?): return "\(noun) set to \(new)"
    case (let old?, nil): return "\(noun) \(old) removed"
    case (nil, nil): return noun
    }
  }

  /// A state in words: `off → on`; nil for other settings.
  private func wordsOfState(_ attribute: AttributeName) -> String? {
    switch attribute {
    case .on: actual == "yes" ? "off → on" : "on → off"
    case .selected: actual == "yes" ? "now selected" : "no longer selected"
    case .enabled: actual == "no" ? "now disabled" : "now enabled"
    case .decorative: actual == "yes" ? "now decorative" : "no longer decorative"
    default: nil
    }
  }

  /// A value as a sentence has it: with its unit, or in quotes.
  private func value(_ text: String, of attribute: AttributeName?) -> String {
    if Double(text) != nil { return attribute.map(Self.isLength) == true ? text + " pt" : text }
    return quoted(text)
  }

  /// What a sentence calls an attribute.
  private static func noun(_ attribute: AttributeName) -> String {
    switch attribute {
    case .color: "colour"
    case .name: "icon"
    case .src: "picture"
    case .alt: "alternative text"
    case .label: "accessible name"
    case .lang: "language"
    case .dir: "direction"
    case .size: "size"
    case .href: "link"
    case .padding, .spacing, .radius, .border: attribute.rawValue
    default: attribute.rawValue.replacing("-", with: " ")
    }
  }

  private static func isLength(_ attribute: AttributeName) -> Bool {
    switch attribute {
    case .size, .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight, .padding, .paddingTop, .paddingBottom,
      .paddingStart, .paddingEnd, .spacing, .margin, .radius, .borderWidth, .minColumn:
      true
    default: false
    }
  }
}

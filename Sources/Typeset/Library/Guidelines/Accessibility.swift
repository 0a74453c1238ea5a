/// R118: links have a sign besides their colour.
enum R118LinkUnderline {
  static let rule = Rule(118)

  /// Whether a link is underlined by default.
  static let underlinesLinks = true

  /// The rule where it acts: on a link whose author says nothing of underlining; `given` is what the author says.
  static func rule(isLink: Bool, given: Bool?) -> Rule? { isLink && given == nil && underlinesLinks ? rule : nil }
}

/// R121: a picture that means something has words that say what it shows, for those who do not see it.
enum R121AlternativeText {
  /// Whether an author has to say what an element shows, because nothing else does.
  static func isOwed(by name: ElementName, role: Role) -> Bool {
    (name == .image || name.isInfographic) && role == .image || name == .video && role != .none
  }

  /// The words for an element: its `alt`, else its `label`; nil where the author gave neither, or nothing but blanks.
  static func text(alt: String?, label: String?) -> String? {
    [alt, label].compactMap { $0 }.first { $0.contains { !$0.isWhitespace } }
  }
}

/// R124: what only decorates is hidden from assistive technology.
enum R124Decoration {
  /// Whether an element decorates: its author says so, or gives it an `alt` without words, as in HTML.
  static func isDecorative(decorative: Bool?, alt: String?) -> Bool {
    decorative ?? (alt.map { $0.allSatisfy(\.isWhitespace) } ?? false)
  }
}

/// R128: assistive technology reaches every control in reading order, and once: the words beside a control that are its
/// name are not read on their own as well.
package enum R128Navigable {
  /// Whether a label is read with the controls beside it, which have some names.
  package static func isSaid(_ label: String, byControlsNamed names: Set<String>) -> Bool { names.contains(label) }
}

/// R129: what belongs together is read together, so a picture and its words form one unit and do not fall apart into a
/// row of pictures and a row of words.
enum R129Grouping {
  /// Whether an element keeps its contents together for assistive technology.
  static func isUnit(_ name: ElementName) -> Bool { name.has(.isGroup) }
}

/// R132: every control has a name for those who do not see it: its text, what its author calls it, the text beside it,
/// its icon, or, failing these, the word for what it is.
enum R132Labels {
  /// What is said of an element: its name, its value, its state, separated as the language writes lists; nil where it
  /// has none.
  ///
  /// A value that is in the name is not repeated: `Picture 1 of 3`.
  static func spoken(label: String?, value: String?, states: [String] = [], separator: String = ", ") -> String? {
    let isInName = label.flatMap { label in value.map { label.lowercased().contains($0.lowercased()) } } ?? false
    let parts = ([label, isInName ? nil : value].compactMap(\.self) + states).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: separator)
  }

  /// Whether a control takes the text beside it as its name where it has none of its own.
  static func takesName(_ kind: ControlKind) -> Bool {
    switch kind {
    case .toggle, .slider, .progress, .steps, .rating, .stepper, .segmented, .pager, .textField, .search, .player,
      .alignPicker, .checkbox, .radio, .spinner, .calendar, .datePicker, .timePicker, .media:
      true
    case .button, .segment, .tab, .chip: false
    }
  }
}

extension ElementName {
  /// Whether it shows in a drawing what has to be said in words too (R123).
  var isInfographic: Bool { self == .chart || self == .map }
}

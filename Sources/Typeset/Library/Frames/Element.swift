/// What the outputs know of an element of the document.
package struct Element: Sendable {
  /// The element's name in the markup, or `marker`.
  package var name: String
  /// Its `id`, else its path (`screen1/column1/p3`).
  package var id: String
  /// Whether the author gave the `id`.
  package var hasOwnID: Bool
  /// What it is to assistive technology.
  package var role: Role
  /// The extent from the group's origin, in points.
  package var size: Size
  /// The place of its start tag.
  package var position: SourcePosition
  /// The direction of its text, or of its layout where it holds no text.
  package var direction: Direction
  /// The side that was decided; nil where it holds no text.
  package var alignment: Side?
  /// The language, a BCP 47 tag.
  package var language: String
  /// The guidelines that acted, in ascending order.
  package var rules: [Rule]
  /// Whether text was cut.
  package var isTruncated = false
  /// Whether its drawing was turned round.
  package var isMirrored = false
  /// The level 1…6 of a heading.
  package var headingLevel: Int?
  /// The text of the outline entry it opens, as the source has it; nil for none.
  package var outlineTitle: String?
  /// Where a link leads: a URL, or `#id` inside the document.
  package var link: String?
  /// What control it is; nil for what is none.
  package var control: ControlKind?
  /// The accessible name, where it is not the text.
  package var label: String?
  /// The language of `label`, a BCP 47 tag; nil where it is that of the element.
  package var labelLanguage: String?
  /// The value of a control as it is said, in the words and digits of the locale: `on`, `3.5 of 5`; nil for none.
  package var value: String?
  /// What else is said of its state, in the words of the locale: `selected`, `dimmed`.
  package var states: [String] = []
  /// The language of `value` and `states`, a BCP 47 tag; nil where it has neither.
  package var stateLanguage: String?
  /// Whether it can be used: false only where the author disables it or what holds it.
  package var isEnabled = true
  /// Whether it is the chosen one of several; nil where there is nothing to choose.
  package var isSelected: Bool?
  /// Whether a switch is on; nil for what is no switch.
  package var isChecked: Bool?
  /// Where its value stands on its scale; nil for what has none.
  package var range: ValueRange?
  /// What using it does, for assistive technology.
  package var hint: String?
  /// Whether it means nothing and assistive technology passes it by (R124).
  package var isDecorative = false
  /// Whether its author takes it out of the tree with `role="none"`; what it holds stays.
  package var isPresentational = false
  /// Whether it goes on from an earlier page: the outputs join both parts.
  package var continuesEarlierPart = false

  /// Creates an element with what every element has.
  package init(
    name: String, id: String, hasOwnID: Bool, role: Role, size: Size, position: SourcePosition, direction: Direction,
    alignment: Side? = nil, language: String, rules: [Rule] = []
  ) {
    self.name = name
    self.id = id
    self.hasOwnID = hasOwnID
    self.role = role
    self.size = size
    self.position = position
    self.direction = direction
    self.alignment = alignment
    self.language = language
    self.rules = rules
  }

  /// What is said in place of its text: its accessible name and its state; nil where its text speaks for itself (R132).
  package var spokenName: String? {
    guard let label else { return nil }
    return R132Labels.spoken(label: label, value: value, states: states, separator: stateSeparator)
  }

  private var stateSeparator: String { SpokenWords.of(stateLanguage ?? labelLanguage ?? language).separator }
}

/// An element of the document, as the outputs see it.
package struct Element: Sendable {
  /// The element's name in the markup, or `marker`.
  package var name: String
  /// Its `id`, or its path (`screen1/column1/p3`).
  package var id: String
  /// Whether the author gave the `id`.
  package var hasOwnID: Bool
  /// Its role for assistive technology.
  package var role: Role
  /// The extent from the group's origin, in points.
  package var size: Size
  /// The place of its start tag.
  package var position: SourcePosition
  /// The direction of its text, or of its layout if it contains no text.
  package var direction: Direction
  /// The side that was decided; nil if it holds no text.
  package var alignment: Side?
  /// The language, a BCP 47 tag.
  package var language: String
  /// The guidelines that acted, in ascending order.
  package var rules: [Rule]
  /// Whether text was cut.
  package var isTruncated = false
  /// Whether its drawing was mirrored.
  package var isMirrored = false
  /// The letters or digits that it should show as an icon and no font has, in words (R032); nil for none.
  package var missingLetters: String?
  /// The letters of a keyboard and their order, by the name of the layout; nil for anything else.
  package var keyboardLayout: String?
  /// The level 1…6 of a heading.
  package var headingLevel: Int?
  /// Whether the head of a row is that of its column, too.
  package var headsColumnToo = false
  /// The text of the outline entry it opens, as the source has it; nil for none.
  package var outlineTitle: String?
  /// The target of a link: a URL, or `#id` inside the document.
  package var link: String?
  /// Its kind of control; nil if it is not a control.
  package var control: ControlKind?
  /// The accessible name, if it differs from the text.
  package var label: String?
  /// The language of `label`, a BCP 47 tag; nil if it is that of the element.
  package var labelLanguage: String?
  /// The spoken value of a control, in the words and digits of the locale: `on`, `3.5 of 5`; nil for none.
  package var value: String?
  /// Its other spoken states, in the words of the locale: `selected`, `dimmed`.
  package var states: [String] = []
  /// The language of `value` and `states`, a BCP 47 tag; nil if it has neither.
  package var stateLanguage: String?
  /// Whether it is enabled: false only if the author disables it or a parent.
  package var isEnabled = true
  /// Whether it is the chosen one of several; nil if there is nothing to choose.
  package var isSelected: Bool?
  /// Whether a switch is on, or an item has its checkmark; nil if it has neither.
  package var isChecked: Bool?
  /// Its value and scale; nil if it has none.
  package var range: ValueRange?
  /// What using it does, for assistive technology.
  package var hint: String?
  /// Whether it means nothing and assistive technology passes it by (R124).
  package var isDecorative = false
  /// Whether the author removes it from the tree with `role="none"`, which keeps its contents.
  package var isPresentational = false
  /// Whether something modal is over it, so that it is out of reach and of the reading order.
  package var isInert = false
  /// Whether it continues from an earlier page: the outputs join both parts.
  package var continuesEarlierPart = false
  /// When it is read on its screen (R157).
  package var turn = ReadingTurn.rest
  /// When the first of it and all that it holds is read on its screen (R157).
  package var firstTurn = ReadingTurn.rest
  /// Its text with the room that it leaves; nil where that was not asked for, and where it holds no text.
  package var measured: MeasuredText?
  /// What its author wrote about it.
  package var source = ElementSource()

  /// The name of the part of a layer that dims what is beneath it.
  package static let scrimName = "scrim"

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

  /// The words read instead of its text: its accessible name and its state; nil if its text is read (R132).
  package var spokenName: String? {
    guard let label else { return nil }
    return R132Labels.spoken(label: label, value: value, states: states, separator: stateSeparator)
  }

  private var stateSeparator: String { SpokenWords.of(stateLanguage ?? labelLanguage ?? language).separator }
}

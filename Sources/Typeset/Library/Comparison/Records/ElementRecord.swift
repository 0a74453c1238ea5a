/// An element of a finished page, with all that it shows.
public struct ElementRecord: Hashable, Sendable {
  /// Its name in the markup, or that of a part: `marker`, `knob`.
  public var name: String
  /// Its `id`, else its path (`screen1/column1/p3`); an inline element without one has an empty one.
  public var id: String
  /// What it is to assistive technology.
  public var role: Role
  /// Its box on the page.
  public var frame: Rect
  /// The direction of its text, or of its layout where it holds no text.
  public var direction: Direction
  /// The side that was decided; nil where it holds no text.
  public var alignment: Side?
  /// The language, a BCP 47 tag.
  public var language: String
  /// The guidelines that acted, such as `R005`, in ascending order.
  public var rules: [String] = []
  /// The accessible name, where it is not the text.
  public var label: String?
  /// The value of a control as it is said.
  public var value: String?
  /// Whether a control can be used; nil for what is none.
  public var isEnabled: Bool?
  /// Whether it is the chosen one of several; nil where there is nothing to choose.
  public var isSelected: Bool?
  /// Whether a switch is on; nil for what is no switch.
  public var isChecked: Bool?
  /// What using it does, for assistive technology.
  public var hint: String?
  /// Where a link leads.
  public var link: String?
  /// The level 1…6 of a heading.
  public var headingLevel: Int?
  /// Whether text was cut.
  public var isTruncated = false
  /// Whether its drawing was turned round.
  public var isMirrored = false
  /// Whether assistive technology passes it by.
  public var isDecorative = false
  /// Whether its author takes it out of the tree.
  public var isPresentational = false
  /// Outside of this part of the page nothing of it is drawn; nil where nothing bounds it.
  public var clip: Rect?
  /// What it paints itself, outside of its lines and of the elements in it.
  public var paints: [PaintRecord] = []
  /// Its own lines.
  public var lines: [LineRecord] = []
  /// The elements in it: those inside its lines, then the others in the order in which they are drawn.
  public var children: [ElementRecord] = []
}

import Typeset

/// An element of a finished page, with all that it shows.
package struct ElementRecord: Hashable, Sendable {
  /// Its name in the markup, or that of a part: `marker`, `knob`.
  package var name: String
  /// Its `id`, else its path (`screen1/column1/p3`); an inline element without one has an empty one.
  package var id: String
  /// What it is to assistive technology.
  package var role: Role
  /// Its box on the page.
  package var frame: Rect
  /// The direction of its text, or of its layout where it holds no text.
  package var direction: Direction
  /// The side that was decided; nil where it holds no text.
  package var alignment: Side?
  /// The language, a BCP 47 tag.
  package var language: String
  /// The guidelines that acted, such as `R005`, in ascending order.
  package var rules: [String] = []
  /// The accessible name, where it is not the text.
  package var label: String?
  /// The value of a control as it is said.
  package var value: String?
  /// Whether a control can be used; nil for what is none.
  package var isEnabled: Bool?
  /// Whether it is the chosen one of several; nil where there is nothing to choose.
  package var isSelected: Bool?
  /// Whether a switch is on; nil for what is no switch.
  package var isChecked: Bool?
  /// What using it does, for assistive technology.
  package var hint: String?
  /// Where a link leads.
  package var link: String?
  /// The level 1…6 of a heading.
  package var headingLevel: Int?
  /// Whether text was cut.
  package var isTruncated = false
  /// Whether its drawing was turned round.
  package var isMirrored = false
  /// Whether assistive technology passes it by.
  package var isDecorative = false
  /// Whether its author takes it out of the tree.
  package var isPresentational = false
  /// Outside of this part of the page nothing of it is drawn; nil where nothing bounds it.
  package var clip: Rect?
  /// What it paints itself, outside of its lines and of the elements in it.
  package var paints: [PaintRecord] = []
  /// Its own lines.
  package var lines: [LineRecord] = []
  /// The elements in it: those inside its lines, then the others in the order in which they are drawn.
  package var children: [ElementRecord] = []
}

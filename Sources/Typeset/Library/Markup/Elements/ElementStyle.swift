/// What an element looks like by default (F17).
struct ElementStyle: Sendable {
  /// The text style of its text; nil takes that of its surroundings.
  var style: TextStyleName?
  /// The weight of its text; nil takes that of the style, or of its surroundings where it has none.
  var weight: Int?
  /// The palette name of its text's colour; nil takes that of its surroundings.
  var color: String?
  /// The family of its text; nil takes that of its surroundings.
  var font: String?
  /// The palette name of its background; nil for none.
  var background: String?
  /// The distance between its children, in points.
  var spacing = 0.0
  /// The distance between its edges and its contents, in points.
  var padding = Insets.zero
  /// The radius of its corners, in points.
  var radius = 0.0
  /// The width of its border, in points, drawn only where a `border` colour is given.
  var borderWidth = 1.0
  /// The least height, in points.
  var minHeight: Double?
  /// The least distance from the block before it, in points; none at the top.
  var spaceAbove = 0.0

  /// Small text that steps back, such as a caption.
  static let secondary = ElementStyle(style: .caption1, color: "secondary-label")
  /// A container, whose children are some distance apart.
  static let container = ElementStyle(spacing: 12)
  /// The family for text of one width.
  static let monospacedFamily = "Noto Sans Mono"
  /// The thickness of a divider, in points.
  static let dividerThickness = 0.5
  /// The thickness of a divider with high contrast, in points (F16).
  static let strongDividerThickness = 1.0
  /// The colour of dividers and of the rule beside a quotation, a palette name.
  static let separatorColor = "separator"
  /// The width of the rule at the start of a quotation, in points.
  static let quotationRuleWidth = 3.0
}

/// What an element is to assistive technology (R114).
package enum Role: String, Sendable {
  case document, heading, paragraph, list, listitem, link, button, label, image, table, row, columnheader, rowheader
  case cell, group, control, none
}

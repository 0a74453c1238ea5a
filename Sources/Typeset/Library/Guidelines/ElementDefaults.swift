/// What an element looks like when nothing is said (F17).
struct ElementStyle: Sendable {
  /// The text style of its text; nil takes that of its surroundings.
  var style: TextStyleName?
  /// The weight of its text; nil takes that of the style, or of its surroundings where it has none.
  var weight: Int?
  /// The palette name of its text's colour; nil takes that of its surroundings.
  var color: String?
  /// The family of its text; nil takes that of its surroundings.
  var font: String?
  /// The palette name of its ground; nil for none.
  var background: String?
  /// The distance between its children, in points.
  var spacing = 0.0
  /// The distance between its edges and what it holds, in points.
  var padding = Insets.zero
  /// The radius of its corners, in points.
  var radius = 0.0
  /// The width of its border, in points, drawn only where a `border` colour is given.
  var borderWidth = 1.0
  /// The least height, in points.
  var minHeight: Double?
  /// The least distance from the block before it, in points; none at the top.
  var spaceAbove = 0.0

  /// The row of an element; inline elements and those without a look of their own take everything from around them.
  static func of(_ name: ElementName) -> ElementStyle { rows[name] ?? plain }

  /// The margin of a page on every edge, in points.
  static let pageMargin = 54.0
  /// The paper of a page.
  static let pageSize = "a4"
  /// The thickness of a divider, in points.
  static let dividerThickness = 0.5
  /// The colour of dividers and of the rule beside a quotation, a palette name.
  static let separatorColor = "separator"
  /// The width of the rule at the start of a quotation, in points.
  static let quotationRuleWidth = 3.0
  /// The width of a canvas that names none, in points.
  static let canvasWidth = 375.0

  private static let plain = ElementStyle()
  /// The family for text of one width.
  static let monospacedFamily = "Noto Sans Mono"

  private static let rows: [ElementName: ElementStyle] = [
    .title: ElementStyle(style: .largeTitle, weight: 700),
    .h1: ElementStyle(style: .title1, weight: 700, spaceAbove: 24),
    .h2: ElementStyle(style: .title2, weight: 700, spaceAbove: 24),
    .h3: ElementStyle(style: .title3, weight: 600, spaceAbove: 24),
    .h4: ElementStyle(style: .headline),
    .p: ElementStyle(style: .body),
    .label: ElementStyle(style: .body),
    .caption: secondary,
    .runningHead: secondary,
    .runningFoot: secondary,
    .pre: ElementStyle(
      style: .body, font: monospacedFamily, background: "gray6", padding: Insets(all: 12), radius: 8),
    .code: ElementStyle(font: monospacedFamily),
    .a: ElementStyle(color: "tint"),
    .blockquote: ElementStyle(
      style: .body, spacing: 12, padding: Insets(top: 0, start: 16, bottom: 0, end: 0)),
    .ul: ElementStyle(spacing: 4),
    .ol: ElementStyle(spacing: 4),
    .li: ElementStyle(style: .body, spacing: 4),
    .button: ElementStyle(
      style: .headline, color: "tint", background: "gray5",
      padding: Insets(top: 12, start: 20, bottom: 12, end: 20), radius: 12, minHeight: 44),
    .value: ElementStyle(style: .body, color: "secondary-label"),
    .detail: ElementStyle(style: .subhead, color: "secondary-label"),
    .header: ElementStyle(style: .footnote, color: "secondary-label"),
    .footer: ElementStyle(style: .footnote, color: "secondary-label"),
    .leading: ElementStyle(spacing: 4),
    .trailing: ElementStyle(spacing: 4),
    .th: ElementStyle(style: .subhead, weight: 600, spacing: 4, padding: Insets(all: 8)),
    .td: ElementStyle(style: .body, spacing: 4, padding: Insets(all: 8)),
    .back: way,
    .next: way,
    .previous: way,
    .direction: way,
    .segment: ElementStyle(
      style: .footnote, padding: Insets(top: 7, start: 8, bottom: 7, end: 8), minHeight: 32),
    .page: container,
    .screen: container,
    .canvas: container,
    .column: container,
    .section: container,
    .group: container,
    .box: container,
    .grid: container,
    .row: ElementStyle(spacing: 8),
    .gallery: ElementStyle(spacing: 8),
    .figure: ElementStyle(spacing: 8),
    .figcaption: secondary,
    .readable: container,
    .navBar: bar,
    .toolbar: bar,
    .tab: ElementStyle(style: .caption2),
  ]

  private static let bar = ElementStyle(spacing: 16)
  private static let container = ElementStyle(spacing: 12)
  private static let way = ElementStyle(style: .body, color: "tint")
  private static let secondary = ElementStyle(style: .caption1, color: "secondary-label")
}

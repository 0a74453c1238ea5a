// Blocks of text.

enum TextElements {
  static let title = ElementDeclaration(
    .title, .text(.title), holds: .inline, dir: .text, common: Common.textBlock, role: .heading, headingLevel: 1,
    traits: heading, style: ElementStyle(style: .largeTitle, weight: 700),
    "The title of a screen; in the head, the title of the document", example: "<title>Settings</title>")
  static let h1 = heading(
    .h1, .h1, level: 1, ElementStyle(style: .title1, weight: 700, spaceAbove: 24), "A heading of the first level")
  static let h2 = heading(
    .h2, .h2, level: 2, ElementStyle(style: .title2, weight: 700, spaceAbove: 24), "A heading of the second level")
  static let h3 = heading(
    .h3, .h3, level: 3, ElementStyle(style: .title3, weight: 600, spaceAbove: 24), "A heading of the third level")
  static let h4 = heading(.h4, .h4, level: 4, ElementStyle(style: .headline), "A heading of the fourth level")
  static let p = ElementDeclaration(
    .p, .text(.p), holds: .inline, dir: .text, common: Common.textBlock, role: .paragraph,
    traits: [.fillsWidth, .splitsOverPages],
    style: ElementStyle(style: .body), "A paragraph; from three lines on, its language decides its alignment (R005)",
    example: "<p>The tower was a lamp for <b>ships</b>.</p>")
  static let label = ElementDeclaration(
    .label, .text(.label), holds: .inline, dir: .text, common: Common.textBlock, role: .label,
    traits: [.splitsOverPages, .fillsWidth, .growsBesideLatin], style: ElementStyle(style: .body),
    "A short text of the interface, such as the name of a control", example: "<label>Notifications</label>")
  static let caption = ElementDeclaration(
    .caption, .text(.caption), holds: .inline, dir: .text, common: Common.textBlock, role: .paragraph,
    traits: [.fillsWidth, .splitsOverPages], style: .secondary, "A small text that explains what is beside it",
    example: "<caption>Updated yesterday</caption>")
  static let pre = ElementDeclaration(
    .pre, .text(.pre), holds: .inline, dir: .text, common: Common.textBlock.subtracting([.space]),
    role: .paragraph, traits: [.fillsWidth, .splitsOverPages],
    style: ElementStyle(
      style: .body, font: ElementStyle.monospacedFamily, background: "gray6", padding: Insets(all: 12), radius: 8),
    "Text whose spaces and line ends are kept", example: "<pre>let answer = 42</pre>")
  static let blockquote = ElementDeclaration(
    .blockquote, .text(.blockquote), holds: .flow, dir: .layout,
    common: Common.textBlock.union([.spacing, .enabled]), role: .group, roleOfText: .paragraph,
    traits: [.fillsWidth, .splitsOverPages],
    style: ElementStyle(style: .body, spacing: 12, padding: Insets(top: 0, start: 16, bottom: 0, end: 0)),
    "A quotation, with a rule where reading starts", example: "<blockquote>I sent the map north.</blockquote>")
  static let figcaption = ElementDeclaration(
    .figcaption, .text(.figcaption), holds: .flow, dir: .text, common: Common.textBlock.union([.spacing, .enabled]),
    role: .paragraph, traits: .fillsWidth, style: .secondary, "The caption of a `figure`",
    example:
      "<figure><chart values=\"3, 5, 2\" label=\"Visits\"/><figcaption>Visits in a year</figcaption></figure>")

  private static let heading: ElementTraits = [.fillsWidth, .keepsStyle, .growsBesideLatin]

  private static func heading(
    _ name: ElementName, _ kind: ElementKind.Text, level: Int, _ style: ElementStyle, _ summary: String
  ) -> ElementDeclaration {
    ElementDeclaration(
      name, .text(kind), holds: .inline, dir: .text, common: Common.textBlock, role: .heading, headingLevel: level,
      traits: heading, style: style, summary, example: "<\(name.rawValue)>Lighthouses</\(name.rawValue)>")
  }
}

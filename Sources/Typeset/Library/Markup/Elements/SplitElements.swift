// A screen in columns.

enum SplitElement {
  static let shows = Attribute<SplitColumn>(
    .shows, default: .content, "The column that is seen where the width is compact and there is room for one")

  static let declaration = ElementDeclaration(
    .split, .container(.split), holds: .only([.sidebar, .content, .detail]), dir: .layout,
    attributes: [shows.declaration], common: Common.everywhere.union([.dir, .appearance]), role: .group,
    traits: [.fillsWidth, .ignoresMargins, .arrangesInRow],
    "A screen of up to three columns, each with bars of its own: as many as have room side by side, on a compact width one",
    example: example)

  static let sidebar = column(.sidebar, "gray6", "The places of an app, beside what they hold")
  static let content = column(.content, "background", "What is seen first, and where there is room for one column only")
  static let detail = column(.detail, "background", "More about what is chosen in the column before")

  private static let example = #"""
    <screen device="ipad-10.9" orientation="landscape"><split><sidebar><nav-bar><title>Mail</title></nav-bar><list><item><label>Inbox</label></item></list></sidebar><content><nav-bar><title>Inbox</title></nav-bar><list><item><label>Sara</label></item></list></content><detail><nav-bar><title>Sara</title></nav-bar><p>See you at the tower.</p></detail></split></screen>
    """#

  private static func column(_ name: ElementName, _ background: String, _ summary: String) -> ElementDeclaration {
    ElementDeclaration(
      name, .container(.pane), in: .named, holds: .blocks, dir: .layout,
      common: Common.everywhere.union(Common.inherited).union([.dir, .background, .spacing, .padding]), role: .group,
      traits: .fillsWidth, style: ElementStyle(background: background, spacing: 12), summary, example: example)
  }
}

/// A column of a screen.
enum SplitColumn: String, MarkupWord {
  case sidebar, content, detail
}

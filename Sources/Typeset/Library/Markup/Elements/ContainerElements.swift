// Containers, which place blocks.

enum ContainerElements {
  static let column = ElementDeclaration(
    .column, .container(.column), holds: .blocks, dir: .layout, common: Common.container,
    traits: [.fillsWidth, .splitsOverPages],
    style: .container, "Blocks from top to bottom",
    example: "<column spacing=\"4\"><h3>Lighthouse</h3><p>A lamp for ships.</p></column>")
  static let overlay = ElementDeclaration(
    .overlay, .container(.overlay), holds: .blocks, dir: .layout,
    common: Common.container.subtracting([.spacing]), traits: .fillsWidth,
    "Blocks on top of each other, each at its `anchor`",
    example: """
      <overlay background="gray6" height="80"><label>Middle</label><badge anchor="top end" value="3"/></overlay>
      """)
  static let box = ElementDeclaration(
    .box, .container(.box), holds: .blocks, dir: .layout,
    common: Common.container.subtracting([.spacing]).union([.appearance, .material]),
    traits: .fillsWidth, style: .container, "A frame around one block",
    example: "<box background=\"gray6\" padding=\"16\" radius=\"12\"><p>A lamp for ships.</p></box>")
  static let section = ElementDeclaration(
    .section, .container(.section), holds: .blocks, dir: .layout, common: Common.container, role: .group,
    traits: [.splitsOverPages, .fillsWidth, .isGroup], style: .container,
    "A heading and the blocks that it is about; in a `list`, a group of items with a header and a footer",
    example: "<section><h3>Hours</h3><p>Open from 9 to 17.</p></section>")
  static let group = ElementDeclaration(
    .group, .container(.group), holds: .blocks, dir: .layout, common: Common.container, role: .group,
    traits: [.splitsOverPages, .fillsWidth, .isGroup], style: .container,
    "Blocks that assistive technology reads as one unit",
    example: "<group spacing=\"2\"><label>Alexandria</label><caption>31° N, 30° E</caption></group>")
  static let readable = ElementDeclaration(
    .readable, .container(.readable), holds: .blocks, dir: .layout, common: Common.container, traits: .fillsWidth,
    style: .container, "Blocks in a column that is never too wide to read, in the middle (R089)",
    example: "<readable><p>Long lines are hard to follow, so the column stops growing.</p></readable>")
  static let figure = ElementDeclaration(
    .figure, .container(.figure), holds: .blocks, dir: .layout, common: Common.container, role: .group,
    traits: [.fillsWidth, .isGroup], style: ElementStyle(spacing: 8), "A picture or a chart with its caption",
    example:
      "<figure><chart values=\"3, 5, 2\" label=\"Visits\"/><figcaption>Visits in a year</figcaption></figure>")
  static let backdrop = ElementDeclaration(
    .backdrop, .container(.backdrop), in: .backdrop, holds: .blocks, dir: .layout,
    common: Common.everywhere.union([.dir, .opacity, .appearance]),
    "One block that fills a screen or a box behind everything, to the edges and under the bars; a picture is cropped to do so",
    example: """
      <box height="96" radius="12" padding="16" appearance="dark"><backdrop><image src="lighthouse.svg" decorative="yes"/></backdrop><h3>The lamp room</h3></box>
      """)
  static let spacer = ElementDeclaration(
    .spacer, .container(.spacer), holds: .nothing,
    common: Common.everywhere.union(Common.extent).union(Common.box).subtracting([
      .background, .radius, .aspect,
    ]).subtracting(Common.effects),
    "Takes the space that its neighbours leave",
    example: "<row><label>Start</label><spacer/><label>End</label></row>")
  static let divider = ElementDeclaration(
    .divider, .container(.divider), holds: .nothing,
    common: Common.everywhere.union(Common.extent).union(Common.box).union([.color]).subtracting([
      .aspect, .shadow, .clip,
    ]),
    traits: [.fillsWidth, .ignoresMargins], "A hairline between its neighbours",
    example: "<column><label>Above</label><divider/><label>Below</label></column>")
}

enum RowElement {
  static let cross = Attribute<CrossAlignment>(
    .cross, default: .center, "How the children are aligned from top to bottom")
  static let collapse = Attribute<CollapseRequest>(
    .collapse, default: .auto,
    "When the row becomes a column: where its contents do not fit, never, or from a text size on")
  static let scroll = Attribute<ScrollAxis?>(
    .scroll, otherwise: "all of it is seen",
    "Whether people scroll it to the side: its blocks keep their widths, and what has no room is cut off at the end")

  static let declaration = ElementDeclaration(
    .row, .container(.row), holds: .blocks, dir: .layout,
    attributes: [cross.declaration, collapse.declaration, scroll.declaration],
    common: Common.container, traits: [.fillsWidth, .arrangesInRow], style: ElementStyle(spacing: 8),
    "Blocks side by side along the direction of reading",
    example: "<row><icon name=\"star\"/><label>Favourite</label><spacer/><toggle on=\"yes\"/></row>")
}

enum GridElement {
  static let columns = Attribute<Int?>(
    .columns, .integer(1...1000), otherwise: "as many as `min-column` allows", example: "2",
    "The number of equal columns")
  static let minColumn = Attribute<Double?>(
    .minColumn, .number(.extent), example: "120", "The least width of a column, scaled with the reader's text size")
  static let scroll = Attribute<ScrollAxis?>(
    .scroll, otherwise: "all of it is seen",
    "Whether people scroll it to the side: `columns` are seen, a part of the next one too, and blocks follow each other from top to bottom"
  )
  static let rows = Attribute<Int>(
    .rows, .integer(1...20), default: 1, example: "2", "How many rows a grid has that scrolls to the side")

  static let declaration = ElementDeclaration(
    .grid, .container(.grid), holds: .blocks, dir: .layout,
    attributes: [columns.declaration, minColumn.declaration, scroll.declaration, rows.declaration],
    common: Common.container,
    traits: [.fillsWidth, .splitsOverPages],
    style: .container, "Blocks in equal columns, row by row",
    example: "<grid columns=\"2\"><label>One</label><label>Two</label><label>Three</label><label>Four</label></grid>")
}

// Tables.

enum TableElement {
  static let order = Attribute<ArrangementOrder>(
    .order, default: .auto, "Whether the columns follow the layout direction (R065)")

  static let example = """
    <table><thead><tr><th>City</th><th>Height</th></tr></thead><tr><td>Genoa</td><td><num>77</num> m</td></tr></table>
    """

  static let declaration = ElementDeclaration(
    .table, .table(.table), holds: .tableRows, dir: .layout, attributes: [order.declaration],
    common: Common.container.subtracting([.spacing]), role: .table, traits: [.fillsWidth, .splitsOverPages],
    "Rows and columns; the first column is where reading starts", example: example)
}

enum TableElements {
  private static let rowAttributes = Common.container.subtracting([.dir, .spacing, .grow])
  private static let cellAttributes = Common.textBlock.union([.spacing, .enabled])
  private static let cellStyle = ElementStyle(style: .body, spacing: 4, padding: Insets(all: 8))

  static let thead = ElementDeclaration(
    .thead, .table(.thead), in: .tableHead, holds: .headRows, common: rowAttributes, traits: .fillsWidth,
    "The rows of heads, which repeat on every page", example: TableElement.example)
  static let tr = ElementDeclaration(
    .tr, .table(.tr), in: .tableRow, holds: .cells, dir: .layout, common: rowAttributes.union([.dir]), role: .row,
    traits: .fillsWidth, "A row of cells", example: TableElement.example)
  static let scope = Attribute<HeadScope?>(
    .scope, otherwise: "`row` before a `td` of its row, else `col`",
    "What it is the head of: its row, its column or both")
  static let th = ElementDeclaration(
    .th, .table(.th), in: .cell, holds: .flow, dir: .text, attributes: [scope.declaration], common: cellAttributes,
    role: .columnheader,
    traits: [.fillsWidth, .growsBesideLatin],
    style: ElementStyle(style: .subhead, weight: 600, spacing: 4, padding: Insets(all: 8)),
    "The head of a column or a row",
    example: TableElement.example)
  static let td = ElementDeclaration(
    .td, .table(.td), in: .cell, holds: .flow, dir: .text, common: cellAttributes, role: .cell, traits: .fillsWidth,
    style: cellStyle, "A cell", example: TableElement.example)
}

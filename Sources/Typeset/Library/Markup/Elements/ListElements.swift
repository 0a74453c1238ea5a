// Lists of text, and lists of rows.

enum ListElements {
  private static let example = "<ul><li>Alexandria</li><li>Genoa</li></ul>"

  static let ul = ElementDeclaration(
    .ul, .list(.ul), holds: .items, dir: .layout, common: Common.container, role: .list,
    traits: [.fillsWidth, .splitsOverPages],
    style: ElementStyle(spacing: 4), "A list with bullets; all its items are aligned to one side (R007)",
    example: example)
  static let li = ElementDeclaration(
    .li, .list(.li), in: .item, holds: .flow, dir: .text,
    common: Common.textBlock.union([.spacing, .enabled]).subtracting([.grow]), role: .listitem,
    traits: [.fillsWidth, .splitsOverPages],
    style: ElementStyle(style: .body, spacing: 4), "An item of a list: text, or text followed by blocks",
    example: example)
}

enum OrderedListElement {
  static let start = Attribute<Int>(
    .start, .integer(-1_000_000...1_000_000), default: 1, example: "5", "The number of the first item")

  static let declaration = ElementDeclaration(
    .ol, .list(.ol), holds: .items, dir: .layout, attributes: [start.declaration], common: Common.container,
    role: .list, traits: [.fillsWidth, .splitsOverPages], style: ElementStyle(spacing: 4),
    "A numbered list, in the numerals of its language", example: "<ol><li>Open the app.</li><li>Sign in.</li></ol>")
}

enum RowListElement {
  static let kind = Attribute<RowListKind>(.kind, default: .plain, "How the list looks")

  static let declaration = ElementDeclaration(
    .list, .rows(.list), holds: .rows, dir: .layout, attributes: [kind.declaration], common: Common.container,
    role: .list, traits: [.splitsOverPages, .fillsWidth, .ignoresMargins],
    "A list of rows, as settings and inboxes have them",
    example: """
      <list kind="inset"><item disclosure="yes"><label>Wi-Fi</label><value>Home</value></item>\
      <item><label>Bluetooth</label><trailing><toggle on="yes"/></trailing></item></list>
      """)
  static let section = ElementDeclaration(
    .section, .rows(.section), in: .row, holds: .sectionRows, dir: .layout,
    common: Common.container.subtracting([.spacing, .grow]), role: .group, traits: [.fillsWidth, .isGroup],
    style: .container, "A group of items in a `list`, with a header and a footer",
    example: """
      <list kind="inset"><section><header>Network</header><item><label>Wi-Fi</label></item>\
      <footer>Known networks are joined.</footer></section></list>
      """)
}

enum ItemElement {
  static let disclosure = Attribute<Bool>(
    .disclosure, .flag, default: false, "Whether the row leads to another screen and shows a chevron")
  static let checkmark = Attribute<Bool?>(
    .checkmark, .flag, otherwise: "the row is not one of a choice", "Whether the row is the chosen one")
  static let swipe = Attribute<String?>(
    .swipe, .filled, example: "delete archive",
    "What swiping the row does, in words with spaces between them, for which `check` wants another way in sight (R112)")

  static let swiped = Attribute<SwipedSide?>(
    .swiped, otherwise: "the row is in its place",
    "The side of the `actions` that are seen, since the row was pushed aside")
  static let selected = Attribute<Bool?>(
    .selected, .flag, otherwise: "rows are not being selected",
    "Whether the row is selected, shown by a circle at its start while people select rows")
  static let reorder = Attribute<Bool>(
    .reorder, .flag, default: false, "Whether a handle at the end moves the row to another place")

  static let declaration = ElementDeclaration(
    .item, .rows(.item), in: .row, holds: .slots,
    attributes: [
      disclosure.declaration, checkmark.declaration, swipe.declaration, swiped.declaration, selected.declaration,
      reorder.declaration,
    ],
    common: Common.container.subtracting([.dir, .spacing, .grow, .radius, .aspect, .shadow, .clip]), role: .listitem,
    traits: .fillsWidth,
    "A row of a list; its slots can be in any order, and other blocks in it are in the place of the label",
    example: "<list><item checkmark=\"yes\"><label>Metric</label></item><item><label>Imperial</label></item></list>")
}

enum ActionsElement {
  static let declaration = ElementDeclaration(
    .actions, .rows(.actions), in: .slot, holds: .only([.button]), dir: .layout, common: Common.everywhere,
    role: .group, traits: .arrangesInRow,
    "What swiping a row offers, which `swiped` on the item shows",
    example: """
      <list><item swiped="trailing"><label>Sara</label><actions><button icon="flag">Flag</button>\
      <button icon="trash" purpose="destructive">Delete</button></actions></item></list>
      """)
}

/// The side to which actions of a row belong.
enum SwipedSide: String, MarkupWord {
  case leading, trailing
}

enum SlotElements {
  static let leading = slot(
    .leading, .leading, "What the row starts with, such as an icon",
    example: "<list><item><leading><icon name=\"star\"/></leading><label>Favourites</label></item></list>")
  static let trailing = slot(
    .trailing, .trailing, "What the row ends with, such as a switch",
    example: "<list><item><label>Bluetooth</label><trailing><toggle on=\"yes\"/></trailing></item></list>")
  static let value = text(
    .value, .value, in: .slot, ElementStyle(style: .body, color: "secondary-label"), role: .label,
    "The value of the row, at its end",
    example: "<list><item><label>Language</label><value>English</value></item></list>")
  static let detail = text(
    .detail, .detail, in: .slot, ElementStyle(style: .subhead, color: "secondary-label"), role: .label,
    "A second line below the label",
    example: "<list><item><label>Update</label><detail>Version 2.1</detail></item></list>")
  static let header = text(
    .header, .header, in: .rowEdge, ElementStyle(style: .footnote, color: "secondary-label"), role: .heading,
    "The heading above the items of a section",
    example: "<list><section><header>Network</header><item><label>Wi-Fi</label></item></section></list>")
  static let footer = text(
    .footer, .footer, in: .rowEdge, ElementStyle(style: .footnote, color: "secondary-label"), role: .paragraph,
    "The text below the items of a section",
    example:
      "<list><section><item><label>Location</label></item><footer>Apps can ask for it.</footer></section></list>")

  private static func slot(
    _ name: ElementName, _ kind: ElementKind.Rows, _ summary: String, example: String
  ) -> ElementDeclaration {
    ElementDeclaration(
      name, .rows(kind), in: .slot, holds: .blocks, common: Common.container.subtracting([.dir, .grow]),
      traits: .fillsWidth, style: ElementStyle(spacing: 4), summary, example: example)
  }

  private static func text(
    _ name: ElementName, _ kind: ElementKind.Rows, in place: ElementPlace, _ style: ElementStyle, role: Role,
    _ summary: String, example: String
  ) -> ElementDeclaration {
    ElementDeclaration(
      name, .rows(kind), in: place, holds: .inline, dir: .text, common: Common.textBlock.subtracting([.grow]),
      role: role, traits: .fillsWidth, style: style, summary, example: example)
  }
}

// Icons and their parts, clocks and charts.

/// What every drawing takes.
private let drawingAttributes = Common.everywhere.union(Common.box).union(Common.extent).union([.color])

enum IconElement {
  static let name = Attribute<String?>(
    .name, .filled, otherwise: "that of its `base`", example: "share",
    "The name of the icon, as `icons` lists it, one of SF Symbols, or one of `assets`")
  static let meaning = Attribute<IconMeaning?>(
    .meaning, otherwise: "that of the icon set",
    "What it stands for, which decides how it behaves when the interface is mirrored (R030)")

  static let declaration = ElementDeclaration(
    .icon, .drawing(.icon), holds: .parts, attributes: [name.declaration, meaning.declaration],
    common: drawingAttributes.union([.style, .size, .weight, .numerals, .flip, .rotate]), role: .image,
    "An icon that grows with text and is mirrored by what it means",
    example: "<row><icon name=\"star\"/><icon name=\"reply\" size=\"28\" color=\"tint\"/></row>")
}

enum IconPartElements {
  static let baseName = Attribute<String?>(
    .name, .filled, example: "mail", isRequired: true, "The name of the icon underneath")
  static let toolName = Attribute<String?>(
    .name, .filled, example: "pencil", isRequired: true, "The name of the tool")

  static let badgeName = Attribute<String?>(.name, .filled, example: "add", "The name of the small icon")
  static let at = Attribute<BadgeCorner>(.at, default: .topEnd, "The corner of the icon that it is in")
  static let depicts = Attribute<BadgeContent?>(.depicts, otherwise: "`sign`", "What it shows (R040)")

  static let base = ElementDeclaration(
    .base, .drawing(.base), in: .part, holds: .nothing, attributes: [baseName.declaration], common: [.when, .color],
    "The icon that the other parts are put on",
    example: "<icon><base name=\"mail\"/><badge name=\"add\"/></icon>")
  static let badge = ElementDeclaration(
    .badge, .drawing(.badge), in: .part, holds: .nothing,
    attributes: [badgeName.declaration, at.declaration, depicts.declaration], common: [.when, .color],
    "A small icon in a corner of the icon (R041)",
    example: "<icon><base name=\"mail\"/><badge name=\"add\" at=\"top-end\"/></icon>")
  static let slash = ElementDeclaration(
    .slash, .drawing(.slash), in: .part, holds: .nothing, common: [.when, .color],
    "A line through the icon, which is never mirrored (R039)",
    example: "<icon><base name=\"bell\"/><slash/></icon>")
  static let tool = ElementDeclaration(
    .tool, .drawing(.tool), in: .part, holds: .nothing, attributes: [toolName.declaration], common: [.when, .color],
    "A tool on the icon, held in the right hand (R042)",
    example: "<icon><base name=\"document\"/><tool name=\"pencil\"/></icon>")
}

enum ClockElement {
  static let time = Attribute<Int>(
    .time, .time, default: 10 * 60 + 8, example: "10:08", "The time of day that the hands show")

  static let declaration = ElementDeclaration(
    .clock, .drawing(.clock), holds: .nothing, attributes: [time.declaration],
    common: drawingAttributes.union([.style, .size, .numerals]), role: .image, traits: .keepsDirection,
    "A clock face, whose hands always turn clockwise (R046)", example: "<clock time=\"10:08\"/>")
}

enum ChartElement {
  static let kind = Attribute<ChartKind>(.kind, default: .bar, "How the values are shown")
  static let values = Attribute<[Double]?>(
    .values, .numbers, example: "3, 5.5, 2", isRequired: true, "The values, with commas between them")
  static let labels = Attribute<String>(
    .labels, .text, default: "", example: "Jan, Feb, Mar", "The names of the values, with commas between them")
  static let labelsKey = Attribute<String?>(
    .labelsKey, .filled, example: "chart.months",
    "The key that `labels` comes from as a whole, or a key for each label, with commas between them")

  /// The most values of a pie or a ring that have a colour of their own.
  static let mostShares = 8
  /// The part of a chart that shows the values: bars, a line, shares.
  static let marks = "marks"

  static let declaration = ElementDeclaration(
    .chart, .drawing(.chart), holds: .nothing,
    attributes: [kind.declaration, values.declaration, labels.declaration, labelsKey.declaration],
    common: drawingAttributes.union(Common.digits).union([.tint, .translate]), role: .image, traits: .keepsDirection,
    "A small chart, which is never mirrored (R048), and higher than its `height` where large text needs the room",
    example: "<chart values=\"3, 5, 2\" labels=\"Jan, Feb, Mar\" label=\"Visits\"/>")

  /// The parts of a text with commas between them, white space around each left out.
  ///
  /// A translator writes the commas of a language; a text that has the one of the markup is parted by that alone.
  static func list(_ text: String, count: Int) -> [String] {
    guard !text.allSatisfy(\.isWhitespace) else { return [] }
    guard count != 1 else { return [collapsed(text)] }
    let commas: Set<Character> = text.contains(",") ? [","] : ["\u{60C}", "\u{3001}", "\u{FF0C}"]
    return text.split(omittingEmptySubsequences: false) { commas.contains($0) }.map { collapsed(String($0)) }
  }
}

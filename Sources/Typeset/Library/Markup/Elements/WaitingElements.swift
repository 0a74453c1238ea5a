// What an app shows while something is missing, or on its way.

enum WaitingElements {
  static let spinner = ElementDeclaration(
    .spinner, .control(.spinner), holds: .nothing, common: Common.control, role: .control, traits: [.isControl],
    "Says that something takes a while; it turns clockwise in every layout",
    example: "<row><spinner/><label>Loading</label></row>")

  static let emptyState = ElementDeclaration(
    .emptyState, .container(.emptyState), holds: .only([.icon, .image, .title, .p, .button]), dir: .layout,
    common: Common.container.subtracting([.align]), role: .group, traits: [.fillsWidth, .isGroup],
    style: ElementStyle(spacing: 12, padding: Insets(top: 24, start: 24, bottom: 24, end: 24)),
    "What is in the place of contents that there are none of: an icon, a title, a text, a button, in the middle of the room that is left",
    example: """
      <empty-state><icon name="search" decorative="yes"/><title>No results</title><p>Try another word.</p><button kind="filled">Clear</button></empty-state>
      """)
}

enum SkeletonElement {
  static let lines = Attribute<Int>(
    .lines, .integer(1...100), default: 1, example: "3", "How many lines of text it stands for")

  static let declaration = ElementDeclaration(
    .skeleton, .container(.skeleton), holds: .nothing, attributes: [lines.declaration],
    common: Common.everywhere.union(Common.box).union(Common.extent), traits: .fillsWidth,
    "Bars in the place of a text that is being loaded, or with a `height` one shape in the place of a picture",
    example: "<row><skeleton width=\"44\" height=\"44\" clip=\"circle\"/><skeleton lines=\"2\" grow=\"1\"/></row>")
}

enum RingElement {
  static let value = Attribute<Double>(.value, .decimal, default: 0, example: "0.6", "How much is done")
  static let total = Attribute<Double?>(
    .total, .decimal, otherwise: "1, and the number is a percentage", example: "12", "How much there is to do")
  static let numbers = Attribute<Bool>(.numbers, .flag, default: false, "Whether the value is shown as a number")

  static let declaration = ElementDeclaration(
    .ring, .control(.ring), holds: .nothing,
    attributes: [value.declaration, total.declaration, numbers.declaration],
    common: Common.control.union(Common.digits), role: .control, traits: [.isControl],
    "How much of something is done, around a ring that fills clockwise in every layout",
    example: "<ring value=\"0.6\" numbers=\"yes\" label=\"Steps\"/>")
}

// Controls with which people choose: boxes, buttons of a group, chips.

/// The common attributes and the traits of a control with a text of its own.
private let attributes = Common.textBlock.union([.enabled])
private let traits: ElementTraits = [.isControl, .isInteractive]

enum ChoiceElements {
  static let on = Attribute<Bool>(.on, .flag, default: false, "Whether it is chosen")

  static let checkbox = choice(
    .checkbox, .checkbox, "A box to check, before its text",
    example: "<checkbox on=\"yes\">Remember me</checkbox>")
  static let radio = choice(
    .radio, .radio,
    "One of several choices that exclude each other, before its text; choices that follow each other make a group",
    example: "<column spacing=\"0\"><radio on=\"yes\">Metric</radio><radio>Imperial</radio></column>")

  private static func choice(
    _ name: ElementName, _ kind: ElementKind.Control, _ summary: String, example: String
  ) -> ElementDeclaration {
    ElementDeclaration(
      name, .control(kind), holds: .inline, dir: .text, attributes: [on.declaration], common: attributes,
      role: .control, traits: traits, style: ElementStyle(style: .body, minHeight: 44), summary, example: example)
  }
}

enum ChipElement {
  static let selected = Attribute<Bool?>(
    .selected, .flag, otherwise: "the chip is not one of a choice", "Whether it is chosen")
  static let icon = Attribute<String?>(.icon, .filled, example: "tag", "The icon before the text")

  static let declaration = ElementDeclaration(
    .chip, .control(.chip), holds: .inline, dir: .text, attributes: [selected.declaration, icon.declaration],
    common: attributes, role: .button, traits: traits.union([.keepsStyle, .centersText]),
    style: ElementStyle(
      style: .subhead, padding: Insets(top: 6, start: 14, bottom: 6, end: 14), radius: 17, minHeight: 34),
    "A short word on a capsule, which filters or names something",
    example: "<row><chip selected=\"yes\">Open now</chip><chip icon=\"star\">Rated</chip></row>")
}

// Buttons of all kinds: controls whose own text says what they do.

/// The common attributes and traits of a control that shows a text of its own.
private let buttonAttributes = Common.textBlock.union([.enabled])
private let buttonTraits: ElementTraits = [.keepsStyle, .isInteractive, .isControl]

enum ButtonElement {
  static let kind = Attribute<ButtonKind?>(
    .kind, otherwise: "`filled` for `purpose=\"primary\"`, else `gray`", "How prominent the button is (R115)")
  static let purpose = Attribute<ButtonPurpose?>(.purpose, "What the button does")
  static let icon = Attribute<String?>(.icon, .filled, example: "share", "The icon before the text")
  static let layout = Attribute<ButtonLayout>(
    .layout, default: .auto, "Whether the icon is before the text, or above it")
  static let menu = Attribute<Bool>(
    .menu, .flag, default: false, "Whether it opens a menu, which a sign after the text shows")
  static let opens = Attribute<OpeningTarget?>(.opens, "What the button opens")

  static let declaration = ElementDeclaration(
    .button, .control(.button), holds: .flow, dir: .text,
    attributes: [
      kind.declaration, purpose.declaration, icon.declaration, layout.declaration, menu.declaration, opens.declaration,
    ],
    common: buttonAttributes.union([.spacing]), role: .button,
    traits: buttonTraits.union([.growsBesideLatin, .centersText]),
    style: ElementStyle(
      style: .headline, color: "tint", background: "gray5",
      padding: Insets(top: 12, start: 20, bottom: 12, end: 20), radius: 12, minHeight: 44),
    "Does what its text says; blocks in it, such as a picture and two texts, are one button",
    example: "<row><button kind=\"filled\" icon=\"share\">Share</button><button>Cancel</button></row>")
}

enum WayElements {
  static let back = way(.back, .back, "Leads to the screen before; its chevron points where reading came from (R020)")
  static let next = way(.next, .next, "Leads to the next item (R021)")
  static let previous = way(.previous, .previous, "Leads to the previous item (R021)")

  static let style = ElementStyle(style: .body, color: "tint")

  private static func way(
    _ name: ElementName, _ kind: ElementKind.Control, _ summary: String
  ) -> ElementDeclaration {
    let word = name.rawValue.prefix(1).uppercased() + name.rawValue.dropFirst()
    return ElementDeclaration(
      name, .control(kind), holds: .inline, dir: .text, common: buttonAttributes, role: .button,
      traits: buttonTraits.union([.growsBesideLatin]), style: style, summary,
      example: "<\(name.rawValue)>\(word)</\(name.rawValue)>")
  }
}

enum DirectionElement {
  static let to = Attribute<RealDirectionWord?>(
    .to, isRequired: true, "The real direction, which is the same in every language")

  static let declaration = ElementDeclaration(
    .direction, .control(.direction), holds: .inline, dir: .text, attributes: [to.declaration],
    common: buttonAttributes, role: .button, traits: buttonTraits.union(.keepsDirection), style: WayElements.style,
    "Moves something in a real direction and is never mirrored (R022)",
    example: "<row><direction to=\"left\">Left</direction><direction to=\"right\">Right</direction></row>")
}

enum SegmentElement {
  static let selected = Attribute<Bool>(.selected, .flag, default: false, "Whether it is the chosen one")
  static let icon = Attribute<String?>(.icon, .filled, example: "list", "The icon before the text")

  static let declaration = ElementDeclaration(
    .segment, .control(.segment), in: .segment, holds: .inline, dir: .text,
    attributes: [selected.declaration, icon.declaration],
    common: buttonAttributes.subtracting([.tint, .width, .maxWidth, .grow]),
    role: .button, traits: buttonTraits.union([.fillsWidth, .growsBesideLatin, .centersText]),
    style: ElementStyle(style: .footnote, padding: Insets(top: 7, start: 8, bottom: 7, end: 8), minHeight: 32),
    "One of the choices of a `segmented` control",
    example: "<segmented><segment selected=\"yes\">Day</segment><segment>Week</segment></segmented>")

  static let container = ElementDeclaration(
    .segmented, .control(.segmented), holds: .segments, dir: .layout,
    common: Common.control.union([.dir, .font, .italic, .color, .numerals, .wrap, .hyphens]).subtracting([.tint, .grow]
    ),
    role: .control, traits: [.fillsWidth, .arrangesInRow, .isControl],
    "A choice of one among a few, side by side",
    example: "<segmented><segment selected=\"yes\">Day</segment><segment>Week</segment></segmented>")
}

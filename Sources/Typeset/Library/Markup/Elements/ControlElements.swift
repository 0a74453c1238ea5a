// Controls that show a value.

/// The traits of a control that is only read, and of one that people operate.
private let readTraits: ElementTraits = [.isControl]
private let usedTraits: ElementTraits = [.isControl, .isInteractive]

enum ToggleElement {
  static let on = Attribute<Bool>(.on, .flag, default: false, "Whether the switch is on")

  static let declaration = ElementDeclaration(
    .toggle, .control(.toggle), holds: .inline, dir: .text, attributes: [on.declaration],
    common: Common.textBlock.union([.enabled]), role: .control, traits: usedTraits,
    "A switch, after its text", example: "<toggle on=\"yes\">Airplane Mode</toggle>")
}

enum StepperElement {
  static let declaration = ElementDeclaration(
    .stepper, .control(.stepper), holds: .inline, dir: .text,
    common: Common.textBlock.union([.enabled]).subtracting([.tint]), role: .control, traits: usedTraits,
    "Two buttons that lower and raise a value, after its text", example: "<stepper>Copies: <num>2</num></stepper>")
}

enum SliderElement {
  static let value = Attribute<Double?>(
    .value, .decimal, otherwise: "`min`", example: "0.4", "The value on the scale, where the knob is")
  static let min = Attribute<Double>(.min, .decimal, default: 0, "The value where the scale starts")
  static let max = Attribute<Double>(
    .max, .decimal, default: 1, example: "10", "The value where the scale ends, which must be above `min`")
  static let ticks = Attribute<Int>(.ticks, .integer(0...100), default: 0, example: "5", "The number of tick marks")
  static let numbers = Attribute<Bool>(.numbers, .flag, default: false, "Whether the ticks have numbers")
  static let minIcon = Attribute<String?>(.minIcon, .filled, example: "sun-small", "The icon where the scale starts")
  static let maxIcon = Attribute<String?>(.maxIcon, .filled, example: "sun-large", "The icon where the scale ends")

  static let declaration = ElementDeclaration(
    .slider, .control(.slider), holds: .nothing,
    attributes: [
      value.declaration, min.declaration, max.declaration, ticks.declaration, numbers.declaration,
      minIcon.declaration, maxIcon.declaration,
    ], common: Common.control.union(Common.digits), role: .control, traits: usedTraits.union(.fillsWidth),
    "A value on a scale that fills from where reading starts (R016)",
    example: "<slider value=\"0.4\" min-icon=\"sun-small\" max-icon=\"sun-large\"/>")
}

enum ProgressElement {
  static let value = Attribute<Double>(.value, .decimal, default: 0, example: "0.6", "How much is done")
  static let total = Attribute<Double?>(
    .total, .decimal, otherwise: "1, and the number is a percentage", example: "12", "How much there is to do")
  static let numbers = Attribute<Bool>(.numbers, .flag, default: false, "Whether the value is shown as a number")

  static let declaration = ElementDeclaration(
    .progress, .control(.progress), holds: .nothing,
    attributes: [value.declaration, total.declaration, numbers.declaration],
    common: Common.control.union(Common.digits), role: .control, traits: readTraits.union(.fillsWidth),
    "How much of something is done", example: "<progress value=\"0.6\" numbers=\"yes\"/>")
}

enum StepsElement {
  static let current = Attribute<Int>(
    .current, .integer(0...1000), default: 0, example: "2", "The step that is reached")
  static let total = Attribute<Int>(.total, .integer(1...1000), default: 1, example: "4", "The number of steps")

  static let declaration = ElementDeclaration(
    .steps, .control(.steps), holds: .nothing, attributes: [current.declaration, total.declaration],
    common: Common.control.union(Common.digits), role: .control, traits: readTraits,
    "Numbered steps in the order of reading (R015)", example: "<steps current=\"2\" total=\"4\"/>")
}

enum RatingElement {
  static let value = Attribute<Double>(.value, .decimal, default: 0, example: "3.5", "How many stars are filled")
  static let max = Attribute<Int>(.max, .integer(1...100), default: 5, "How many stars there are")
  static let numbers = Attribute<Bool>(.numbers, .flag, default: false, "Whether the value is shown as a number")

  static let declaration = ElementDeclaration(
    .rating, .control(.rating), holds: .nothing,
    attributes: [value.declaration, max.declaration, numbers.declaration],
    common: Common.control.union(Common.digits), role: .control, traits: readTraits,
    "Stars that fill in the direction of reading, half stars too (R019)",
    example: "<rating value=\"3.5\" numbers=\"yes\"/>")
}

enum PagerElement {
  static let current = Attribute<Int>(.current, .integer(0...1000), default: 0, example: "2", "The page that is shown")
  static let total = Attribute<Int>(.total, .integer(1...1000), default: 1, example: "4", "The number of pages")

  static let declaration = ElementDeclaration(
    .pager, .control(.pager), holds: .nothing, attributes: [current.declaration, total.declaration],
    common: Common.control.union([.numerals]), role: .control, traits: readTraits,
    "Dots for pages, in the order of reading (R015)", example: "<pager current=\"2\" total=\"4\"/>")
}

enum AlignPickerElement {
  static let value = Attribute<AlignPickerValue?>(.value, "The side that is chosen")

  static let declaration = ElementDeclaration(
    .alignPicker, .control(.alignPicker), holds: .nothing, attributes: [value.declaration],
    common: Common.control.subtracting([.tint]), role: .control, traits: readTraits.union(.keepsDirection),
    "Aligns a text to a real side, and is never mirrored (R022)", example: "<align-picker value=\"left\"/>")
}

enum PlayerElement {
  static let position = Attribute<Double>(
    .position, .duration, default: 0, example: "1:05", "How far the recording has played")
  static let duration = Attribute<Double>(
    .duration, .duration, default: 0, example: "3:20", "How long the recording is")

  static let declaration = ElementDeclaration(
    .player, .control(.player), holds: .nothing, attributes: [position.declaration, duration.declaration],
    common: Common.control.union(Common.digits), role: .control,
    traits: readTraits.union([.keepsDirection, .fillsWidth]),
    "Plays a recording; its line and buttons always run from left to right (R045)",
    example: "<player position=\"1:05\" duration=\"3:20\"/>")
}

enum BadgeElement {
  static let value = Attribute<String?>(.value, .text, example: "3", "The text of the badge")
  static let valueKey = Attribute<String?>(
    .valueKey, .filled, example: "inbox.badge", "The key that `value` comes from")

  static let declaration = ElementDeclaration(
    .badge, .control(.badge), holds: .nothing, attributes: [value.declaration, valueKey.declaration],
    common: Common.control.union(Common.digits).union([.color]), traits: readTraits,
    "A count on a coloured capsule", example: "<row><label>Inbox</label><badge value=\"3\"/></row>")
}

// Fields that people type into.

/// The common attributes of a field: `dir` is the base direction of its text, whatever its type is.
private let fieldAttributes = Common.control.union(Common.digits).union([.dir, .wrap, .hyphens, .numbers]).subtracting([
  .tint
])

enum TextFieldElement {
  static let value = Attribute<String?>(.value, .text, example: "Sam", "The text in the field")
  static let valueKey = Attribute<String?>(.valueKey, .filled, example: "form.name", "The key that `value` comes from")
  static let type = Attribute<FieldType>(
    .type, default: .text, "What people type: it decides the direction of the value, and a password shows bullets")
  static let placeholder = Attribute<String?>(
    .placeholder, .text, example: "Name", "What the field shows while it is empty")
  static let placeholderKey = Attribute<String?>(
    .placeholderKey, .filled, example: "form.placeholder", "The key that `placeholder` comes from")
  static let dictation = Attribute<Bool>(
    .dictation, .flag, default: true, example: "yes",
    "Whether people can dictate into the field, which `check` wants; `yes` draws a microphone at its end (R119)")

  static let focused = Attribute<Bool>(
    .focused, .flag, default: false,
    "Whether people are typing into it: it shows the insertion point, and a `keyboard` follows its type and language")

  private static let attributes = [
    value.declaration, valueKey.declaration, placeholder.declaration, placeholderKey.declaration,
    dictation.declaration, focused.declaration,
  ]

  /// What backgrounds and borders follow.
  private static let shape = ElementStyle(radius: 10)

  static let declaration = ElementDeclaration(
    .textField, .control(.textField), holds: .nothing, dir: .text, attributes: attributes + [type.declaration],
    common: fieldAttributes,
    role: .control, traits: [.isControl, .isInteractive, .fillsWidth], style: shape,
    "A field for one line of text", example: "<text-field placeholder=\"Name\"/>")
  static let search = ElementDeclaration(
    .search, .control(.search), holds: .nothing, dir: .text, attributes: attributes, common: fieldAttributes,
    role: .control, traits: [.isControl, .isInteractive, .fillsWidth], style: shape,
    "A field to search with, with a magnifying glass", example: "<search placeholder=\"Search\"/>")
}

enum TextAreaElement {
  static let lines = Attribute<Int>(
    .lines, .integer(1...100), default: 3, example: "5",
    "How many lines it has room for; a longer value makes it higher")
  static let limit = Attribute<Int?>(
    .limit, .integer(1...1_000_000), otherwise: "no counter", example: "140",
    "The most characters of the value, counted below the field")

  private static let all: [AttributeDeclaration] = [
    TextFieldElement.value.declaration, TextFieldElement.valueKey.declaration,
    TextFieldElement.placeholder.declaration, TextFieldElement.placeholderKey.declaration, lines.declaration,
    limit.declaration, TextFieldElement.dictation.declaration, TextFieldElement.focused.declaration,
  ]

  static let declaration = ElementDeclaration(
    .textArea, .control(.textArea), holds: .nothing, dir: .text, attributes: all, common: fieldAttributes,
    role: .control, traits: [.isControl, .isInteractive, .fillsWidth], style: ElementStyle(radius: 10),
    "A field for several lines of text", example: "<text-area placeholder=\"Your message\" lines=\"3\" limit=\"140\"/>")
}

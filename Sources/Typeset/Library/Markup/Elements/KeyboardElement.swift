/// The keyboard of a screen.
enum KeyboardElement {
  static let type = Attribute<KeyboardType?>(
    .type, otherwise: "what the focused field asks for, else `default`", "What people type, which decides the keys")
  static let returnKey = Attribute<ReturnKey?>(
    .returnKey, otherwise: "`search` for searches, `go` for addresses of the web, else `return`",
    "What the return key says; one that ends the typing has the tint")
  static let suggestions = Attribute<String?>(
    .suggestions, .text, otherwise: "no bar", example: "I, The, Hello",
    "Up to three words in the bar above the keys, with commas between them; an empty bar if there are none")

  /// The most suggestions.
  static let mostSuggestions = 3

  static let declaration = ElementDeclaration(
    .keyboard, .bar(.keyboard), in: .bar, holds: .nothing,
    attributes: [type.declaration, returnKey.declaration, suggestions.declaration],
    common: [.id, .when, .lang, .label, .labelKey, .font, .tint, .numerals, .appearance, .ignore, .because],
    role: .image, traits: .fillsWidth,
    "The keyboard at the bottom of a screen, with the letters of its language, over everything but the home indicator",
    example: "<keyboard return=\"search\" suggestions=\"I, The, Hello\"/>")
}

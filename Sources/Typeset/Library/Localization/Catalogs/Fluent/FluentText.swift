/// A text while it is put together in the syntax of the layout: characters that follow each other are looked at as one,
/// so that no percent sign in them begins a placeholder.
struct FluentText {
  /// The finished part.
  private var finished = ""
  /// The characters behind it.
  private var literal = ""

  /// The text.
  var text: String { finished + ForeignPlaceholders.literal(literal) }
  /// How long it is, in bytes of UTF-8.
  var length: Int { finished.utf8.count + literal.utf8.count }

  /// Adds characters.
  mutating func append(_ characters: String) { literal += characters }

  /// Adds the place of an argument with a name.
  mutating func append(argument name: String) { append(code: "{\(name)}") }

  /// Adds the place of a part with variations.
  mutating func append(part name: String) { append(code: "%#@\(name)@") }

  private mutating func append(code: String) {
    finished += ForeignPlaceholders.literal(literal) + code
    literal = ""
  }
}

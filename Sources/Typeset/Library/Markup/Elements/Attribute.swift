/// An attribute of an element, with the type of its values.
///
/// `attributes[SliderElement.min]` is a `Double`, since the attribute has a default. Where the attribute may be absent,
/// the type is an optional: `attributes[SliderElement.value]` is a `Double?`.
struct Attribute<Value: MarkupValue>: Sendable {
  /// What the markup says about it.
  let declaration: AttributeDeclaration
  /// The value where the author gives none.
  let standard: Value

  private init(
    _ name: AttributeName, _ kind: ValueKind, standard: Value, default shown: String?, example: String?,
    isRequired: Bool, _ summary: String
  ) {
    declaration = AttributeDeclaration(
      name: name, kind: kind, standard: shown, example: example, isRequired: isRequired, summary: summary)
    self.standard = standard
  }
}

extension Attribute {
  /// An attribute that has a default.
  init(_ name: AttributeName, _ kind: ValueKind, default standard: Value, example: String? = nil, _ summary: String) {
    self.init(
      name, kind, standard: standard, default: standard.attributeValue.map(kind.text), example: example,
      isRequired: false,
      summary)
  }

  /// An attribute that takes one of the words of its type, and has a default.
  init(_ name: AttributeName, default standard: Value, _ summary: String) where Value: MarkupWord {
    self.init(name, .words(Value.words), default: standard, summary)
  }

  /// An attribute that may be absent; `otherwise` says in words what holds then.
  init<Given>(
    _ name: AttributeName, _ kind: ValueKind, otherwise: String? = nil, example: String? = nil,
    isRequired: Bool = false, _ summary: String
  ) where Value == Given? {
    self.init(
      name, kind, standard: nil, default: otherwise, example: example, isRequired: isRequired, summary)
  }

  /// An attribute that takes one of the words of its type and may be absent; `otherwise` says in words what holds then.
  init<Word: MarkupWord>(
    _ name: AttributeName, otherwise: String? = nil, isRequired: Bool = false, _ summary: String
  ) where Value == Word? {
    self.init(name, .words(Word.words), otherwise: otherwise, isRequired: isRequired, summary)
  }
}

/// What the markup says about an attribute: the one place from which reader, schema, hints and reference know it.
final class AttributeDeclaration: Sendable {
  /// Its name.
  let name: AttributeName
  /// What its value may be.
  let kind: ValueKind
  /// What holds where the author gives no value: a value, or a sentence in Markdown; nil where nothing does.
  let standard: String?
  /// Whether the element needs it.
  let isRequired: Bool
  /// One sentence in Markdown about what it does, without a full stop.
  let summary: String
  private let givenExample: String?

  init(
    name: AttributeName, kind: ValueKind, standard: String?, example: String?, isRequired: Bool, summary: String
  ) {
    self.name = name
    self.kind = kind
    self.standard = standard
    self.isRequired = isRequired
    self.summary = summary
    givenExample = example
  }

  /// A value as an author would write it.
  var example: String { givenExample ?? kind.example }
}

extension AttributeDeclaration {
  /// Its sentence, unit and default as plain text, for schemas.
  var documentation: String {
    let otherwise = standard.map { "; default: \($0)" } ?? ""
    return (summary + otherwise + ".").filter { $0 != "`" }
  }
}

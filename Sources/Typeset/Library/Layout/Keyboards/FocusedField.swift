/// The field that people type into, as far as a keyboard follows it.
struct FocusedField {
  /// The keyboard that its type asks for.
  let type: KeyboardType
  /// The nearest language on it or around it, a BCP 47 tag; nil for that of the screen.
  let language: String?

  /// The first focused field among some blocks and all that they hold; nil if there is none.
  init?(in blocks: [Block], language: String? = nil) {
    for block in blocks {
      let language = block.attributes.language ?? language
      if block.attributes[TextFieldElement.focused], let type = block.keyboardType {
        self.type = type
        self.language = language
        return
      }
      guard case .blocks(let inner) = block.content, let found = FocusedField(in: inner, language: language) else {
        continue
      }
      self = found
      return
    }
    return nil
  }
}

extension Block {
  /// The keyboard with the type and the language of a field, where its author gives none.
  func following(_ field: FocusedField?) -> Block {
    guard let field else { return self }
    var block = self
    if !attributes.gives(KeyboardElement.type) { block.attributes[KeyboardElement.type] = field.type }
    if let language = field.language, !attributes.gives(Common.lang) { block.attributes[Common.lang] = language }
    return block
  }

  /// The keyboard that a field asks for; nil for anything but a field.
  fileprivate var keyboardType: KeyboardType? {
    switch kind {
    case .control(.search): .search
    case .control(.textArea): .default
    case .control(.textField):
      switch attributes[TextFieldElement.type] {
      case .text, .password, .code: .default
      case .phone: .phone
      case .email: .email
      case .url: .url
      case .number: .number
      }
    case .structure, .canvas, .running, .container, .text, .list, .rows, .table, .control, .bar, .layer, .picture,
      .drawing,
      .inline:
      nil
    }
  }
}

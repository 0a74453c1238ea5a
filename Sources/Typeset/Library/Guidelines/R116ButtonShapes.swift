/// R116: on the reader's request, buttons that look like text are told from it by a line under them.
enum R116ButtonShapes {
  static let rule = Rule(116)

  /// Whether an element is underlined then; `look` is that of a button.
  static func underlines(_ name: ElementName, look: ButtonLook?) -> Bool {
    switch name {
    case .button: look?.kind == .plain
    case .back, .next, .previous, .direction: true
    default: false
    }
  }
}

/// How a button looks, in names of the palette.
struct ButtonLook: Hashable, Sendable {
  /// Its kind.
  var kind: ButtonKind
  /// The colour of its ground; nil for none.
  var ground: String?
  /// The opacity of its ground, 0…1.
  var opacity = 1.0
  /// The colour of its text and of its icon.
  var text: String
}

/// R115: a consistent hierarchy of buttons: the most likely action is filled, all others step back.
enum R115ButtonHierarchy {
  static let rule = Rule(115)

  /// The kind of a button: what its author says, else filled for the primary purpose and gray for any other (F17).
  static func kind(asked: ButtonKind?, purpose: ButtonPurpose?) -> ButtonKind {
    asked ?? (purpose == .primary ? .filled : .gray)
  }

  /// The looks of a button.
  static func look(kind asked: ButtonKind?, purpose: ButtonPurpose?, isEnabled: Bool) -> ButtonLook {
    let kind = kind(asked: asked, purpose: purpose)
    let hue = purpose == .destructive ? "red" : "tint"
    if !isEnabled { return ButtonLook(kind: kind, ground: kind == .plain ? nil : "fill", text: "tertiary-label") }
    return switch kind {
    case .filled: ButtonLook(kind: kind, ground: hue, text: "on-tint")
    case .tinted: ButtonLook(kind: kind, ground: hue, opacity: 0.15, text: hue)
    case .gray: ButtonLook(kind: kind, ground: "gray5", text: hue)
    case .plain: ButtonLook(kind: kind, ground: nil, text: hue)
    }
  }
}

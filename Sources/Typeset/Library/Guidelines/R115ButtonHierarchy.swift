/// How a button looks, in names of the palette.
struct ButtonStyle: Hashable, Sendable {
  /// Its kind.
  var kind: ButtonKind
  /// The colour of its background; nil for none.
  var background: String?
  /// The opacity of its background, 0…1.
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
  static func look(kind asked: ButtonKind?, purpose: ButtonPurpose?, isEnabled: Bool) -> ButtonStyle {
    let kind = kind(asked: asked, purpose: purpose)
    let hue = purpose == .destructive ? Palette.destructive : "tint"
    if !isEnabled { return ButtonStyle(kind: kind, background: kind == .plain ? nil : "fill", text: "tertiary-label") }
    return switch kind {
    case .filled: ButtonStyle(kind: kind, background: hue, text: "on-tint")
    case .tinted: ButtonStyle(kind: kind, background: hue, opacity: 0.15, text: hue)
    case .gray: ButtonStyle(kind: kind, background: "gray5", text: hue)
    case .plain: ButtonStyle(kind: kind, background: nil, text: hue)
    }
  }
}

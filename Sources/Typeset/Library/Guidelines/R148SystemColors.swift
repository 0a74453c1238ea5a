/// R148: text takes the system's colours, which follow the appearance and the contrast that the reader asks for (F16).
enum R148SystemColors {
  static let rule = Rule(148)

  /// Whether a colour follows the appearance: a name of the palette does, a literal never.
  static func follows(_ color: ColorValue) -> Bool {
    if case .named = color { true } else { false }
  }
}

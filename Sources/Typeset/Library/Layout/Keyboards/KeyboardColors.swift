/// The colours of a keyboard in an appearance.
struct KeyboardColors {
  private let environment: TextEnvironment

  init(_ environment: TextEnvironment) { self.environment = environment }

  private var isDark: Bool { environment.appearance.isDark }

  /// What is under the keys.
  var ground: Color { isDark ? Self.gray(43, 43, 46) : Self.gray(209, 212, 218) }

  /// The line below a cap.
  var shadow: Color { isDark ? Self.gray(24, 24, 26) : Self.gray(137, 139, 144) }

  /// The lines between suggestions.
  var separator: Color { isDark ? Self.gray(84, 84, 88) : Self.gray(171, 174, 181) }

  /// The cap of a key; nil for none.
  func cap(_ look: KeyboardKey.Look) -> Color? {
    switch look {
    // Darker where the reader wants contrast, so that white letters stand out more.
    case .letter:
      isDark ? (environment.appearance.isHighContrast ? Self.gray(84, 84, 88) : Self.gray(107, 107, 111)) : .white
    case .function: isDark ? Self.gray(70, 70, 73) : Self.gray(172, 176, 186)
    case .primary: environment.tintColor
    case .bare: nil
    }
  }

  /// What is drawn on a key.
  func face(_ look: KeyboardKey.Look) -> Color {
    environment.resolve(.named(look == .primary ? "on-tint" : "label"))
  }

  private static func gray(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(red: red, green: green, blue: blue)
  }
}

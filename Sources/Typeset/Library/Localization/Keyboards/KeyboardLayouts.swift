/// The layouts of keyboards: the files in `Layouts`, which the build puts into the program.
enum KeyboardLayouts {
  /// All of them, by name.
  static let all: [KeyboardLayout] = EmbeddedFiles.keyboards.paths.map { path in
    let bytes = EmbeddedFiles.keyboards[path] ?? []
    return KeyboardLayout(name: String(path.dropLast(4)), reading: String(decoding: bytes, as: UTF8.self))
  }

  /// The layout of a name; nil for an unknown one.
  static func named(_ name: String) -> KeyboardLayout? { all.first { $0.name == name } }

  /// The layout that a language is written with; nil if none is known.
  static func layout(of language: String) -> KeyboardLayout? {
    for tag in LocaleChain.languages(for: language) {
      if let layout = all.first(where: { $0.languages.contains(tag) }) { return layout }
    }
    return nil
  }

  /// The usual layout of the script of a language; that of Latin letters where the script has none.
  static func layout(ofScriptOf language: String) -> KeyboardLayout {
    let script = LanguageTag(language)?.script.tag ?? Script.latin.tag
    let layout = all.first { $0.script == script } ?? all.first { $0.script == Script.latin.tag }
    guard let layout else { preconditionFailure("no keyboard has Latin letters") }
    return layout
  }
}

/// An icon as a manifest declares it.
struct IconEntry: Sendable {
  /// The name by which documents ask for it.
  var name: String
  /// What it stands for.
  var meaning: IconMeaning
  /// What it does in a right-to-left layout, where the manifest says so; nil leaves it to the meaning.
  var directionality: IconDirectionality?
  /// Its file, in the folder of the manifest.
  var file: String
  /// Its versions for scripts, languages and directions.
  var variants: [IconVariant]

  /// The file for a language and a direction: the first version for the language, else for its script, else for the direction,
  /// else the icon's own (R032, R050).
  func file(for language: LanguageTag, direction: Direction) -> (name: String, variant: IconVariant?) {
    let variant =
      variants.first { $0.language.map { Self.matches($0, language) } ?? false }
      ?? variants.first { $0.script == language.script && $0.script != nil }
      ?? variants.first { $0.direction == direction }
    return (variant?.file ?? file, variant)
  }

  private static func matches(_ wanted: LanguageTag, _ language: LanguageTag) -> Bool {
    language.tag == wanted.tag || language.tag.hasPrefix(wanted.tag + "-")
  }
}

/// A version of an icon for a script, a language or a direction, one of which it names.
struct IconVariant: Sendable {
  /// The script; nil for any.
  var script: Script?
  /// The language; nil for any.
  var language: LanguageTag?
  /// The direction of the layout; nil for any.
  var direction: Direction?
  /// Its file, in the folder of the manifest.
  var file: String
}

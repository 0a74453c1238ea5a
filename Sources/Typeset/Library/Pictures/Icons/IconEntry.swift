/// An icon as a manifest declares it.
struct IconEntry: Sendable {
  /// The name that documents use for it.
  var name: String
  /// Its meaning.
  var meaning: IconMeaning
  /// Its behaviour in a right-to-left layout, if the manifest sets one; nil if it follows from the meaning.
  var directionality: IconDirectionality?
  /// Its file, in the folder of the manifest.
  var file: String
  /// Its versions for scripts, languages and directions.
  var variants: [IconVariant]

  /// The file for a language, its script and a direction: the first version for the language, then for the script, then for the
  /// direction, and otherwise the icon's own (R032, R050). The language is a BCP 47 tag.
  func file(for language: String, script: Script, direction: Direction) -> (name: String, variant: IconVariant?) {
    let variant =
      variants.first { $0.language.map { language == $0 || language.hasPrefix($0 + "-") } ?? false }
      ?? variants.first { $0.script == script }
      ?? variants.first { $0.direction == direction }
    return (variant?.file ?? file, variant)
  }
}

/// A version of an icon for a script, a language or a direction, one of which it names.
struct IconVariant: Sendable {
  /// The script; nil for any.
  var script: Script?
  /// The language, a BCP 47 tag; nil for any.
  var language: String?
  /// The direction of the layout; nil for any.
  var direction: Direction?
  /// Its file, in the folder of the manifest.
  var file: String
}

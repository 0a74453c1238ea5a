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
  /// Its versions for languages, numerals, scripts and directions.
  var variants: [IconVariant]

  /// The file for a place in a document: the first version for its language, then for its numerals, then for its
  /// script, then for its direction, and otherwise the icon's own (R032, R050).
  func file(
    for language: String, script: Script, numerals: String, direction: Direction
  ) -> (name: String, variant: IconVariant?) {
    let variant =
      variants.first { $0.language.map { language == $0 || language.hasPrefix($0 + "-") } ?? false }
      ?? variants.first { $0.numerals.contains(numerals) }
      ?? variants.first { $0.script == script }
      ?? variants.first { $0.direction == direction }
    return (variant?.file ?? file, variant)
  }
}

/// A version of an icon for a script, a language, numerals or a direction, one of which it names.
struct IconVariant: Sendable {
  /// The script; nil for any.
  var script: Script?
  /// The language, a BCP 47 tag; nil for any.
  var language: String?
  /// The digits of numbers, decimal systems of CLDR such as `arab`; empty for any.
  var numerals: [String] = []
  /// The direction of the layout; nil for any.
  var direction: Direction?
  /// Its file, in the folder of the manifest.
  var file: String
}

/// What a drawing does in a right-to-left layout.
package enum IconDirectionality: String, Sendable, Hashable, CaseIterable {
  /// It is mirrored.
  case mirrored = "flips"
  /// It is not mirrored; its parts may move.
  case fixed
  /// It is not mirrored, and its parts do not move.
  case leftToRightOnly = "ltr-only"
}

/// A locale as the command line names it: a language tag, often with a region, and with extensions such as `-u-nu-latn`.
package struct LocaleIdentifier: Hashable, Sendable {
  /// The language with everything the tag says, extensions included.
  package let language: LanguageTag

  /// Reads a tag; nil where it is not well formed, or its language is none that ICU knows.
  package init?(_ tag: String) {
    guard let language = LanguageTag(tag), language.isKnown else { return nil }
    self.language = language
  }

  /// The tag in its canonical form.
  package var tag: String { language.tag }
  /// The direction of what is written for the locale.
  package var direction: Direction { language.direction }

  /// The digits in which numbers are written for the locale, or those of a `choice` other than `auto` (R009–R011).
  func numerals(choice: String) -> NumberingSystem? { Numerals.system(for: tag, choice: choice) }

  /// Whether CLDR has a decimal numbering system of this name.
  package static func isNumberingSystem(_ name: String) -> Bool { Numerals.isKnown(name) }

  /// What a tag asks for in its extension and CLDR does not have, such as `u-nu-arb`; nil where all is known.
  package static func unknownChoice(in tag: String) -> String? {
    guard let locale = ICULocale(tag: tag) else { return nil }
    if let name = locale.value(of: "numbers"), !Numerals.exists(name) { return "u-nu-\(name)" }
    if let name = locale.value(of: "calendar"), LocaleFormats.of(tag).calendar != name { return "u-ca-\(name)" }
    return nil
  }

  /// The decimal numbering system that was likely meant by another name; nil where none comes to mind.
  package static func numberingSystem(near name: String) -> String? { NearestName.of(name, among: Numerals.names) }
}

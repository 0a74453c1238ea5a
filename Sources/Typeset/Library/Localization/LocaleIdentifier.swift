/// A locale as the command line names it: a language tag, often with a region, and with extensions such as
/// `-u-nu-latn`.
package struct LocaleIdentifier: Hashable, Sendable {
  /// The language with everything the tag says, extensions included.
  package let language: LanguageTag

  /// Parses a tag; nil if it is not well formed, or its language is unknown to ICU.
  package init?(_ tag: String) {
    guard let language = LanguageTag(tag), language.isKnown else { return nil }
    self.language = language
  }

  /// The tag in its canonical form.
  package var tag: String { language.tag }
  /// The writing direction of the locale.
  package var direction: Direction { language.direction }

  /// The digits in which numbers are written for the locale, or those of a `choice` other than `auto` (R009–R011).
  func numerals(choice: String) -> NumberingSystem? { Numerals.system(for: tag, choice: choice) }

  /// Whether CLDR has a decimal numbering system of this name.
  package static func isNumberingSystem(_ name: String) -> Bool { Numerals.isKnown(name) }

  /// The value in the extension of a tag that CLDR does not define, such as `u-nu-arb`; nil if all are known.
  package static func unknownChoice(in tag: String) -> String? {
    guard let locale = ICULocale(tag: tag) else { return nil }
    if let name = locale.value(of: "numbers"), !Numerals.exists(name) { return "u-nu-\(name)" }
    if let name = locale.value(of: "calendar"), LocaleFormats.of(tag).calendar != name { return "u-ca-\(name)" }
    return nil
  }

  /// A suggestion for an unknown decimal numbering system; nil if there is none.
  package static func numberingSystem(near name: String) -> String? { NearestName.of(name, among: Numerals.names) }
}

/// The message of a key in one language: a text, or several from which number and device choose.
struct CatalogMessage: Sendable {
  /// The text or its variations.
  var variation: CatalogVariation
  /// The parts with variations of their own, by the names that `%#@name@` uses.
  var substitutions: [String: CatalogSubstitution] = [:]
  /// Its place: that of its text or, if it varies, of all its texts; nil for a text that no catalog contains.
  var place: SourceRange?
  /// How numbers choose among its texts, where that is not by the rules of the language alone; nil where it is.
  @Boxed var choice: NumberChoice? = nil
  /// Whether programs leave it out until somebody has looked at it, as those of gettext do with fuzzy entries.
  var isFuzzy = false
  /// The text that it was translated from, where the program has another one now; nil where that is not known.
  @Boxed var previousSource: String? = nil
}

/// How numbers choose among the texts of a message.
struct NumberChoice: Sendable {
  /// The plural forms that are for one number alone, as `=1` is in ICU's syntax, whatever the rules of the language.
  var exactForms: Set<PluralCategory> = []
  /// Whether the exact forms are for no other number; those of Flutter are also for all of their category.
  var isStrict = false
  /// The name of the number by which the message varies; nil for the first number that there is.
  var name: String?
}

extension CatalogMessage {
  /// The plural forms in it that are for one number alone.
  var exactForms: Set<PluralCategory> { choice?.exactForms ?? [] }
}

/// A text or the texts among which something chooses.
indirect enum CatalogVariation: Sendable {
  /// A text.
  case text(CatalogText)
  /// By the category of a number; at least one.
  case plural([PluralCategory: CatalogVariation])
  /// By the kind of device; at least one.
  case device([DeviceFamily: CatalogVariation])
}

/// A part of a text with separate variations.
struct CatalogSubstitution: Sendable {
  /// The position of its argument, from 1; nil if the text gives it.
  var argument: Int?
  /// Its texts.
  var variation: CatalogVariation
  /// What its argument is, as the catalog declares it; nil if it does not.
  var kind: Placeholder.Kind?
  /// The name of its argument, in ICU's syntax; nil for one that goes by its position.
  var name: String?
}

/// A text as a translator left it.
struct CatalogText: Sendable {
  /// How far the translation has come, the least finished first.
  enum State: Sendable, CaseIterable {
    /// Not translated.
    case new
    /// It is to be looked at again.
    case needsReview
    /// A machine has made it, and nobody has looked at it.
    case machineTranslated
    /// It is done.
    case translated
  }

  /// The text, placeholders included.
  var value: String
  /// How far the translation has come.
  var state = State.translated
}

/// The kinds of devices that catalogs distinguish.
package enum DeviceFamily: String, Sendable, Hashable, CaseIterable {
  case iphone, ipad, mac, ipod, appletv, applewatch, applevision, other
}

extension CatalogVariation {
  /// All texts in it, in an order that is always the same.
  var texts: [CatalogText] {
    switch self {
    case .text(let text): [text]
    case .plural(let cases): PluralCategory.allCases.reversed().compactMap { cases[$0] }.flatMap(\.texts)
    case .device(let cases): DeviceFamily.allCases.compactMap { cases[$0] }.flatMap(\.texts)
    }
  }
}

extension CatalogMessage {
  /// All its texts, those of its substitutions included.
  var texts: [CatalogText] {
    variation.texts + substitutions.keys.sorted().flatMap { substitutions[$0]!.variation.texts }
  }

  /// How far its least finished text has come.
  var state: CatalogText.State {
    let states = texts.map(\.state)
    return CatalogText.State.allCases.first(where: states.contains) ?? .translated
  }

  /// Whether there is something to show: a text that is new and empty waits for its translator.
  var isShown: Bool { texts.contains { $0.state != .new || !$0.value.isEmpty } }
}

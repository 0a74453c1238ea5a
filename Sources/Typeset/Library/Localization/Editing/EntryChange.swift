/// What an entry of a catalog is to say.
package struct EntryChange: Sendable {
  /// The key.
  var key: String
  /// The locale of the text.
  var locale: String
  /// The category of numbers that the text is for; nil for a text that does not vary.
  var form: PluralForm?
  /// The text.
  var text: String
  /// How far its translation has come; nil for one that a translator writes now, which is translated.
  var state: CatalogText.State?
  /// Whether a text that has no form yet, or is missing, gets the one that is named.
  var createsForms = false
  /// Whether the text is a whole message in the syntax of the file, choices included.
  var isMessage = false

  /// A text that a translator writes now.
  package init(key: String, locale: String, form: PluralForm? = nil, text: String) {
    self.init(key: key, locale: locale, form: form, text: text, state: nil)
  }

  /// A text in a state.
  init(key: String, locale: String, form: PluralForm?, text: String, state: CatalogText.State?) {
    self.key = key
    self.locale = locale
    self.form = form
    self.text = text
    self.state = state
  }
}

/// Finds how a file has to change, which it has taken apart once for any number of entries.
protocol EntryEditor {
  /// The languages that the file has room for, canonical tags; nil for any.
  var languages: Set<String>? { get }
  /// Where a form is among those of an entry that varies; nil where each form has a place of its own.
  func position(of form: PluralForm, in locale: String) -> Int?
  /// How the file, in UTF-8, has to change so that an entry says a text.
  func edit(_ change: EntryChange) throws(CatalogEditError) -> CatalogEdit
}

extension EntryEditor {
  var languages: Set<String>? { nil }
  func position(of form: PluralForm, in locale: String) -> Int? { nil }
}

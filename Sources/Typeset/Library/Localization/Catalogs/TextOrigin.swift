/// The entry of a catalog that a text comes from, or should come from.
package struct TextOrigin: Sendable, Hashable {
  /// The attribute whose text it is; nil for the text of the element itself.
  package var attribute: String?
  /// The key.
  package var key: String
  /// The place of the text; nil where no catalog has it.
  package var place: CatalogPlace?
  /// How far its translation into the language that is wanted has come; nil in a document without catalogs.
  package var state: TranslationState?
  /// The file that lacks the translation into the language that is wanted, and the language; nil for any other state.
  package var lack: Lack?
  /// Whether no catalog has the key.
  package var isUnknown = false

  /// A translation that there is not.
  package struct Lack: Sendable, Hashable {
    /// The language that is wanted.
    package var language: String
    /// The file of this language; nil if there is none.
    package var file: String?
  }

  /// The origin of a text in a language, from the message that a catalog has for it.
  init(
    attribute: String? = nil, key: String, message: CatalogMessage?, state: TranslationState? = nil, lack: Lack? = nil
  ) {
    self.attribute = attribute
    self.key = key
    self.state = state
    self.lack = lack
    place = message?.place.map { CatalogPlace($0) }
  }
}

/// How far the translation of a text into the language that is wanted has come.
package enum TranslationState: String, Sendable, Hashable, CaseIterable {
  /// It is done, or the text is in this language anyway.
  case translated
  /// It is to be looked at again.
  case needsReview = "needs-review"
  /// A machine has made it, and nobody has looked at it.
  case machineTranslated = "machine-translated"
  /// There is none; another language, the content of the document or the key is shown.
  case missing
  /// The app no longer uses the key.
  case stale
}

extension CatalogSet {
  /// How far the translation of a key has come: `answer` is what the catalogs have for it, and `isOwn` whether the
  /// content of the document, or the key itself, is the text that is wanted. Nil without catalogs.
  ///
  /// A stale key is nothing but stale. The language of a catalog's own texts needs no translation (R049).
  func state(of key: String, _ answer: Answer?, isOwn: Bool) -> TranslationState? {
    guard !catalogs.isEmpty else { return nil }
    if catalogs.lazy.compactMap({ $0.entry(of: key)?.isStale }).first == true { return .stale }
    guard let answer else { return isOwn ? .translated : .missing }
    if answer.isMissing { return .missing }
    return switch answer.message.state {
    case .translated: .translated
    case .needsReview: .needsReview
    case .machineTranslated: .machineTranslated
    case .new: answer.isSource ? .translated : .missing
    }
  }
}

import Typeset

/// How far a text on a screen has come, in words for those who translate.
package enum ReviewState: String, Sendable, Hashable, CaseIterable {
  /// There is no translation; another language is shown.
  case missing
  /// The app no longer uses the key.
  case stale
  /// The translation is to be looked at again.
  case needsReview = "needs-review"
  /// A machine has made the translation, and nobody has looked at it.
  case machineTranslated = "machine-translated"
  /// The translation is the text of the development language.
  case same
  /// It comes from no catalog, and so cannot be translated.
  case unkeyed = "no-key"
  /// The translation is done.
  case translated
  /// It is the text of the development language.
  case source
  /// It is not to be translated.
  case fixed = "not-translated"

  /// The state in a few words.
  package var words: String {
    switch self {
    case .missing: "missing"
    case .stale: "stale"
    case .needsReview: "needs review"
    case .machineTranslated: "machine translation"
    case .same: "equal to source"
    case .unkeyed: "no key"
    case .translated: "translated"
    case .source: "source"
    case .fixed: "not to be translated"
    }
  }

  /// Whether somebody has to look at it.
  package var isOpen: Bool {
    switch self {
    case .missing, .stale, .needsReview, .machineTranslated, .same, .unkeyed: true
    case .translated, .source, .fixed: false
    }
  }
}

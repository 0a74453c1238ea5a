import CICU
import Synchronization

/// The plural category that a number takes in a language.
enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// The plural rules of a language; they never change, so any number of tasks may share them.
@safe final class PluralRules: @unchecked Sendable {
  /// The kind of counting.
  enum Kind: Sendable {
    /// How many there are: 1 message, 2 messages.
    case cardinal
    /// Which of many it is: 1st, 2nd.
    case ordinal
  }

  private let handle: OpaquePointer

  private init?(_ locale: ICULocale, _ kind: Kind) {
    guard let handle = unsafe typeset_plurals_open(locale.name, kind == .ordinal) else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe typeset_plurals_close(handle) }

  /// The rules of a locale's language, opened once; nil if ICU has none.
  static func of(_ tag: String, _ kind: Kind = .cardinal) -> PluralRules? {
    let key = (kind == .ordinal ? "o " : "c ") + tag
    if let known = known.withLock({ $0[key] }) { return known }
    guard let rules = PluralRules(ICULocale(tag: tag) ?? .root, kind) else { return nil }
    known.withLock { if $0.count < 512 { $0[key] = rules } }
    return rules
  }

  /// The category of a number as it is shown: in English, `1` is one and `1.0` is other.
  func category(of number: DecimalNumber) -> PluralCategory {
    let places = LocaleFormats.places(number.fractionDigits)
    guard let format = LocaleFormats.of("en").numberFormat(places) else { return .other }
    return ICUText.text(capacity: 16) {
      unsafe typeset_plurals_select(handle, format.handle, number.text, Int32(number.text.utf8.count), &$0, $1)
    }.flatMap(PluralCategory.init(rawValue:)) ?? .other
  }

  /// The categories that the language distinguishes, from zero to other.
  var categories: [PluralCategory] {
    let names = ICUText.text(capacity: 64) { unsafe typeset_plurals_categories(handle, &$0, $1) } ?? ""
    let known = Set(names.split(separator: " ").compactMap { PluralCategory(rawValue: String($0)) })
    return PluralCategory.allCases.filter(known.contains)
  }

  private static let known = Mutex<[String: PluralRules]>([:])
}

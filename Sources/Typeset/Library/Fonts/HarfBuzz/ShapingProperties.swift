import CHarfBuzz
import Synchronization

/// The properties of a range of text that the shaper needs besides its characters.
struct ShapingProperties: Hashable, Sendable {
  /// The direction in which it is read.
  var direction: Direction
  /// The resolved script.
  var script: Script
  /// The language, which picks local forms.
  var language: ShapingLanguage
}

/// A language as HarfBuzz keeps it: made once, compared by address.
@safe struct ShapingLanguage: Hashable, Sendable {
  /// An `hb_language_t`, which is never freed.
  nonisolated(unsafe) let handle: OpaquePointer?

  /// Finds or creates the language of a BCP 47 tag; the empty tag means no language.
  init(_ tag: String) { self = tag.isEmpty ? .none : Self.languages.withLock { $0.language(of: tag) } }

  fileprivate init(handle: OpaquePointer?) { unsafe self.handle = unsafe handle }

  static func == (first: Self, second: Self) -> Bool { unsafe first.handle == second.handle }

  func hash(into hasher: inout Hasher) { unsafe hasher.combine(handle) }

  /// No language.
  static let none = unsafe ShapingLanguage(handle: nil)

  private static let languages = Mutex(InternedLanguages())
}

/// The languages by their tags.
private struct InternedLanguages {
  private var languages: [String: ShapingLanguage] = [:]

  /// HarfBuzz keeps every tag forever and searches them linearly, so beyond this number of languages, texts are
  /// distinguished only by the first subtag, and not at all unless it has two letters.
  private static let most = 500

  mutating func language(of tag: String) -> ShapingLanguage {
    if let known = languages[tag] { return known }
    if languages.count < Self.most {
      let language = unsafe ShapingLanguage(handle: hb_language_from_string(tag, -1))
      languages[tag] = language
      return language
    }
    let first = tag.prefix { $0 != "-" && $0 != "_" }
    guard first.utf8.count == 2, first.allSatisfy({ $0.isASCII && $0.isLetter }) else { return .none }
    return unsafe ShapingLanguage(handle: hb_language_from_string(first.lowercased(), -1))
  }
}

extension Script {
  /// The script as HarfBuzz numbers it, by its ISO 15924 code.
  var harfBuzzScript: hb_script_t {
    hb_script_from_iso15924_tag(tag.utf8.count == 4 ? tag.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } : 0)
  }

  /// Whether its letters join, so that their shapes depend on their neighbours, even in another font.
  ///
  /// The scripts of HarfBuzz's Arabic joining; no other shaper of HarfBuzz looks at the text around an item.
  var joins: Bool { Self.joiningTags.contains(tag) }

  private static let joiningTags: Set<String> = [
    "Adlm", "Arab", "Chrs", "Mand", "Mani", "Mong", "Nkoo", "Ougr", "Phag", "Phlp", "Rohg", "Sogd", "Sogo", "Syrc",
  ]
}

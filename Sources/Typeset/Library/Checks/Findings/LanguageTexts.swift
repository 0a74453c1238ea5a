/// The texts of a catalog that have the same fault, and what a message says of them.
struct LanguageTexts: Sendable {
  /// A text in a language.
  struct Text: Sendable {
    /// Its key; nil for that of the fault, or if it is about all keys.
    var key: String?
    /// The language, a canonical tag.
    let language: String
    /// Its place in the catalog; nil where no file has it.
    let place: CatalogPlace?
  }

  /// The texts, in the order in which the message names their languages.
  private(set) var texts: [Text]
  /// The aspect by which each of them is known, where that of the fault names a language; nil for that of the fault.
  let aspect: String?
  /// What is wrong with some of the texts.
  private let words: @Sendable ([Text]) -> String

  /// Texts with a fault that `words` says of some of them.
  init(_ texts: [Text], aspect: String? = nil, words: @escaping @Sendable ([Text]) -> String) {
    self.texts = texts
    self.aspect = aspect
    self.words = words
  }

  /// The texts of a key, whose languages the message names between `before` and `after`.
  init(_ texts: [Text], before: String, after: String = "") {
    self.init(texts) { before + $0.map(\.language).enumerated + after }
  }

  /// All texts of a language.
  init(_ language: String, at place: CatalogPlace?, _ message: String) {
    self.init([Text(language: language, place: place)]) { _ in message }
  }

  /// The message about all of them.
  var message: String { words(texts) }

  /// The languages, each once.
  var languages: [String] { texts.map(\.language).distinct() }

  /// The same about fewer of them.
  func filtered(_ isWanted: (Text) -> Bool) -> LanguageTexts {
    var result = self
    result.texts = texts.filter(isWanted)
    return result
  }
}

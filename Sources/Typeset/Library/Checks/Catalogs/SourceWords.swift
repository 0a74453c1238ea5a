/// The words of the texts that the translations of a catalog are made from.
struct SourceWords: Sendable {
  /// Those of one key.
  struct Texts: Sendable {
    /// The words of all texts, in order.
    let words: [Substring]
    /// The words of each text.
    fileprivate let texts: Set<[Substring]>
    /// The first letter of each text, by which most translations are seen to differ.
    fileprivate let firstLetters: Set<Unicode.Scalar?>
    /// The words in small letters.
    let lowercased: Set<String>

    fileprivate init(_ message: CatalogMessage) {
      let texts = message.texts.map { ProseText($0.value).words }
      words = texts.flatMap(\.self)
      self.texts = Set(texts)
      firstLetters = Set(message.texts.map(\.value.firstLetter))
      lowercased = Set(words.map { $0.lowercased() })
    }

    /// Whether a translation has the words of these texts and no others.
    func areSame(as message: CatalogMessage) -> Bool {
      message.texts.allSatisfy { firstLetters.contains($0.value.firstLetter) }
        && message.texts.allSatisfy { texts.contains(ProseText($0.value).words) }
    }
  }

  private let texts: [String: Texts]
  /// The words that some text has in small letters, so that they are no names.
  private let common: Set<Substring>

  /// Finds the words of a catalog.
  init(of catalog: CheckedCatalog) {
    var texts: [String: Texts] = [:]
    for key in catalog.keys where catalog.isTranslated(key) { texts[key] = catalog.source(of: key).map(Texts.init) }
    self.texts = texts
    common = Set(texts.values.lazy.flatMap(\.words).filter { $0.first?.isLowercase == true })
  }

  /// The texts of a key; nil for one that is not translated, or whose source is not known.
  subscript(key: String) -> Texts? { texts[key] }

  /// Whether a word is in small letters in some text of the catalog.
  func isCommon(_ word: Substring) -> Bool { common.contains(word) || common.contains(word.lowercased()[...]) }
}

extension String {
  /// The first letter in it, that of a placeholder too.
  fileprivate var firstLetter: Unicode.Scalar? { unicodeScalars.first(where: \.properties.isAlphabetic) }
}

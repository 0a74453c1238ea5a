/// Finds texts that vary by number and lack a plural form that their language needs (R062).
///
/// A language needs the forms that whole numbers up to 1000 take, and `other`, which the rest falls back to: Russian
/// needs `one`, `few`, `many` and `other`; French needs no `many`, which only millions take. A text that does not vary
/// where its source does is advice, since some words have no plural; languages with one form are left alone, and so
/// are fuzzy entries of gettext, which programs do not show.
enum R062PluralsCheck: CatalogCheck {
  static let rule = Rule(62)

  static func check(_ catalog: CheckedCatalog, _ log: inout FaultLog) {
    for key in catalog.keysInUse {
      let sourceVaries = catalog.source(of: key)?.variesByNumber ?? false
      for message in catalog.shownMessages(of: key) {
        guard let needed = PluralSample.of(message.language)?.needed else { continue }
        if message.message.variesByNumber {
          let missing = message.message.categorySets.flatMap { given in needed.filter { !given.contains($0) } }
          let names = needed.filter(missing.contains).map { quoted($0.rawValue) }
          guard !names.isEmpty else { continue }
          log.add(
            .warning, ofKey: key, at: message.place,
            "the text in \(message.language) lacks the plural \(CountedNoun.form.form(for: names.count)) \(names.enumerated)",
            remedy: "add a text for each plural form of the language", aspect: "plural \(message.language)"
          ) {
            $0.measured = CountedNoun.form.words(needed.count - names.count)
            $0.required = CountedNoun.form.words(needed.count)
          }
        } else if sourceVaries, needed.count > 1, PlaceholderUse(of: message.message).undefinedParts.isEmpty {
          log.add(
            .advice, ofKey: key, at: message.place,
            "the source text varies by number, and the text in \(message.language) does not",
            remedy: "vary the text by plural", aspect: "plural \(message.language)")
        }
      }
    }
  }
}

extension CatalogMessage {
  /// Whether a number chooses among its texts or among those of a part.
  var variesByNumber: Bool {
    variation.variesByNumber || substitutions.values.contains(where: \.variation.variesByNumber)
  }

  /// The plural forms of each set of forms in it.
  fileprivate var categorySets: [Set<PluralCategory>] {
    variation.categorySets + substitutions.keys.sorted().flatMap { substitutions[$0]?.variation.categorySets ?? [] }
  }
}

extension CatalogVariation {
  /// The plural forms of each set of forms in it.
  fileprivate var categorySets: [Set<PluralCategory>] {
    switch self {
    case .text: []
    case .plural(let cases): [Set(cases.keys)]
    case .device(let cases): DeviceFamily.allCases.compactMap { cases[$0] }.flatMap(\.categorySets)
    }
  }
}

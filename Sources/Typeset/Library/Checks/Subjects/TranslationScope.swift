/// The translations that a run is about: those into the languages that it asks for, of the keys that its pages show.
package struct TranslationScope: Sendable {
  /// The keys that pages show, by the locales that are asked for.
  private(set) var shownKeys: [String: Set<String>] = [:]
  /// The keys on pages of documents for which no locale is asked for.
  private(set) var countedKeys: Set<String> = []
  /// Whether every key counts, whether a page shows it or not.
  let isWhole: Bool
  /// The locales that are asked for where every key counts; none asks for all languages of the catalog.
  let locales: [String]

  /// What pages show, which are still to be added.
  package init() {
    isWhole = false
    locales = []
  }

  /// All keys of a catalog, in some locales; in all its languages for none.
  package init(wholeCatalogsIn locales: [String]) {
    isWhole = true
    self.locales = locales
  }

  /// Adds the pages of a variant; `isAsked` says whether its locale is asked for, rather than that of its document.
  package mutating func add(_ variant: VariantOutline, isAsked: Bool) {
    for page in variant.pages {
      if isAsked {
        shownKeys[page.locale, default: []].formUnion(page.keys)
      } else {
        countedKeys.formUnion(page.keys)
      }
    }
  }

  /// Adds what the pages of another document show.
  package mutating func add(_ other: TranslationScope) {
    shownKeys.merge(other.shownKeys) { $0.union($1) }
    countedKeys.formUnion(other.countedKeys)
  }
}

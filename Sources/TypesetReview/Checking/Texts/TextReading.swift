import Typeset

/// The texts of one variant, read from its pages.
package struct TextReading: Sendable {
  /// A screen with its texts.
  struct Screen: Sendable {
    /// Its name.
    let name: String
    /// The place of its start tag.
    let position: SourcePosition
    /// Its texts.
    fileprivate(set) var texts: [(identity: TextIdentity, shown: ShownText)] = []
  }

  /// A page as it was laid out.
  struct Page: Sendable {
    /// Its name.
    let name: String
    /// The place of its start tag.
    let position: SourcePosition
    /// Its extent in points.
    let size: Size
    /// The direction of its layout.
    let direction: Direction
    /// Its device with orientation and share of the screen; nil for paper and canvases.
    let placement: ScreenPlacement?
  }

  /// The pages so far.
  private(set) var pages: [Page] = []
  /// The screens so far; all pages that one canvas fills are one.
  private(set) var screens: [Screen] = []
  /// The catalogs of the document.
  private let catalogs: CatalogSet
  /// The locale of the variant, a BCP 47 tag.
  let locale: String
  /// The language of the document, in which the app is developed.
  private let developmentLanguage: String

  /// A reading of a document in a locale.
  package init(_ document: LoadedDocument, locale: String) {
    catalogs = document.catalogs
    self.locale = locale
    developmentLanguage = document.document.language
  }

  /// Whether it is in the language that texts are translated from.
  var isSource: Bool { locale == LanguageTag(developmentLanguage)?.tag ?? developmentLanguage }

  /// All texts so far, as the pages show them.
  package var texts: [ShownText] { screens.flatMap { $0.texts.map(\.shown) } }

  /// Adds the texts of the next page.
  package mutating func add(_ page: CheckedPage) {
    let position = page.position ?? SourcePosition(line: 1, column: 1)
    if screens.last?.position != position { screens.append(Screen(name: page.frame.name, position: position)) }
    for text in page.texts {
      let identity = TextIdentity(
        position: text.position, name: text.name, part: text.part, attribute: text.attribute)
      screens[screens.count - 1].texts.append((identity, ShownText(text, state: state(of: text), page: pages.count)))
    }
    pages.append(
      Page(
        name: page.frame.name, position: position, size: page.frame.size, direction: page.frame.direction,
        placement: page.placement))
  }

  private func state(of text: PageText) -> ReviewState {
    guard let origin = text.origin else { return text.isFixed ? .fixed : .unkeyed }
    switch origin.state {
    case .missing: return .missing
    case .stale: return .stale
    case .needsReview: return .needsReview
    case .machineTranslated: return .machineTranslated
    case .translated:
      if !catalogs.isTranslatable(origin.key) { return .fixed }
      if catalogs.showsSource(of: origin.key, locale: locale, developmentLanguage: developmentLanguage) {
        return .source
      }
      return catalogs.isUntouched(origin.key, locale: locale, developmentLanguage: developmentLanguage)
        ? .same : .translated
    case nil: return LanguageTag(locale)?.language == LanguageTag(developmentLanguage)?.language ? .source : .missing
    }
  }
}

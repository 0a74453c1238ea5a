import Typeset

/// Gathers the texts of the variants of documents for those who go through the translations.
package struct TextReviewer: Sendable {
  /// The variants.
  private let plan: VariantPlan
  /// Further renderings in the development language, which only tell what texts are translated from.
  private let sources: [Source]

  /// A rendering of a document in the language in which it is written.
  private struct Source: Sendable {
    /// The document, as an index into the documents of the plan.
    let document: Int
    /// Its layout options.
    let options: LayoutOptions
  }

  /// A reviewer of a plan.
  package init(_ plan: VariantPlan) {
    self.plan = plan
    var sources: [Source] = []
    for (index, document) in plan.documents.enumerated() {
      let language = LanguageTag(document.loaded.document.language)?.tag ?? document.loaded.document.language
      let jobs = plan.jobs[plan.jobs.indices(ofDocument: index)]
      guard !jobs.contains(where: { $0.variant[.locale] == language }) else { continue }
      // A device may show what others do not.
      var known: Set<[String?]> = []
      let axes: [VariantAxis] = [.device, .orientation, .split]
      for job in jobs where known.insert(axes.map { job.variant[$0] }).inserted {
        var options = job.variant.options
        (options.locale, options.direction) = (language, nil)
        sources.append(Source(document: index, options: options))
      }
    }
    self.sources = sources
  }

  /// How many renderings there are.
  package var count: Int { plan.jobs.count + sources.count }

  /// The name of a rendering in messages.
  package func name(_ index: Int) -> String {
    index < plan.jobs.count
      ? plan.jobs[index].name : plan.documents[sources[index - plan.jobs.count].document].name
  }

  /// Lays a rendering out and adds its texts to a collection; from any thread. Throws what laying it out throws.
  package func read(
    _ index: Int, into collection: TextCollection, with session: TypesettingSession, log: DiagnosticLog
  ) throws {
    let isVariant = index < plan.jobs.count
    let document = isVariant ? plan.jobs[index].document : sources[index - plan.jobs.count].document
    session.options.layout = isVariant ? plan.jobs[index].variant.options : sources[index - plan.jobs.count].options
    session.options.layout.measuresTexts = true
    let loaded = plan.documents[document].loaded
    let locale = session.options.layout.locale ?? loaded.document.language
    var reading = TextReading(loaded, locale: LanguageTag(locale)?.tag ?? locale)
    try session.frames(of: loaded, log: log, observer: nil, annotates: false) {
      reading.add(CheckedPage($0, options: session.options.layout))
    }
    guard !log.hasErrors else { return }
    collection.add(reading, document: document, index: index, options: session.options.layout, isVariant: isVariant)
  }

  /// The report about what was gathered.
  package func report(_ collection: TextCollection) -> TextReport {
    var locales: [String] = []
    for job in plan.jobs {
      if let locale = job.variant[.locale], !locales.contains(locale) { locales.append(locale) }
    }
    let screens = plan.documents.indices.flatMap { self.screens(of: $0, locales, collection) }
    return TextReport(
      screens: screens.filter { !$0.texts.isEmpty }, locales: locales, variantCount: plan.jobs.count,
      unrendered: plan.jobs.indices.filter { !collection.rendered.contains($0) }.map { plan.jobs[$0].name })
  }

  private func screens(of index: Int, _ locales: [String], _ collection: TextCollection) -> [ReviewedScreen] {
    let document = plan.documents[index]
    let catalogs = document.loaded.catalogs
    let language = document.loaded.document.language
    var totals: [String: Int] = [:]
    for job in plan.jobs.indices(ofDocument: index) where collection.rendered.contains(job) {
      totals[plan.jobs[job].variant[.locale] ?? language, default: 0] += 1
    }
    return collection.screens(of: index).map { screen in
      let texts = screen.texts.sorted { $0.key < $1.key }.compactMap { (identity, text) -> ReviewedText? in
        let translations = locales.compactMap { locale in
          text.locales[locale].map { tally in
            ReviewedTranslation(
              locale: locale, shown: tally.shown, variant: plan.jobs[tally.index].name, count: tally.count,
              total: totals[locale] ?? tally.count)
          }
        }
        guard let first = translations.first?.shown else { return nil }
        let source = text.source ?? first.key.flatMap { catalogs.source(of: $0, developmentLanguage: language) }
        return ReviewedText(
          identity: identity, element: first.element, elementWords: first.elementWords, key: first.key,
          note: first.key.flatMap(catalogs.note),
          source: source, sourceLanguage: language, translations: translations)
      }
      return ReviewedScreen(
        document: document.path, name: screen.name, position: screen.position, texts: texts)
    }
  }
}

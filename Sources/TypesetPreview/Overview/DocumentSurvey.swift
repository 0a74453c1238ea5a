import Typeset
import TypesetReview

// The look at all variants of a document, one after the other on a single thread, for which nobody waits.
extension Workshop {
  /// What the list says of a document; nil as soon as `goesOn`, which is asked before each variant, says no.
  func survey(_ document: PreviewDocument, on bench: Bench, goesOn: () -> Bool) throws -> DocumentStatus? {
    let plan = try plan(of: document, on: bench)
    let count = plan.jobs.count
    var status = DocumentStatus(variants: count)
    let checker = Checker()
    var results = [Checker.VariantResult](repeating: Checker.VariantResult(), count: count)
    for index in Self.surveyed(count) {
      guard goesOn() else { return nil }
      let job = plan.jobs[index]
      let found = looking(at: document, on: bench) {
        try? checker.check(job, of: plan.document(of: job), with: $0, log: DiagnosticLog())
      }
      if let found { results[index] = found }
      status.looked += 1
      if !results[index].isRendered { status.unrendered += 1 }
    }
    guard goesOn() else { return nil }
    let report = checker.report(on: plan, results)
    for level in CheckLevel.allCases { status.findings[level] = report.count(of: level) }
    for locale in textLocales(of: document, on: bench) {
      guard goesOn() else { return nil }
      var axes = PreviewAxes()
      try axes.set(.locale, locale)
      let texts = try texts(of: document, axes, on: bench)
      status.texts.append(DocumentStatus.Texts(locale: locale, counts: texts.statesCounted))
    }
    return status
  }

  /// The locales whose texts are counted: those of its variants or catalogs, else its own language.
  private func textLocales(of document: PreviewDocument, on bench: Bench) -> [String] {
    let entry = entry(of: document, on: bench)
    let locales = entry.variants[.locale]
    return locales.isEmpty ? [entry.language] : locales
  }

  /// The texts of a variant, as its pages show them.
  func texts(of document: PreviewDocument, _ axes: PreviewAxes, on bench: Bench) throws -> [ShownText] {
    let loaded = try loaded(document, on: bench)
    let locale = axes.options.locale ?? loaded.document.language
    var reading = TextReading(loaded, locale: LanguageTag(locale)?.tag ?? locale)
    try looking(at: document, on: bench) { session in
      session.options.layout = axes.options
      // Texts are found by what was measured of them.
      session.options.layout.measuresTexts = true
      try session.frames(of: loaded, log: DiagnosticLog(), observer: nil, annotates: false) {
        reading.add(CheckedPage($0, options: session.options.layout))
      }
    }
    return reading.texts
  }
}

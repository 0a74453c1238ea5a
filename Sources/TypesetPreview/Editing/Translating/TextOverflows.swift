import Synchronization
import Typeset
import TypesetReview

/// The texts that do not fit on screens, measured document by document while nobody waits for anything else.
final class TextOverflows: Sendable {
  /// What is measured together.
  private struct Place: Hashable {
    var document: String
    var locale: String
  }

  private struct Measured {
    /// What was read of the document.
    var source: SourceFile
    /// Its catalogs.
    var catalogs: [Catalog]
    /// The keys whose texts do not fit; nil until that is known.
    var keys: Set<String>?

    func isAbout(_ loaded: LoadedDocument) -> Bool {
      source === loaded.document.source && catalogs.elementsEqual(loaded.catalogs.catalogs) { $0 === $1 }
    }
  }

  private struct State {
    var measured: [Place: Measured] = [:]
    var waiting: [(document: PreviewDocument, locale: String)] = []
    var isRunning = false
  }

  /// What is known of some documents.
  struct Answer: Sendable {
    /// The positions of the texts of a queue that do not fit.
    var tooLong: Set<Int> = []
    /// How many documents were measured.
    var measured = 0
  }

  private let workshop: Workshop
  private let state = Mutex(State())

  /// Nothing is known yet.
  init(_ workshop: Workshop) { self.workshop = workshop }

  /// What is known of the documents of a queue; what is not is measured from now on.
  func answer(
    about documents: [(document: PreviewDocument, loaded: LoadedDocument)], locale: String, in queue: TranslatorQueue
  ) -> Answer {
    var answer = Answer()
    var new: [(document: PreviewDocument, locale: String)] = []
    for (document, loaded) in documents {
      let place = Place(document: document.id, locale: locale)
      let known = state.withLock { state -> Set<String>? in
        if let known = state.measured[place], known.isAbout(loaded) { return known.keys }
        state.measured[place] = Measured(
          source: loaded.document.source, catalogs: loaded.catalogs.catalogs, keys: nil)
        new.append((document, locale))
        return nil
      }
      guard let known else { continue }
      answer.measured += 1
      // Of a text that is not translated, another language does not fit.
      answer.tooLong.formUnion(
        known.compactMap { queue.position(of: $0, in: document.id) }
          .filter { !queue.items[$0].text.tasks.contains(.untranslated) })
    }
    if !new.isEmpty { measure(new) }
    return answer
  }

  private func measure(_ new: [(document: PreviewDocument, locale: String)]) {
    let isFirst = state.withLock { state in
      state.waiting += new
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard isFirst else { return }
    Task.detached(priority: .background) { [self] in
      while let (document, locale) = next() { await measure(document, locale) }
    }
  }

  private func next() -> (PreviewDocument, String)? {
    state.withLock { state in
      if state.waiting.isEmpty {
        state.isRunning = false
        return nil
      }
      let first = state.waiting.removeFirst()
      return (first.document, first.locale)
    }
  }

  /// Measures a document, one variant after the other, so that who waits for a picture waits for one of them at most.
  private func measure(_ document: PreviewDocument, _ locale: String) async {
    let workshop = workshop
    var keys: Set<String> = []
    let variants = try? await workshop.pool.run { try workshop.measuredVariants(of: document, locale: locale, on: $0) }
    for axes in variants ?? [] {
      let found = try? await workshop.pool.run { try workshop.measuredTexts(of: document, axes, on: $0) }
      keys.formUnion((found ?? []).filter { $0.text.room < 0 }.map(\.key))
    }
    let result = keys
    state.withLock { $0.measured[Place(document: document.id, locale: locale)]?.keys = result }
  }
}

import Synchronization
import Typeset
import TypesetReview

/// The queues of translators in the documents of a preview, kept as long as the catalogs stay as they are.
package final class TranslatorQueues: Sendable {
  /// What a queue is about.
  private struct Scope: Hashable {
    /// The id of a document; nil for all.
    var document: String?
    /// The locale that is translated into.
    var locale: String
  }

  /// A document as a queue has seen it.
  private struct Seen: Equatable {
    var id: String
    var catalogs: [ObjectIdentifier]
  }

  private struct Known {
    var seen: [Seen]
    var queue: TranslatorQueue
  }

  let workshop: Workshop
  /// What does not fit on screens.
  let overflows: TextOverflows
  /// The terms.
  let glossary: GlossaryFile
  private let known = Mutex<[Scope: Known]>([:])
  private let uses = Mutex<[String: DocumentUses]>([:])
  /// How many queues are kept.
  private static let most = 4

  /// The queues of a preview.
  package init(_ workshop: Workshop) {
    self.workshop = workshop
    overflows = TextOverflows(workshop)
    glossary = GlossaryFile(path: workshop.settings.glossary)
  }

  /// The documents that could be read, with what was read of them.
  func documents(
    _ id: String?, on bench: Workshop.Bench
  ) throws(PreviewError) -> [(document: PreviewDocument, loaded: LoadedDocument)] {
    let wanted = try id.map { (id) throws(PreviewError) in [try workshop.document(id)] } ?? workshop.documents
    return wanted.compactMap { document in
      workshop.version(of: document, on: bench).loaded.map { (document, $0) }
    }
  }

  /// The queue of a document, or of all, in a locale.
  func queue(_ document: String?, locale: String, on bench: Workshop.Bench) throws(PreviewError) -> TranslatorQueue {
    let documents = try documents(document, on: bench)
    let seen = documents.map {
      Seen(id: $0.document.id, catalogs: $0.loaded.catalogs.catalogs.map(ObjectIdentifier.init))
    }
    let scope = Scope(document: document, locale: locale)
    if let known = known.withLock({ $0[scope] }), known.seen == seen { return known.queue }
    let queue = TranslatorQueue(documents, locale: locale)
    known.withLock { known in
      if known.count >= Self.most, known[scope] == nil { known = [:] }
      known[scope] = Known(seen: seen, queue: queue)
    }
    return queue
  }

  /// Where documents use a key that they have from a catalog.
  func places(of key: String, in catalog: String?, on bench: Workshop.Bench) throws(PreviewError) -> [KeyPlace] {
    try documents(nil, on: bench).flatMap { document, loaded -> [KeyPlace] in
      guard loaded.catalogs.catalogName(of: key) == catalog else { return [] }
      return uses(of: document, loaded).places[key] ?? []
    }
  }

  private func uses(of document: PreviewDocument, _ loaded: LoadedDocument) -> DocumentUses {
    if let known = uses.withLock({ $0[document.id] }), known.source === loaded.document.source { return known }
    let found = DocumentUses(of: document, loaded)
    uses.withLock { $0[document.id] = found }
    return found
  }
}

/// A place where a document uses a key.
struct KeyPlace: Hashable, Sendable {
  /// The id of the document.
  var document: String
  /// The line, from 1.
  var line: Int
}

/// Where a document uses keys.
private struct DocumentUses: Sendable {
  /// What was read of the document.
  let source: SourceFile
  /// The places by key.
  let places: [String: [KeyPlace]]

  init(of document: PreviewDocument, _ loaded: LoadedDocument) {
    source = loaded.document.source
    places = DocumentKeys(source.utf8, name: document.path).uses.reduce(into: [:]) { places, use in
      places[use.key, default: []].append(KeyPlace(document: document.id, line: use.place.start.line))
    }
  }
}

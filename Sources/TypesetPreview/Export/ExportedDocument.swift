import Typeset
import TypesetReview

/// A document of an export.
struct ExportedDocument: Sendable {
  /// What the list says of it.
  var entry: SessionAnswer.Entry
  /// The document as it was read.
  let loaded: LoadedDocument
  /// Its variants.
  let variants: ExportedVariants

  /// What reading a document gave.
  struct Outcome: Sendable {
    /// The document; nil if it cannot be exported.
    var document: ExportedDocument?
    /// What was found.
    var diagnostics: [Diagnostic] = []
    /// Why it cannot be exported, where that is not a matter of its contents.
    var error: String?
    /// What kind of failure it is; nil for none.
    var failure: BatchFailure?
  }

  /// Reads a document, and chooses its variants.
  static func read(_ document: PreviewDocument, in workshop: Workshop, on bench: Workshop.Bench) -> Outcome {
    var entry = workshop.entry(of: document, on: bench)
    let version = workshop.version(of: document, on: bench)
    var outcome = Outcome(diagnostics: version.diagnostics)
    let log = DiagnosticLog()
    version.diagnostics.forEach(log.report)
    guard let loaded = version.loaded else {
      outcome.failure = BatchFailure(log)
      return outcome
    }
    do {
      let variants = try ExportedVariants(of: document, loaded, axes: workshop.settings.axes)
      entry.values = variants.values
      entry.locales = variants.values[.locale] ?? []
      outcome.document = ExportedDocument(entry: entry, loaded: loaded, variants: variants)
    } catch {
      outcome.error = error.description
      outcome.failure = .usage
    }
    return outcome
  }

  /// The name of a data file of the document.
  func place(of name: String) -> String { "documents/\(entry.folder ?? "")/\(name)" }

  /// What keys say in all languages, an object by key.
  func texts(of keys: Set<String>) -> [UInt8] {
    JSONBytes.object { json in
      for key in keys.sortedByBytes() {
        guard let entry = try? CatalogEntries.json(key: key, of: loaded, canSave: false) else { continue }
        json.key(named: key)
        json.buffer.append(entry)
      }
    }
  }
}

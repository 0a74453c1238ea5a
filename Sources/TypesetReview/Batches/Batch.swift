import Typeset

/// Renders every variant of some documents into a folder, each as a file of its own, with a manifest and a page that shows them.
///
/// A run that is killed goes on where it stopped when it is started again, and what has not changed is not drawn again:
///
/// ```swift
/// var batch = Batch(Typesetter(fonts: try FontLibrary(bundled: folder)), format: .pdf)
/// try batch.axes.set(.locale, "en,ar-EG,he")
/// let result = try batch.run(["settings.xml"], into: "out")
/// print(result.drawn, result.unchanged, result.failed)
/// ```
package struct Batch: Sendable {
  /// What happens while a batch runs; told from any of its threads.
  package enum Event: Sendable {
    /// A document was read; nil where it could not be, and why.
    case read(path: String, LoadedDocument?, diagnostics: [Diagnostic], error: (any Error)?)
    /// It is known how many variants this run has.
    case planned(count: Int)
    /// A variant is finished; `index` is its place among those of this run.
    case finished(index: Int, BatchOutcome)
  }

  /// The fonts, and what is chosen beside the axes.
  package var typesetter: Typesetter
  /// The format of the files.
  package var format: OutputFormat
  /// The values that the variants run through.
  package var axes = VariantAxes()
  /// The part that is rendered; nil for the whole.
  package var shard: BatchShard?
  /// How many variants are rendered at once.
  package var workers = Workers.processorCount

  /// Creates a batch of the whole, with the axes of the documents.
  package init(_ typesetter: Typesetter, format: OutputFormat) {
    self.typesetter = typesetter
    self.format = format
  }

  /// Renders the documents at some paths into a folder, which is made where it is missing.
  ///
  /// What is wrong with documents and variants is reported and stops no other. Throws a `VariantNameError`, an `OutputError` or a
  /// `BatchError` where nothing can be done, or nothing more; what was finished stays. Where no document can be read, nothing is
  /// written.
  package func run(
    _ paths: [String], into folder: String, report: @escaping @Sendable (Event) -> Void = { _ in }
  ) throws -> BatchResult {
    let compositor = typesetter.compositor()
    var documents: [BatchHeader.Document] = []
    var readable: [VariantDocument] = []
    for path in paths {
      let (entry, document) = read(path, with: compositor, report: report)
      documents.append(entry)
      if let document { readable.append(document) }
    }
    let plan = try VariantPlan(readable, axes: axes, base: typesetter.options.layout)
    let settings = BatchSettings(typesetter, format: format)
    var header = settings.header
    header.documents = documents
    header.count = plan.jobs.count
    header.shard = shard
    guard !readable.isEmpty else { return BatchResult(IndexSummary(header), folder: nil) }
    let work = try BatchWork(plan, batch: self, settings: settings, folder: BatchFolder(folder))
    report(.planned(count: work.jobs.count))
    return try work.run(header, report: report)
  }

  private func read(
    _ path: String, with compositor: Compositor, report: (Event) -> Void
  ) -> (BatchHeader.Document, VariantDocument?) {
    let log = DiagnosticLog()
    let isStrict = typesetter.options.isStrict
    var entry = BatchHeader.Document(path: path, inputs: path == "-" ? [] : [path])
    var document: VariantDocument?
    var failure: (any Error)?
    do {
      document = try compositor.variantDocument(at: path, log: log)
      entry.inputs = document?.inputs ?? entry.inputs
    } catch {
      failure = error
      entry.failure = BatchFailure(error)
      entry.messages.append(BatchMessage(error))
    }
    entry.messages += log.diagnostics.map { BatchMessage($0, isStrict: isStrict) }
    if failure == nil, document == nil || compositor.fails(log) {
      entry.failure = BatchFailure(log)
      document = nil
    }
    report(.read(path: path, document?.loaded, diagnostics: log.diagnostics, error: failure))
    return (entry, document)
  }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import Typeset

/// Renders all variants of documents into a folder, one or more files each, with a manifest and a page that shows them.
///
/// A run that was interrupted continues where it stopped, and what hasn't changed isn't drawn again:
///
/// ```swift
/// let batch = Batch(typesetter, format: .pdf)
/// let result = try batch.render([page], variants: [.locale: ["en", "ar-EG"]], into: folder)
/// print(result.drawn, result.unchanged, result.failed)
/// ```
public struct Batch: Sendable {
  /// An event of a running batch, reported from any thread.
  package enum Event: Sendable {
    /// A document was read; nil if it could not be, with the reason.
    case read(path: String, LoadedDocument?, diagnostics: [Diagnostic], error: (any Error)?)
    /// It is known which variants there are, and how many of them this run has.
    case planned(VariantPlan, count: Int)
    /// A variant is finished; `index` is its place among those of this run.
    case finished(index: Int, BatchOutcome)
  }

  /// The fonts, and the options besides the axes.
  public var typesetter: Typesetter
  /// The format of the files.
  public var format: OutputFormat
  /// The values of the axes.
  package var axes = VariantAxes()
  /// The part that is rendered; nil for the whole.
  public var shard: BatchShard?
  /// Whether what the checks find is marked on the pages; it is listed in any case.
  public var marksFindings = false
  /// The number of variants rendered at the same time.
  public var workers = Workers.processorCount

  /// Creates a batch of the whole, with the axes of the documents.
  public init(_ typesetter: Typesetter, format: OutputFormat) {
    self.typesetter = typesetter
    self.format = format
  }

  /// Renders the documents at some paths to a folder, which is created if necessary.
  ///
  /// A failing document or variant is reported, and the rest continue. Throws a `VariantPlanError`, an `OutputError` or
  /// a `BatchError` if the batch cannot begin or continue; finished variants are kept. If no document can be read,
  /// nothing is written.
  package func run(
    _ paths: [String], into folder: String, report: @escaping @Sendable (Event) -> Void = { _ in }
  ) throws -> BatchResult {
    var batch = self
    batch.typesetter.readFiles = ReadFiles()
    let session = batch.typesetter.session()
    var documents: [BatchHeader.Document] = []
    var readable: [VariantDocument] = []
    for path in paths {
      let (entry, document) = read(path, with: session, report: report)
      documents.append(entry)
      if let document { readable.append(document) }
    }
    let plan = try VariantPlan(readable, axes: axes, base: typesetter.options.layout)
    let settings = BatchSettings(typesetter, format: format, marksFindings: marksFindings)
    var header = settings.header
    header.documents = documents
    header.count = plan.jobs.count
    header.shard = shard
    guard !readable.isEmpty else { return BatchResult(IndexSummary(header), folder: nil) }
    let work = try BatchWork(plan, batch: batch, settings: settings, folder: BatchFolder(folder))
    report(.planned(plan, count: work.jobs.count))
    return try work.run(header, report: report)
  }

  private func read(
    _ path: String, with session: TypesettingSession, report: (Event) -> Void
  ) -> (BatchHeader.Document, VariantDocument?) {
    let log = DiagnosticLog()
    let isStrict = typesetter.options.treatsWarningsAsErrors
    var entry = BatchHeader.Document(path: path, inputs: path == "-" ? [] : [path])
    var document: VariantDocument?
    var failure: (any Error)?
    do {
      document = try session.variantDocument(at: path, log: log)
      entry.inputs = document?.inputs ?? entry.inputs
      if let document { session.notePictures(of: document.loaded) }
    } catch {
      failure = error
      entry.failure = BatchFailure(error)
      entry.messages.append(BatchMessage(error))
    }
    entry.messages += log.diagnostics.map { BatchMessage($0, isStrict: isStrict) }
    if failure == nil, document == nil || session.fails(log) {
      entry.failure = BatchFailure(log)
      document = nil
    }
    report(.read(path: path, document?.loaded, diagnostics: log.diagnostics, error: failure))
    return (entry, document)
  }
}

extension Batch {
  /// Renders the variants of documents into a folder, which is created if it doesn't exist.
  ///
  /// A document or variant with errors is reported in the result; the rest continue.
  ///
  /// - Parameters:
  ///   - documents: The files of the documents.
  ///   - variants: The values of each axis; an axis without values uses those that a document names in its head.
  ///   - folder: The folder.
  /// - Throws: ``VariantError`` if the variants make no sense, ``BatchError`` or `OutputError` if nothing more can be
  ///   written; what was finished stays.
  public func render(
    _ documents: [URL], variants: [VariantAxis: [String]] = [:], into folder: URL
  ) throws -> BatchResult {
    var batch = self
    batch.axes = try VariantAxes(variants)
    do { return try batch.run(documents.map(\.filePath), into: folder.filePath) } catch let error as VariantPlanError {
      throw VariantError(description: error.description)
    }
  }
}

/// The result of a batch.
public struct BatchResult: Sendable {
  /// How many variants were drawn.
  public internal(set) var drawn = 0
  /// How many were as an earlier run had left them.
  public internal(set) var unchanged = 0
  /// The inputs that changed after they were read: a later run draws their variants again.
  public internal(set) var changedInputs: [String] = []
  /// How many failed.
  public let failed: Int
  /// How many have warnings.
  public let warned: Int
  /// How many there are.
  public let count: Int
  /// Why variants and documents failed, every reason once.
  package let failures: Set<BatchFailure>
  /// The path of the page that shows them; nil where no document could be read and nothing was written.
  public let indexPath: String?

  /// The summary on the page.
  init(_ summary: IndexSummary, folder: BatchFolder?) {
    failed = summary.failures
    warned = summary.warnings
    count = summary.count
    failures = summary.reasons
    indexPath = folder.map { $0.path(of: BatchPaths.index) }
  }
}

/// How one variant of a batch ended.
package struct BatchOutcome: Sendable {
  /// What became of its files.
  package enum State: Sendable, Hashable {
    /// They were drawn.
    case drawn
    /// They were there from an earlier run, and nothing that they depend on has changed.
    case unchanged
    /// There are none.
    case failed(BatchFailure)
    /// They were not begun, since nothing more could be written.
    case stopped
  }

  /// The name, of which those of its files are made.
  package let name: String
  /// What became of its files.
  package let state: State
  /// The diagnostics; those of unchanged variants are not repeated.
  package let diagnostics: [Diagnostic]
  /// The error.
  package let error: (any Error)?
}

extension BatchFailure {
  /// The kind of an error that was thrown on the way.
  package init(_ error: any Error) {
    switch error {
    case is PlacementError, is VariantPlanError, is RenderingError: self = .usage
    case OverwriteError.input: self = .usage
    case is OverwriteError: self = .output
    case is InputError, is FontError: self = .input
    case is OutputError: self = .output
    case is PNGError, is PDFPageError, is PictureError: self = .document
    default: self = .program
    }
  }

  /// The kind of failure for the diagnostics of a document.
  package init(_ log: DiagnosticLog) {
    self = log.diagnostics.contains { $0.severity == .error && $0.isMissingInput } ? .input : .document
  }
}

extension BatchMessage {
  /// An error that was thrown, which has no place.
  init(_ error: any Error) {
    let code = (error as? FontError)?.code ?? "failed-\(BatchFailure(error).rawValue)"
    self.init(severity: .error, code: code, text: "\(error)", hints: (error as? FontError)?.hints ?? [])
  }
}

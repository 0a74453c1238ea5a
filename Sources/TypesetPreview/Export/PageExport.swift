import Synchronization
import Typeset
import TypesetReview

/// Writes the page of the preview as files that work without a server.
package struct PageExport: Sendable {
  /// What is reported while it works; the order is the same in every run, except that of progress.
  package enum Event: Sendable {
    /// What was found in a document.
    case found([Diagnostic])
    /// What kept a document, or a screen, from being exported, as an error without a place.
    case failed(String)
    /// How many screens of all are finished.
    case progress(Int, of: Int)
  }

  /// What an export became.
  package struct Result: Sendable {
    /// How many screens it has.
    package var screens = 0
    /// How many documents it has.
    package var documents = 0
    /// What went wrong with documents, of which the rest was written.
    package var failures: Set<BatchFailure> = []
    /// The path of the page; nil if nothing was written, since no document could be read.
    package var page: String?
  }

  private let workshop: Workshop
  private let report: @Sendable (Event) -> Void

  /// Exports the documents of a workshop.
  package init(_ workshop: Workshop, report: @escaping @Sendable (Event) -> Void) {
    self.workshop = workshop
    self.report = report
  }

  /// Writes the files to a folder; throws if nothing could be written, and then leaves the folder as it was.
  package func write(to path: String) throws -> Result {
    let page = try ExportedPage()
    let folder = try ExportFolder(path)
    var result = Result()
    let documents = read(&result)
    guard !documents.isEmpty else { return result }
    let drawing = ScreenDrawing(documents, workshop: workshop, folder: folder)
    let drawn = try drawing.run { report(.progress($0, of: $1)) }
    for failure in drawn.failures { report(.failed(failure)) }
    for diagnostics in drawn.diagnostics where !diagnostics.isEmpty {
      report(.found(diagnostics))
      if diagnostics.contains(where: { $0.severity == .error }) {
        let log = DiagnosticLog()
        diagnostics.forEach(log.report)
        result.failures.insert(BatchFailure(log))
      }
    }
    if !drawn.failures.isEmpty { result.failures.insert(.document) }
    var files = try page.files.map { path, bytes in
      try folder.write(bytes, to: path)
      return path
    }
    var data: [DataFile] = []
    for (index, document) in documents.enumerated() { data += try self.data(of: document, keys: drawn.keys[index]) }
    data += try sharedData(documents)
    for file in data { try folder.write(file.bytes, to: file.path) }
    files += data.map(\.path) + drawn.files
    try folder.commit(files: files)
    result.screens = drawn.files.count
    result.documents = documents.count
    result.page = FileSystem.path(of: ExportFolder.index, in: path)
    return result
  }

  /// Reads the documents on all processors; those with errors are reported and left out.
  private func read(_ result: inout Result) -> [ExportedDocument] {
    let (workshop, all) = (workshop, workshop.documents)
    let outcomes = Mutex([ExportedDocument.Outcome?](repeating: nil, count: all.count))
    Workers.forEach(below: all.count, makeState: Workshop.Bench.init) { bench, index in
      let outcome = ExportedDocument.read(all[index], in: workshop, on: bench)
      outcomes.withLock { $0[index] = outcome }
    }
    var names = FileNames()
    var documents: [ExportedDocument] = []
    for outcome in outcomes.withLock({ $0 }).compactMap({ $0 }) {
      if !outcome.diagnostics.isEmpty { report(.found(outcome.diagnostics)) }
      if let error = outcome.error { report(.failed(error)) }
      if let failure = outcome.failure { result.failures.insert(failure) }
      guard var document = outcome.document else { continue }
      let id = document.entry.document.id
      document.entry.folder = names.name(for: id.hasSuffix(".xml") ? String(id.dropLast(4)) : id)
      documents.append(document)
    }
    return documents
  }

  /// What is known of a document besides its screens.
  private func data(of document: ExportedDocument, keys: Set<String>) throws -> [DataFile] {
    [
      try DataFile(document.place(of: "variants"), document.variants.json),
      try DataFile(document.place(of: "findings"), workshop.findings(of: document.variants.checked, withPaths: false)),
      try DataFile(document.place(of: "texts"), document.texts(of: keys)),
    ]
  }

  /// What all documents share.
  private func sharedData(_ documents: [ExportedDocument]) throws -> [DataFile] {
    let entries = documents.map(\.entry)
    return [
      try DataFile(
        "session",
        SessionAnswer.json(
          entries, title: workshop.title, canWrite: false, hasBaselines: false, offering: AxisOffers(exported: entries))
      ),
      try DataFile("rules", Array(RuleReport().json.utf8)),
      try DataFile("words", PageFiles.bytes["words/Preview.xcstrings"] ?? []),
    ]
  }
}

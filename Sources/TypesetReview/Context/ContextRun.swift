import Synchronization
import Typeset

/// Renders all screens of documents for those who translate their texts, into a folder: pictures, a list of the keys
/// with their places, and a page that shows both.
///
/// The pictures are a batch, so that a run that was interrupted continues, and what hasn't changed isn't drawn again. A
/// file that would not change is not written.
package struct ContextRun: Sendable {
  /// The fonts, and the options besides the axes.
  private let typesetter: Typesetter
  /// The form of the list.
  private let form: ContextForm
  /// The values of the axes; the language of each document is added to its locales.
  package var axes = VariantAxes()
  /// The number of variants rendered at the same time.
  package var workers = Workers.processorCount

  /// A run whose list has a form.
  package init(_ typesetter: Typesetter, form: ContextForm) {
    self.typesetter = typesetter
    self.form = form
  }

  /// Renders the documents at some paths; events are those of the batch of pictures.
  ///
  /// A failing document or variant is reported, and the rest continue. Throws what a batch throws, or an `OutputError`
  /// or an `OverwriteError` if a file cannot be written. If no document can be read, nothing is written.
  package func run(
    _ paths: [String], into folder: String, report: @escaping @Sendable (Batch.Event) -> Void = { _ in }
  ) throws -> ContextResult {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let readFiles = ReadFiles()
    for path in paths where path != "-" { readFiles.add(path) }
    // Before the work is done: what finds no place is known at once.
    try ContextFiles(folder: folder, form: form, sparing: readFiles).check()
    var batch = Batch(typesetter, format: .png)
    batch.axes = axes
    batch.axes.includesSourceLanguage = true
    batch.workers = workers
    let planned = Mutex<VariantPlan?>(nil)
    let pictures = try batch.run(paths, into: folder + "/" + ContextPaths.pictures) { event in
      if case .planned(let plan, _) = event { planned.withLock { $0 = plan } }
      report(event)
    }
    guard pictures.indexPath != nil, let plan = planned.withLock({ $0 }) else { return ContextResult(pictures) }
    for document in plan.documents { for path in document.inputs where path != "-" { readFiles.add(path) } }
    let context = try gather(plan, in: folder)
    let files = ContextFiles(folder: folder, form: form, sparing: readFiles)
    return ContextResult(pictures, context, indexPath: try files.write(context))
  }

  /// Lays all variants out that have pictures, and gathers their texts.
  private func gather(_ plan: VariantPlan, in folder: String) throws -> ContextReport {
    let pictures = try pictures(of: plan, in: folder)
    let collection = ContextCollection(count: plan.jobs.count)
    Workers.forEach(below: plan.jobs.count, workers: workers, makeState: typesetter.session) { session, index in
      guard !pictures[index].isEmpty else { return }
      let job = plan.jobs[index]
      let loaded = plan.document(of: job).loaded
      session.options.layout = job.variant.options.withoutAnnotations
      session.options.layout.measuresTexts = true
      let locale = job.variant[.locale] ?? loaded.document.language
      var reading = TextReading(loaded, locale: locale)
      // Its problems were reported when it was drawn.
      try? session.frames(of: loaded, log: DiagnosticLog(), observer: nil, annotates: false) {
        reading.add(CheckedPage($0, options: session.options.layout))
      }
      collection.add(reading, at: index)
    }
    return try collection.report(on: plan, folder: folder, pictures: pictures)
  }

  /// The paths of the pictures of each variant within the folder, page by page; none for one that failed.
  private func pictures(of plan: VariantPlan, in folder: String) throws -> [[String]] {
    var files: [String: [String]] = [:]
    if let manifest = try BatchManifest(in: folder + "/" + ContextPaths.pictures) {
      for place in manifest.places {
        let entry = try manifest.entry(at: place)
        files[entry.name] = entry.files.map { ContextPaths.pictures + "/" + $0.path }
      }
    }
    return plan.jobs.map { files[$0.name] ?? [] }
  }
}

/// The result of a run for translators.
package struct ContextResult: Sendable {
  /// The result of the batch of pictures.
  package let pictures: BatchResult
  /// What was gathered; nil where no document could be read.
  package let report: ContextReport?
  /// The path of the page; nil where no document could be read and nothing was written.
  package let indexPath: String?

  /// A result; without a report, nothing was written.
  init(_ pictures: BatchResult, _ report: ContextReport? = nil, indexPath: String? = nil) {
    self.pictures = pictures
    self.report = report
    self.indexPath = indexPath
  }
}

/// The paths in the folder of a run for translators.
enum ContextPaths {
  /// The folder of the pictures, which is that of a batch.
  static let pictures = "pictures"
  /// The page that shows everything.
  static let index = "index.html"
}

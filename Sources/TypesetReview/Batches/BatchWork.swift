import Synchronization
import Typeset

/// Renders the variants of one run of a batch on several threads, and records each when it is finished.
final class BatchWork: Sendable {
  /// The size that the small pictures fit into, in pixels.
  private static let thumbnailSize = (width: 200.0, height: 330.0)

  /// The variants of the run, by their places in the plan.
  let jobs: [Int]
  private let plan: VariantPlan
  private let batch: Batch
  private let settings: BatchSettings
  private let folder: BatchFolder
  private let digests: InputDigests
  private let checks: BatchChecks
  /// Every file of a variant with one page; no numbered page may take one.
  private let reserved: Set<String>
  private let state: Mutex<State>

  private struct State {
    /// The line of every finished variant in the journal.
    var places: [Range<Int>?]
    var drawn = 0
    var unchanged = 0
    /// Why nothing more can be written.
    var stop: OutputError?
  }

  init(_ plan: VariantPlan, batch: Batch, settings: BatchSettings, folder: BatchFolder) {
    self.plan = plan
    self.batch = batch
    self.settings = settings
    self.folder = folder
    jobs = plan.jobs.indices.filter { batch.shard?.contains(plan.jobs[$0].name) ?? true }
    reserved = Set(plan.jobs.map { folder.path(of: "\($0.name).\(batch.format.rawValue)") })
    checks = BatchChecks(plan, marks: batch.marksFindings)
    state = Mutex(State(places: Array(repeating: nil, count: jobs.count)))
    var known: [String: String] = [:]
    for document in plan.documents where document.path == "-" {
      known["-"] = SHA256.hex(of: document.loaded.document.source.utf8)
    }
    digests = InputDigests(excluding: folder.path, known: known, sightings: batch.typesetter.sightings)
  }

  /// Renders everything, and writes manifest and page at the end.
  func run(_ header: BatchHeader, report: @escaping @Sendable (Batch.Event) -> Void) throws -> BatchResult {
    Workers.forEach(below: jobs.count, workers: batch.workers, makeState: batch.typesetter.session) {
      session, index in
      report(.finished(index: index, self.finish(index, with: session)))
    }
    let (places, drawn, unchanged, stop) = state.withLock { ($0.places, $0.drawn, $0.unchanged, $0.stop) }
    if let stop { throw BatchError.stopped(stop, finished: places.filter { $0 != nil }.count, count: places.count) }
    let summary = try BatchResults(
      header: header, folder: folder.path, count: places.count,
      entry: { [folder] in
        guard let place = places[$0], let entry = BatchEntry(try folder.journal.bytes(at: place)) else {
          throw InputError(path: folder.journal.path, reason: "it changed in the meantime")
        }
        return entry
      }, digest: { [digests] in digests[$0] }
    ).write()
    folder.journal.remove()
    var result = BatchResult(summary, folder: folder)
    (result.drawn, result.unchanged) = (drawn, unchanged)
    result.changedInputs = digests.changed
    return result
  }

  private func finish(_ index: Int, with session: TypesettingSession) -> BatchOutcome {
    let (number, job) = (jobs[index] + 1, plan.jobs[jobs[index]])
    func outcome(_ state: BatchOutcome.State, _ log: DiagnosticLog? = nil, _ error: (any Error)? = nil) -> BatchOutcome
    {
      BatchOutcome(name: job.name, state: state, diagnostics: log?.diagnostics ?? [], error: error)
    }
    if state.withLock({ $0.stop != nil }) { return outcome(.stopped) }
    let log = DiagnosticLog()
    do {
      if let place = try unchanged(job, number: number) {
        note(place, at: index, as: \.unchanged)
        return outcome(.unchanged)
      }
      var entry = BatchEntry(number: number, name: job.name, document: plan.document(of: job).path, key: "")
      for axis in VariantAxis.allCases { entry.axes[axis] = job.variant[axis] }
      var failure: (any Error)?
      do { try draw(job, with: session, log: log, into: &entry) } catch {
        if let error = error as? OutputError, error.concernsEverything { throw error }
        failure = error
        entry.failure = BatchFailure(error)
      }
      entry.messages = log.diagnostics.map {
        BatchMessage($0, isStrict: batch.typesetter.options.treatsWarningsAsErrors)
      }
      if let failure { entry.messages.append(BatchMessage(failure)) }
      note(try folder.note(entry), at: index, as: entry.failure == nil ? \.drawn : nil)
      return outcome(entry.failure.map { .failed($0) } ?? .drawn, log, failure)
    } catch {
      let stop = error as? OutputError ?? OutputError(path: folder.path, code: 0)
      state.withLock { $0.stop = $0.stop ?? stop }
      return outcome(.stopped, log)
    }
  }

  /// The line of a variant whose files exist and would not change; nil otherwise.
  private func unchanged(_ job: VariantPlan.Job, number: Int) throws -> Range<Int>? {
    guard let (earlier, place) = folder.earlier(job.name), earlier.failure == nil, earlier.thumbnail != nil else {
      return nil
    }
    let document = plan.document(of: job)
    let key = settings.key(of: job.variant.options, inputs: document.inputs + earlier.inputs, digests: digests)
    guard earlier.key == key, folder.isIntact(earlier) else { return nil }
    // Facts that do not affect the files may have changed: other documents, and the path of this one.
    var entry = earlier
    entry.number = number
    entry.document = document.path
    if let place, entry == earlier { return place }
    return try folder.note(entry)
  }

  private func draw(
    _ job: VariantPlan.Job, with session: TypesettingSession, log: DiagnosticLog, into entry: inout BatchEntry
  ) throws {
    let document = plan.document(of: job)
    let record = session.inputRecord()
    session.inputs = record
    session.options.layout = job.variant.options
    session.options.reservedPaths = reserved
    defer {
      let known = Set(document.inputs)
      entry.inputs = record.paths.filter { !known.contains($0) }
      entry.key = settings.key(of: job.variant.options, inputs: document.inputs + entry.inputs, digests: digests)
    }
    let target = OutputTarget.file(folder.path(of: "\(job.name).\(batch.format.rawValue)"))
    let earlier = folder.earlier(job.name)?.entry
    let own = Replacement.own(paths: Set((earlier?.allFiles ?? []).map { folder.path(of: $0.path) }))
    var thumbnail: ByteBuffer?
    var check = try checks.check(of: job, with: session)
    let paths = try session.render(
      document.loaded, as: batch.format, to: target, replacing: own, findings: check.marks, log: log
    ) { frame in
      check.add(frame)
      guard thumbnail == nil else { return }
      thumbnail = try session.thumbnail(
        of: frame, width: Self.thumbnailSize.width, height: Self.thumbnailSize.height)
    }
    guard !session.fails(log) else {
      entry.failure = BatchFailure(log)
      return
    }
    entry.findings = check.counts
    entry.files = try paths.map { try folder.file(String($0.dropFirst(folder.path.count + 1))) }
    if let thumbnail {
      let path = BatchFile.thumbnails + "/" + job.name + ".png"
      try OutputFile.write(
        to: folder.path(of: path), as: .png, replacing: own, sparing: session.readFiles
      ) { sink in
        try sink.write(thumbnail)
      }
      entry.thumbnail = try folder.file(path)
    }
    // A document that has become shorter leaves no pages of its former self.
    let written = Set(entry.files.map(\.path))
    for file in earlier?.files ?? [] where !written.contains(file.path) {
      let path = folder.path(of: file.path)
      guard !reserved.contains(path), session.readFiles.name(of: path) == nil, (try? folder.file(file.path)) == file
      else { continue }
      FileSystem.remove(path)
    }
  }

  private func note(_ place: Range<Int>, at index: Int, as counter: WritableKeyPath<State, Int>?) {
    state.withLock { state in
      state.places[index] = place
      if let counter { state[keyPath: counter] += 1 }
    }
  }
}

/// The settings of all variants of a batch, as recorded in manifests.
struct BatchSettings: Sendable {
  /// The header of the manifest, without its documents.
  let header: BatchHeader
  /// The version of thumbnails and entries, increased when they change.
  private static let form = 2

  /// The settings of a batch that renders with a typesetter, and marks what was found if `marksFindings` is true.
  init(_ typesetter: Typesetter, format: OutputFormat, marksFindings: Bool = false) {
    let versions = Versions.drawing.map { BatchHeader.Field(name: $0.name, value: $0.number) }
    var options = typesetter.options
    // The layout's options are the variant's; these two change no file.
    options.layout = LayoutOptions()
    options.isVerbose = false
    options.reservedPaths = []
    let library = typesetter.fonts.fonts
    // A font caches its checksum: all processors compute it here for the next line.
    Workers.forEach(below: library.count, makeState: {}) { _, index in _ = library[index].checksum }
    let fonts = SHA256.hex(
      of: library.map { "\($0.checksum) \($0.faceIndex)\n" }.joined()
        + (typesetter.fonts.system?.identity ?? ""))
    let text =
      "\(Self.form)\n\(marksFindings)\n" + versions.map { "\($0.name) \($0.value)\n" }.joined() + format.rawValue
      + "\n\(StoredText.of(options))\n"
      + fonts
    header = BatchHeader(
      versions: versions, format: format.rawValue,
      options: Self.fields(of: typesetter.options, marksFindings: marksFindings), fonts: fonts,
      settings: SHA256.hex(of: text), documents: [], count: 0)
  }

  /// A digest of everything that the files of a variant depend on; `inputs` are the paths that were looked for.
  func key(of layout: LayoutOptions, inputs: [String], digests: InputDigests) -> String {
    SHA256.hex(of: header.settings + "\n\(StoredText.of(layout))\n" + inputs.map { "\($0)\0\(digests[$0])\n" }.joined())
  }

  /// The options other than axes, by their names on the command line.
  private static func fields(of options: RenderingOptions, marksFindings: Bool) -> [BatchHeader.Field] {
    let (layout, usual) = (options.layout, LayoutOptions())
    let values: [(String, String?)] = [
      ("scale", options.scale.map { "\($0)" }), ("lang", options.textLanguage), ("format-locale", layout.formatLocale),
      ("numerals", layout.numerals),
      ("pseudo", layout.pseudolanguage?.rawValue),
      ("split", layout.split == usual.split ? nil : layout.split.rawValue),
      ("bold", word(layout.accessibility.isBold)), ("invert", word(layout.accessibility.invertsColors)),
      ("reduce-transparency", word(layout.accessibility.reducesTransparency)),
      ("button-shapes", word(layout.accessibility.showsButtonShapes)),
      ("on-off-labels", word(layout.accessibility.showsOnOffLabels)), ("annotate", word(layout.annotates)),
      ("grid", word(layout.showsGrid)), ("frame", word(layout.framesDevice)),
      ("findings", word(marksFindings)), ("simulate", layout.simulation?.rawValue),
      ("strict", word(options.treatsWarningsAsErrors)), ("strings", list(options.stringPaths)),
      ("root", list(options.roots)),
      ("date", options.creationDate == RenderingOptions().creationDate ? nil : options.creationDate),
    ]
    return values.compactMap { name, value in value.map { BatchHeader.Field(name: name, value: $0) } }
  }

  private static func word(_ isOn: Bool) -> String? { isOn ? "yes" : nil }

  private static func list(_ paths: [String]) -> String? { paths.isEmpty ? nil : paths.joined(separator: ", ") }
}

import ArgumentParser
import Synchronization
import Typeset
import TypesetReview

struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Renders every combination of locale, device, text size … as its own file.",
    discussion: """
      The files are named NAME-LOCALE-DEVICE-TEXT-SIZE.FORMAT. Beside them stand index.html, which shows them all with filters
      by axis, and manifest.json, with a hash of each. The axes that are not given are those of the document's <variants>.

      A run that was killed goes on where it stopped when the same command is given again, and what has not changed is not
      drawn again. A variant at fault stops no other. Files of variants that are no longer asked for stay where they are, and
      leave index and manifest: a run of fewer variants takes nothing away.

      With --shard several machines share the work, each with a folder of its own; --merge joins the folders to exactly what
      one run would have written.

      EXAMPLES:
        typesetter batch settings.xml --locales en,ar-EG,he --devices all --out out
        typesetter batch screens/*.xml --text-sizes l,ax3 --appearances light,dark -f png --out out
        typesetter batch screens/*.xml --locales en,ar-EG --shard 2/4 --out shards/2
        typesetter batch --merge shards/* --out out

      EXIT STATUS, the highest where several apply:
        0   done
        64  wrong usage; two variants of one name; a shard out of range; --out is one of the merged folders
        65  a document is at fault; the shards are of different batches; no manifest, or one of a later version
        66  a document or what it names is missing; a shard is missing, unfinished or damaged
        73  the files cannot be written, or another batch writes to the folder
      """)

  @Argument(help: ArgumentHelp("The documents; - is standard input.", valueName: "file"))
  var files: [String] = []

  @Option(help: ArgumentHelp("The folder of the files, made where it is missing.", valueName: "folder"))
  var out: String

  @Option(name: .shortAndLong, help: ArgumentHelp("pdf, svg, png or json; else pdf.", valueName: "format"))
  var format: OutputFormat?

  @Option(help: ArgumentHelp("Pixels per point of a PNG; else the device's on a screen, else 2.", valueName: "number"))
  var scale: Double?

  @Option(
    help: ArgumentHelp("How many are rendered at once; else as many as there are processors.", valueName: "number"))
  var jobs: Int?

  @Option(help: ArgumentHelp("The part of the work to do: 2/4 is the second of four.", valueName: "i/n"))
  var shard: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Joins the folders of all shards in place of rendering.", valueName: "folder"))
  var merge: [String] = []

  @OptionGroup(title: "Axes") var axes: AxisOptions

  @OptionGroup(title: "Rendering") var options: RenderingOptions

  func validate() throws {
    if let scale, !(scale > 0 && scale <= 64) {
      throw ValidationError("--scale is \(scale); it must be more than 0 and at most 64 pixels a point")
    }
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs is \(jobs); it must be a number from 1 to 1024")
    }
    _ = try batchShard
    if out.isEmpty { throw ValidationError("--out is empty; name a folder") }
    guard !merge.isEmpty else {
      if files.isEmpty { throw ValidationError("name a document, or folders with --merge") }
      if files.filter({ $0 == "-" }).count > 1 {
        throw ValidationError("standard input can be read only once: '-' is given twice")
      }
      return
    }
    let isRendering = try !axes.axes().axes.isEmpty || format != nil || scale != nil || jobs != nil || shard != nil
    if !files.isEmpty || isRendering {
      throw ValidationError("--merge joins what was rendered: give it folders and --out, and nothing that renders")
    }
  }

  private var batchShard: BatchShard? {
    get throws {
      do throws(BatchShard.Fault) {
        return try shard.map { (text) throws(BatchShard.Fault) in try BatchShard(text) }
      } catch {
        throw ValidationError("--shard: \(error)")
      }
    }
  }

  func run() throws {
    let reporter = Reporter(options)
    let status: Int32
    do {
      status = try merge.isEmpty ? render(reporter) : join()
    } catch let error as ValidationError {
      throw error
    } catch {
      reporter.report(error)
      status = ExitStatus.of(error)
    }
    if status != ExitStatus.done { throw ExitCode(status) }
  }

  private func render(_ reporter: Reporter) throws -> Int32 {
    let typesetterOptions = try options.typesetterOptions(scale: scale)
    let typesetter = Typesetter(fonts: try options.library(reporter: reporter), options: typesetterOptions)
    var batch = Batch(typesetter, format: format ?? .pdf)
    batch.axes = try axes.axes()
    batch.shard = try batchShard
    if let jobs { batch.workers = jobs }
    let report = BatchReport(reporter, typesetter: typesetter)
    defer { report.finish() }
    let result = try batch.run(files, into: out) { report.take($0) }
    report.finish()
    if let page = result.indexPath {
      let sums = "drawn \(result.drawn), unchanged \(result.unchanged), failed \(result.failed)"
      try Terminal.output("\(sums): \(page)\n")
    }
    return max(report.status, Self.status(of: result))
  }

  private func join() throws -> Int32 {
    let result = try BatchMerge(merge).write(to: out)
    try Terminal.output("merged \(result.count), failed \(result.failed): \(result.indexPath ?? out)\n")
    return Self.status(of: result)
  }

  private static func status(of result: BatchResult) -> Int32 {
    result.failures.map(ExitStatus.of).max() ?? ExitStatus.done
  }
}

/// Tells on standard error what happens in a batch.
private final class BatchReport: Sendable {
  private let reporter: Reporter
  private let typesetter: Typesetter
  private let state = Mutex(State())

  private struct State {
    var status = ExitStatus.done
    var results: RenderResults?
  }

  init(_ reporter: Reporter, typesetter: Typesetter) {
    self.reporter = reporter
    self.typesetter = typesetter
  }

  /// The highest status of documents and variants so far.
  var status: Int32 { state.withLock { $0.status } }

  /// Takes an event, from any thread.
  func take(_ event: Batch.Event) {
    switch event {
    case .read(_, let document, let diagnostics, let error):
      if let document, typesetter.options.isVerbose {
        reporter.tell(typesetter.compositor().coverage(of: document))
      }
      reporter.report(diagnostics)
      if let error { reporter.report(error) }
    case .planned(let count): state.withLock { $0.results = RenderResults(count: count, reporter: reporter) }
    case .finished(let index, let outcome):
      let report = reporter.report(outcome.diagnostics, outcome.error, in: outcome.name)
      var status = ExitStatus.done
      if case .failed(let failure) = outcome.state { status = ExitStatus.of(failure) }
      state.withLock { $0.results }?.add(RenderJob.Outcome(report: report, status: status), at: index)
    }
  }

  /// Ends the progress bar.
  func finish() {
    guard let results = state.withLock({ $0.results.take() }) else { return }
    let status = results.finish()
    state.withLock { $0.status = max($0.status, status) }
  }
}

import ArgumentParser
import Typeset
import TypesetReview

struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch", _superCommandName: TypesetCommand.name,
    abstract: "Renders every combination of locale, device, text size, and so on to a file of its own.",
    discussion: """
      Files are named NAME-LOCALE-DEVICE-TEXT-SIZE.FORMAT. The folder also gets
      index.html, which shows all renderings with filters by axis and by what is found
      in them, and manifest.json, which lists a hash and the findings of each; what
      only shows when variants are compared is left to 'typesetter check'. Axes not given come from the
      document's <variants>. Combinations that do not exist, such as a split screen
      on an iPhone, are left out.

      An interrupted run resumes when the same command is run again, and unchanged
      variants are not rendered again. A failing variant is reported; the rest
      continue. Files of variants that are no longer requested are dropped from the
      index and the manifest but not deleted.

      With --shard, several machines share the work, each writing to its own folder;
      --merge joins those folders into exactly what a single run would have written.

      EXAMPLES:
        typesetter batch settings.xml --locales en,ar-EG,he --devices all --out out
        typesetter batch screens/*.xml --text-sizes l,ax3 --appearances light,dark -f png --out out
        typesetter batch screens/*.xml --locales en,ar-EG --shard 2/4 --out shards/2
        typesetter batch --merge shards/* --out out

      EXIT STATUS (the highest, if several apply):
        0   success
        64  usage error: two variants with one name, a shard out of range, --out among
            the merged folders, or a file that would overwrite an input
        65  error in a document, shards of different batches, or a manifest or page
            in the folder that is too new or not of a batch
        66  a document or a file it names is missing, or a shard is missing,
            unfinished or damaged
        73  the files cannot be written or would replace those of another program, or
            another batch is writing to the folder
      """)

  @Argument(help: ArgumentHelp("The documents; - is standard input.", valueName: "file"))
  var files: [String] = []

  @Option(help: ArgumentHelp("The folder for the files; created if missing.", valueName: "folder"))
  var out: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("pdf, svg, png or json (default: pdf).", valueName: "format"),
    completion: .words(of: OutputFormat.self))
  var format: String?

  @Option(
    help: ArgumentHelp(
      "Pixels per point of a PNG (default: the device's for a screen, otherwise 2).", valueName: "number"))
  var scale: Double?

  @Option(
    help: ArgumentHelp("The number of files rendered at once (default: the number of processors).", valueName: "number")
  )
  var jobs: Int?

  @Option(help: ArgumentHelp("The part of the work to do; 2/4 is the second of four.", valueName: "i/n"))
  var shard: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Join the folders of all shards instead of rendering.", valueName: "folder"))
  var merge: [String] = []

  @OptionGroup(title: "Axes") var axes: AxisOptions

  @OptionGroup(title: "Rendering") var options: RenderingArguments

  @OptionGroup(title: "Drawing") var drawing: DrawingArguments

  func validate() throws {
    if let scale, !(scale > 0 && scale <= 64) {
      throw ValidationError("--scale must be greater than 0 and at most 64, not \(scale)")
    }
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs must be from 1 to 1024, not \(jobs)")
    }
    try drawing.check(outputFormat)
    _ = try batchShard
    if out.isEmpty { throw ValidationError("--out is empty; give a folder") }
    guard !merge.isEmpty else {
      if files.isEmpty { throw ValidationError("give a document, or folders with --merge") }
      if files.filter({ $0 == "-" }).count > 1 {
        throw ValidationError("'-' given twice; standard input can be read only once")
      }
      return
    }
    let isRendering =
      try !axes.axes().axes.isEmpty || format != nil || scale != nil || jobs != nil || shard != nil
      || drawing.isGiven
    if !files.isEmpty || isRendering {
      throw ValidationError("--merge takes only folders and --out; remove the documents and rendering options")
    }
  }

  private var outputFormat: OutputFormat { get throws { try OptionWord.value(of: format, as: "format") ?? .pdf } }

  private var batchShard: BatchShard? {
    get throws {
      do throws(ShardError) {
        return try shard.map { (text) throws(ShardError) in try BatchShard(text) }
      } catch {
        throw ValidationError("--shard: \(error)")
      }
    }
  }

  func run() throws {
    let reporter = try Reporter(options)
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
    var typesetterOptions = try options.typesetterOptions(scale: scale)
    typesetterOptions.simulation = try drawing.vision
    typesetterOptions.layout.framesDevice = drawing.frame
    let typesetter = Typesetter(fonts: try options.library(reporter: reporter), options: typesetterOptions)
    var batch = Batch(typesetter, format: try outputFormat)
    batch.axes = try axes.axes()
    batch.shard = try batchShard
    batch.marksFindings = drawing.findings
    if let jobs { batch.workers = jobs }
    let report = BatchReport(reporter, typesetter: typesetter)
    defer { report.finish() }
    let result = try batch.run(files, into: out) { report.take($0) }
    report.finish()
    reporter.report(changedInputs: result.changedInputs)
    if let page = result.indexPath {
      let sums = "drawn \(result.drawn), unchanged \(result.unchanged), failed \(result.failed)"
      try Terminal.show("\(sums): \(TerminalText.inline(page))\n")
    }
    return max(report.status, Self.status(of: result))
  }

  private func join() throws -> Int32 {
    let result = try BatchMerge(merge).write(to: out)
    let page = TerminalText.inline(result.indexPath ?? out)
    try Terminal.show("merged \(result.count), failed \(result.failed): \(page)\n")
    return Self.status(of: result)
  }

  private static func status(of result: BatchResult) -> Int32 {
    result.failures.map(\.exitStatus).max() ?? ExitStatus.done
  }
}

import Typeset
import TypesetReview

/// Renders one document and reports the result.
struct RenderJob {
  /// How a job ended.
  struct Outcome: Sendable {
    /// Its report for standard error.
    var report: JobReport
    /// Its exit status.
    var status: Int32
    /// The files that wait to be put in their places; nil if there are none.
    var outputs: OutputSet?
  }

  private let job: RenderPlan.Job
  private let format: OutputFormat
  private let checker: Checker?
  private let reporter: Reporter
  /// Whether the process ends after it.
  var isLast = false

  init(_ job: RenderPlan.Job, format: OutputFormat, checker: Checker?, reporter: Reporter) {
    self.job = job
    self.format = format
    self.checker = checker
    self.reporter = reporter
  }

  /// Draws the document; nothing appears before the outputs are committed.
  func run(with session: TypesettingSession, options: RenderingOptions) -> Outcome {
    let log = DiagnosticLog()
    let isStrict = options.treatsWarningsAsErrors
    do {
      var coverage = ""
      var outputs: OutputSet?
      if job.input != "-" { session.readFiles.add(job.input) }
      let input = try Input(job.input)
      if let document = session.read(input.bytes, name: input.name, folder: input.folder, log: log) {
        if isLast { OwnProcess.keepUntilExit(document) }
        if options.isVerbose { coverage = session.coverage(of: document).map { $0 + "\n" }.joined() }
        let findings = try checker.map {
          let variants = VariantDocument(path: job.input, loaded: document, inputs: [])
          return try RenderingFindings(variants, checker: $0).findings(with: session).marks(of: 0, hasLegend: true)
        }
        outputs = try session.draw(document, as: format, to: job.target, findings: findings, log: log)
      }
      return Outcome(
        report: JobReport(coverage + reporter.text(log.diagnostics)), status: ExitStatus.of(log, isStrict: isStrict),
        outputs: outputs)
    } catch {
      return Outcome(
        report: JobReport(reporter.text(log.diagnostics) + reporter.text(error)), status: ExitStatus.of(error))
    }
  }
}

/// The bytes of a document, with the name and the folder it goes by.
struct Input {
  let bytes: [UInt8]
  let name: String
  let folder: String

  /// Reads a file, or standard input for `-`.
  init(_ path: String) throws {
    if path == "-" {
      bytes = try InputFile.readStandardInput()
      name = InputFile.standardInputName
      folder = "."
    } else {
      bytes = try InputFile.readArgument(path)
      name = path
      folder = FileSystem.folder(of: path)
    }
  }
}

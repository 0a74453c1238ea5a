import ArgumentParser
import Typeset
import TypesetReview

extension RecordingMode: ExpressibleByArgument {}

struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", _superCommandName: TypesetCommand.name,
    abstract: "Compares documents with recorded baselines.",
    discussion: """
      Each combination of the axes has a baseline, NAME.baseline: a text file for
      version control that describes every element, line by line. Axes not given
      come from the document's <variants>. A variant without a baseline fails;
      --update writes the baselines that failed, those that are missing, or all.
      With --pictures, a PNG is recorded beside each baseline and compared within
      --max-pixels, --max-cluster and --color-delta.

      A baseline is obsolete if no variant of the run has its name, and its document
      is part of the run or missing. Obsolete baselines are listed, and those of the
      run's documents removed with --prune; give all values of the axes when you
      prune.

      Results go to standard output, with --format markdown as a summary for the
      description of a change. --report also writes them to a file; the extension
      chooses a web page (.html), JUnit (.xml), .json or .md. `--report github` prints
      annotations, which GitHub shows at the lines of the documents.

      What a reviewer has rejected in the preview is marked with its note, which is
      kept in review.json beside the baselines. Recording a variant removes its note.

      EXAMPLES:
        typesetter verify screens/*.xml --locales en,ar-EG,he --baselines Baselines --update missing
        typesetter verify screens/*.xml --locales en,ar-EG,he --baselines Baselines --report report.html
        typesetter verify settings.xml --baselines Baselines --ignore clock --pictures --max-pixels 20
        typesetter verify screens/*.xml --baselines Baselines --report junit.xml --report github
        typesetter verify screens/*.xml --baselines Baselines --format markdown

      EXIT STATUS:
        0   everything matches, or was recorded in this run
        1   a variant differs or has no baseline
        64  usage error
        65  error in a document
        66  a document is missing or unreadable, or a baseline is unreadable,
            damaged, in conflict or too new
        73  a baseline or a report cannot be written
      """)

  @Argument(help: ArgumentHelp("The documents; - is standard input.", valueName: "file"))
  var files: [String]

  @Option(help: ArgumentHelp("The folder of the baselines.", valueName: "folder"))
  var baselines: String

  @Option(help: ArgumentHelp("The baselines to write: failed, missing or all.", valueName: "which"))
  var update: RecordingMode?

  @Flag(help: "Remove obsolete baselines.")
  var prune = false

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp("text or markdown (default: text).", valueName: "form"))
  var form = Form.text

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A .html, .xml (JUnit), .json or .md file, or github; repeatable.", valueName: "file"))
  var report: [String] = []

  @Flag(help: "Also record and compare pictures of the pages.")
  var pictures = false

  @Option(
    help: ArgumentHelp(
      "Pixels per point of pictures (default: the device's for a screen, otherwise 2).", valueName: "number"))
  var scale: Double?

  @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

  @OptionGroup(title: "Axes") var axes: AxisOptions

  @OptionGroup(title: "Rendering") var options: RenderingArguments

  /// How results are written to standard output.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text, markdown
  }

  private var reports: [ReportTarget] { get throws { try report.map(ReportTarget.init) } }

  func validate() throws {
    if let scale, !(scale > 0 && scale <= 64) {
      throw ValidationError("--scale must be greater than 0 and at most 64, not \(scale)")
    }
    _ = try reports
  }

  func run() throws {
    var verifier = Verifier(folder: BaselineFolder(baselines))
    verifier.recording = update
    verifier.ignored = Set(tolerance.ignore)
    verifier.comparesPictures = pictures
    verifier.tolerance = tolerance.tolerance
    let run = VerifyRun(
      verifier: verifier, prunes: prune, form: form, reports: try reports, reporter: try Reporter(options))
    var typesetterOptions = try options.typesetterOptions(scale: scale)
    typesetterOptions.layout = typesetterOptions.layout.withoutAnnotations
    let status = try run.run(
      files, axes: try axes.axes(), options: typesetterOptions, library: { try options.library(reporter: $0) })
    if status != ExitStatus.done { throw ExitCode(status) }
  }
}

/// The destination and form of a report.
struct ReportTarget {
  /// The forms of reports.
  enum Form {
    case html, junit, json, markdown, github

    /// What its file holds.
    var kind: OutputKind {
      switch self {
      case .html: .page
      case .junit: .testResults
      case .json: .verification
      case .markdown: .verificationSummary
      case .github: .named
      }
    }
  }

  /// The file; standard output for GitHub.
  let path: String
  /// Its form.
  let form: Form

  /// Takes the form from the ending of a file, or from the word `github`.
  init(_ text: String) throws {
    path = text
    let ending = text.split(separator: ".", omittingEmptySubsequences: false).last.map { $0.lowercased() } ?? ""
    switch (text, ending) {
    case ("github", _): form = .github
    case (_, "html"), (_, "htm"): form = .html
    case (_, "xml"): form = .junit
    case (_, "json"): form = .json
    case (_, "md"), (_, "markdown"): form = .markdown
    default:
      throw ValidationError("unknown report '\(text)'; give a .html, .xml, .json or .md file, or github")
    }
  }
}

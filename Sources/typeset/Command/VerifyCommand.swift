import ArgumentParser
import Typeset
import TypesetReview

extension Verifier.Update: ExpressibleByArgument {}

struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares what documents show with what was recorded of them.",
    discussion: """
      Each combination of the axes has a baseline in the folder, NAME.baseline: text that says line by line what every
      element shows, for version control. An axis that is not given takes the values of `variants` in the head of a
      document. A variant without baseline fails; --update writes baselines: those that failed, those that are missing,
      or all. With --pictures a PNG stands beside each baseline and is compared too, as far as --max-pixels,
      --max-cluster and --color-delta allow.

      A baseline is obsolete when no variant of the run has its name, and its document is one of the run or is gone.
      It is listed, and removed with --prune: name all values of the axes when you prune.

      What was found goes to standard output. --report writes it to a file too, by its ending: a page to look at
      (.html), JUnit (.xml) or .json. `--report github` prints it for GitHub instead, which shows it at the lines of
      the documents.

      EXAMPLES:
        typesetter verify screens/*.xml --locales en,ar-EG,he --baselines Baselines --update missing
        typesetter verify screens/*.xml --locales en,ar-EG,he --baselines Baselines --report report.html
        typesetter verify settings.xml --baselines Baselines --ignore clock --pictures --max-pixels 20
        typesetter verify screens/*.xml --baselines Baselines --report junit.xml --report github

      EXIT STATUS:
        0   everything is as recorded, or was recorded now
        1   something differs, or has no baseline
        64  wrong usage
        65  a document is at fault
        66  a document or a baseline is missing, unreadable, damaged, in conflict, or of a newer version
        73  a baseline or a report cannot be written
      """)

  @Argument(help: ArgumentHelp("The documents; - is standard input.", valueName: "file"))
  var files: [String]

  @Option(help: ArgumentHelp("The folder of the baselines.", valueName: "folder"))
  var baselines: String

  @Option(help: ArgumentHelp("Which baselines are written: failed, missing or all.", valueName: "which"))
  var update: Verifier.Update?

  @Flag(help: "Remove obsolete baselines.")
  var prune = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A .html, .xml (JUnit) or .json file, or github; may be given again.", valueName: "file"))
  var report: [String] = []

  @Flag(help: "Record and compare pictures of the pages too.")
  var pictures = false

  @Option(
    help: ArgumentHelp("Pixels per point of pictures; else the device's on a screen, else 2.", valueName: "number"))
  var scale: Double?

  @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

  @OptionGroup(title: "Axes") var axes: AxisOptions

  @OptionGroup(title: "Rendering") var options: RenderingOptions

  private var reports: [ReportTarget] { get throws { try report.map(ReportTarget.init) } }

  func validate() throws {
    if let scale, !(scale > 0 && scale <= 64) {
      throw ValidationError("--scale is \(scale); it must be more than 0 and at most 64 pixels a point")
    }
    _ = try reports
  }

  func run() throws {
    var verifier = Verifier(folder: BaselineFolder(baselines))
    verifier.update = update
    verifier.ignored = Set(tolerance.ignore)
    verifier.comparesPictures = pictures
    verifier.tolerance = tolerance.tolerance
    let run = VerifyRun(verifier: verifier, prunes: prune, reports: try reports, reporter: Reporter(options))
    var typesetterOptions = try options.typesetterOptions(scale: scale)
    typesetterOptions.layout.annotates = false
    let status = try run.run(
      files, axes: try axes.axes(), options: typesetterOptions, library: { try options.library(reporter: $0) })
    if status != ExitStatus.done { throw ExitCode(status) }
  }
}

/// Where a report goes, and in which form.
struct ReportTarget {
  /// What a report looks like.
  enum Form {
    case html, junit, json, github
  }

  /// The file; standard output for GitHub.
  let path: String
  /// What it looks like.
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
    default:
      throw ValidationError("'\(text)' names no report; give a file that ends in .html, .xml or .json, or github")
    }
  }
}

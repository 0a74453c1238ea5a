import ArgumentParser
import Typeset
import TypesetReview

extension CheckProfile: ExpressibleByArgument {}
extension CheckReportForm: ExpressibleByArgument {}

/// The level from which findings make the command fail.
enum FailureLevel: String, ExpressibleByArgument, CaseIterable {
  case error, warning, advice, never

  /// The lowest level that fails; nil if none does.
  var level: CheckLevel? { CheckLevel(rawValue: rawValue) }
}

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: TypesetCommand.name,
    abstract: "Checks documents and their catalogs against the guidelines.",
    discussion: """
      Each combination of the axes is laid out and checked; axes not given come from
      the document's <variants>. The same fault in many variants is one finding, with
      its place, what was measured and what is required, and how to fix it.

      A finding is an error, a warning or advice. The status is 1 if there are findings
      at the level of --fail-on or above. To silence a check at an element, write
      ignore="R105" because="…" there.

      Missing translations are those of the locales that are asked for, and of texts that
      screens show; if no locale is asked for, each language of a catalog is one finding.
      --catalogs looks at all keys in all languages.

      --known names a file of findings that are accepted, so that only new ones count;
      --update-known writes it. It is text that merges, and does not depend on lines.
      A text is known in each of its languages, an element by its id, or its words. What
      becomes worse is new; a line whose finding is gone is advice, known-stale.

      The report goes to standard output, or with -o to a file, whose extension chooses
      the form: .txt, .json, .sarif, .html, .xml (JUnit) or .csv. `-f github` prints
      annotations, which GitHub shows at the lines of documents and catalogs. Paths in
      it begin at the root of the repository, else at --root or the current folder.

      --texts writes no findings but the texts, for a meeting about the translations:
      for each screen every text with its key, the text that it is translated from, the
      translations side by side, how far they have come (translated, needs-review,
      missing, stale, same as the source, no-key), comment, length, and the room left:
      how much longer the text may be before it wraps, is cut or runs over. Its forms
      are text, html (with pictures), csv and json.

      EXAMPLES:
        typesetter check screens/*.xml --locales en,de,ar-EG --text-sizes l,ax5
        typesetter check screens/*.xml --locales en,de,ar-EG --texts -o texts.html
        typesetter check settings.xml --locales en,de --text-sizes l,ax3 --matrix
        typesetter check settings.xml --rules R086,R151 --profile wcag-aaa
        typesetter check screens/*.xml --catalogs --rules R049,R062
        typesetter check screens/*.xml -o findings.html
        typesetter check screens/*.xml --known known.txt --update-known

      EXIT STATUS:
        0   no findings at the level of --fail-on or above
        1   findings
        64  usage error, such as a rule that has no check
        65  error in a document
        66  a document or the file of known findings is missing or unreadable, or the
            latter is damaged, in conflict or too new
        73  a report or the file of known findings cannot be written
      """)

  @Argument(help: ArgumentHelp("The documents; - is standard input.", valueName: "file"))
  var files: [String]

  @Option(help: ArgumentHelp("Only these guidelines, separated by commas: R086,R151.", valueName: "rules"))
  var rules: String?

  @Option(help: ArgumentHelp("Not these guidelines, separated by commas.", valueName: "rules"))
  var without: String?

  @Option(help: ArgumentHelp("The limits of hig, wcag-aa or wcag-aaa.", valueName: "profile"))
  var profile = CheckProfile.hig

  @Option(help: ArgumentHelp("The least level that fails: error, warning, advice or never.", valueName: "level"))
  var failOn = FailureLevel.warning

  @Option(help: ArgumentHelp("The file of the findings that are accepted.", valueName: "file"))
  var known: String?

  @Flag(help: "Write the findings of this run to the file of known findings.")
  var updateKnown = false

  @Flag(help: "Look at all keys of the catalogs in all languages, and not only at what screens show.")
  var catalogs = false

  @Flag(help: "Write a line for each variant: its name, a checksum of what is drawn, and its worst finding.")
  var matrix = false

  @Flag(help: "Write the texts with their translations instead of findings: text, html, csv or json.")
  var texts = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "text, json, sarif, html, github, junit or csv (default: from the extension of -o, otherwise text).",
      valueName: "form"))
  var format: CheckReportForm?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file of the report; - is standard output.", valueName: "file"))
  var output: String?

  @OptionGroup(title: "Axes") var axes: AxisOptions

  @OptionGroup(title: "Rendering") var options: RenderingArguments

  /// The checks that run.
  private var catalogue: CheckCatalogue {
    get throws {
      let chosen = try rules.map { try Self.rules($0, of: "--rules") }
      let unchecked = CheckCatalogue.all.unchecked(of: chosen ?? []).map(\.description)
      if !unchecked.isEmpty {
        let words = unchecked.count == 1 ? "\(unchecked[0]) has no check" : "\(unchecked.enumerated) have no check"
        throw ValidationError("--rules: \(words); 'typesetter rules' says what is checked of each")
      }
      let excluded = try without.map { try Self.rules($0, of: "--without") } ?? []
      return CheckCatalogue.all.filtered { chosen?.contains($0) != false && !excluded.contains($0) }
    }
  }

  private static func rules(_ list: String, of option: String) throws -> [Rule] {
    do throws(RuleListError) { return try Rule.list(list) } catch {
      throw ValidationError("\(option) cannot be \(error.shown); \(error.hints.joined(separator: "; "))")
    }
  }

  /// The form that `-f` or the ending of `-o` says; nil where neither is given.
  private var form: CheckReportForm? {
    get throws {
      if let format { return format }
      guard let output, output != "-", FileSystem.name(of: output).contains(".") else { return nil }
      if let form = CheckReportForm(ending: output) { return form }
      throw ValidationError(
        "the ending of '\(output)' means no form of a report; use .txt, .json, .sarif, .html, .xml or .csv, or give "
          + "the form with -f")
    }
  }

  func validate() throws {
    _ = try catalogue
    _ = try form
    if updateKnown, known == nil { throw ValidationError("--update-known needs a file; give it with --known") }
    if try matrix && (texts || form ?? .text != .text) {
      throw ValidationError("--matrix is text; leave out --texts and -f")
    }
    guard texts else { return }
    if rules != nil || without != nil || known != nil || catalogs {
      throw ValidationError("--texts checks nothing; leave out --rules, --without, --known and --catalogs")
    }
    if let format = try form, TextReportForm(rawValue: format.rawValue) == nil {
      throw ValidationError("--texts cannot be written as \(format.rawValue); use text, html, csv or json")
    }
  }

  func run() throws {
    var checker = Checker()
    checker.catalogue = try catalogue
    checker.profile = profile
    checker.checksWholeCatalogs = catalogs
    checker.recordsChecksums = matrix
    var typesetterOptions = try options.typesetterOptions()
    typesetterOptions.layout = typesetterOptions.layout.withoutAnnotations
    let axes = try axes.axes()
    let file = output == "-" ? nil : output
    if texts {
      let form =
        format.flatMap { TextReportForm(rawValue: $0.rawValue) } ?? output.flatMap(TextReportForm.init(ending:))
        ?? .text
      let run = TextsRun(form: form, output: file, reporter: try Reporter(options))
      let status = try run.run(files, axes: axes, options: typesetterOptions) { try options.library(reporter: $0) }
      if status != ExitStatus.done { throw ExitCode(status) }
      return
    }
    let run = CheckRun(
      checker: checker, failureLevel: failOn.level,
      form: try form ?? .text, output: file,
      known: known.map { KnownFile(path: $0, isUpdated: updateKnown) }, reporter: try Reporter(options))
    let status = try run.run(
      files, axes: axes, options: typesetterOptions, library: { try options.library(reporter: $0) })
    if status != ExitStatus.done { throw ExitCode(status) }
  }
}

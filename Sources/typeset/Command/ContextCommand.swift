import ArgumentParser
import Typeset
import TypesetReview

struct ContextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "context", _superCommandName: TypesetCommand.name,
    abstract: "Shows translators where each text is and how much room it has.",
    discussion: """
      Each screen is drawn in the language of its document and in every locale of
      --locales. The folder gets

        index.html    the screens with their texts outlined; each key with source and
                      translations side by side, its comment, and the room that it has
        context.json  each key with its file and line, and for every place the screen,
                      the rectangles in points and in pixels of the picture, lines,
                      room in points and characters, and whether it is cut
        pictures      a picture of every screen, as 'typesetter batch' draws them

      A key that is used in several places has the one with the least room first.
      Axes not given come from the document's <variants>.

      With -f, another list has the same pictures and keys in the words of a service
      that manages translations: NAME.json, whose entries are the service's requests
      for screenshots, with names of keys where only the service knows their numbers.
      None of these was tried against the service.

      An interrupted run resumes when the same command is run again; what is unchanged
      is neither drawn nor written again.

      EXAMPLES:
        typesetter context screens/*.xml --locales de,ar,ja --out context
        typesetter context settings.xml --locales de --text-sizes l,ax3 --out context
        typesetter context screens/*.xml --locales de -f crowdin --out context

      EXIT STATUS (the highest, if several apply):
        0   success
        64  usage error
        65  error in a document
        66  a document or a file it names is missing
        73  the files cannot be written or would replace those of another program
      """)

  @Argument(help: ArgumentHelp("The documents; - is standard input.", valueName: "file"))
  var files: [String]

  @Option(help: ArgumentHelp("The folder for the files; created if missing.", valueName: "folder"))
  var out: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "json, crowdin, lokalise, weblate, phrase or localazy (default: json).", valueName: "form"),
    completion: .words(of: ContextForm.self))
  var format: String?

  @Option(help: ArgumentHelp("Pixels per point of the pictures (default: 2).", valueName: "number"))
  var scale: Double?

  @Option(
    help: ArgumentHelp("The number of pictures drawn at once (default: the number of processors).", valueName: "number")
  )
  var jobs: Int?

  @OptionGroup(title: "Axes") var axes: AxisOptions

  @OptionGroup(title: "Rendering") var options: RenderingArguments

  func validate() throws {
    if let scale, !(scale > 0 && scale <= 64) {
      throw ValidationError("--scale must be greater than 0 and at most 64, not \(scale)")
    }
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs must be from 1 to 1024, not \(jobs)")
    }
    if out.isEmpty { throw ValidationError("--out is empty; give a folder") }
    if files.filter({ $0 == "-" }).count > 1 {
      throw ValidationError("'-' given twice; standard input can be read only once")
    }
    _ = try form
  }

  private var form: ContextForm { get throws { try OptionWord.value(of: format, as: "form") ?? .json } }

  func run() throws {
    let reporter = try Reporter(options)
    let status: Int32
    do {
      status = try render(reporter)
    } catch let error as ValidationError {
      throw error
    } catch {
      reporter.report(error)
      status = ExitStatus.of(error)
    }
    if status != ExitStatus.done { throw ExitCode(status) }
  }

  private func render(_ reporter: Reporter) throws -> Int32 {
    var typesetterOptions = try options.typesetterOptions(scale: scale ?? 2)
    typesetterOptions.layout = typesetterOptions.layout.withoutAnnotations
    let typesetter = Typesetter(fonts: try options.library(reporter: reporter), options: typesetterOptions)
    var run = ContextRun(typesetter, form: try form)
    run.axes = try axes.axes()
    if let jobs { run.workers = jobs }
    let report = BatchReport(reporter, typesetter: typesetter)
    defer { report.finish() }
    let result = try run.run(files, into: out) { report.take($0) }
    report.finish()
    reporter.report(changedInputs: result.pictures.changedInputs)
    if let page = result.indexPath, let context = result.report {
      let pictures = result.pictures
      let keys = "\(CountedNoun.key.words(context.keys.count)) on \(CountedNoun.screen.words(context.screens.count))"
      let sums = "drawn \(pictures.drawn), unchanged \(pictures.unchanged), failed \(pictures.failed)"
      try Terminal.show("\(keys); \(sums): \(TerminalText.inline(page))\n")
    }
    return max(report.status, result.pictures.failures.map(\.exitStatus).max() ?? ExitStatus.done)
  }
}

import ArgumentParser
import Typeset
import TypesetReview

extension InspectionStage: ExpressibleByArgument {}

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Shows any stage between a document and its frames, as text.",
    discussion: """
      STAGES:
        document     every element as read, with its place
        paragraphs   direction, levels, scripts, break opportunities and styles of every text
        items        stretches of one style, level, script, language and font
        runs         the shaped glyphs as id@cluster+advance, in font units
        lines        the end, width, side and visual order of every line
        frame        everything in its final position

      EXAMPLES:
        typesetter inspect page.xml --stage lines
        typesetter inspect - --stage items --dir rtl < page.xml
      """)

  @Argument(help: ArgumentHelp("The document; - is standard input.", valueName: "file"))
  var file: String

  @Option(help: ArgumentHelp("document, paragraphs, items, runs, lines or frame.", valueName: "stage"))
  var stage: InspectionStage

  @OptionGroup(title: "Rendering") var options: RenderingArguments

  func run() throws {
    let typesetterOptions = try options.typesetterOptions()
    let reporter = try Reporter(options)
    let log = DiagnosticLog()
    do {
      let typesetter = Typesetter(fonts: try options.library(reporter: reporter), options: typesetterOptions)
      let session = typesetter.session()
      let input = try Input(file)
      if let document = session.read(input.bytes, name: input.name, folder: input.folder, log: log) {
        if typesetterOptions.isVerbose { reporter.tell(session.coverage(of: document)) }
        try Terminal.show(try session.inspect(document, stage: stage, log: log))
      }
    } catch {
      reporter.report(log.diagnostics)
      reporter.report(error)
      throw ExitCode(ExitStatus.of(error))
    }
    reporter.report(log.diagnostics)
    let status = ExitStatus.of(log, isStrict: options.strict)
    if status != ExitStatus.done { throw ExitCode(status) }
  }
}

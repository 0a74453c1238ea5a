import ArgumentParser
import Typeset
import TypesetReview

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Typesets documents to PDF, SVG, PNG or JSON.",
    discussion: """
      Without -o the outputs stand in the current folder, named after the documents. A document of several pages makes
      one PDF or JSON file, and NAME-1.svg, NAME-2.svg, … as SVG or PNG. Many documents are rendered on all processors;
      a document at fault stops no other.

      EXAMPLES:
        typesetter render page.xml
        typesetter render page.xml -o page.png --scale 1
        typesetter render a.xml b.xml -o out -f svg
        typesetter render - -f json < page.xml
        typesetter render page.xml --locale ar-EG --strict
        typesetter render page.xml -o page.png --watch
      """)

  @Argument(help: ArgumentHelp("The documents; - is standard input.", valueName: "file"))
  var files: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file, or the folder of many; - is standard output.", valueName: "out"))
  var output: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("pdf, svg, png or json; else by the ending of -o, else pdf.", valueName: "format"))
  var format: OutputFormat?

  @Option(help: ArgumentHelp("Pixels per point of a PNG; else the device's on a screen, else 2.", valueName: "number"))
  var scale: Double?

  @Flag(help: "Render again whenever a document changes, or a catalog, picture, icon or font that it uses.")
  var watch = false

  @OptionGroup(title: "Rendering") var options: RenderingOptions

  /// What is rendered where.
  private var plan: RenderPlan { get throws { try RenderPlan(inputs: files, output: output, format: format) } }

  func validate() throws {
    _ = try plan
    if let scale, !(scale > 0 && scale <= 64) {
      throw ValidationError("--scale is \(scale); it must be more than 0 and at most 64 pixels a point")
    }
  }

  func run() throws {
    let run = try RenderRun(plan, options: options, scale: scale)
    if watch { try RenderWatch(run, fonts: options.fonts).start() }
    let status = run.run(Array(run.plan.jobs.indices))
    if status != ExitStatus.done { throw ExitCode(status) }
  }
}

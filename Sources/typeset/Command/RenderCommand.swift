import ArgumentParser
import Typeset

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Typesets documents to PDF, SVG, PNG or JSON.",
    discussion: """
      Without -o the outputs stand in the current folder, named after the documents. A document of several pages makes
      one PDF or JSON file, and NAME-1.svg, NAME-2.svg, … as SVG or PNG. Many documents are rendered on all processors;
      a document at fault stops no other.

      EXAMPLES:
        typeset render page.xml
        typeset render page.xml -o page.png --scale 1
        typeset render a.xml b.xml -o out -f svg
        typeset render - -f json < page.xml
        typeset render page.xml --locale ar-EG --strict
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
    let plan = try plan
    var typesetterOptions = try options.typesetterOptions(scale: scale)
    typesetterOptions.reservedPaths = plan.paths
    let renderingOptions = typesetterOptions
    let reporter = Reporter(options)
    let typesetter: Typesetter
    do {
      typesetter = Typesetter(fonts: try options.library(reporter: reporter), options: typesetterOptions)
      try plan.makeFolder()
    } catch {
      reporter.report(error)
      throw ExitCode(ExitStatus.of(error))
    }
    let results = RenderResults(count: plan.jobs.count)
    Workers.forEach(below: plan.jobs.count, makeState: typesetter.compositor) { compositor, index in
      let job = RenderJob(plan.jobs[index], format: plan.format, reporter: reporter)
      let outcome = job.run(with: compositor, options: renderingOptions)
      results.add(outcome, at: index)
    }
    let status = results.finish()
    if status != ExitStatus.done { throw ExitCode(status) }
  }
}

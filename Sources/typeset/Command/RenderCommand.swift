import ArgumentParser
import Typeset
import TypesetReview

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", _superCommandName: TypesetCommand.name,
    abstract: "Typesets documents to PDF, SVG, PNG or JSON.",
    discussion: """
      Without -o, outputs are written to the current folder and named after the
      documents. A document of several pages becomes one PDF or JSON file, or one
      SVG or PNG file a page: NAME-1.svg, NAME-2.svg, … Several documents are
      rendered on all processors; a failing document is reported, and the rest
      continue.

      EXAMPLES:
        typesetter render page.xml
        typesetter render page.xml -o page.png --scale 1
        typesetter render a.xml b.xml -o out -f svg
        typesetter render - -f json < page.xml
        typesetter render page.xml --locale ar-EG --strict
        typesetter render page.xml -o page.png --locale de --findings
        typesetter render page.xml -o page.png --simulate deutan
        typesetter render page.xml -o page.png --watch
        typesetter render page.xml -o title.png --crop title
        typesetter render page.xml --observe outline
        typesetter render notes.md --lang ar -o notes.pdf
      """)

  @Argument(
    help: ArgumentHelp("The documents: XML, Markdown or HTML files; - is XML from standard input.", valueName: "file"))
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The output file, or a folder for several; - is standard output.", valueName: "out"))
  var output: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "pdf, svg, png or json (default: from the extension of -o, otherwise pdf).", valueName: "format"),
    completion: .words(of: OutputFormat.self))
  var format: String?

  @Option(
    help: ArgumentHelp(
      "Pixels per point of a PNG (default: the device's for a screen, otherwise 2).", valueName: "number"))
  var scale: Double?

  @Option(
    help: ArgumentHelp("Only the element with this id, and what is drawn around it.", valueName: "id"))
  var crop: String?

  @Option(
    help: ArgumentHelp(
      "Write no files, but what a program sees of the pages to standard output: hash, outline, text or png.",
      valueName: "way"),
    completion: .words(of: Observation.self))
  var observe: String?

  @Flag(help: "Render again whenever a document, or a catalog, picture, icon or font it uses, changes.")
  var watch = false

  @OptionGroup(title: "Rendering") var options: RenderingArguments

  @OptionGroup(title: "Drawing") var drawing: DrawingArguments

  /// The inputs and outputs.
  private var plan: RenderPlan {
    get throws {
      if try observation == .png { return try RenderPlan(inputs: files, output: "-", format: .png) }
      return try RenderPlan(inputs: files, output: output, format: OptionWord.value(of: format, as: "format"))
    }
  }

  /// How pages are looked at; nil where files are written.
  private var observation: Observation? { get throws { try OptionWord.value(of: observe, as: "way to observe") } }

  func validate() throws {
    if crop?.isEmpty == true { throw ValidationError("--crop is empty; give the id of an element") }
    if try observation != nil, output != nil || format != nil || watch || drawing.findings {
      throw ValidationError("--observe writes to standard output; leave out -o, -f, --watch and --findings")
    }
    try drawing.check(try plan.format)
    if let scale, !(scale > 0 && scale <= 64) {
      throw ValidationError("--scale must be greater than 0 and at most 64, not \(scale)")
    }
  }

  func run() throws {
    if let observation = try observation, observation != .png {
      var typesetterOptions = try options.typesetterOptions()
      typesetterOptions.crop = crop
      let run = ObserveRun(observation: observation, reporter: try Reporter(options))
      let status = try run.run(files, options: typesetterOptions) { try options.library(reporter: $0) }
      if status != ExitStatus.done { throw ExitCode(status) }
      return
    }
    let pictureScale = try observation == .png ? scale ?? 1 : scale
    let run = try RenderRun(plan, options: options, drawing: drawing, scale: pictureScale, crop: crop)
    let status =
      try watch ? RenderWatch(run, fonts: options.fonts).start() : run.run(Array(run.plan.jobs.indices))
    if status != ExitStatus.done { throw ExitCode(status) }
  }
}

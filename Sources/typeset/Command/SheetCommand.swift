import ArgumentParser
import Typeset
import TypesetReview

struct SheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet", _superCommandName: TypesetCommand.name,
    abstract: "Lays out renderings of documents side by side, with captions.",
    discussion: """
      Every combination of the axes is a picture on the sheet. Axes not given come
      from the document's <variants>. Rows and columns show one axis each: document,
      canvas, locale, device, orientation, split, text-size, appearance, contrast,
      setting or direction. By default columns show locales, or the axis with the
      most values that fits, and rows the next one; the remaining axes become
      sections.

      --mirror ends every row with its first right-to-left picture, mirrored and
      laid over its first left-to-right one: parts that mirror with the layout are
      dark, parts that keep their direction or differ are blue and red. Documents in
      a single direction are laid out in both.

      --findings marks what 'check' finds in the pictures; a finding has one number
      in all of them, and the legend says what it is.

      A page of the sheet is at most 5040 × 3600 points, unless a single picture is
      larger. Several pages become one PDF or JSON file, or one SVG or PNG file
      each: NAME-1.svg, NAME-2.svg, … Without -o, the sheet is sheet.FORMAT in the
      current folder. A failing rendering shows its error in place; the rest
      continue.

      EXAMPLES:
        typesetter sheet settings.xml --locales en,ar-EG,he,de -o sheet.pdf
        typesetter sheet settings.xml --text-sizes l,ax3 --rows text-size -o a.svg
        typesetter sheet settings.xml --locales en,ar --mirror -o m.png --scale 1
        typesetter sheet settings.xml --text-sizes l,ax5 --findings -o findings.pdf
        typesetter sheet r*.xml --rows document --columns canvas --title Rules
      """)

  @Argument(help: ArgumentHelp("The documents; - is standard input.", valueName: "file"))
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The output file, or a folder for it; - is standard output.", valueName: "out"))
  var output: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "pdf, svg, png or json (default: from the extension of -o, otherwise pdf).", valueName: "format"),
    completion: .words(of: OutputFormat.self))
  var format: String?

  @Option(help: ArgumentHelp("The axis that differs from row to row.", valueName: "axis"), transform: Self.axis)
  var rows: SheetAxis?

  @Option(help: ArgumentHelp("The axis that differs from column to column.", valueName: "axis"), transform: Self.axis)
  var columns: SheetAxis?

  @Flag(help: "End every row with its right-to-left picture, mirrored over its left-to-right one.")
  var mirror = false

  @Option(help: ArgumentHelp("The title of the sheet (default: the title of the document).", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("Pixels per point of a PNG (default: 2).", valueName: "number"))
  var scale: Double?

  @OptionGroup(title: "Axes") var axes: AxisOptions

  @OptionGroup(title: "Rendering") var options: RenderingArguments

  @OptionGroup(title: "Drawing") var drawing: DrawingArguments

  private static func axis(named name: String) throws -> SheetAxis {
    guard let axis = SheetAxis(named: name) else {
      throw ValidationError("unknown axis '\(name)'; \(SheetAxis.hint(for: name))")
    }
    return axis
  }

  private var arrangement: SheetOptions {
    SheetOptions(rows: rows, columns: columns, mirrors: mirror, title: title, marksFindings: drawing.findings)
  }

  func validate() throws {
    do throws(SheetError) { try arrangement.check() } catch { throw ValidationError("\(error)") }
    if let scale, !(scale > 0 && scale <= 64) {
      throw ValidationError("--scale must be greater than 0 and at most 64, not \(scale)")
    }
    try drawing.check(outputFormat)
    _ = try target
  }

  private var outputFormat: OutputFormat {
    get throws {
      try OptionWord.value(of: format, as: "format") ?? output.flatMap(OutputFormat.init(ending:)) ?? .pdf
    }
  }

  /// The output of the sheet; it never overwrites a document.
  private var target: OutputTarget {
    get throws {
      if output == "-" { return .standardOutput }
      let name = "sheet.\(try outputFormat.rawValue)"
      var path = output ?? name
      if path.hasSuffix("/") || FileSystem.isFolder(path) { path = FileSystem.path(of: name, in: path) }
      if let input = files.first(where: { FileSystem.normalized($0) == FileSystem.normalized(path) }) {
        throw ValidationError("'\(path)' would overwrite the input '\(input)'")
      }
      return .file(path)
    }
  }

  func run() throws {
    let axes = try axes.axes()
    var typesetterOptions = try options.typesetterOptions(scale: scale)
    typesetterOptions.reservedPaths = Set(files)
    typesetterOptions.simulation = try drawing.vision
    typesetterOptions.layout.framesDevice = drawing.frame
    let reporter = try Reporter(options)
    var reader = VariantReader(reporter: reporter)
    var status: Int32
    do {
      if let output, output.hasSuffix("/") { try FileSystem.makeFolder(output) }
      let typesetter = Typesetter(fonts: try options.library(reporter: reporter), options: typesetterOptions)
      let session = typesetter.session()
      let plan = try reader.plan(files, axes: axes, with: session)
      OwnProcess.keepUntilExit((session, plan))
      status = reader.status
      if typesetterOptions.isVerbose {
        for document in plan.documents { reporter.tell(session.coverage(of: document.loaded)) }
      }
      if !plan.jobs.isEmpty {
        let report = try typesetter.sheet(of: plan, arrangement: arrangement, as: try outputFormat, to: try target)
        reporter.report(report.diagnostics)
        status = max(status, SheetStatus.of(report, isStrict: options.strict, reporter: reporter))
      }
    } catch {
      reporter.report(error)
      throw ExitCode(max(reader.status, ExitStatus.of(error)))
    }
    if status != ExitStatus.done { throw ExitCode(status) }
  }
}

/// The exit status of a sheet: that of the rendering that went worst.
enum SheetStatus {
  static func of(_ report: SheetReport, isStrict: Bool, reporter: Reporter) -> Int32 {
    report.renderings.reduce(ExitStatus.done) { status, rendering in
      if let error = rendering.error { reporter.report(error) }
      let own = rendering.error.map(ExitStatus.of) ?? ExitStatus.of(rendering.diagnostics, isStrict: isStrict)
      return max(status, own)
    }
  }
}

import ArgumentParser
import Typeset
import TypesetReview

struct CompareCommand: ParsableCommand {
  /// The form of the result.
  enum Form: String, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "compare", _superCommandName: TypesetCommand.name,
    abstract: "Shows where two pictures or two documents differ, and why.",
    discussion: """
      Takes PNG pictures and documents, recognized by their contents. Documents are
      rendered first; for them the result also names the elements that changed and
      the cause of each change. Differing pixels are counted separately from
      antialiased ones and grouped into regions. With -o, a picture shows expected,
      difference and actual side by side, even if nothing differs.

      EXAMPLES:
        typesetter compare before.png after.png
        typesetter compare before.xml after.xml -o difference.png --locale ar-EG
        typesetter compare screen.png screen.xml --max-pixels 20 --color-delta 2
        typesetter compare before.xml after.xml -f json --ignore clock

      EXIT STATUS:
        0   equal, within the tolerances
        1   different
      """)

  @Argument(help: ArgumentHelp("The expected picture or document; - is standard input.", valueName: "expected"))
  var expected: String

  @Argument(help: ArgumentHelp("The actual picture or document; - is standard input.", valueName: "actual"))
  var actual: String

  @Option(name: .shortAndLong, help: ArgumentHelp("The PNG file for the difference.", valueName: "file"))
  var output: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("text or json (default: text).", valueName: "format"))
  var format = Form.text

  @Option(
    help: ArgumentHelp("Pixels per point of documents (default: the picture's, or the device's).", valueName: "number"))
  var scale: Double?

  @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

  @OptionGroup(title: "Rendering") var options: RenderingArguments

  func validate() throws {
    if let scale, !(scale > 0 && scale <= 64) {
      throw ValidationError("--scale must be greater than 0 and at most 64, not \(scale)")
    }
    if expected == "-", actual == "-" {
      throw ValidationError("'-' given twice; standard input can be read only once")
    }
    guard let output else { return }
    if output == "-" {
      throw ValidationError(
        "cannot write the picture to standard output, which receives the result; give a file with -o")
    }
    for input in [expected, actual] where FileSystem.normalized(input) == FileSystem.normalized(output) {
      throw ValidationError("the picture would overwrite the input '\(input)'")
    }
  }

  func run() throws {
    let typesetterOptions = try options.typesetterOptions(scale: scale)
    let reporter = try Reporter(options)
    do {
      let readFiles = ReadFiles()
      for input in [expected, actual] where input != "-" { readFiles.add(input) }
      let inputs = try inputs(reporter: reporter)
      // Two pictures need no fonts.
      let typesetter =
        inputs.allSatisfy(\.isPicture)
        ? nil
        : Typesetter(
          fonts: try options.library(reporter: reporter), options: typesetterOptions, readFiles: readFiles)
      let comparer = Comparer(typesetter, tolerance: tolerance.tolerance, ignoring: tolerance.ignore)
      let result = try comparer.compare(expected: inputs[0], actual: inputs[1])
      reporter.report(result.diagnostics)
      for error in result.errors { reporter.report(error) }
      guard let report = result.report else { throw ExitCode(status(of: result)) }
      if let output {
        let picture = try result.triptych()
        try OutputFile.write(to: output, as: .png, sparing: readFiles) { try $0.write(picture) }
      }
      if format == .json { try Terminal.output(report.json) } else { try Terminal.show(report.text) }
      if !report.passes { throw ExitCode(ExitStatus.differences) }
    } catch let code as ExitCode {
      throw code
    } catch {
      reporter.report(error)
      throw ExitCode(ExitStatus.of(error))
    }
  }

  /// Both inputs; problems with either are reported before the status is thrown.
  private func inputs(reporter: Reporter) throws -> [ComparisonInput] {
    var status = ExitStatus.done
    let inputs = [expected, actual].compactMap { path -> ComparisonInput? in
      do {
        let input = try Input(path)
        return try ComparisonInput(input.bytes, name: input.name, folder: input.folder)
      } catch {
        reporter.report(error)
        status = max(status, ExitStatus.of(error))
        return nil
      }
    }
    guard status == ExitStatus.done else { throw ExitCode(status) }
    return inputs
  }

  private func status(of result: ComparisonResult) -> Int32 {
    let errors = result.diagnostics.filter { $0.severity == .error }
    let documents = result.diagnostics.isEmpty ? ExitStatus.done : ExitStatus.document
    let missing = errors.contains(where: \.isMissingInput) ? ExitStatus.input : ExitStatus.done
    return max(documents, missing, result.errors.map(ExitStatus.of).max() ?? ExitStatus.done)
  }
}

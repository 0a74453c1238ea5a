import ArgumentParser
import Typeset
import TypesetPreviewServer
import TypesetReview

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", _superCommandName: TypesetCommand.name,
    abstract: "Shows documents on a page that follows their files.",
    discussion: """
      Prints the address of a page on this machine, and shows there every screen in
      every language while its files are edited: one variant, a grid of them, both
      directions side by side, and why each element is as it is. Without a file, the
      documents of the current folder are shown or, if it has none, the examples.

      The address contains a token, without which nothing can be written. Only this
      machine can reach the page, unless --host says otherwise: then a terminal also
      shows a code of the address for the camera of a phone, which can look but not
      write. Control-C ends it.

      --export writes the same page as files that need no server, also when they are
      opened from a disk, for people who look and do not edit. It has every combination
      of the axes, each in both directions; axes not given come from a document's
      <variants>, and are otherwise the locales of its catalogs and its own, the text
      sizes l and ax1, and both appearances. The folder is written whole or not at
      all; of what is in it, only an earlier export is replaced.

      EXAMPLES:
        typesetter preview
        typesetter preview screens --open
        typesetter preview settings.xml --port 8080
        typesetter preview screens --baselines tests/baselines
        typesetter preview screens --glossary terms.csv
        typesetter preview screens --export site --locales en,de,ar-EG --text-sizes l

      EXIT STATUS (the highest, if several apply):
        0   ended by Control-C, or exported
        64  usage error, or the port is taken
        65  error in a document; the others are exported
        66  no document found, or a file is missing
        73  the export cannot be written, or would replace files of another program
      """)

  @Argument(help: ArgumentHelp("The documents, and folders of documents.", valueName: "file"))
  var files: [String] = []

  @Option(help: ArgumentHelp("The port (default: any that is free).", valueName: "number"))
  var port: UInt16?

  @Flag(help: "Open the page in a browser.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "The address to listen on, a number (default: \(PreviewSettings.loopback)).", valueName: "address"))
  var host: String?

  @Option(help: ArgumentHelp("The folder of the baselines, to see and accept what has changed.", valueName: "folder"))
  var baselines: String?

  @Option(
    help: ArgumentHelp(
      "A table of terms for translators: a column for each language, and note and forbidden.", valueName: "file.csv"))
  var glossary: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A string catalog, searched before the document's; repeatable.", valueName: "path"))
  var strings: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Another folder that documents may read files from; repeatable.", valueName: "folder"))
  var root: [String] = []

  @OptionGroup var fonts: FontOptions

  @Option(
    help: ArgumentHelp("Write the page as files to this folder, created if missing, and end.", valueName: "folder"))
  var export: String?

  @OptionGroup(title: "Axes of --export") var axes: AxisOptions

  func validate() throws {
    let chosen = try axes.axes()
    guard let export else {
      if let axis = chosen.axes.first {
        throw ValidationError("--\(axis.plural) chooses what --export writes; the page offers every value itself")
      }
      return
    }
    if export.isEmpty { throw ValidationError("--export is empty; give a folder") }
    if port != nil || host != nil || open {
      throw ValidationError("--export starts no server; leave out --port, --host and --open")
    }
    if baselines != nil {
      throw ValidationError(
        "an export cannot show what differs from baselines; leave out --baselines, or run 'typesetter verify'")
    }
    if glossary != nil { throw ValidationError("an export has nothing to translate; leave out --glossary") }
    if let setting = chosen[.setting].first(where: { !["none", "bold"].contains($0) }) {
      throw ValidationError("the page does not show the setting '\(setting)'; of --settings it has none and bold")
    }
  }

  /// What the program of the preview is asked for.
  private var settings: PreviewSettings {
    get throws {
      var settings = PreviewSettings()
      settings.inputs = files
      settings.port = Int(port ?? 0)
      settings.host = host ?? PreviewSettings.loopback
      settings.opensBrowser = open
      settings.baselines = baselines
      settings.glossary = glossary
      settings.strings = strings
      settings.roots = root
      settings.fonts = fonts.fonts
      settings.usesSystemFonts = fonts.systemFonts
      settings.exportFolder = export
      settings.axes = try axes.axes()
      return settings
    }
  }

  func run() throws {
    let reporter = Reporter(form: .text, isStrict: false)
    for file in files where !FileSystem.isFile(file) && !FileSystem.isFolder(file) {
      reporter.report(InputError(path: file, reason: "no such file or folder"))
      throw ExitCode(ExitStatus.input)
    }
    try checkGlossary(reporter)
    var settings = try settings
    if files.isEmpty {
      settings.inputs = ["."]
      settings.fallback = Self.examples
    }
    PreviewProgram(settings, executable: Environment.executablePath, desktop: Environment.desktop).run()
  }

  /// Reports a glossary that cannot be read, and ends, and its rows that are left out.
  private func checkGlossary(_ reporter: Reporter) throws {
    guard let glossary else { return }
    do {
      let terms = try Glossary(try InputFile.read(glossary), name: glossary)
      StandardStream.error.write(reporter.text(terms.faults))
    } catch let error as ContentError {
      StandardStream.error.write(reporter.text([error.diagnostic]))
      throw ExitCode(ExitStatus.document)
    } catch let error as InputError {
      reporter.report(error)
      throw ExitCode(ExitStatus.input)
    }
  }

  /// The folder of the examples that came with the command; nil if there is none.
  private static var examples: String? {
    let folder = FileSystem.folder(of: FileSystem.resolved(Environment.executablePath) ?? "")
    let above = ["..", "../..", "../../..", "../../../.."].map { "\(folder)/\($0)/Examples/Mockups" }
    return (["\(folder)/../share/typeset/Examples"] + above).first(where: FileSystem.isFolder)
  }
}

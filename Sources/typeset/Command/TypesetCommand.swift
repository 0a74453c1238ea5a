import ArgumentParser
import Typeset
import TypesetReview

@main
struct TypesetCommand: ParsableCommand {
  /// Runs the command in an environment that says nothing of the machine, and ends it without a trace when it is
  /// interrupted.
  static func main() {
    Environment.forget()
    if CommandLine.arguments.dropFirst().elementsEqual([PictureTrial.argument]) {
      return StandardStream.output.write(TrialDrawing.run())
    }
    OwnProcess.prepare()
    PictureTrial.register(program: Environment.executablePath)
    do {
      var command = try parseArguments()
      // The preview waits for its end itself.
      if !(command is PreviewCommand) { Interruption.prepare() }
      try command.run()
      Environment.end()
    } catch {
      let code = exitCode(for: error)
      // Help and the version are asked for; a fault may quote an argument.
      if code.isSuccess { exit(withError: error) }
      let message = fullMessage(for: error)
      if !message.isEmpty { StandardStream.error.write(TerminalText.lines(message) + "\n") }
      exit(withError: code)
    }
  }

  /// The command that the arguments ask for.
  ///
  /// A subcommand can read its arguments alone, in half the time; if it names its root, it does not look for requests
  /// of completions, which takes a third of the rest. Help and faults are for the root, which names it in full.
  private static func parseArguments() throws -> any ParsableCommand {
    let arguments = CommandLine.arguments.dropFirst()
    let subcommand = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    if let command = try? subcommand?.parse(Array(arguments.dropFirst())) { return command }
    return try parseAsRoot()
  }

  /// The lines of `--version`; only whoever asks for them waits until all libraries are loaded.
  private static var versions: String {
    guard CommandLine.arguments.contains("--version") else { return Versions.typeset }
    return Versions.drawing.map { "\($0.name) \($0.number)" }.joined(separator: "\n")
  }

  /// What the command is called.
  static let name = "typesetter"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Typesets documents in many languages to PDF, SVG and PNG.",
    discussion: """
      Applies Apple's guidelines for right-to-left languages, layout and accessibility automatically.

      EXAMPLES:
        typesetter render page.xml                     write page.pdf to this folder
        typesetter render page.xml -f png --scale 3    draw three pixels per point
        typesetter render screens/*.xml -o out -f svg  fill a folder with pictures
        typesetter render page.xml --dir rtl -o -      write to standard output
        typesetter sheet page.xml --locales en,ar,he   lay locales side by side
        typesetter batch *.xml --devices all --out o   write every variant to a file
        typesetter compare old.png new.png             show the differences
        typesetter verify page.xml --baselines tests   check against baselines
        typesetter context *.xml --locales de --out o  show translators every text
        typesetter strings App.xcstrings               list the texts of catalogs
        typesetter preview screens --open              look while editing
        typesetter new chat                            begin with a screen of the gallery
        typesetter inspect page.xml --stage lines      show the line breaks
        typesetter fonts --text "Aא" --lang he         show the font of each character
        typesetter explain ar-EG 1234567.89            describe a locale
        typesetter help element slider                 explain an element
        typesetter icons --search arrow                list icons by name and meaning
        typesetter rules R023                          explain a guideline

      EXIT STATUS:
        0   success
        1   differences found (compare, verify)
        64  usage error
        65  error in a document
        66  input missing or unreadable
        70  internal error
        73  output cannot be written

      LICENSE:
        Apache License 2.0 with the Swift project's Runtime Library Exception. The
        bundled fonts and other parts have licenses of their own, which the file
        NOTICE lists (../share/doc/typesetter, relative to the program).
      """,
    version: versions,
    subcommands: [
      RenderCommand.self, SheetCommand.self, BatchCommand.self, CompareCommand.self, VerifyCommand.self,
      CheckCommand.self, ContextCommand.self, StringsCommand.self, PreviewCommand.self, NewCommand.self,
      SkillCommand.self, InspectCommand.self, FontsCommand.self, DevicesCommand.self, ElementsCommand.self,
      IconsCommand.self,
      RulesCommand.self,
      ExplainCommand.self, SchemaCommand.self, HelpCommand.self,
    ])
}

import ArgumentParser
import Typeset

@main
struct TypesetCommand: ParsableCommand {
  /// Runs the command in an environment that says nothing of the machine's language.
  static func main() {
    forgetLanguages()
    main(nil)
  }

  static let configuration = CommandConfiguration(
    commandName: "typeset",
    abstract: "Typesets documents of many languages to PDF, SVG and PNG.",
    discussion: """
      Knows Apple's guidelines for right-to-left languages, layout and accessibility, and applies them by itself.

      EXAMPLES:
        typeset render page.xml                     page.pdf in this folder
        typeset render page.xml -f png --scale 3    three pixels a point
        typeset render screens/*.xml -o out -f svg  a folder of pictures
        typeset render page.xml --dir rtl -o -      to standard output
        typeset sheet page.xml --locales en,ar,he   every locale side by side
        typeset batch *.xml --devices all --out o   every variant as its own file
        typeset compare old.png new.png             what differs, and where
        typeset verify page.xml --baselines tests   what has changed since
        typeset inspect page.xml --stage lines      how lines were broken
        typeset fonts --text "Aא" --lang he         which font shows what
        typeset explain ar-EG 1234567.89            what a locale means

      EXIT STATUS:
        0   done
        1   what was compared differs
        64  wrong usage
        65  the document is at fault
        66  an input is missing or unreadable
        70  our fault
        73  the output cannot be written
      """,
    version: Versions.all.map { "\($0.name) \($0.number)" }.joined(separator: "\n"),
    subcommands: [
      RenderCommand.self, SheetCommand.self, BatchCommand.self, CompareCommand.self, VerifyCommand.self,
      InspectCommand.self, FontsCommand.self, DevicesCommand.self, ExplainCommand.self, SchemaCommand.self,
    ])
}

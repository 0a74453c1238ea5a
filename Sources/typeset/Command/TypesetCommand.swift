import ArgumentParser
import Typeset
import TypesetReview

@main
struct TypesetCommand: ParsableCommand {
  /// Runs the command in an environment that says nothing of the machine's language.
  static func main() {
    forgetLanguages()
    main(nil)
  }

  static let configuration = CommandConfiguration(
    commandName: "typesetter",
    abstract: "Typesets documents of many languages to PDF, SVG and PNG.",
    discussion: """
      Knows Apple's guidelines for right-to-left languages, layout and accessibility, and applies them by itself.

      EXAMPLES:
        typesetter render page.xml                     page.pdf in this folder
        typesetter render page.xml -f png --scale 3    three pixels a point
        typesetter render screens/*.xml -o out -f svg  a folder of pictures
        typesetter render page.xml --dir rtl -o -      to standard output
        typesetter sheet page.xml --locales en,ar,he   every locale side by side
        typesetter batch *.xml --devices all --out o   every variant as its own file
        typesetter compare old.png new.png             what differs, and where
        typesetter verify page.xml --baselines tests   what has changed since
        typesetter inspect page.xml --stage lines      how lines were broken
        typesetter fonts --text "Aא" --lang he         which font shows what
        typesetter explain ar-EG 1234567.89            what a locale means
        typesetter icons --search arrow                icons by name and meaning
        typesetter rules R023                          what a guideline asks

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
      InspectCommand.self, FontsCommand.self, DevicesCommand.self, IconsCommand.self, RulesCommand.self,
      ExplainCommand.self, SchemaCommand.self,
    ])
}

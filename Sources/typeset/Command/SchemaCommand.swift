import ArgumentParser
import Typeset
import TypesetReview

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Writes a RELAX NG schema of the markup, for editors.",
    discussion: """
      An editor that finds the schema in a document completes and checks names and
      values:
        <?xml-model href="typeset.rng" schematypens="http://relaxng.org/ns/structure/1.0"?>

      EXAMPLES:
        typesetter schema > typeset.rng
        xmllint --noout --relaxng typeset.rng page.xml
      """)

  func run() throws { try ReportOptions.write(MarkupSchema.relaxNG) }
}

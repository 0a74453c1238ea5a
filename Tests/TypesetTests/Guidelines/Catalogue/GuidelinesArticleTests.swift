import Foundation
import Testing

@testable import Typeset

/// The article of the documentation with the table of guidelines is the one that the catalogue gives.
///
/// `TYPESET_RECORD=failed` writes it anew.
@Suite struct GuidelinesArticleTests {
  @Test func theArticleIsCurrent() throws {
    let file = DocumentationPage.root.appendingPathComponent("Sources/Typeset/Library/Typeset.docc/Guidelines.md")
    if ProcessInfo.processInfo.environment["TYPESET_RECORD"] == "failed" {
      try Self.article.write(to: file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == Self.article, "TYPESET_RECORD=failed writes Guidelines.md anew")
  }

  private static let sections: [(title: String, entries: [RuleEntry])] = [
    ("Right to left: layout, text and controls", RuleCatalogue.reading),
    ("Right to left: pictures and icons", RuleCatalogue.drawings),
    ("Right to left: values in text, semantics, tables", RuleCatalogue.textServices),
    ("Adaptivity and layout", RuleCatalogue.screens),
    ("Accessibility: structure, names, controls, media", RuleCatalogue.assistance),
    ("Accessibility: text size, text, colour, settings", RuleCatalogue.legibility),
  ]

  private static var article: String {
    var text = """
      # Guidelines

      What typesetter knows of four published guidelines, and what it does with each today.

      ## Overview

      Every guideline has a number that never changes. Tests, examples, legends, messages and `rules` of the JSON dump cite it.
      An applied guideline needs nothing from the author; `rules` names it on the elements where it changes something, unless the
      table says why not. `typesetter rules` prints the same table, and `typesetter rules R023` all there is to say of one.

      | source | document |
      |---|---|

      """
    for source in RuleSource.allCases { text += "| \(source.rawValue) | \(source.title) |\n" }
    for (title, entries) in sections {
      text += "\n## \(title)\n\n| rule | name | source | what it asks for | today |\n|---|---|---|---|---|\n"
      for entry in entries {
        let sources = entry.sources.map(\.rawValue).joined(separator: ", ")
        text +=
          "| \(entry.rule) | \(entry.name) | \(sources) | \(entry.statement) | \(entry.notes.joined(separator: " ")) |\n"
      }
    }
    return text
  }
}

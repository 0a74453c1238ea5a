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
    ("What the documents say besides", RuleCatalogue.further),
  ]

  private static var article: String {
    var text = """
      # Guidelines

      What typesetter knows of four published guidelines, and what it does with each today.

      ## Overview

      Every guideline has a number that never changes. Tests, examples, legends, messages and `rules` of the JSON dump cite it.
      An applied guideline needs nothing from the author; `rules` names it on the elements where it changes something, unless the
      table says why not. A checked guideline is one of which `typesetter check` finds the faults in the table (<doc:Checks>).
      `typesetter rules` prints the same table, and `typesetter rules R023` all there is to say of one.

      The documents of the last column are in `Examples/Guidelines`, which show what is applied, and in `Examples/Checks`: a document in
      `Found` has the fault, and the one of the same name in `Fine` does the same right.

      | source | document |
      |---|---|

      """
    for source in RuleSource.allCases { text += "| \(source.rawValue) | \(source.title) |\n" }
    for (title, entries) in sections {
      text +=
        "\n## \(title)\n\n| rule | name | source | what it asks for | applied | checked | examples |\n|---|---|---|---|---|---|---|\n"
      for entry in entries {
        let sources = entry.sources.map(\.rawValue).joined(separator: ", ")
        let cells = [
          "\(entry.rule)", entry.name, sources, entry.statement, applied(entry), checked(entry),
          examples(of: entry.rule),
        ]
        text += "| \(cells.joined(separator: " | ")) |\n"
      }
    }
    return text
  }

  /// What layouts do, and what is reported when a document is read or rendered.
  private static func applied(_ entry: RuleEntry) -> String {
    entry.practices.filter { if case .checked = $0 { false } else { true } }.map(\.note).joined(separator: " ")
  }

  /// What the checks find.
  private static func checked(_ entry: RuleEntry) -> String {
    let found = entry.practices.compactMap { practice in
      if case .checked(let what) = practice { what.prefix(1).uppercased() + what.dropFirst() + "." } else { nil }
    }
    return (found.isEmpty ? entry.openNotes : found).joined(separator: " ")
  }

  /// The documents that show the guideline: `Guidelines: …. Found, Fine: ….`
  private static func examples(of rule: Rule) -> String {
    func named(_ paths: [String], in folder: String) -> [String] {
      paths.filter { $0.hasPrefix("\(folder)/\(rule)") && $0.hasSuffix(".xml") }
        .compactMap { $0.split(separator: "/").last?.dropLast(4) }.sorted().map { "`\($0)`" }
    }
    let shown = named(Examples.documents, in: "Guidelines")
    let (found, fine) = (named(Examples.faulty, in: "Checks/Found"), named(Examples.documents, in: "Checks/Fine"))
    let checks =
      found == fine ? [("Found, Fine", found)] : [("Found", found), ("Fine", fine)]
    return ([("Guidelines", shown)] + checks).filter { !$0.1.isEmpty }
      .map { "\($0): \($1.joined(separator: ", "))." }.joined(separator: " ")
  }

  /// Every rule that is applied where it can be seen, and every one that is checked, has a document in the table.
  @Test func whatIsNamedOrCheckedHasAnExample() {
    for entry in RuleCatalogue.entries where entry.isNamed || entry.isChecked {
      #expect(!Self.examples(of: entry.rule).isEmpty, "\(entry.rule)")
      #expect(!entry.isChecked || Self.examples(of: entry.rule).contains("Found"), "\(entry.rule)")
    }
  }
}

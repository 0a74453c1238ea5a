import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// The catalogue of guidelines is whole, and what it says of layouts is what layouts do.
@Suite struct RuleCatalogueTests {
  @Test func numbersAndNamesAreUniqueAndWithoutGap() {
    let entries = RuleCatalogue.entries
    #expect(entries.map(\.rule.number) == Array(1...160))
    #expect(Set(entries.map(\.name)).count == entries.count)
    for entry in entries { #expect(RuleCatalogue[entry.rule].name == entry.name) }
  }

  @Test(arguments: ["R005", "r5", "5", "R5"])
  func aRuleIsFoundAsPeopleCiteIt(text: String) {
    #expect(RuleCatalogue.entry(cited: text)?.name == "para")
  }

  @Test(arguments: ["", "R", "R000", "R161", "-5", "para", "RR5", "5.0"])
  func whatIsNoRuleIsNotFound(text: String) { #expect(RuleCatalogue.entry(cited: text) == nil) }

  @Test(arguments: RuleCatalogue.entries)
  func anEntryReadsWell(entry: RuleEntry) {
    #expect(!entry.sources.isEmpty && !entry.kinds.isEmpty)
    // A legend has little room, and a summary is no sentence.
    #expect(entry.summary.count <= 56 && !entry.summary.hasSuffix("."), "\(entry.rule)")
    #expect(entry.statement.hasSuffix(".") && entry.statement.first?.isUppercase == true, "\(entry.rule)")
    #expect(entry.notes.allSatisfy { $0.hasSuffix(".") && $0.first?.isUppercase == true }, "\(entry.rule)")
  }

  /// Only a check that is still to come may say nothing of today.
  @Test(arguments: RuleCatalogue.entries)
  func anEntrySaysWhatIsDoneToday(entry: RuleEntry) {
    #expect(entry.kinds == [.check] || !entry.practices.isEmpty, "\(entry.rule)")
    #expect(!entry.notes.isEmpty && !entry.status.isEmpty)
    #expect(entry.isNamed ? entry.isApplied : true)
    let isOutside = entry.practices.contains { if case .outside = $0 { true } else { false } }
    #expect(isOutside == entry.kinds.contains(.notApplicable), "\(entry.rule)")
  }

  /// Both ways: what the catalogue calls named is named by some layout, and no layout names anything else.
  @Test func whatIsNamedIsWhatLayoutsName() throws {
    var acted: Set<Rule> = []
    for path in Examples.documents where path.hasPrefix("Guidelines/") {
      for options in Self.surroundings {
        for frame in try LayoutSample(example: path, options: options).frames { acted.formUnion(frame.actingRules) }
      }
    }
    // No example brings icons of its own.
    for frame in try R030SymbolsTests.declared().frames { acted.formUnion(frame.actingRules) }
    let claimed = Set(RuleCatalogue.entries.filter(\.isNamed).map(\.rule))
    #expect(claimed.subtracting(acted).sorted() == [], "no example shows them")
    #expect(acted.subtracting(claimed).sorted() == [], "the catalogue does not say so")
  }

  /// The surroundings in which some guideline acts that does not act in an example as it is written.
  private static let surroundings: [LayoutOptions] = [
    .with { _ in },
    .with {
      $0.direction = .rightToLeft
      $0.orientation = .landscapeLeft
      $0.textSize = .ax5
    },
    .with {
      $0.accessibility.showsButtonShapes = true
      $0.accessibility.showsOnOffLabels = true
      $0.accessibility.reducesTransparency = true
    },
  ]

  /// A rule that layouts follow without naming it is shown by a test of its own, which cites it.
  @Test func whatIsAppliedSilentlyIsTested() throws {
    let folder = Examples.folder.deletingLastPathComponent().appendingPathComponent("Tests/TypesetTests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".swift") && !$0.contains("/Catalogue/")
    }
    var cited: Set<String> = []
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      cited.formUnion(text.matches(of: #/R\d{3}/#).map { String($0.output) })
    }
    let silent = RuleCatalogue.entries.filter { $0.isApplied && !$0.isNamed }.map(\.rule.description)
    #expect(silent.count > 40)
    #expect(silent.filter { !cited.contains($0) } == [], "no test cites them")
  }
}

extension RuleEntry: CustomTestStringConvertible {
  /// Its number.
  public var testDescription: String { rule.description }
}

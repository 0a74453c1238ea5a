import Testing

@testable import Typeset
@testable import TypesetReview

/// Every check has a document in which it finds its fault, and one that it leaves alone.
@Suite struct CheckExampleTests {
  @Test func everyCheckHasBothExamples() {
    for rule in CheckCatalogue.all.rules {
      #expect(Examples.faulty.contains { $0.hasPrefix("Checks/Found/\(rule)") }, "\(rule) has no example of a fault")
      #expect(Examples.documents.contains { $0.hasPrefix("Checks/Fine/\(rule)") }, "\(rule) has no example without")
    }
  }

  @Test func theCatalogueOfRulesSaysWhatIsChecked() {
    let entries = RuleCatalogue.entries.filter(\.isChecked).map(\.rule)
    #expect(Set(entries) == CheckCatalogue.all.rules)
  }

  @Test(arguments: Examples.faulty)
  func exactlyOneKindOfFaultIsFound(path: String) throws {
    let rule = try #require(path.split(separator: "/").last?.prefix(4))
    let found = try CheckSample(example: path).findings
    #expect(!found.isEmpty)
    #expect(
      found.allSatisfy { $0.fault.rule.description == rule },
      "\(found.map { "\($0.fault.rule) \($0.fault.element): \($0.fault.message)" })")
  }

  /// What a rule is said to report is what it reports.
  @Test func theLevelsOfRulesAreThoseOfTheirFindings() throws {
    var levels: [Rule: CheckLevel] = [:]
    for path in Examples.faulty {
      for fault in try CheckSample(example: path).findings.map(\.fault) {
        levels[fault.rule] = max(levels[fault.rule] ?? .advice, fault.level)
      }
    }
    for (rule, level) in levels { #expect(CheckCatalogue.all.level(of: rule) == level, "\(rule)") }
    #expect(Set(levels.values) == Set(CheckLevel.allCases))
  }

  @Test(arguments: Examples.documents.filter { $0.hasPrefix("Checks/Fine/") })
  func nothingIsFoundThatIsRight(path: String) throws {
    let found = try CheckSample(example: path).findings
    #expect(found.isEmpty, "\(found.map { "\($0.fault.rule) \($0.fault.element): \($0.fault.message)" })")
  }

  @Test(arguments: Examples.documents)
  func examplesAreFreeOfFindings(path: String) throws {
    let found = try CheckSample(example: path).findings.filter { $0.fault.level >= .warning }
    #expect(found.isEmpty, "\(found.map { "\($0.fault.rule) \($0.fault.element): \($0.fault.message)" })")
  }

  @Test(arguments: Examples.documents.filter { $0.hasPrefix("Mockups/") })
  func mockupsAreFreeOfFindingsInManyVariants(path: String) throws {
    let axes: [VariantAxis: String] = [
      .locale: "en,de,ar-EG,he,fa,hi,th", .textSize: "l,ax3,ax5", .device: "iphone-se,iphone-xs,ipad-9.7",
      .appearance: "light,dark", .contrast: "normal,high",
    ]
    let found = try CheckSample(example: path, axes).findings.filter { $0.fault.level >= .warning }
    #expect(found.isEmpty, "\(found.map { "\($0.fault.rule) \($0.fault.element): \($0.fault.message)" })")
  }
}

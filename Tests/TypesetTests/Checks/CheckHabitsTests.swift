import Testing

@testable import Typeset
@testable import TypesetReview

/// What every check does alike, whatever it looks for, tried on the examples in which it finds something.
@Suite struct CheckHabitsTests {
  /// A finding without its variants.
  private struct Key: Hashable {
    var rule: Rule
    var element: String
    var aspect: String

    init(_ finding: Finding) {
      (rule, element, aspect) = (finding.fault.rule, finding.fault.element, finding.fault.aspect)
    }
  }

  /// The findings in some directions; those in catalogs depend on no layout and are left out.
  private func findings(in path: String, _ directions: String) throws -> [Finding] {
    try CheckSample(example: path, [.direction: directions]).findings.filter { $0.fault.position != nil }
  }

  /// Rules that look at right-to-left layouts only.
  private static let ofOneDirection: Set<Rule> = [Rule(12), Rule(15)]

  @Test(arguments: Examples.faulty)
  func bothDirectionsShowTheSameFaultsAndEachIsOneFinding(path: String) throws {
    let left = try findings(in: path, "ltr")
    let right = try findings(in: path, "rtl")
    let both = try findings(in: path, "ltr,rtl")
    #expect(Set(both.map(Key.init)).count == both.count, "a fault is a finding once")
    guard !right.allSatisfy({ Self.ofOneDirection.contains($0.fault.rule) }) else { return }
    #expect(Set(left.map(Key.init)) == Set(right.map(Key.init)))
    #expect(Set(both.map(Key.init)) == Set(left.map(Key.init)))
    for finding in both {
      let counts = [left, right].map { $0.first { Key($0) == Key(finding) }?.variants.count ?? 0 }
      #expect(finding.variants.count == counts[0] + counts[1], "\(finding.fault.element)")
    }
  }

  @Test(arguments: Examples.faulty) func theRootSilencesItAndSaysSoWhereItDoesNot(path: String) throws {
    let rule = try #require(path.split(separator: "/").last?.prefix(4))
    let found = try CheckSample(example: path) {
      $0.replacing("<document ", with: "<document ignore=\"\(rule)\" because=\"a test\" ", maxReplacements: 1)
    }.findings
    let others = found.filter { $0.fault.catalog == nil && $0.fault.aspect != "unused" }
    #expect(others.isEmpty, "\(others.map(\.fault.message))")
  }

  @Test(arguments: Examples.faulty) func messagesAreForPeople(path: String) throws {
    for fault in try CheckSample(example: path).findings.map(\.fault) {
      #expect(fault.message.first?.isUppercase == false && !fault.message.hasSuffix("."), "\(fault.message)")
      #expect(!fault.remedy.isEmpty && !fault.remedy.hasSuffix("."), "\(fault.remedy)")
      #expect((fault.measured == nil) == (fault.required == nil) || fault.required == nil, "\(fault.message)")
    }
  }
}

import Typeset
import TypesetReview

/// A document, checked against the guidelines in all its variants.
struct GuidelineTest {
  /// A guideline that does not exist.
  struct UnknownRuleError: Error, CustomStringConvertible {
    /// What the catalogue of guidelines says of the list.
    let error: RuleListError
    var description: String { "a guideline cannot be \(error.shown); \(error.hints.joined(separator: "; "))" }
  }

  /// Guidelines that are asked for and that nothing checks.
  struct UncheckedRulesError: Error, CustomStringConvertible {
    /// The guidelines.
    let rules: [Rule]
    var description: String {
      "\(rules.map(\.description).enumerated) \(rules.count == 1 ? "has" : "have") no check"
    }
  }

  /// What checks.
  var checker = Checker()
  /// The least level that fails.
  var level = CheckLevel.warning
  /// The path of the file of known findings; nil for none.
  var known: String?
  /// What else is chosen for the layout.
  var options = RenderingOptions()
  /// What typesets; nil for the fonts that come with Typeset.
  var typesetter: Typesetter?

  /// A test of some guidelines without others.
  init(_ rules: CheckedRules, without excluded: [String]) throws {
    let chosen: [Rule]? =
      switch rules {
      case .all: nil
      case .only(let words): try words.flatMap(Self.rules)
      }
    let unchecked = CheckCatalogue.all.unchecked(of: chosen ?? [])
    if !unchecked.isEmpty { throw UncheckedRulesError(rules: unchecked) }
    let left = try excluded.flatMap(Self.rules)
    checker.catalogue = CheckCatalogue.all.filtered { chosen?.contains($0) != false && !left.contains($0) }
  }

  private static func rules(_ word: String) throws -> [Rule] {
    do throws(RuleListError) { return try Rule.list(word) } catch { throw UnknownRuleError(error: error) }
  }

  /// Checks a document; returns a failure for each finding that fails, and for what cannot be laid out.
  func failures(of source: VisualTest.Source, variants: [VariantAxis: [String]]) throws -> [VisualTest.Failure] {
    let session = try (typesetter ?? BundledTypesetter.shared.get()).configured(with: options).session()
    let log = DiagnosticLog()
    guard let loaded = try source.read(with: session, log: log) else {
      return [VisualTest.Failure(message: log.words)]
    }
    let document = VariantDocument(path: source.path, loaded: loaded, inputs: [])
    let plan = try VariantPlan([document], axes: try VariantAxes(variants), base: options.layout)
    var failures: [VisualTest.Failure] = []
    let results = try plan.jobs.map { job in
      let log = DiagnosticLog()
      let result = try checker.check(job, of: document, with: session, log: log)
      if !result.isRendered { failures.append(VisualTest.Failure(message: log.words)) }
      return result
    }
    var report = checker.report(on: plan, results)
    report.failureLevel = level
    if let known { report.leaveOut(try KnownFindings(at: known)) }
    let words =
      report.findings.filter { report.fails($0.fault.level) }.map { report.text(of: $0) }
      + report.stale.filter { report.fails($0.level) }.map { report.text(of: $0) }
    return failures + words.map { VisualTest.Failure(message: $0) }
  }
}

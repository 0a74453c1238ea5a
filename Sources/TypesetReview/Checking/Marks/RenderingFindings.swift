import Typeset

/// What is found in renderings of a document that are looked at one by one, and not compared.
package struct RenderingFindings: Sendable {
  private let checker: Checker
  private let document: VariantDocument
  /// What is wrong with the document and its catalogs.
  private let common: FoundFaults

  /// Checks a document and its catalogs as they are written.
  package init(_ document: VariantDocument, checker: Checker = Checker()) {
    self.document = document
    self.checker = checker
    common = checker.commonFaults(of: document)
  }

  /// What is found in the rendering that a session is about to make; what rendering reports is not reported here.
  package func findings(with session: TypesettingSession) throws -> MarkedFindings {
    let options = session.options.layout
    defer { session.options.layout = options }
    let plan = VariantPlan(document, options: options)
    return findings(in: plan, try checker.check(plan.jobs[0], of: document, with: session, log: DiagnosticLog()))
  }

  /// What is found in a rendering that was checked; it is the only one of its plan.
  func findings(in plan: VariantPlan, _ result: Checker.VariantResult) -> MarkedFindings {
    var faults = common
    faults.pages = [result.pageFaults]
    checker.checkTranslations(in: plan, [result], isAsked: true, into: &faults)
    return checker.findings(in: plan, [result], faults)
  }
}

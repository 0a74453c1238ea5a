import Synchronization
import Typeset

/// What the checks find in the variants of a batch, each looked at by itself: shards and later runs have no others to
/// compare it with.
final class BatchChecks: Sendable {
  private let plan: VariantPlan
  private let marks: Bool
  /// What is found in each document that was needed so far.
  private let documents: Mutex<[Int: RenderingFindings]>

  /// The checks of a plan; what is found is marked on the pages if `marks` is true.
  init(_ plan: VariantPlan, marks: Bool) {
    self.plan = plan
    self.marks = marks
    documents = Mutex([:])
  }

  /// Begins to check a variant that a session is about to render.
  func check(of job: VariantPlan.Job, with session: TypesettingSession) throws -> BatchCheck {
    let single = VariantPlan(plan.document(of: job), variant: job.variant, name: job.name)
    let layout = job.variant.options
    // Marks are drawn over pages that are finished, and what is drawn over pages must not be checked.
    let isSeparate = marks || layout.annotates || layout.simulation != nil
    var check = BatchCheck(single, findings: findings(ofDocument: job.document))
    if isSeparate {
      try session.frames(of: plan.document(of: job).loaded, log: DiagnosticLog(), observer: nil, annotates: false) {
        check.add($0)
      }
      check.finish(marks: marks)
    }
    return check
  }

  /// What is found in a document and its catalogs, looked for once; two threads may look at the same time.
  private func findings(ofDocument index: Int) -> RenderingFindings {
    if let known = documents.withLock({ $0[index] }) { return known }
    let findings = RenderingFindings(plan.documents[index])
    documents.withLock { $0[index] = findings }
    return findings
  }
}

/// The check of one variant of a batch, page by page.
struct BatchCheck {
  private let plan: VariantPlan
  private let findings: RenderingFindings
  private var check: VariantCheck
  private var finished: MarkedFindings?
  /// What is marked on its pages; nil for nothing.
  private(set) var marks: FindingMarks?

  fileprivate init(_ plan: VariantPlan, findings: RenderingFindings) {
    self.plan = plan
    self.findings = findings
    check = VariantCheck(
      plan.jobs[0], source: plan.document(of: plan.jobs[0]).loaded.document.source, checker: Checker())
  }

  /// Checks the next page, unless all were checked before.
  mutating func add(_ frame: Frame) { if finished == nil { check.add(frame) } }

  /// Ends the check before the pages are drawn.
  fileprivate mutating func finish(marks hasMarks: Bool) {
    let found = findings.findings(in: plan, check.result)
    finished = found
    if hasMarks { marks = found.marks(of: 0, hasLegend: true) }
  }

  /// How much was found, by guideline and level.
  var counts: [BatchFinding] { BatchFinding.counts(of: finished ?? findings.findings(in: plan, check.result)) }
}

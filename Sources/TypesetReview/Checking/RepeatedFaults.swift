import Typeset

extension FoundFaults {
  /// Leaves out what is hidden at a text size (R134) where the same is hidden at the usual size (R087): the text size
  /// is not the reason there, and one fault is one finding.
  mutating func leaveOutRepetitions(in plan: VariantPlan) {
    let (usualRule, rule) = (Rule(87), Rule(134))
    guard pages.contains(where: { $0.contains { $0.contains { $0.rule == rule } } }) else { return }
    var usual: Set<HiddenPart> = []
    for (job, faults) in zip(plan.jobs, pages) where job.variant.options.textSize == .standard {
      for fault in faults.joined() where fault.rule == usualRule { usual.insert(HiddenPart(fault, in: job)) }
    }
    guard !usual.isEmpty else { return }
    for (index, job) in plan.jobs.enumerated() where job.variant.options.textSize != .standard {
      for page in pages[index].indices {
        pages[index][page].removeAll { $0.rule == rule && usual.contains(HiddenPart($0, in: job)) }
      }
    }
  }
}

/// A part of a page that is hidden in variants that differ in nothing but the text size.
private struct HiddenPart: Hashable {
  private let document: Int
  private var options: LayoutOptions
  private let element: String
  private let aspect: String

  init(_ fault: Fault, in job: VariantPlan.Job) {
    document = job.document
    options = job.variant.options
    options.textSize = .standard
    (element, aspect) = (fault.element, fault.aspect)
  }
}

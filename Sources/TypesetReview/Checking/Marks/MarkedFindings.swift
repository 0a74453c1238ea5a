import Synchronization
import Typeset

/// The findings of a run, and where each is marked on the pages of every variant.
///
/// A finding has one number on all pictures, the one that it has on the page of `check` about the same variants.
package struct MarkedFindings: Sendable {
  /// A finding that is marked somewhere, for a legend that pictures share.
  package struct Entry: Sendable {
    /// The number.
    package let number: Int
    /// The guideline.
    package let rule: Rule
    /// How much it matters.
    package let level: CheckLevel
    /// What is wrong, with the number of the guideline.
    package let words: String
    /// The variants in which it is, in words; empty for the only one, and for what does not depend on the variant.
    package let extent: String
  }

  /// The report on the run.
  package let report: CheckReport
  /// The findings that are marked on some page, by number.
  package let entries: [Entry]
  /// The marks of each job of the plan, page by page.
  private let marks: [[[FindingMark]]]

  /// The marks on the pages of a job; `hasLegend` gives every page a legend of its own.
  package func marks(of job: Int, hasLegend: Bool) -> FindingMarks { FindingMarks(marks[job], hasLegend: hasLegend) }

  /// How many findings have no place on any page: those of texts and elements that are not shown.
  package var countElsewhere: Int { report.findings.count - entries.count }

  fileprivate init(_ report: CheckReport, _ marks: [[[FindingMark]]]) {
    self.report = report
    self.marks = marks
    let marked = Set(marks.joined().joined().map(\.number))
    entries = FindingScene.all(of: report).flatMap(\.findings).filter { marked.contains($0.number) }.map {
      Entry(
        number: $0.number, rule: $0.finding.fault.rule, level: $0.finding.fault.level, words: $0.finding.fault.legend,
        extent: report.extent(of: $0.finding))
    }
  }
}

extension Checker {
  /// Checks every variant of a plan on all processors; those that cannot be rendered have no findings.
  package func findings(in plan: VariantPlan, with typesetter: Typesetter) -> MarkedFindings {
    let results = Mutex([VariantResult](repeating: VariantResult(), count: plan.jobs.count))
    Workers.forEach(below: plan.jobs.count, makeState: typesetter.session) { session, index in
      let job = plan.jobs[index]
      let result = try? check(job, of: plan.document(of: job), with: session, log: DiagnosticLog())
      if let result { results.withLock { $0[index] = result } }
    }
    return findings(in: plan, results.withLock { $0 })
  }

  /// Numbers what was found in the variants of a plan, and finds where it is seen.
  package func findings(in plan: VariantPlan, _ results: [VariantResult]) -> MarkedFindings {
    findings(in: plan, results, faults(in: plan, results))
  }

  /// Numbers faults of the variants of a plan, and finds where they are seen.
  func findings(
    in plan: VariantPlan, _ results: [VariantResult], _ faults: FoundFaults
  ) -> MarkedFindings {
    let report = report(on: plan, results, faults)
    let numbers = FindingNumbers(report)
    let marks = plan.jobs.indices.map { job -> [[FindingMark]] in
      guard let outline = results[job].outline else { return [] }
      let variant = plan.jobs[job]
      let path = plan.document(of: variant).path
      let common =
        faults.documents.filter { $0.document == path && ($0.fault.variant ?? outline.name) == outline.name }
        + faults.catalogs
      let locale = variant.variant[.locale] ?? ""
      return zip(outline.pages, faults.pages[job]).map { page, own in
        let places = FaultPlaces(on: page, locale: locale)
        var marks = PageMarks(numbers)
        for fault in own { marks.add(fault, of: path, at: [fault.frame].compactMap(\.self)) }
        for common in common {
          if let frames = places[common.fault] { marks.add(common.fault, of: common.document, at: frames) }
        }
        return marks.all
      }
    }
    return MarkedFindings(report, marks)
  }
}

/// The numbers of the findings of a report.
private struct FindingNumbers {
  private let numbers: [FindingKey: Int]

  init(_ report: CheckReport) {
    let numbered = FindingScene.all(of: report).flatMap(\.findings)
    numbers = Dictionary(numbered.map { (FindingKey($0.finding.fault, document: $0.finding.document), $0.number) }) {
      first, _ in first
    }
  }

  subscript(fault: Fault, document: String) -> Int? { numbers[FindingKey(fault, document: document)] }
}

/// Gathers the marks of a page, one for each finding.
private struct PageMarks {
  private let numbers: FindingNumbers
  private var marks: [Int: FindingMark] = [:]

  init(_ numbers: FindingNumbers) { self.numbers = numbers }

  /// Adds the places of a fault; those of the same finding share a mark.
  mutating func add(_ fault: Fault, of document: String, at frames: [Rect]) {
    guard let number = numbers[fault, document] else { return }
    let known = marks[number]?.frames ?? []
    marks[number] = FindingMark(
      number: number, level: fault.level, words: fault.legend, frames: known + frames.filter { !known.contains($0) })
  }

  /// The marks by their numbers.
  var all: [FindingMark] { marks.keys.sorted().compactMap { marks[$0] } }
}

extension Fault {
  /// What is wrong as a legend says it: `text is cut: "Brightn…", R134`.
  fileprivate var legend: String { [message, figures, "\(rule)"].compactMap(\.self).joined(separator: ", ") }
}

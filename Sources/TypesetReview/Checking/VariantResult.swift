import Typeset

extension Checker {
  /// What the checks find in one variant.
  package struct VariantResult: Sendable {
    /// What is wrong with its pages, page by page.
    fileprivate(set) var pageFaults: [[Fault]] = []
    /// Where `ignore` has silenced a fault.
    fileprivate(set) var usedSilences: Set<Silence> = []
    /// The checksums of its pages.
    fileprivate(set) var checksums: [String] = []
    /// What is remembered of it; nil if it could not be rendered.
    fileprivate(set) var outline: VariantOutline?

    /// A variant that could not be rendered.
    package init() {}

    /// Whether it could be rendered.
    package var isRendered: Bool { outline != nil }
  }
}

/// Checks the pages of one variant one by one, as they are laid out.
struct VariantCheck {
  private let job: VariantPlan.Job
  private let source: SourceFile
  private let checker: Checker
  private var found = Checker.VariantResult()
  private var pages: [PageOutline] = []

  /// Begins with no pages; `source` is the text of the document.
  init(_ job: VariantPlan.Job, source: SourceFile, checker: Checker) {
    self.job = job
    self.source = source
    self.checker = checker
  }

  /// Checks the next page, which has no annotations and its own colours.
  mutating func add(_ frame: Frame) {
    let page = CheckedPage(frame, options: job.variant.options, profile: checker.profile, source: source)
    var log = FaultLog()
    checker.catalogue.check(page, &log)
    found.pageFaults.append(log.faults)
    found.usedSilences.formUnion(log.usedSilences)
    pages.append(PageOutline(page))
    if checker.recordsChecksums { found.checksums.append(PageRecord(frame).checksum) }
  }

  /// The result if all pages have been laid out without an error.
  var result: Checker.VariantResult {
    var result = found
    result.outline = VariantOutline(name: job.name, options: job.variant.options, pages: pages)
    return result
  }
}

@testable import Typeset
@testable import TypesetReview

/// Reports for tests: checks of their own find faults of every level, with figures, keys and places.
enum CheckReportSample {
  /// Finds paragraphs: an error with figures for those with an `id`, a warning for the others.
  private enum ParagraphCheck: PageCheck {
    static let rule = Rule(86)

    static func check(_ page: CheckedPage, _ log: inout FaultLog) {
      for element in page.elements where element.name == .p {
        let isNamed = element.element.id == "small"
        log.add(
          isNamed ? .error : .warning, at: element, "the target \"50%, a<b\" is too small", remedy: "make it larger"
        ) { fault in
          guard isNamed else { return }
          fault.measured = "30 pt"
          fault.required = "44 pt"
          // Worse in one variant than in the others.
          fault.severity = page.frame.locale.hasPrefix("ar") ? 2 : 1
        }
      }
    }
  }

  /// Finds every document: advice without a page.
  private enum AnyDocumentCheck: DocumentCheck {
    static let rule = Rule(125)

    static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
      log.add(.advice, at: document.elements[0], "a title would help", remedy: "add a title")
    }
  }

  /// A checker that runs them, and a third that never finds anything.
  static var checker: Checker {
    var checker = Checker()
    checker.catalogue = CheckCatalogue(
      pages: [ParagraphCheck.self], documents: [AnyDocumentCheck.self], variants: [SilentCheck.self])
    return checker
  }

  private enum SilentCheck: VariantsCheck {
    static let rule = Rule(135)
    static func check(_ variants: CheckedVariants, _ log: inout FaultLog) {}
  }

  /// A document with an error in all its variants, a warning and advice.
  static let document = """
    <document lang="en"><head><title>Page</title></head>
    <canvas width="200"><p id="small">Tab</p>
    \t<p>Nä<b>me</b></p></canvas>
    </document>
    """

  /// What is found in a document in English, Arabic and Hebrew.
  static func report(_ xml: String = document, locales: String = "en,ar-EG,he") throws -> Checked {
    let session = Typesetter(fonts: BundledFonts.library).session()
    let log = DiagnosticLog()
    let loaded = session.read(Array(xml.utf8), name: "a,b.xml", folder: ".", log: log)!
    let document = VariantDocument(path: "a,b.xml", loaded: loaded, inputs: [])
    var axes = VariantAxes()
    try axes.set(.locale, locales)
    let plan = try VariantPlan([document], axes: axes, base: LayoutOptions())
    let results = try plan.jobs.map { try checker.check($0, of: document, with: session, log: log) }
    return Checked(report: checker.report(on: plan, results), plan: plan)
  }

  /// A report with the plan that it is about.
  struct Checked {
    /// The report.
    var report: CheckReport
    /// The variants.
    let plan: VariantPlan

    /// The report in a form.
    func text(as form: CheckReportForm) throws -> String {
      let sink = ByteSink()
      try report.write(as: form, of: plan, with: Typesetter(fonts: BundledFonts.library), to: sink)
      return String(decoding: sink.bytes, as: UTF8.self)
    }
  }
}

import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// Documents with what the checks find in them.
struct CheckSample {
  /// The result.
  let report: CheckReport
  /// What laying them out reported.
  let diagnostics: [Diagnostic]

  /// The findings in order.
  var findings: [Finding] { report.findings }

  /// Checks an example document in its variants and those of `axes`, after `edit` has changed it.
  init(
    example path: String, _ axes: [VariantAxis: String] = [:], checker: Checker = Checker(),
    options: LayoutOptions = LayoutOptions(), edit: (String) -> String = { $0 }
  ) throws {
    let file = Examples.folder.appendingPathComponent(path)
    try self.init(
      Array(edit(try String(contentsOf: file, encoding: .utf8)).utf8), name: path,
      folder: file.deletingLastPathComponent().path, axes,
      checker: checker, options: options)
  }

  /// Checks the contents of a document; `folder` is where its files are.
  init(
    _ xml: String, _ axes: [VariantAxis: String] = [:], folder: String = ".", checker: Checker = Checker(),
    options: LayoutOptions = LayoutOptions()
  ) throws {
    try self.init(
      Array("<document lang=\"en\">\(xml)</document>".utf8), name: "page.xml", folder: folder, axes, checker: checker,
      options: options)
  }

  private init(
    _ bytes: [UInt8], name: String, folder: String, _ lists: [VariantAxis: String], checker: Checker,
    options: LayoutOptions
  ) throws {
    let session = Typesetter(fonts: BundledFonts.library).session()
    session.options.layout = options
    let log = DiagnosticLog()
    let loaded = session.read(bytes, name: name, folder: folder, log: log)
    let document = VariantDocument(path: name, loaded: try #require(loaded, "\(log.diagnostics)"), inputs: [])
    var axes = VariantAxes()
    for axis in VariantAxis.allCases { if let list = lists[axis] { try axes.set(axis, list) } }
    let plan = try VariantPlan([document], axes: axes, base: options)
    let results = try plan.jobs.map { try checker.check($0, of: document, with: session, log: log) }
    report = checker.report(on: plan, results)
    diagnostics = log.diagnostics
  }

  /// The findings of a rule.
  func findings(of rule: Int) -> [Finding] { findings.filter { $0.fault.rule == Rule(rule) } }
}

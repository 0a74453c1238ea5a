import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// The screen with mistakes of several kinds of which the README shows the page of findings (`make pictures`).
@Suite struct ReviewSampleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Cases/review")

  @Test func everyMistakeIsFoundAndNothingElse() throws {
    let name = "ferry.xml"
    let log = DiagnosticLog()
    let typesetter = Typesetter(fonts: BundledFonts.library)
    let session = typesetter.session()
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    let loaded = try #require(session.read(bytes, name: name, folder: Self.folder.path, log: log), "\(log.diagnostics)")
    let plan = try VariantPlan(
      [VariantDocument(path: name, loaded: loaded, inputs: [])], axes: VariantAxes(), base: LayoutOptions())
    let findings = Checker().findings(in: plan, with: typesetter)
    let found = findings.report.findings.map { "\($0.fault.rule) \($0.fault.level.rawValue)" }
    #expect(
      Set(found) == [
        "R151 error", "R148 advice", "R086 warning", "R144 warning", "R134 error", "R049 warning",
      ], "\(found)")
    // All of them are seen somewhere, the missing text in Arabic alone.
    #expect(findings.countElsewhere == 0 && findings.report.unrendered.isEmpty)
    let missing = try #require(findings.entries.first { $0.rule == Rule(49) })
    let locales = plan.jobs.indices.filter { job in
      findings.marks(of: job, hasLegend: false)[0].contains { $0.number == missing.number }
    }.map { plan.jobs[$0].variant[.locale] }
    #expect(locales == ["ar-EG"])
  }

  @Test func thePictureOfThePageIsSmall() throws {
    let file = Examples.folder.appendingPathComponent("Pictures/findings.png")
    let size = try Data(contentsOf: file).count
    #expect((10_000..<200_000).contains(size))
  }
}

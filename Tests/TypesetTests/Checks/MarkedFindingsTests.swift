import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// Findings have one number in all variants, and are marked where each shows them.
@Suite struct MarkedFindingsTests {
  /// The findings of documents in some variants, with the plan that they are about.
  private struct Sample {
    let plan: VariantPlan
    let findings: MarkedFindings

    init(_ document: VariantDocument, _ lists: [VariantAxis: String], with typesetter: Typesetter) throws {
      var axes = VariantAxes()
      for axis in VariantAxis.allCases { if let list = lists[axis] { try axes.set(axis, list) } }
      plan = try VariantPlan([document], axes: axes, base: LayoutOptions())
      findings = Checker().findings(in: plan, with: typesetter)
    }

    /// The marks of a rule on the first page of a variant.
    func marks(of rule: String, in locale: String) throws -> [FindingMark] {
      let job = try #require(plan.jobs.firstIndex { $0.variant[.locale] == locale })
      return findings.marks(of: job, hasLegend: false)[0].filter { $0.words.hasSuffix(rule) }
    }
  }

  private let typesetter = Typesetter(fonts: BundledFonts.library)

  private func document(example path: String) throws -> VariantDocument {
    let file = Examples.folder.appendingPathComponent(path)
    let log = DiagnosticLog()
    let loaded = typesetter.session().read(
      [UInt8](try Data(contentsOf: file)), name: path, folder: file.deletingLastPathComponent().path, log: log)
    return VariantDocument(path: path, loaded: try #require(loaded, "\(log.diagnostics)"), inputs: [])
  }

  private func document(_ xml: String) throws -> VariantDocument {
    let log = DiagnosticLog()
    let loaded = typesetter.session().read(
      Array("<document lang=\"en\">\(xml)</document>".utf8), name: "page.xml", folder: ".", log: log)
    return VariantDocument(path: "page.xml", loaded: try #require(loaded, "\(log.diagnostics)"), inputs: [])
  }

  @Test func aFindingHasOneNumberInAllVariants() throws {
    let xml = "<screen><status-bar/><h1>Head</h1><p id=\"low\" color=\"#999999\">Boats</p></screen>"
    let sample = try Sample(try document(xml), [.locale: "en,ar,he"], with: typesetter)
    let marks = try ["en", "ar", "he"].flatMap { try sample.marks(of: "R151", in: $0) }
    #expect(marks.count == 3 && Set(marks.map(\.number)).count == 1)
    #expect(marks.allSatisfy { $0.frames.count == 1 && $0.level == .error })
    let entry = try #require(sample.findings.entries.first { $0.rule == Rule(151) })
    #expect(entry.number == marks[0].number && entry.extent == "in all 3 variants")
    #expect(entry.words.contains("measured 2.84:1, required 4.5:1, R151"), "\(entry.words)")
  }

  @Test func numbersAreThoseOfTheReport() throws {
    let xml = "<screen><p color=\"#999999\">A</p><p color=\"#aaaaaa\">B</p></screen>"
    let sample = try Sample(try document(xml), [.locale: "en,ar"], with: typesetter)
    let scenes = FindingScene.all(of: sample.findings.report).flatMap(\.findings)
    for entry in sample.findings.entries {
      let numbered = try #require(scenes.first { $0.number == entry.number })
      #expect(numbered.finding.fault.rule == entry.rule)
    }
    // The screen as a whole has no place on itself, and is in the legend all the same.
    let whole = try sample.marks(of: "R105", in: "en")
    #expect(whole.count == 1 && whole[0].frames.isEmpty)
  }

  @Test func aMissingTranslationIsMarkedWhereItIsShown() throws {
    let document = try document(example: "Checks/Found/R049Translation.xml")
    let sample = try Sample(document, [.locale: "en,de,he"], with: typesetter)
    // "boats" is missing in Hebrew and waits for a review in German; "tickets" is not shown, so that it does not count.
    #expect(try sample.marks(of: "R049", in: "en").isEmpty)
    let german = try sample.marks(of: "R049", in: "de")
    #expect(german.map(\.level) == [.advice] && german[0].words.contains("needs review"))
    let hebrew = try sample.marks(of: "R049", in: "he")
    #expect(hebrew.map(\.level) == [.warning] && hebrew[0].frames.count == 1)
    #expect(sample.findings.countElsewhere == 0)
  }

  @Test func truncatedTextAndTextWithoutFontAreMarked() throws {
    let xml = """
      <canvas width="120"><row hyphens="none"><label lines="1">Short</label><button>Unbreakablenonsensicality</button></row>\
      <p id="font">\u{12000}</p></canvas>
      """
    let sample = try Sample(try document(xml), [.locale: "en"], with: typesetter)
    #expect(try sample.marks(of: "R144", in: "en").count == 1)
    #expect(try !sample.marks(of: "R134", in: "en").isEmpty)
  }

  @Test func aComparisonIsMarkedInItsVariantOnly() throws {
    let document = try document(example: "Checks/Found/R135Truncation.xml")
    let sample = try Sample(document, [:], with: typesetter)
    let marked = sample.plan.jobs.indices.filter { job in
      sample.findings.marks(of: job, hasLegend: false)[0].contains { $0.words.hasSuffix("R135") }
    }
    #expect(marked.map { sample.plan.jobs[$0].variant[.textSize] } == ["ax5"])
  }

  @Test func aSingleRenderingIsNotCompared() throws {
    // What is silenced may be found in other variants.
    let xml = "<screen title=\"Head\"><status-bar/><p ignore=\"R151\" because=\"art\">Boats</p></screen>"
    let document = try document(xml)
    let session = typesetter.session()
    session.options.layout.locale = "he"
    let found = try RenderingFindings(document).findings(with: session)
    #expect(found.report.findings.allSatisfy { $0.fault.aspect != "unused" })
    #expect(session.options.layout.locale == "he")
    #expect(found.marks(of: 0, hasLegend: true)[5].isEmpty)
    let whole = try Sample(document, [.locale: "he"], with: typesetter).findings
    #expect(whole.report.findings.contains { $0.fault.aspect == "unused" })
  }
}

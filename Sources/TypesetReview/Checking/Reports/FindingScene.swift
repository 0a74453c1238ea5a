import Typeset

/// A finding with the number that marks it on the page.
struct NumberedFinding {
  /// The number, from 1.
  let number: Int
  /// The finding.
  let finding: Finding

  /// Whether it has a place on a page.
  var hasPlace: Bool { finding.shownVariant != nil && finding.fault.page != nil && finding.fault.frame != nil }
}

/// The findings that are shown on one page of one variant, or a document's findings that no picture shows.
struct FindingScene {
  /// The path of the document.
  let document: String
  /// The name of the variant; nil for findings that depend on none.
  let variant: String?
  /// The name of the page; nil for findings that are not about a page.
  let page: String?
  /// The findings in the order of the report.
  fileprivate(set) var findings: [NumberedFinding]

  /// The words above it.
  var title: String {
    guard let variant else { return "In the document and its catalogs" }
    return page.map { "\($0), \(variant)" } ?? variant
  }

  /// What makes findings share a scene.
  private struct Key: Hashable {
    var document: String
    var variant: String?
    var page: String?
  }

  /// All scenes of a report, document by document, in the order of their first findings.
  static func all(of report: CheckReport) -> [FindingScene] {
    var scenes: [FindingScene] = []
    var places: [Key: Int] = [:]
    for finding in report.findings {
      let key = Key(
        document: finding.document, variant: finding.shownVariant,
        page: finding.shownVariant == nil ? nil : finding.fault.page)
      if places[key] == nil {
        places[key] = scenes.count
        scenes.append(
          FindingScene(document: key.document, variant: key.variant, page: key.page, findings: []))
      }
      scenes[places[key] ?? 0].findings.append(NumberedFinding(number: 0, finding: finding))
    }
    let ranks = Dictionary(report.documents.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    scenes = scenes.enumerated().sorted {
      (ranks[$0.element.document] ?? .max, $0.offset) < (ranks[$1.element.document] ?? .max, $1.offset)
    }.map(\.element)
    // Numbered as they are read, down the page.
    var number = 0
    for scene in scenes.indices {
      scenes[scene].findings = scenes[scene].findings.map { numbered in
        number += 1
        return NumberedFinding(number: number, finding: numbered.finding)
      }
    }
    return scenes
  }
}

import Typeset

/// What came of a comparison: a report and a picture, or what is wrong with the files.
package struct ComparisonResult {
  /// What was found; nil where a file is at fault.
  package let report: ComparisonReport?
  /// What is to be said about the documents, the expected one first.
  package let diagnostics: [Diagnostic]
  /// Why files could not be taken, the expected one first.
  package let errors: [any Error]
  private let panels: [(width: Int, height: Int)]
  private let load: (Int) throws -> PictureComparison

  /// A comparison that took place; `load` gives the comparison of a panel of its picture.
  init(
    report: ComparisonReport, sides: [Result<ComparisonSide, any Error>] = [],
    panels: [(width: Int, height: Int)], load: @escaping (Int) throws -> PictureComparison
  ) {
    self.report = report
    diagnostics = sides.flatMap { (try? $0.get().diagnostics) ?? [] }
    errors = []
    self.panels = panels
    self.load = load
  }

  /// A comparison that could not take place.
  init(_ sides: [Result<ComparisonSide, any Error>]) {
    report = nil
    diagnostics = sides.flatMap { (try? $0.get().diagnostics) ?? [] }
    errors = sides.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    panels = []
    load = { _ in preconditionFailure("there is no panel to load") }
  }

  /// Expected, difference and actual side by side as a PNG file, the pages that differ one below another; the first page where none does.
  package func triptych() throws -> [UInt8] { try Triptych(sizes: panels, load: load).png() }
}

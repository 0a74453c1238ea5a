#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import Typeset

extension Typesetter {
  /// Compares two documents, two PNG pictures, or one of each.
  ///
  /// ```swift
  /// let comparison = try typesetter.compare(before, with: after)
  /// if !comparison.passes { print(comparison) }
  /// ```
  ///
  /// Documents are rendered first; of their layouts the comparison says which element changed, and why.
  ///
  /// - Parameters:
  ///   - expected: The file as it was.
  ///   - actual: The file as it is.
  ///   - tolerance: How much the pictures may differ.
  ///   - ignored: The `id`s of elements that aren't compared, with all that they contain.
  ///   - options: How documents are rendered.
  /// - Throws: `DocumentError` if a document has errors, ``ComparisonError`` if a file isn't a picture or document, or
  ///   if the two cannot be compared.
  public func compare(
    _ expected: URL, with actual: URL, tolerance: PixelTolerance = PixelTolerance(), ignoring ignored: [String] = [],
    options: RenderingOptions = RenderingOptions()
  ) throws -> Comparison {
    let inputs = try [expected, actual].map { (file: URL) in
      let path = file.filePath
      let bytes: [UInt8]
      do throws(InputError) {
        bytes = try InputFile.read(path)
      } catch {
        throw DocumentError(diagnostics: [Diagnostic(.error, code: "unreadable-input", error.description, at: nil)])
      }
      return try ComparisonInput(bytes, name: path, folder: file.deletingLastPathComponent().filePath)
    }
    let comparer = Comparer(try configured(with: options), tolerance: tolerance, ignoring: ignored)
    let result = try comparer.compare(expected: inputs[0], actual: inputs[1])
    guard let report = result.report else {
      if let error = result.errors.first { throw error }
      throw DocumentError(diagnostics: result.diagnostics)
    }
    return Comparison(report: report, result: result)
  }
}

/// The result of a comparison of two files.
public struct Comparison: CustomStringConvertible {
  let report: ComparisonReport
  let result: ComparisonResult

  /// Whether there is no difference at all.
  public var isIdentical: Bool { report.isIdentical }

  /// Whether all differences are within the tolerance.
  ///
  /// Without a tolerance the layouts of documents must be the same too.
  public var passes: Bool { report.passes }

  /// What changed in the layout of documents, one sentence each, with the likely causes.
  public var changes: [String] { report.changes.map(\.description) }

  /// A summary of several lines.
  public var description: String { report.text }

  /// The findings as JSON.
  public var json: String { report.json }

  /// A PNG picture of expected, difference and actual side by side: the pages that differ, one below the other, or else
  /// the first page.
  public func picture() throws -> [UInt8] { try result.triptych() }
}

/// The outcome of a comparison: a report and a picture, or the problems with the files.
package struct ComparisonResult {
  /// The report; nil if a file has errors.
  package let report: ComparisonReport?
  /// The diagnostics of the documents, the expected one first.
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

  /// Expected, difference and actual side by side as a PNG file, with the pages that differ stacked, or the first page
  /// if none does.
  package func triptych() throws -> [UInt8] { try Triptych(sizes: panels, load: load).png() }
}

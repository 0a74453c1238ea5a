import ArgumentParser
import Typeset
import TypesetReview

/// The exit statuses that scripts rely on; where several apply, the highest is returned.
enum ExitStatus {
  static let done: Int32 = 0
  static let differences: Int32 = 1
  static let usage: Int32 = 64
  static let document: Int32 = 65
  static let input: Int32 = 66
  static let internalFault: Int32 = 70
  static let output: Int32 = 73

  /// The status for an error that was thrown on the way.
  static func of(_ error: any Error) -> Int32 {
    switch error {
    case let error as ComparisonError: error.isMisuse ? usage : document
    case is PlacementError, is ValidationError, is VariantPlanError, is SheetError: usage
    case let error as BatchError: of(error.failure)
    case let error as OverwriteError: of(BatchFailure(error))
    case is InputError, is FontError, is KnownFindingsError: input
    case is OutputError: output
    case is PNGError, is PDFPageError, is PictureError: document
    default: internalFault
    }
  }

  /// The status for a failure recorded by a batch.
  static func of(_ failure: BatchFailure) -> Int32 {
    switch failure {
    case .usage: usage
    case .document: document
    case .input: input
    case .program: internalFault
    case .output: output
    }
  }

  /// The status for the diagnostics of a document.
  static func of(_ log: DiagnosticLog, isStrict: Bool) -> Int32 { of(log.diagnostics, isStrict: isStrict) }

  /// The status for the diagnostics of a document.
  static func of(_ diagnostics: [Diagnostic], isStrict: Bool) -> Int32 {
    if diagnostics.contains(where: { $0.severity == .error && $0.isMissingInput }) { return input }
    let fails = diagnostics.contains { $0.severity == .error } || isStrict && !diagnostics.isEmpty
    return fails ? document : done
  }
}

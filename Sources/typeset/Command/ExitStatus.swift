import ArgumentParser
import Typeset
import TypesetReview

/// The exit statuses that scripts rely on; where several apply, the highest is returned.
enum ExitStatus {
  static let done: Int32 = 0
  static let differences: Int32 = 1
  static let usage = BatchFailure.usage.exitStatus
  static let document = BatchFailure.document.exitStatus
  static let input = BatchFailure.input.exitStatus
  static let internalFault = BatchFailure.program.exitStatus
  static let output = BatchFailure.output.exitStatus

  /// The status for an error that was thrown on the way.
  static func of(_ error: any Error) -> Int32 {
    switch error {
    case let error as ComparisonError: error.isMisuse ? usage : document
    case is PlacementError, is ValidationError, is VariantPlanError, is RenderingError, is SheetError, is StringsError:
      usage
    case let error as BatchError: error.failure.exitStatus
    case let error as OverwriteError: BatchFailure(error).exitStatus
    case is InputError, is FontError, is KnownFindingsError, is ReviewNotesError: input
    case is OutputError: output
    case is PNGError, is PDFPageError, is PictureError: document
    default: internalFault
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

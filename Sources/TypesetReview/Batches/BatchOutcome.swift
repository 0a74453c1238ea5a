import Typeset

/// How one variant of a batch ended.
package struct BatchOutcome: Sendable {
  /// What became of its files.
  package enum State: Sendable, Hashable {
    /// They were drawn.
    case drawn
    /// They were there from an earlier run, and nothing that they depend on has changed.
    case unchanged
    /// There are none.
    case failed(BatchFailure)
    /// They were not begun, since nothing more could be written.
    case stopped
  }

  /// The name, of which those of its files are made.
  package let name: String
  /// What became of its files.
  package let state: State
  /// What was found on the way; nothing is told again of what is unchanged.
  package let diagnostics: [Diagnostic]
  /// What was thrown.
  package let error: (any Error)?
}

extension BatchFailure {
  /// The kind of an error that was thrown on the way.
  init(_ error: any Error) {
    switch error {
    case is RenderingError, is VariantNameError: self = .usage
    case is InputError, is FontError: self = .input
    case is OutputError: self = .output
    case is PNGError, is PDFPageError, is PictureError: self = .document
    default: self = .program
    }
  }

  /// The kind of what was found in a document.
  init(_ log: DiagnosticLog) {
    self = log.diagnostics.contains { $0.severity == .error && $0.isMissingInput } ? .input : .document
  }
}

extension BatchMessage {
  /// An error that was thrown, which has no place.
  init(_ error: any Error) {
    let code = (error as? FontError)?.code ?? "failed-\(BatchFailure(error).rawValue)"
    self.init(severity: .error, code: code, text: "\(error)", hints: (error as? FontError)?.hints ?? [])
  }
}

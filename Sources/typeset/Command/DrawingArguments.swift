import ArgumentParser
import Typeset

/// The options of commands that draw, about what is drawn over the pages.
struct DrawingArguments: ParsableArguments {
  @Flag(help: "Mark on each page what 'check' finds there, with numbers and a legend.")
  var findings = false

  /// Throws if nothing is drawn in a format.
  func check(_ format: OutputFormat) throws {
    guard findings, format == .json else { return }
    throw ValidationError("--findings marks what is drawn, and json draws nothing; use pdf, svg or png, or 'check'")
  }
}

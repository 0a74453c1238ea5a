import ArgumentParser
import Typeset

extension ColorVision: ExpressibleByArgument {}

/// The options of commands that draw, about how the drawing is looked at.
struct DrawingArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show pages as people with a colour-vision deficiency see them: protan, deutan, tritan or gray (R149).",
      valueName: "vision"))
  var simulate: ColorVision?

  /// Throws if nothing is drawn in a format.
  func check(_ format: OutputFormat) throws {
    guard simulate != nil, format == .json else { return }
    throw ValidationError("--simulate changes what is drawn, and json draws nothing; use pdf, svg or png")
  }
}

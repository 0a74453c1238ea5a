import ArgumentParser
import Typeset

/// The options of commands that draw, about what is drawn over the pages and how they are looked at.
struct DrawingArguments: ParsableArguments {
  @Flag(help: "Mark on each page what 'check' finds there, with numbers and a legend.")
  var findings = false

  @Flag(help: "Draw a plain device around each screen, unless decisions or findings are drawn over it.")
  var frame = false

  @Option(
    help: ArgumentHelp(
      "Show pages as people with a colour-vision deficiency see them: protan, deutan, tritan or gray (R149).",
      valueName: "vision"),
    completion: .words(of: ColorVision.self))
  var simulate: String?

  /// The vision that pages are shown for; nil for the usual one.
  var vision: ColorVision? { get throws { try OptionWord.value(of: simulate, as: "vision") } }

  func validate() throws { _ = try vision }

  /// Whether any of them is given.
  var isGiven: Bool { findings || frame || simulate != nil }

  /// Throws if nothing is drawn in a format.
  func check(_ format: OutputFormat) throws {
    guard isGiven, format == .json else { return }
    throw ValidationError(
      findings
        ? "--findings marks what is drawn, and json draws nothing; use pdf, svg or png, or 'typesetter check'"
        : frame
          ? "--frame adds to what is drawn, and json draws nothing; use pdf, svg or png"
          : "--simulate changes what is drawn, and json draws nothing; use pdf, svg or png")
  }
}

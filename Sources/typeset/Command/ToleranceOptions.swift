import ArgumentParser
import Typeset
import TypesetReview

/// How much pictures may differ: the options of what compares.
struct ToleranceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The number of pixels of a page that may differ (default: 0).", valueName: "number"))
  var maxPixels: Int?

  @Option(
    help: ArgumentHelp(
      "The size of the largest region that may differ; without --max-pixels, any number of such regions passes.",
      valueName: "number"))
  var maxCluster: Int?

  @Option(
    help: ArgumentHelp(
      "The largest distance at which colours count as equal, in hundredths of ΔEOK: 100 is black to white, 2 just visible.",
      valueName: "number"))
  var colorDelta = 0.0

  @Flag(help: "Count antialiased pixels as differences.")
  var countAntialiasing = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Ignore the element with this id and its contents; repeatable.", valueName: "id"))
  var ignore: [String] = []

  func validate() throws {
    for (name, number) in [("max-pixels", maxPixels), ("max-cluster", maxCluster)] {
      if let number, number < 0 { throw ValidationError("--\(name) must be 0 or more, not \(number)") }
    }
    if !(0...100).contains(colorDelta) {
      throw ValidationError(
        "--color-delta must be from 0 to 100, not \(colorDelta)")
    }
  }

  /// The bounds as the library takes them.
  var tolerance: PixelTolerance {
    PixelTolerance(
      maxPixels: maxPixels, maxCluster: maxCluster, colorDelta: colorDelta, countsAntialiasing: countAntialiasing)
  }
}

import ArgumentParser
import Typeset
import TypesetReview

/// How much pictures may differ: the options of what compares.
struct ToleranceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How many pixels of a page may differ; else none.", valueName: "number"))
  var maxPixels: Int?

  @Option(
    help: ArgumentHelp(
      "How many pixels a region may have that differs; without --max-pixels any number of such regions passes.",
      valueName: "number"))
  var maxCluster: Int?

  @Option(
    help: ArgumentHelp(
      "Colours no further apart are the same, in hundredths of ΔEOK: black and white are 100, 2 is just noticed.",
      valueName: "number"))
  var colorDelta = 0.0

  @Flag(help: "Count antialiased pixels as differing too.")
  var countAntialiasing = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Leave out the element with this id, with all it holds; may be given again.", valueName: "id"))
  var ignore: [String] = []

  func validate() throws {
    for (name, number) in [("max-pixels", maxPixels), ("max-cluster", maxCluster)] {
      if let number, number < 0 { throw ValidationError("--\(name) is \(number); it must be 0 or more") }
    }
    if !(0...100).contains(colorDelta) {
      throw ValidationError(
        "--color-delta is \(colorDelta); it must be from 0 to 100, where black and white are 100 apart")
    }
  }

  /// The bounds as the library takes them.
  var tolerance: PixelTolerance {
    PixelTolerance(
      maxPixels: maxPixels, maxCluster: maxCluster, colorDelta: colorDelta, countsAntialiasing: countAntialiasing)
  }
}

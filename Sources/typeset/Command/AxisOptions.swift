import ArgumentParser
import Typeset
import TypesetReview

/// The axes of the renderings of a document: one list per axis.
struct AxisOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Locales as BCP 47 tags, separated by commas.", valueName: "tags"))
  var locales: String?

  @Option(help: ArgumentHelp("Device ids, separated by commas, or all; see 'typesetter devices'.", valueName: "ids"))
  var devices: String?

  @Option(
    help: ArgumentHelp(
      "Orientations: portrait, portrait-upside-down (not on full-screen iPhones), landscape-left, landscape-right, or all.",
      valueName: "orientations"))
  var orientations: String?

  @Option(
    help: ArgumentHelp(
      "Shares of an iPad's screen: full,2/3,1/2,1/3, or all; iPhones have only full.", valueName: "shares"))
  var splits: String?

  @Option(
    help: ArgumentHelp(
      "Text sizes from xs to ax5, or font scales such as 130%, separated by commas, or all.", valueName: "sizes"))
  var textSizes: String?

  @Option(help: ArgumentHelp("Appearances: light,dark.", valueName: "appearances"))
  var appearances: String?

  @Option(help: ArgumentHelp("Contrasts: normal,high.", valueName: "contrasts"))
  var contrasts: String?

  @Option(
    help: ArgumentHelp(
      "Settings: none, bold, invert, reduce-transparency, button-shapes, on-off-labels, or all; bold+invert is both.",
      valueName: "settings"))
  var settings: String?

  @Option(help: ArgumentHelp("Layout directions: ltr,rtl.", valueName: "directions"))
  var directions: String?

  func validate() throws { _ = try axes() }

  /// The lists as the library takes them.
  func axes() throws -> VariantAxes {
    var axes = VariantAxes()
    for axis in VariantAxis.allCases {
      guard let list = list(of: axis) else { continue }
      do throws(VariantValueError) { try axes.set(axis, list) } catch {
        throw ValidationError("--\(axis.plural): \(error); \(error.hint)")
      }
    }
    return axes
  }

  private func list(of axis: VariantAxis) -> String? {
    switch axis {
    case .locale: locales
    case .device: devices
    case .orientation: orientations
    case .split: splits
    case .textSize: textSizes
    case .appearance: appearances
    case .contrast: contrasts
    case .setting: settings
    case .direction: directions
    }
  }
}

import ArgumentParser
import Typeset
import TypesetReview

extension TextSizeCategory: ExpressibleByArgument {}
extension ScreenSplit: ExpressibleByArgument {}
extension Pseudolanguage: ExpressibleByArgument {}

/// The environment of a rendering: device, text size, appearance and the reader's settings.
struct TraitOptions: ParsableArguments {
  /// Light or dark.
  enum AppearanceName: String, ExpressibleByArgument, CaseIterable {
    case light, dark
  }

  /// The reader's choice of contrast.
  enum ContrastName: String, ExpressibleByArgument, CaseIterable {
    case normal, high
  }

  @Option(help: ArgumentHelp("The device of every screen; see 'typesetter devices'.", valueName: "id"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "portrait, landscape-left (sensor housing on the left) or landscape-right.", valueName: "orientation"))
  var orientation: String?

  @Option(help: ArgumentHelp("The share of an iPad's screen: full, 2/3, 1/2 or 1/3.", valueName: "share"))
  var split = ScreenSplit.full

  @Option(help: ArgumentHelp("The text size: xs s m l xl xxl xxxl ax1 … ax5.", valueName: "size"))
  var textSize = TextSizeCategory.standard

  @Option(help: ArgumentHelp("light or dark.", valueName: "appearance"))
  var appearance = AppearanceName.light

  @Option(help: ArgumentHelp("normal or high.", valueName: "contrast"))
  var contrast = ContrastName.normal

  @Flag(help: "Turn on bold text.")
  var bold = false

  @Flag(help: "Turn on smart invert, which inverts all colours except in pictures.")
  var invert = false

  @Flag(help: "Replace translucent backgrounds with opaque ones.")
  var reduceTransparency = false

  @Flag(help: "Turn on button shapes.")
  var buttonShapes = false

  @Flag(help: "Turn on on/off labels in switches.")
  var onOffLabels = false

  func validate() throws {
    if let device, Devices.named(device) == nil {
      let hint = Devices.nearest(to: device).map { "did you mean '\($0)'?" } ?? "run 'typesetter devices' for a list"
      throw ValidationError("unknown device '\(device)'; \(hint)")
    }
    if split != .full, let device = device.flatMap(Devices.named), !device.canBeSplit {
      throw ValidationError("\(device.name) has no split screen; choose an iPad, or remove --split")
    }
    if let orientation, DeviceOrientation(named: orientation) == nil {
      throw ValidationError(
        "unknown orientation '\(orientation)'; use portrait, landscape, landscape-left or landscape-right")
    }
  }

  /// Copies the choices to the options of the library.
  func apply(to options: inout LayoutOptions) {
    options.device = device
    options.orientation = orientation.flatMap(DeviceOrientation.init(named:))
    options.split = split
    options.textSize = textSize
    options.appearance = Appearance(isDark: appearance == .dark, isHighContrast: contrast == .high)
    options.accessibility.isBold = bold
    options.accessibility.invertsColors = invert
    options.accessibility.reducesTransparency = reduceTransparency
    options.accessibility.showsButtonShapes = buttonShapes
    options.accessibility.showsOnOffLabels = onOffLabels
  }
}

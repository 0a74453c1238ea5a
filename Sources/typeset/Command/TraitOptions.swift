import ArgumentParser
import Typeset
import TypesetReview

/// The environment of a rendering: device, text size, appearance and the reader's settings.
struct TraitOptions: ParsableArguments {
  /// Light or dark.
  enum AppearanceName: String, CaseIterable {
    case light, dark
  }

  /// The reader's choice of contrast.
  enum ContrastName: String, CaseIterable {
    case normal, high
  }

  @Option(
    help: ArgumentHelp(
      "The device of every screen; see 'typesetter devices'. An extent such as 412x915+24+48 is one as well: points, and what is covered at top and bottom.",
      valueName: "id"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "portrait, portrait-upside-down (iPads, iPhones with a home button), landscape-left (sensor housing on the left) or landscape-right.",
      valueName: "orientation"))
  var orientation: String?

  @Option(
    help: ArgumentHelp("The share of an iPad's screen: full, 2/3, 1/2 or 1/3 (default: full).", valueName: "share"),
    completion: .words(of: ScreenSplit.self))
  var split: String?

  @Option(
    help: ArgumentHelp(
      "The text size: xs s m l xl xxl xxxl ax1 … ax5 (default: l), or a font scale of Android from 85% to 200%.",
      valueName: "size"),
    completion: .words(of: TextSizeCategory.self))
  var textSize: String?

  @Option(
    help: ArgumentHelp("light or dark (default: light).", valueName: "appearance"),
    completion: .words(of: AppearanceName.self))
  var appearance: String?

  @Option(
    help: ArgumentHelp("normal or high (default: normal).", valueName: "contrast"),
    completion: .words(of: ContrastName.self))
  var contrast: String?

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
    var options = LayoutOptions()
    try apply(to: &options)
    if let device, Devices.named(device) == nil {
      let hint =
        Devices.nearest(to: device).map { "did you mean '\($0)'?" }
        ?? "run 'typesetter devices' for a list, or give an extent such as 412x915"
      throw ValidationError("unknown device '\(device)'; \(hint)")
    }
    if options.split != .full, let device = device.flatMap(Devices.named), !device.canBeSplit {
      throw ValidationError("\(device.name) has no split screen; choose an iPad, or remove --split")
    }
    if let orientation, DeviceOrientation(named: orientation) == nil {
      throw ValidationError(
        "unknown orientation '\(orientation)'; use \(DeviceOrientation.allCases.map(\.rawValue).joined(separator: ", "))"
      )
    }
    if let orientation = options.orientation, let device = device.flatMap(Devices.named),
      !device.supports(orientation)
    {
      throw ValidationError(
        "\(device.name) has no portrait upside down; choose an iPad or an iPhone with a home button, or another --orientation"
      )
    }
  }

  /// Copies the choices to the options of the library.
  func apply(to options: inout LayoutOptions) throws {
    options.device = device
    options.orientation = orientation.flatMap(DeviceOrientation.init(named:))
    options.split = try OptionWord.value(of: split, as: "split") ?? .full
    options.textSize = try OptionWord.value(of: textSize, as: "text size") ?? .standard
    options.appearance = Appearance(
      isDark: try OptionWord.value(of: appearance, as: "appearance") == AppearanceName.dark,
      isHighContrast: try OptionWord.value(of: contrast, as: "contrast") == ContrastName.high)
    options.accessibility.isBold = bold
    options.accessibility.invertsColors = invert
    options.accessibility.reducesTransparency = reduceTransparency
    options.accessibility.showsButtonShapes = buttonShapes
    options.accessibility.showsOnOffLabels = onOffLabels
  }
}

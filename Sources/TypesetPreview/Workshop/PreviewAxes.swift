import Typeset

/// The variant that an address asks for: `locale=ar-EG&text-size=ax1`. A value that is left out is that of the
/// document.
package struct PreviewAxes: Hashable, Sendable {
  /// The words of the axes in the order in which addresses have them.
  package enum Axis: String, CaseIterable, Sendable {
    case locale, device, orientation, split
    case textSize = "text-size"
    case appearance, contrast, bold, direction, numerals, pseudo
  }

  /// The layout options.
  package private(set) var options = LayoutOptions()
  /// The values that were given, in canonical form.
  package private(set) var values: [Axis: String] = [:]

  /// The variant that a document asks for itself.
  package init() {}

  /// The variant of some values by name; names that are not axes are left out. Throws for a value that an axis does not
  /// have.
  package init(_ query: [String: String]) throws(PreviewError) {
    for axis in Axis.allCases {
      guard let value = query[axis.rawValue], !value.isEmpty else { continue }
      try set(axis, value)
    }
    if options.split != .full, let device = options.device.flatMap(Devices.named), !device.canBeSplit {
      throw PreviewError(400, "\(device.name) has no split screen", "choose an iPad, or leave split out")
    }
    if let orientation = options.orientation, let device = options.device.flatMap(Devices.named),
      !device.supports(orientation)
    {
      throw PreviewError(400, RenderingError.unsupportedOrientation(device).description)
    }
  }

  /// The variant of some options: the values that differ from what the document itself asks for.
  package init(_ options: LayoutOptions) {
    self.options = options
    values[.locale] = options.locale
    values[.device] = options.device
    values[.orientation] = options.orientation?.rawValue
    values[.split] = options.split == .full ? nil : options.split.rawValue
    values[.textSize] = options.textSize == .standard ? nil : options.textSize.rawValue
    values[.appearance] = options.appearance.isDark ? "dark" : nil
    values[.contrast] = options.appearance.isHighContrast ? "high" : nil
    values[.bold] = options.accessibility.isBold ? "on" : nil
    values[.direction] = options.direction?.rawValue
    values[.numerals] = options.numerals
    values[.pseudo] = options.pseudolanguage?.rawValue
  }

  /// Chooses a value of an axis.
  package mutating func set(_ axis: Axis, _ value: String) throws(PreviewError) {
    let canonical = try canonical(axis, value)
    values[axis] = canonical
    switch axis {
    case .locale: options.locale = canonical
    case .device: options.device = canonical
    case .orientation: options.orientation = DeviceOrientation(named: canonical)
    case .split: options.split = ScreenSplit(rawValue: canonical) ?? .full
    case .textSize: options.textSize = TextSizeCategory(rawValue: canonical) ?? .standard
    case .appearance: options.appearance.isDark = canonical == "dark"
    case .contrast: options.appearance.isHighContrast = canonical == "high"
    case .bold: options.accessibility.isBold = canonical == "on"
    case .direction: options.direction = Direction(rawValue: canonical)
    case .numerals: options.numerals = canonical
    case .pseudo: options.pseudolanguage = Pseudolanguage(rawValue: canonical)
    }
  }

  private func canonical(_ axis: Axis, _ value: String) throws(PreviewError) -> String {
    let known: String? =
      switch axis {
      case .locale: LanguageTag(value)?.isKnown == true ? VariantAxis.locale.canonical(value) : nil
      case .device: VariantAxis.device.canonical(value)
      case .orientation: VariantAxis.orientation.canonical(value)
      case .split: VariantAxis.split.canonical(value)
      case .textSize: VariantAxis.textSize.canonical(value)
      case .appearance: VariantAxis.appearance.canonical(value)
      case .contrast: VariantAxis.contrast.canonical(value)
      case .bold: ["on", "off"].contains(value) ? value : nil
      case .direction: VariantAxis.direction.canonical(value)
      case .numerals: LocaleIdentifier.isNumberingSystem(value) ? value : nil
      case .pseudo: Pseudolanguage(rawValue: value)?.rawValue
      }
    guard let known else {
      throw PreviewError(
        400, "\(quoted(value)) is not a value of \(axis.rawValue)", "choose one of those that the page offers")
    }
    return known
  }

  /// The values as an object in JSON, in the order of the axes.
  func add(to json: JSONWriter) {
    json.object {
      for axis in Axis.allCases {
        guard let value = values[axis] else { continue }
        json.key(named: axis.rawValue)
        json.value(value)
      }
    }
  }

  /// The values as a query, in the order of the axes: the same variant is always the same text.
  package var key: String {
    Axis.allCases.compactMap { axis in values[axis].map { "\(axis.rawValue)=\($0)" } }.joined(separator: "&")
  }
}

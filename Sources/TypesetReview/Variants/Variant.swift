import Typeset

/// One rendering of a document among several: its layout options, and its values on the axes.
package struct Variant: Sendable, Hashable {
  /// The layout options.
  package let options: LayoutOptions
  /// The value of every axis, even if not chosen; none for device, orientation and split without a screen.
  private let values: [VariantAxis: String]
  /// The axes whose values were chosen from a list.
  private let chosenAxes: Set<VariantAxis>

  /// Applies the values of the axes to `base`; the rest follows from the document.
  init(_ chosen: [VariantAxis: String], base: LayoutOptions, document: Document) {
    var options = base
    for (axis, value) in chosen { options.set(axis, value) }
    self.options = options
    chosenAxes = Set(chosen.keys)
    let locale = options.locale ?? document.language
    var values: [VariantAxis: String] = [
      .locale: LanguageTag(locale)?.tag ?? locale, .textSize: options.textSize.rawValue,
      .appearance: options.appearance.isDark ? "dark" : "light",
      .contrast: options.appearance.isHighContrast ? "high" : "normal", .setting: options.accessibility.words,
      .direction: options.layoutDirection(of: document, rootLanguage: LanguageTag(document.language) ?? .undetermined)
        .rawValue,
    ]
    if let screen = document.firstScreen, let device = options.devices(of: document).first {
      values[.device] = device.id
      let orientation = options.orientation ?? screen.orientation.flatMap(DeviceOrientation.init(named:))
      values[.orientation] = ScreenPlacement(device, orientation ?? .portrait).orientation.rawValue
      values[.split] = (options.canSplit(document) ? options.split : .full).rawValue
    }
    self.values = values
  }

  /// The value of an axis, a word of the command line; nil for device, orientation and split of a document without
  /// screens.
  package subscript(axis: VariantAxis) -> String? { values[axis] }

  /// The values of all axes in one text, which no other variant of a document has.
  var identity: String { VariantAxis.allCases.map { values[$0] ?? "" }.joined(separator: "\0") }

  /// The name of the rendering, used for file names: `settings-ar-EG-iphone-xs-l`.
  ///
  /// It always contains document, locale, device and text size, and unusual values of the other axes. Shares of the
  /// screen and settings are in it only if they were chosen from a list, so that an option for all variants leaves
  /// their names alone.
  package func name(of document: String) -> String {
    // A percent sign would have to be escaped in addresses.
    var parts = [document, self[.locale], self[.device], self[.textSize]?.replacing("%", with: "")]
    if let orientation = self[.orientation], orientation != DeviceOrientation.portrait.rawValue {
      parts.append(orientation)
    }
    if chosenAxes.contains(.split), options.split != .full { parts.append(options.split.nameInFiles) }
    if self[.appearance] != "light" { parts.append(self[.appearance]) }
    if self[.contrast] != "normal" { parts.append("high-contrast") }
    if chosenAxes.contains(.setting) { parts += options.accessibility.active.map(\.rawValue) }
    if let direction = self[.direction], direction != self[.locale].flatMap(LanguageTag.init)?.direction.rawValue {
      parts.append(direction)
    }
    return parts.compactMap { $0 }.joined(separator: "-")
  }
}

extension LayoutOptions {
  /// Whether a document has a screen that two apps can share with these options (R078).
  func canSplit(_ document: Document) -> Bool { devices(of: document).contains(where: \.canBeSplit) }
}

extension ScreenSplit {
  /// The share in the name of a file, where a slash is not allowed.
  fileprivate var nameInFiles: String {
    switch self {
    case .full: "full"
    case .twoThirds: "two-thirds"
    case .half: "half"
    case .third: "third"
    }
  }
}

extension Document {
  /// The first screen; nil if it has only pages and canvases.
  var firstScreen: Screen? {
    canvases.lazy.compactMap { canvas in if case .screen(let screen) = canvas.kind { screen } else { nil } }.first
  }
}

extension LayoutOptions {
  /// Chooses a value of an axis, which must be one in canonical form.
  fileprivate mutating func set(_ axis: VariantAxis, _ value: String) {
    switch axis {
    case .locale: locale = value
    case .device: device = value
    case .orientation: orientation = DeviceOrientation(named: value)
    case .split: split = ScreenSplit(rawValue: value) ?? .full
    case .textSize: textSize = TextSizeCategory(rawValue: value) ?? .standard
    case .appearance: appearance.isDark = value == "dark"
    case .contrast: appearance.isHighContrast = value == "high"
    case .setting: accessibility = AccessibilitySettings(words: value) ?? AccessibilitySettings()
    case .direction: direction = Direction(rawValue: value)
    }
  }
}

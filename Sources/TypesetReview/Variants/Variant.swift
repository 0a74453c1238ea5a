import Typeset

/// One rendering of a document among several: its layout options, and its values on the axes.
package struct Variant: Sendable, Hashable {
  /// The layout options.
  package let options: LayoutOptions
  /// The value of every axis, even if not chosen; none for device, orientation and split without a screen.
  fileprivate let values: [VariantAxis: String]
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
    if let screen = document.firstScreen {
      values[.device] = options.device ?? screen.device ?? Devices.standard.id
      values[.orientation] =
        (options.orientation ?? screen.orientation.flatMap(DeviceOrientation.init(named:)) ?? .portrait).rawValue
      values[.split] = (options.canSplit(document) ? options.split : .full).rawValue
    }
    self.values = values
  }

  /// The value of an axis, a word of the command line; nil for device, orientation and split of a document without screens.
  package subscript(axis: VariantAxis) -> String? { values[axis] }

  /// The name of the rendering, used for file names: `settings-ar-EG-iphone-xs-l`.
  ///
  /// It always contains document, locale, device and text size, and unusual values of the other axes. Shares of the screen and
  /// settings are in it only if they were chosen from a list, so that an option for all variants leaves their names alone.
  package func name(of document: String) -> String {
    var parts = [document, self[.locale], self[.device], self[.textSize]]
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

extension VariantAxes {
  /// Every combination of the values for a document: the locale changes slowest, the direction fastest.
  ///
  /// Axes that the document does not have make no difference: pages and canvases are not rendered once per device, and a document
  /// on iPhones alone not once per split. Combinations that do not exist, an iPhone with a split screen, are left out. An axis
  /// without values takes those of the document's head, unless `base` fixes it.
  package func variants(of document: Document, base: LayoutOptions) -> [Variant] {
    let axes = effective(for: document, base: base)
    var combinations: [[VariantAxis: String]] = [[:]]
    for axis in axes.axes {
      combinations = combinations.flatMap { chosen in axes[axis].map { chosen.merging([axis: $0]) { $1 } } }
    }
    var known: Set<[VariantAxis: String]> = []
    return combinations.map { Variant($0, base: base, document: document) }
      .filter { chosen in
        let exists = axes[.split].isEmpty || chosen.options.split == .full || chosen.options.canSplit(document)
        return exists && known.insert(chosen.values).inserted
      }
  }

  /// How many combinations there are for a document, those included that do not exist; `Int.max` for more than that.
  func count(for document: Document, base: LayoutOptions) -> Int {
    let axes = effective(for: document, base: base)
    return axes.axes.reduce(1) { count, axis in
      let (product, overflow) = count.multipliedReportingOverflow(by: axes[axis].count)
      return overflow ? .max : product
    }
  }

  /// The values that make a difference for a document, its own included.
  private func effective(for document: Document, base: LayoutOptions) -> VariantAxes {
    var axes = self
    if let own = document.variants { axes = axes.filled(from: base.fixedAxes.reduce(own) { $0.without($1) }) }
    if document.firstScreen == nil { axes = axes.without(.device).without(.orientation) }
    return axes.canSplit(document, base: base) ? axes : axes.without(.split)
  }

  /// Whether a document has a screen on an iPad, on any of the devices.
  private func canSplit(_ document: Document, base: LayoutOptions) -> Bool {
    let devices = self[.device]
    guard !devices.isEmpty else { return base.canSplit(document) }
    return devices.contains { device in
      var options = base
      options.device = device
      return options.canSplit(document)
    }
  }
}

extension LayoutOptions {
  /// Whether a document has a screen that two apps can share with these options (R078).
  fileprivate func canSplit(_ document: Document) -> Bool {
    document.screens.contains { screen in
      ((device ?? screen.device).flatMap(Devices.named) ?? Devices.standard).canBeSplit
    }
  }
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
  /// Its screens in order; none if it has only pages and canvases.
  fileprivate var screens: [Screen] {
    canvases.compactMap { canvas in if case .screen(let screen) = canvas.kind { screen } else { nil } }
  }

  /// The first screen; nil if it has only pages and canvases.
  fileprivate var firstScreen: Screen? { screens.first }
}

extension LayoutOptions {
  /// The axes with unusual values.
  fileprivate var fixedAxes: [VariantAxis] {
    VariantAxis.allCases.filter { axis in
      switch axis {
      case .locale: locale != nil
      case .device: device != nil
      case .orientation: orientation != nil
      case .split: split != .full
      case .textSize: textSize != .standard
      case .appearance: appearance.isDark
      case .contrast: appearance.isHighContrast
      case .setting: !accessibility.active.isEmpty
      case .direction: direction != nil
      }
    }
  }

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

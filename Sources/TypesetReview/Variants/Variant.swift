import Typeset

/// One rendering of a document among several: its layout options, and its values on the axes.
package struct Variant: Sendable, Hashable {
  /// The layout options.
  package let options: LayoutOptions
  /// The value of every axis, even if not chosen; none for device and orientation without a screen.
  fileprivate let values: [VariantAxis: String]

  /// Applies the values of the axes to `base`; the rest follows from the document.
  init(_ chosen: [VariantAxis: String], base: LayoutOptions, document: Document) {
    var options = base
    for (axis, value) in chosen { options.set(axis, value) }
    self.options = options
    let locale = options.locale ?? document.language
    var values: [VariantAxis: String] = [
      .locale: LanguageTag(locale)?.tag ?? locale, .textSize: options.textSize.rawValue,
      .appearance: options.appearance.isDark ? "dark" : "light",
      .contrast: options.appearance.isHighContrast ? "high" : "normal",
      .direction: options.layoutDirection(of: document, rootLanguage: LanguageTag(document.language) ?? .undetermined)
        .rawValue,
    ]
    if let screen = document.firstScreen {
      values[.device] = options.device ?? screen.device ?? Devices.standard.id
      values[.orientation] =
        (options.orientation ?? screen.orientation.flatMap(DeviceOrientation.init(named:)) ?? .portrait).rawValue
    }
    self.values = values
  }

  /// The value of an axis, a word of the command line; nil for device and orientation of a document without screens.
  package subscript(axis: VariantAxis) -> String? { values[axis] }

  /// The name of the rendering, used for file names: `settings-ar-EG-iphone-xs-l`.
  ///
  /// It always contains document, locale, device and text size, and unusual values of the other axes.
  package func name(of document: String) -> String {
    var parts = [document, self[.locale], self[.device], self[.textSize]]
    if let orientation = self[.orientation], orientation != DeviceOrientation.portrait.rawValue {
      parts.append(orientation)
    }
    if self[.appearance] != "light" { parts.append(self[.appearance]) }
    if self[.contrast] != "normal" { parts.append("high-contrast") }
    if let direction = self[.direction], direction != self[.locale].flatMap(LanguageTag.init)?.direction.rawValue {
      parts.append(direction)
    }
    return parts.compactMap { $0 }.joined(separator: "-")
  }
}

extension VariantAxes {
  /// Every combination of the values for a document: the locale changes slowest, the direction fastest.
  ///
  /// Axes that the document does not have make no difference: pages and canvases are not rendered once per device. An axis without
  /// values takes those of the document's head, unless `base` fixes it.
  package func variants(of document: Document, base: LayoutOptions) -> [Variant] {
    var axes = self
    if let own = document.variants { axes = axes.filled(from: base.fixedAxes.reduce(own) { $0.without($1) }) }
    if document.firstScreen == nil { axes = axes.without(.device).without(.orientation) }
    var combinations: [[VariantAxis: String]] = [[:]]
    for axis in axes.axes {
      combinations = combinations.flatMap { chosen in axes[axis].map { chosen.merging([axis: $0]) { $1 } } }
    }
    var known: Set<[VariantAxis: String]> = []
    return combinations.map { Variant($0, base: base, document: document) }
      .filter { known.insert($0.values).inserted }
  }
}

extension Document {
  /// The first screen; nil if it has only pages and canvases.
  fileprivate var firstScreen: Screen? {
    for canvas in canvases { if case .screen(let screen) = canvas.kind { return screen } }
    return nil
  }
}

extension LayoutOptions {
  /// The axes with unusual values.
  fileprivate var fixedAxes: [VariantAxis] {
    VariantAxis.allCases.filter { axis in
      switch axis {
      case .locale: locale != nil
      case .device: device != nil
      case .orientation: orientation != nil
      case .textSize: textSize != .standard
      case .appearance: appearance.isDark
      case .contrast: appearance.isHighContrast
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
    case .textSize: textSize = TextSizeCategory(rawValue: value) ?? .standard
    case .appearance: appearance.isDark = value == "dark"
    case .contrast: appearance.isHighContrast = value == "high"
    case .direction: direction = Direction(rawValue: value)
    }
  }
}

import Typeset

/// The names of axis values in headings and captions.
enum SheetWords {
  /// A locale with its name: `ar-EG  Arabic (Egypt)`.
  static func locale(_ tag: String) -> String { [tag, localeName(tag)].compactMap(\.self).joined(separator: "  ") }

  /// The name of a locale in English; nil if ICU has none.
  static func localeName(_ tag: String) -> String? {
    let name = LanguageTag(tag).flatMap(LocaleFacts.init)?.name(in: ICULocale(tag: "en"))
    return name == tag ? nil : name
  }

  /// A value of an axis in a caption; nil if there is none.
  static func words(_ axis: VariantAxis, _ value: String?) -> String? {
    guard let value else { return nil }
    switch axis {
    case .locale: return locale(value)
    case .device: return Devices.named(value)?.name ?? value
    case .textSize: return "text size \(value)"
    case .appearance: return value
    case .contrast: return "\(value) contrast"
    case .split: return value == ScreenSplit.full.rawValue ? "full screen" : "\(value) of the screen"
    case .setting: return AccessibilitySettings(words: value)?.caption ?? value
    case .direction: return value == Direction.leftToRight.rawValue ? "left to right" : "right to left"
    case .orientation:
      switch DeviceOrientation(named: value) {
      case .landscapeLeft: return "landscape, housing left"
      case .landscapeRight: return "landscape, housing right"
      case .portraitUpsideDown: return "portrait, upside down"
      case .portrait, nil: return "portrait"
      }
    }
  }

  /// A value in the heading of a row, column or section; nil if there is none.
  static func heading(_ axis: SheetAxis, of cell: SheetCell) -> String? {
    switch axis {
    case .document: cell.documentTitle ?? cell.documentName
    case .canvas: cell.canvasName ?? "canvas \(cell.canvas + 1)"
    case .variant(let axis): words(axis, cell.variant[axis]).map { axis.isNamed ? $0 : capitalized($0) }
    }
  }

  /// The lines of a caption below the locale: the document and the canvas if there are several, the device, the text
  /// size, and unusual settings.
  static func details(of cell: SheetCell, naming axes: Set<SheetAxis>) -> [String] {
    var parts: [String?] = []
    if axes.contains(.document) { parts.append(cell.documentName) }
    if axes.contains(.canvas) { parts.append(cell.canvasName) }
    let variant = cell.variant
    parts.append(words(.device, variant[.device]))
    if let orientation = variant[.orientation], orientation != DeviceOrientation.portrait.rawValue {
      // The side of the housing is of interest where there is one.
      let hasHousing = variant[.device].flatMap(Devices.named).map { $0.landscapeSafeArea.start > 0 } ?? true
      let isLandscape = DeviceOrientation(named: orientation)?.isLandscape ?? false
      parts.append(isLandscape && !hasHousing ? "landscape" : words(.orientation, orientation))
    }
    if let split = variant[.split], split != ScreenSplit.full.rawValue { parts.append(words(.split, split)) }
    parts.append(words(.textSize, variant[.textSize]))
    if variant[.appearance] != "light" { parts.append(words(.appearance, variant[.appearance])) }
    if variant[.contrast] != "normal" { parts.append(words(.contrast, variant[.contrast])) }
    if !variant.options.accessibility.active.isEmpty { parts.append(words(.setting, variant[.setting])) }
    if variant[.direction] != variant[.locale].flatMap(LanguageTag.init)?.direction.rawValue {
      parts.append(words(.direction, variant[.direction]))
    }
    return parts.compactMap(\.self)
  }

  /// The accessible name of a picture, with its canvas only if the rendering has several.
  static func spoken(_ cell: SheetCell, isOneOfSeveral: Bool) -> String {
    let locale = cell.variant[.locale].map { localeName($0) ?? $0 }
    let parts =
      [cell.documentName, isOneOfSeveral ? cell.canvasName : nil, locale].compactMap(\.self)
      + details(of: cell, naming: [])
    return parts.joined(separator: ", ")
  }

  private static func capitalized(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }
}

extension VariantAxis {
  /// Whether its values are names, whose case is not changed.
  fileprivate var isNamed: Bool { self == .locale || self == .device }
}

extension AccessibilitySettings {
  /// What is set, in words: `bold text, smart invert`.
  fileprivate var caption: String {
    active.isEmpty ? "usual settings" : active.map(\.caption).joined(separator: ", ")
  }
}

extension AccessibilitySetting {
  /// The setting in words.
  fileprivate var caption: String {
    switch self {
    case .bold: "bold text"
    case .invert: "smart invert"
    case .reduceTransparency: "reduced transparency"
    case .buttonShapes: "button shapes"
    case .onOffLabels: "on/off labels"
    }
  }
}

/// Words of a sheet, one text below another: real text in every output.
struct SheetText {
  /// The lines, from the corner.
  private(set) var lines: [FrameGroup] = []
  /// Their extent, in points.
  private(set) var size = Size.zero

  /// No words yet.
  init() {}

  /// Words alone.
  init(_ words: AnnotationWords) { add(words) }

  /// Adds words below those before, `gap` points away and `indent` points from the left.
  mutating func add(_ words: AnnotationWords, gap: Double = 0, indent: Double = 0) {
    put(words, at: Point(x: indent, y: lines.isEmpty ? 0 : size.height + gap))
  }

  /// Puts words at a point.
  mutating func put(_ words: AnnotationWords, at corner: Point) {
    for var line in words.lines {
      line.origin = line.origin + corner
      lines.append(line)
    }
    size.width = max(size.width, corner.x + words.size.width)
    size.height = max(size.height, corner.y + words.size.height)
  }

  /// The words as an element of their own, with their corner at a point.
  func item(
    _ name: ElementName, id: String, role: Role, at corner: Point, level: Int? = nil, outline: String? = nil
  ) -> FrameItem {
    var element = Element(
      name: name.rawValue, id: id, hasOwnID: false, role: role, size: size, position: .start,
      direction: .leftToRight, alignment: .left, language: "en")
    element.headingLevel = level
    element.outlineTitle = outline
    return .group(FrameGroup(origin: corner, meaning: .element(element), items: lines.map(FrameItem.group)))
  }

  /// The text outside of tags, for repeated headings.
  func repeated(at corner: Point) -> FrameItem {
    .group(FrameGroup(origin: corner, meaning: .artifact, items: lines.map(FrameItem.group)))
  }
}

extension SourcePosition {
  /// The place of generated content: the beginning of the document.
  static let start = SourcePosition(line: 1, column: 1)
}

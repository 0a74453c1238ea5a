/// What can differ between two renderings of one document.
public enum VariantAxis: String, Sendable, Hashable, CaseIterable {
  /// The locale, a BCP 47 tag.
  case locale
  /// The device of every screen, an id of F2 or an extent such as `412x915`.
  case device
  /// How the device is held.
  case orientation
  /// The share of an iPad's screen that the app has.
  case split
  /// The text size.
  case textSize = "text-size"
  /// Light or dark.
  case appearance
  /// Normal or increased contrast.
  case contrast
  /// What the reader has set for accessibility, such as `bold`; several settings at once are joined by `+`.
  case setting
  /// The direction of the layout, whatever the locale.
  case direction

  /// The word for several of its values: an attribute of `variants`, and an option.
  package var plural: String { rawValue + "s" }

  /// All its values, of the settings those with one at a time; nil where there are more than can be listed.
  package var allValues: [String]? {
    switch self {
    case .locale: nil
    case .device: Devices.all.map(\.id)
    case .orientation: DeviceOrientation.allCases.map(\.rawValue)
    case .split: ScreenSplit.allCases.map(\.rawValue)
    case .textSize: TextSizeCategory.allCases.map(\.rawValue)
    case .appearance: ["light", "dark"]
    case .contrast: ["normal", "high"]
    case .setting: [AccessibilitySettings().words] + AccessibilitySetting.allCases.map(\.rawValue)
    case .direction: Direction.allCases.map(\.rawValue)
    }
  }

  /// A value in its canonical form: `AR-eg` becomes `ar-EG`, `landscape` becomes `landscape-left`,
  /// `invert+bold` becomes `bold+invert`; nil for what is none.
  package func canonical(_ value: String) -> String? {
    switch self {
    case .locale:
      guard let locale = LocaleIdentifier(value), LocaleIdentifier.unknownChoice(in: value) == nil else { return nil }
      return locale.tag
    case .orientation: return DeviceOrientation(named: value)?.rawValue
    case .setting: return AccessibilitySettings(words: value)?.words
    case .device: return Devices.named(value)?.id
    case .textSize: return TextSizeCategory(rawValue: value)?.rawValue
    default: return allValues?.contains(value) == true ? value : nil
    }
  }

  /// What to do about a value that is none.
  func hint(for value: String) -> String {
    if self == .locale {
      return LanguageTag.suggestion(for: value).map { "did you mean \(quoted($0))?" }
        ?? "use a BCP 47 tag such as en, ar-EG or zh-Hant-TW"
    }
    let values = allValues ?? []
    if let near = NearestName.of(value, among: values) { return "did you mean \(quoted(near))?" }
    return switch self {
    case .device: "run 'typesetter devices' for a list, or give an extent such as 412x915"
    case .textSize: "use one of: \(values.joined(separator: ", ")), or a font scale from 85% to 200%"
    default: "use one of: \(values.joined(separator: ", "))"
    }
  }
}

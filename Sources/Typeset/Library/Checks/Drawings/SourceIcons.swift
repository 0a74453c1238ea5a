extension SourceElement {
  /// The names of the icons that it asks for.
  var iconNames: [String] {
    let names: [String?]
    switch name {
    case .icon: names = [self[IconElement.name]]
    case .base: names = [self[IconPartElements.baseName]]
    case .tool: names = [self[IconPartElements.toolName]]
    case .badge: names = [self[IconPartElements.badgeName]]
    case .button: names = [self[ButtonElement.icon]]
    case .segment: names = [self[SegmentElement.icon]]
    case .tab: names = [self[TabElement.icon]]
    case .slider: names = [self[SliderElement.minIcon], self[SliderElement.maxIcon]]
    default: names = []
    }
    return names.compactMap(\.self)
  }

  /// What its author says that its icon means; nil where the set decides.
  var iconMeaning: IconMeaning? { name == .icon ? self[IconElement.meaning] : nil }
}

extension CheckedDocument {
  /// An icon of a folder of the document; nil for one of the built-in set, which is known to be right, and for an
  /// unknown one.
  func ownIcon(named name: String) -> (entry: IconEntry, folder: IconFolder)? {
    icons.lazy.compactMap { folder in folder.entries[name].map { ($0, folder) } }.first
  }
}

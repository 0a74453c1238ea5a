extension AssetCondition {
  /// What an entry of a set is made for; nil for something that no output is, such as a watch or a television.
  init?(_ entry: JSONNode) {
    self.init()
    if ["subtype", "width-class", "height-class", "memory", "graphics-feature-set", "screen-width"]
      .contains(where: { entry[$0] != nil })
    {
      return nil
    }
    switch entry["idiom"]?.text {
    case nil, "universal", "ios-marketing": break
    case "iphone": isForTablet = false
    case "ipad": isForTablet = true
    default: return nil
    }
    for appearance in entry["appearances"]?.list ?? [] {
      switch (appearance["appearance"]?.text, appearance["value"]?.text) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isHighContrast = true
      case ("contrast", "normal"): isHighContrast = false
      default: return nil
      }
    }
    isWideGamut = entry["display-gamut"]?.text == "display-P3"
    language = entry["locale"]?.text?.replacing("_", with: "-")
    switch entry["language-direction"]?.text {
    case "left-to-right": direction = .leftToRight
    case "right-to-left": direction = .rightToLeft
    default: break
    }
    if let text = entry["scale"]?.text, text.hasSuffix("x") { scale = PlainNumber.decimal(String(text.dropLast())) }
    if scale == 0 { scale = nil }
  }
}

/// What a version of an asset is chosen by: where it is shown, and to whom.
struct AssetTraits: Hashable, Sendable {
  /// Whether the appearance is dark.
  var isDark = false
  /// Whether the reader has asked for more contrast.
  var isHighContrast = false
  /// The direction of the layout.
  var direction = Direction.leftToRight
  /// The languages from the best to the worst, as tags: `zh-Hant-TW`, `zh-Hant`, `zh`.
  var languages: [String] = []
  /// The device; nil on paper and for components.
  var device: AssetDevice?
}

/// What versions of assets say of a device.
struct AssetDevice: Hashable, Sendable {
  /// Whether it is a tablet.
  var isTablet: Bool
  /// Pixels per point.
  var scale: Double
  /// The shorter side of its screen, in points.
  var shorterSide: Double
  /// Whether it is on its side.
  var isLandscape: Bool
}

/// What a version of an asset is made for; what is nil fits everything.
struct AssetCondition: Hashable, Sendable {
  /// The language, a tag.
  var language: String?
  /// The direction of the layout.
  var direction: Direction?
  /// Whether it is for tablets or for phones.
  var isForTablet: Bool?
  /// The least that the shorter side of the screen must have, in points.
  var leastSide: Double?
  /// Whether the device is on its side.
  var isLandscape: Bool?
  /// Whether the appearance is dark.
  var isDark: Bool?
  /// Whether the contrast is high.
  var isHighContrast: Bool?
  /// Whether it is for displays with more colours than sRGB has, which no output is (R073).
  var isWideGamut = false
  /// Pixels per point; nil for what is as sharp at any size.
  var scale: Double?
  /// The version of the system from which on it is used; the newest is the best.
  var version = 0
}

extension AssetTraits {
  /// The number of the version that fits best, and whether it must be mirrored since it is made for the other
  /// direction; nil where there is none.
  ///
  /// The order in which conditions count is Android's: language, direction, size, orientation, appearance, scale; what
  /// only Apple's catalogs have is between them.
  func best(of conditions: [AssetCondition]) -> (index: Int, isMirrored: Bool)? {
    if let index = bestFitting(conditions) { return (index, false) }
    var mirrored = self
    mirrored.direction = direction.opposite
    if let index = mirrored.bestFitting(conditions) { return (index, true) }
    // One for another device or appearance only: better than none.
    return conditions.isEmpty ? nil : (0, false)
  }

  private func bestFitting(_ conditions: [AssetCondition]) -> Int? {
    conditions.indices.filter { fits(conditions[$0]) }
      .min { rank(conditions[$0]).lexicographicallyPrecedes(rank(conditions[$1])) }
  }

  private func fits(_ condition: AssetCondition) -> Bool {
    func agrees<Value: Equatable>(_ wanted: Value?, _ asked: Value?) -> Bool {
      asked == nil || wanted == nil || asked == wanted
    }
    if let language = condition.language, languageRank(language) == nil { return false }
    if let least = condition.leastSide, device.map({ $0.shorterSide < least }) ?? true { return false }
    return agrees(direction, condition.direction) && agrees(device?.isTablet, condition.isForTablet)
      && agrees(device.map(\.isLandscape) ?? false, condition.isLandscape)
      && agrees(isDark, condition.isDark) && agrees(isHighContrast, condition.isHighContrast)
  }

  /// How well a version fits; of two that fit, the lesser one is better.
  private func rank(_ condition: AssetCondition) -> [Double] {
    func first(_ isSpecific: Bool) -> Double { isSpecific ? 0 : 1 }
    return [
      condition.language.flatMap(languageRank).map(Double.init) ?? Double(languages.count),
      first(condition.direction != nil), first(condition.isForTablet != nil && device != nil),
      -(condition.leastSide ?? 0), first(condition.isLandscape != nil), first(condition.isDark != nil),
      first(condition.isHighContrast != nil), condition.isWideGamut ? 1 : 0, scaleRank(condition.scale),
      -Double(condition.version), first(condition.isForTablet == nil),
    ]
  }

  private func languageRank(_ language: String) -> Int? {
    languages.firstIndex { $0.lowercased() == language.lowercased() }
  }

  /// The own scale is the best, then larger ones from the least, then smaller ones from the largest. Where no device
  /// is known, the largest is.
  private func scaleRank(_ scale: Double?) -> Double {
    guard let scale else { return -1 }
    guard let wanted = device?.scale else { return 100 - scale }
    return scale >= wanted ? scale - wanted : 100 + wanted - scale
  }
}

/// A colour that an app names, in its versions.
struct AssetColor: Sendable {
  /// What a version shows.
  enum Value: Hashable, Sendable {
    /// A colour of its own.
    case color(Color)
    /// A colour of the system, by its name in the palette.
    case system(String)
    /// Another colour of the assets, by its name.
    case reference(String)
  }

  /// A version.
  struct Version: Sendable {
    /// What it is made for.
    var condition: AssetCondition
    /// What it shows.
    var value: Value
  }

  /// Its versions, at least one.
  var versions: [Version]
  /// Whether a version is outside of sRGB, and the nearest colour is shown (R073).
  var isOutsideSRGB = false

  /// What is shown in a place.
  func value(for traits: AssetTraits) -> Value? {
    traits.best(of: versions.map(\.condition)).map { versions[$0.index].value }
  }
}

/// The colours of an app that a document uses.
struct AssetColors: Sendable {
  /// The colours by name; one that is damaged has no versions.
  var colors: [String: AssetColor] = [:]

  /// Whether a colour refers to itself, by way of others.
  func isEndless(_ name: String) -> Bool {
    var known: Set<String> = []
    var pending = [name]
    while let next = pending.popLast() {
      for version in colors[next]?.versions ?? [] {
        guard case .reference(let other) = version.value else { continue }
        if other == AssetName.color(name) { return true }
        if known.insert(other).inserted { pending.append(other) }
      }
    }
    return false
  }

  /// What a colour shows in a place, references followed; nil for one that has nothing to show.
  func value(of name: String, for traits: AssetTraits) -> AssetColor.Value? {
    var value = colors[name]?.value(for: traits)
    for _ in 0..<AssetLimits.longestChain {
      guard case .reference(let other) = value else { return value }
      value = colors[other]?.value(for: traits)
    }
    return nil
  }
}

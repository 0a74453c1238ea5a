extension AssetCondition {
  /// What a folder of Android's resources is made for, by the qualifiers in its name, such as `drawable-ar-xhdpi` or
  /// `values-night`; nil for something that no output is, such as a car or a watch.
  init?(resourceFolder name: String) {
    self.init()
    let qualifiers = name.split(separator: "-").dropFirst().map(String.init)
    for (index, qualifier) in qualifiers.enumerated() where !read(qualifier) {
      // Anything else of two or three letters is a language, which comes first; a region follows it.
      if index == 0, let language = Self.language(qualifier) {
        self.language = language
      } else if index == 1, let tag = language, let region = Self.region(qualifier) {
        language = tag + "-" + region
      } else {
        return nil
      }
    }
  }

  /// Takes a qualifier; false for one that is unknown.
  private mutating func read(_ qualifier: String) -> Bool {
    switch qualifier {
    case "night": isDark = true
    case "notnight": isDark = false
    case "ldrtl": direction = .rightToLeft
    case "ldltr": direction = .leftToRight
    case "land": isLandscape = true
    case "port": isLandscape = false
    case "widecg": isWideGamut = true
    case "nowidecg", "anydpi", "nodpi", "long", "notlong", "notround", "lowdr", "touchscreen", "finger": break
    case "large", "xlarge": isForTablet = true
    case "small", "normal": isForTablet = false
    default:
      if let scale = Self.densities[qualifier] {
        self.scale = scale
      } else if let number = Self.number(qualifier, after: "sw", before: "dp") {
        leastSide = Double(number)
      } else if let number = Self.number(qualifier, after: "v", before: "") {
        version = number
      } else {
        return false
      }
    }
    return true
  }

  private static let densities = [
    "ldpi": 0.75, "mdpi": 1, "tvdpi": 1.331_25, "hdpi": 1.5, "xhdpi": 2, "xxhdpi": 3, "xxxhdpi": 4,
  ]

  private static func number(_ text: String, after start: String, before end: String) -> Int? {
    guard text.hasPrefix(start), text.hasSuffix(end), text.utf8.count < 10 else { return nil }
    return PlainNumber.integer(text.dropFirst(start.utf8.count).dropLast(end.utf8.count))
  }

  /// The tag of a language: `de`, or `b+sr+Latn`. The old codes of three languages are those of their new ones.
  private static func language(_ qualifier: String) -> String? {
    if qualifier.hasPrefix("b+") { return String(qualifier.dropFirst(2)).replacing("+", with: "-") }
    guard (2...3).contains(qualifier.utf8.count), qualifier.allSatisfy({ $0.isASCII && $0.isLetter }),
      qualifier != "car"
    else { return nil }
    return ["iw": "he", "in": "id", "ji": "yi"][qualifier] ?? qualifier
  }

  private static func region(_ qualifier: String) -> String? {
    qualifier.hasPrefix("r") && (3...4).contains(qualifier.utf8.count) ? qualifier.dropFirst().uppercased() : nil
  }
}

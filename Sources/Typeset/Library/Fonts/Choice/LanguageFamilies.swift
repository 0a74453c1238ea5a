/// Which of the available families a language prefers to others that have the same script.
enum LanguageFamilies {
  /// The preferred family of a language in a script; nil if there is none.
  ///
  /// Urdu uses Nastaliq. A Chinese character has a different shape in each region, so Japanese, Korean and three kinds
  /// of Chinese have separate families. Signs shared by all scripts follow the language.
  static func preferred(by language: String, in script: Script) -> String? {
    let tag = Subtags(language)
    if script == .arabic { return tag.language == "ur" ? "Noto Nastaliq Urdu" : nil }
    guard script.isEastAsian || script == .common else { return nil }
    return switch tag.language {
    case "ja": "Noto Sans CJK JP"
    case "ko": "Noto Sans CJK KR"
    case "yue": "Noto Sans CJK HK"
    case "zh" where !tag.rest.isDisjoint(with: ["hk", "mo"]): "Noto Sans CJK HK"
    case "zh" where tag.rest.contains("hans"): "Noto Sans CJK SC"
    case "zh": tag.rest.isDisjoint(with: ["hant", "tw"]) ? "Noto Sans CJK SC" : "Noto Sans CJK TC"
    default: nil
    }
  }

  /// Whether a family is used only as a last resort or if a language prefers it: Nastaliq would make lines taller in
  /// other languages, and the signs of a Chinese font look odd beside Latin letters.
  static func isReserved(_ family: String) -> Bool {
    family == "Noto Nastaliq Urdu" || family == "Droid Sans Fallback"
  }

  /// Whether a family has the shapes that Chinese characters have in one region.
  static func isRegional(_ family: String) -> Bool { family.hasPrefix("Noto Sans CJK ") }

  /// Whether a language sets quotation marks, dashes and dots between Chinese characters as wide as those, where its
  /// font can.
  static func setsWideSigns(_ language: String) -> Bool { ["ja", "yue", "zh"].contains(Subtags(language).language) }

  /// Whether a sign is one of those that Latin has too, and Chinese and Japanese set wide.
  static func isWide(_ sign: Unicode.Scalar) -> Bool {
    switch sign.value {
    case 0xB7, 0x2014, 0x2015, 0x2018, 0x2019, 0x201C, 0x201D, 0x2025, 0x2026: true
    default: false
    }
  }

  /// The parts of a BCP 47 tag before its extensions, in lower case.
  private struct Subtags {
    var language: String
    var rest: Set<String>

    init(_ tag: String) {
      let parts = tag.lowercased().split(separator: "-").map(String.init)
      language = parts.first ?? ""
      rest = Set(parts.dropFirst().prefix { $0.utf8.count > 1 })
    }
  }
}

extension Script {
  /// Whether Chinese, Japanese or Korean is written in it.
  var isEastAsian: Bool { Self.eastAsianTags.contains(tag) }

  private static let eastAsianTags: Set<String> = ["Bopo", "Hang", "Hani", "Hira", "Kana"]
}

/// What language a text without a word about it is in, and what paper its readers have.
enum ContentLanguage {
  /// Whether a file is Markdown by its name.
  static func isMarkdown(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }

  /// How many letters are looked at.
  private static let mostLetters = 4096

  /// The language that most readers of the most frequent script of a text have; English without a letter.
  static func guess(from utf8: ArraySlice<UInt8>) -> (language: String, script: String) {
    var counts = [Int](repeating: 0, count: scripts.count)
    var letters = 0
    for scalar in String(decoding: utf8.prefix(4 * mostLetters), as: UTF8.self).unicodeScalars
    where scalar.properties.isAlphabetic {
      letters += 1
      if let script = scripts.firstIndex(where: { $0.ranges.contains { $0.contains(scalar.value) } }) {
        counts[script] += 1
      }
    }
    // Japanese is written with Chinese characters as well.
    let kana = scripts.firstIndex { $0.language == "ja" }!
    if counts[kana] * 10 > letters { return ("ja", scripts[kana].name) }
    let others = letters - counts.reduce(0, +)
    guard let most = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[most] > others else {
      return ("en", "Latin")
    }
    return (scripts[most].language, scripts[most].name)
  }

  /// Scripts with the language that most of their readers have.
  private static let scripts: [(language: String, name: String, ranges: [ClosedRange<UInt32>])] = [
    ("ar", "Arabic", [0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF]),
    ("he", "Hebrew", [0x590...0x5FF, 0xFB1D...0xFB4F]), ("ru", "Cyrillic", [0x400...0x52F]),
    ("el", "Greek", [0x370...0x3FF, 0x1F00...0x1FFF]), ("hi", "Devanagari", [0x900...0x97F]),
    ("bn", "Bengali", [0x980...0x9FF]), ("ta", "Tamil", [0xB80...0xBFF]), ("te", "Telugu", [0xC00...0xC7F]),
    ("th", "Thai", [0xE00...0xE7F]), ("hy", "Armenian", [0x530...0x58F]), ("ka", "Georgian", [0x10A0...0x10FF]),
    ("am", "Ethiopic", [0x1200...0x139F]), ("km", "Khmer", [0x1780...0x17FF]),
    ("ko", "Korean", [0xAC00...0xD7A3, 0x1100...0x11FF]), ("ja", "Japanese", [0x3040...0x30FF]),
    ("zh", "Chinese", [0x4E00...0x9FFF, 0x3400...0x4DBF]),
  ]

  /// The regions whose paper is Letter (CLDR, supplemental data, `paperSize`).
  private static let letterRegions: Set<String> = [
    "BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE",
  ]

  /// The paper of a locale: that of its region, given or likely; a language alone has A4, and so has English.
  static func paper(of locale: String) -> String {
    guard let tag = LanguageTag(locale), let region = LocaleFacts(tag)?.region else { return "a4" }
    let isGiven = tag.tag.utf8.contains(UInt8(ascii: "-"))
    return isGiven && letterRegions.contains(region) ? "letter" : "a4"
  }
}

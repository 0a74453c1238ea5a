/// Fonts that are not brought along, and can be added to the bundled ones.
package enum FontPack: String, CaseIterable, Sendable {
  /// Chinese, Japanese and Korean in the shapes of each region, regular and bold.
  case cjk
  /// Emoji in colour.
  case emoji
  /// The scripts of India, Sri Lanka and Tibet.
  case indic
  /// The scripts of South-East Asia.
  case southeast
  /// The scripts of Africa.
  case africa
  /// Armenian and Georgian.
  case caucasus
  /// Cherokee, Canadian syllabics, Mongolian, Syriac and Thaana.
  case more

  /// What it adds, in words.
  var content: String {
    switch self {
    case .cjk: "Noto Sans CJK"
    case .emoji: "Noto Color Emoji"
    case .indic: "Noto fonts for the scripts of India, Sri Lanka and Tibet"
    case .southeast: "Noto fonts for the scripts of South-East Asia"
    case .africa: "Noto fonts for the scripts of Africa"
    case .caucasus: "Noto fonts for Armenian and Georgian"
    case .more: "Noto fonts for Cherokee, Canadian syllabics, Mongolian, Syriac and Thaana"
    }
  }

  /// The prefixes of its family names, by the scripts that they are for.
  private var families: [String: String] {
    switch self {
    case .cjk: ["Hani": "Noto Sans CJK"]
    case .emoji: ["Zsye": "Noto Color Emoji"]
    case .indic:
      [
        "Beng": "Noto Sans Bengali", "Gujr": "Noto Sans Gujarati", "Guru": "Noto Sans Gurmukhi",
        "Knda": "Noto Sans Kannada", "Mlym": "Noto Sans Malayalam", "Mtei": "Noto Sans Meetei Mayek",
        "Olck": "Noto Sans Ol Chiki", "Orya": "Noto Sans Oriya", "Sinh": "Noto Sans Sinhala", "Taml": "Noto Sans Tamil",
        "Telu": "Noto Sans Telugu", "Tibt": "Noto Serif Tibetan",
      ]
    case .southeast:
      [
        "Bali": "Noto Sans Balinese", "Java": "Noto Sans Javanese", "Khmr": "Noto Sans Khmer", "Laoo": "Noto Sans Lao",
        "Mymr": "Noto Sans Myanmar", "Sund": "Noto Sans Sundanese",
      ]
    case .africa:
      [
        "Adlm": "Noto Sans Adlam", "Ethi": "Noto Sans Ethiopic", "Nkoo": "Noto Sans NKo", "Tfng": "Noto Sans Tifinagh",
        "Vaii": "Noto Sans Vai",
      ]
    case .caucasus: ["Armn": "Noto Sans Armenian", "Geor": "Noto Sans Georgian"]
    case .more:
      [
        "Cans": "Noto Sans Canadian Aboriginal", "Cher": "Noto Sans Cherokee", "Mong": "Noto Sans Mongolian",
        "Syrc": "Noto Sans Syriac", "Thaa": "Noto Sans Thaana",
      ]
    }
  }

  /// The pack with the characters of a script; nil for a script that no pack has.
  static func having(_ script: Script) -> FontPack? {
    script.isEastAsian ? .cjk : allCases.first { $0.families[script.tag] != nil }
  }

  /// Whether a family is one of its own.
  func contains(_ family: String) -> Bool { families.values.contains { family.hasPrefix($0.lowercased()) } }

  /// The command that adds it to the bundled fonts of a checkout.
  package var command: String { "make fonts PACK=\(rawValue)" }
}

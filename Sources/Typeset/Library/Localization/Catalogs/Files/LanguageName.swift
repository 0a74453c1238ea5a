/// The names that catalogs, their files and their folders have for languages.
enum LanguageName {
  /// The canonical tag of a language as catalogs name it: also `zh_TW`, `sr@latin`, `pt_BR.UTF-8` and `English`; nil if
  /// it is none.
  ///
  /// A tag of three letters that is well formed is a language like any other, whoever knows it.
  static func tag(of name: String) -> String? {
    if let tag = LanguageTag(name), tag.isPossible { return tag.tag }
    if name.contains("@") || name.contains(".") { return tag(ofPOSIX: name) }
    if let tag = LanguageTag(name.replacing("_", with: "-")), tag.isPossible { return tag.tag }
    return LanguageTag.named(name).flatMap(LanguageTag.init)?.tag
  }

  /// The language that the name of a file or folder is, in the spelling of tags with a language of two letters; nil for
  /// other names: `img` and `lib` are folders of an app, although there are languages with these codes.
  static func plain(_ name: String) -> String? {
    let language = name.prefix { $0 != "-" && $0 != "_" && $0 != "@" }
    guard language.count == 2, language.allSatisfy({ $0.isASCII && $0.isLowercase }) else { return nil }
    // Three letters behind it are a word, as in `my_app`; three digits are a region.
    let rest = name.dropFirst(2).split(whereSeparator: { $0 == "-" || $0 == "_" || $0 == "@" })
    guard rest.allSatisfy({ $0.utf8.count != 3 || $0.allSatisfy(\.isNumber) }) else { return nil }
    return tag(of: name)
  }

  /// The language at the end of the name of a file, behind an underscore: `app_de`, `intl_pt_BR`; or that of a whole
  /// name such as `de` and `fil_PH`. Nil for other names.
  static func atEnd(of name: String) -> String? {
    if let tag = plain(name) { return tag }
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    for start in parts.indices.dropFirst() {
      let rest = parts[start...].joined(separator: "_")
      // A region is written in capitals.
      guard let first = parts[start].first, first.isLowercase, let tag = listed(rest) else { continue }
      return tag
    }
    return name.first?.isLowercase == true ? listed(name) : nil
  }

  /// The language behind the last dot of the name of a file without its ending, as in `Resources.zh-Hans`; nil for
  /// other names.
  static func behindDot(of name: String) -> String? {
    guard let dot = name.lastIndex(of: "."), let first = name[name.index(after: dot)...].first, first.isLowercase else {
      return nil
    }
    let last = String(name[name.index(after: dot)...])
    return oldNames[last] ?? listed(last) ?? (last.contains("-") ? tag(of: last) : nil)
  }

  /// Names of .NET for languages that are no tags.
  private static let oldNames = ["zh-CHS": "zh-Hans", "zh-CHT": "zh-Hant"]

  /// A tag whose language has two letters, or three that apps are translated to: `my_app` is not in the language `app`.
  private static func listed(_ name: String) -> String? {
    guard let tag = LanguageTag(name.replacing("_", with: "-")), tag.isKnown,
      tag.language.count == 2 || threeLetters.contains(tag.language)
    else { return nil }
    return tag.tag
  }

  private static let threeLetters: Set = [
    "ast", "bho", "brx", "ceb", "chr", "ckb", "doi", "dsb", "fil", "gsw", "haw", "hsb", "kab", "kok", "mai", "mni",
    "sat", "smn", "yue",
  ]

  /// The tag of a locale of POSIX, whose modifier is a script or a variant: `sr@latin`, `en@shaw`, `ca@valencia`.
  private static func tag(ofPOSIX name: String) -> String? {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let locale = parts.first?.split(separator: ".").first.map(String.init) else { return nil }
    guard let modifier = parts.dropFirst().first.map({ $0.prefix { $0 != "." }.lowercased() }) else {
      return tag(of: locale)
    }
    let subtags = locale.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    if let script = scripts[modifier] {
      return tag(of: (subtags.prefix(1) + [script] + subtags.dropFirst()).joined(separator: "-"))
    }
    // A currency or an order of sorting says nothing of the language.
    return LanguageTag(locale.replacing("_", with: "-") + "-" + modifier).flatMap { $0.isPossible ? $0.tag : nil }
      ?? tag(of: locale)
  }

  /// The scripts that locales of POSIX name behind the language.
  private static let scripts = [
    "latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva", "shaw": "Shaw", "hebrew": "Hebr",
    "iqtelif": "Latn",
  ]
}

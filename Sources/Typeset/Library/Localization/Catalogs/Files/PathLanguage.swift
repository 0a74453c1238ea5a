/// What the path of a file says about its texts: their language, and a name that tells them from those of other files.
///
/// `locales/de.json`, `messages.de.json`, `locales/de/common.json`, `messages_pt_BR.properties`.
struct PathLanguage {
  /// The language, a canonical tag.
  let language: String
  /// The names that tell the file from others with texts of the same language, the most general first: folders, and the
  /// name of the file without its language. Empty for a file whose whole path is a language.
  let namespace: [String]
  /// How many of the last names i18next takes for the namespace: those below the folder of the language.
  let ownNames: Int

  /// So many folders are looked at.
  private static let deepest = 3

  /// The language of a path; nil for one that says none. A relative path counts with the folders that it is really in.
  init?(_ path: String, endsFirst: Bool = false) {
    let folder = FileSystem.folder(of: path)
    self.init(name: FileSystem.name(of: path), in: FileSystem.resolved(folder) ?? folder, endsFirst: endsFirst)
  }

  /// The language of a file of a name in a folder; nil for one that says none.
  ///
  /// A name that is a language comes first, then the folder that the file is in, then the end of its name, then the
  /// folders farther up; with `endsFirst`, as programs in Java have it, the end of the name comes before any folder.
  init?(name: String, in folder: String, endsFirst: Bool = false) {
    let folders = folder.split(separator: "/").map(String.init)
    let stem = CatalogFiles.stem(of: name)
    func atEnd() -> PathLanguage? {
      Self.end(of: stem).map { PathLanguage($0.language, namespace: folders + [$0.rest], ownNames: 1) }
    }
    if let tag = Self.whole(stem, in: folders.last) {
      self.init(tag, namespace: folders, ownNames: 1)
      return
    }
    if endsFirst, let end = atEnd() {
      self = end
      return
    }
    for (depth, name) in folders.reversed().prefix(Self.deepest).enumerated() {
      if depth == 1, let end = atEnd() {
        self = end
        return
      }
      let outer = folders.dropLast(depth + 1).last
      guard let tag = Self.whole(name, in: outer), !Self.foreign.contains(stem) else { continue }
      self.init(tag, namespace: folders.dropLast(depth + 1) + folders.suffix(depth) + [stem], ownNames: depth + 1)
      return
    }
    guard let end = atEnd() else { return nil }
    self = end
  }

  private init(_ language: String, namespace: [String], ownNames: Int) {
    self.language = language
    self.namespace = namespace
    self.ownNames = min(ownNames, namespace.count)
  }

  /// The language that a whole name is; of the languages with three letters, only those that apps have, but all where
  /// the folder says that languages are in it.
  private static func whole(_ name: String, in folder: String? = nil) -> String? {
    if let tag = LanguageName.plain(name) { return tag }
    if let folder, folders.contains(folder.lowercased()), let tag = LanguageTag(name.replacing("_", with: "-")),
      tag.isKnown, tag.language.count == 3, name.first?.isLowercase == true
    {
      return tag.tag
    }
    let isLanguage = name.utf8.count >= 3 && !name.dropFirst(3).contains(where: \.isLowercase)
    return isLanguage || name.contains("-") ? LanguageName.atEnd(of: name) : nil
  }

  /// The language behind a dot, an underscore or a hyphen of a name, and what precedes it.
  private static func end(of stem: String) -> (language: String, rest: String)? {
    guard stem.utf8.count <= longestName else { return nil }
    var rest = stem[...]
    while let sign = rest.firstIndex(where: { "._-".contains($0) }) {
      rest = rest[rest.index(after: sign)...]
      if let tag = plain(String(rest)) { return (tag, String(stem[..<sign])) }
    }
    return nil
  }

  private static let longestName = 255

  /// The language of the end of a name, which is no word of English, as in `sign-in`.
  private static func plain(_ name: String) -> String? {
    guard !words.contains(name) else { return nil }
    return name.contains("_") || name.contains("-") || name.utf8.count == 2 ? LanguageName.plain(name) : whole(name)
  }

  /// Names of folders with a file or a folder for each language.
  private static let folders: Set = [
    "_locales", "i18n", "intl", "l10n", "lang", "langs", "languages", "locale", "locales", "translations",
  ]

  private static let words: Set = ["in", "to", "as", "or", "am", "my", "so", "an", "io", "id"]
  /// What tools have in folders such as `ts`, which is a language as well.
  private static let foreign: Set = ["package", "package-lock", "tsconfig", "jsconfig", "composer"]
}

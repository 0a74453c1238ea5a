/// What the columns of a table of texts are, by the names in its first row.
struct TextColumns {
  /// A column.
  enum Column: Equatable {
    /// The keys.
    case key
    /// The texts in a language, a canonical tag; empty for the language that the app is developed in.
    case language(String)
    /// What is said about a text to those who translate it.
    case comment
    /// What tells a text from others with the same words.
    case context
    /// How far a translation has come: into a language or, without one, into all.
    case state(String?)
    /// The most characters of a translation.
    case limit
    /// Something else, with its name.
    case other(String)
  }

  /// The columns in order.
  private(set) var columns: [Column]
  /// The column of the keys; nil for none.
  let key: Int?

  /// The names of columns in lower case, with blanks between words.
  private static let keys: Set = [
    "key", "keys", "key name", "identifier", "identifiers", "string id", "string key", "string name",
    "string identifier", "stringid", "translation key", "message id", "resource id", "resource name", "term",
  ]
  private static let comments: Set = [
    "comment", "comments", "description", "note", "notes", "developer comment", "translator comment",
  ]
  private static let limits: Set = ["limit", "max length", "maxlength", "character limit", "char limit"]
  private static let sources: Set = ["source", "source text", "source string", "default", "base"]
  private static let states: Set = ["state", "status"]

  /// The columns with some names. A name that is both `id` and a language is that of the keys where no other is.
  init(_ names: [String]) {
    let words = names.map(Self.words)
    let key =
      words.firstIndex(where: Self.keys.contains) ?? words.firstIndex { $0 == "id" || $0 == "ids" }
      ?? (words.first == "" ? 0 : nil)
    self.key = key
    columns = zip(names, words).enumerated().map { index, name in
      index == key ? .key : Self.column(name.0, name.1)
    }
  }

  /// The languages in the order of their columns.
  var languages: [String] { columns.compactMap { column in if case .language(let tag) = column { tag } else { nil } } }

  /// How many of the columns are known, if they are those of a table of texts; else 0.
  var score: Int {
    guard key != nil, !languages.isEmpty else { return 0 }
    return columns.count { column in if case .other = column { false } else { true } }
  }

  private static func words(_ name: String) -> String {
    name.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "_" || $0 == "-" }).joined(separator: " ")
  }

  private static func column(_ name: String, _ words: String) -> Column {
    if comments.contains(words) { return .comment }
    if words == "context" { return .context }
    if limits.contains(words) { return .limit }
    if sources.contains(words) { return .language("") }
    if states.contains(words) { return .state(nil) }
    let name = trimmed(name)
    // As in "de state" and "Status (de)".
    let parts = name.split(maxSplits: 1, whereSeparator: { $0 == " " || $0 == "_" || $0 == "-" }).map(String.init)
    if parts.count == 2 {
      for (state, other) in [(parts[0], parts[1]), (parts[1], parts[0])] where states.contains(state.lowercased()) {
        if let tag = language(inBrackets(other) ?? other) { return .state(tag) }
      }
    }
    return language(name).map(Column.language) ?? .other(name)
  }

  private static func trimmed(_ name: some StringProtocol) -> String {
    String(name.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The language that the name of a column is: `de`, `pt_BR`, `German`, `German (de)`, `de [German]`, `English (UK)`;
  /// nil for others.
  private static func language(_ name: String) -> String? {
    guard let inner = inBrackets(name) else { return plainLanguage(name) }
    let outer = plainLanguage(trimmed(name.prefix { $0 != "(" && $0 != "[" }))
    // Behind a language, a region; in capitals it is never a language.
    if let outer, let variant = variants[inner.lowercased()] ?? (inner.isRegion ? inner : nil) {
      return LanguageTag(outer + "-" + variant)?.tag ?? outer
    }
    if let tag = LanguageTag(inner.replacing("_", with: "-")), tag.isPossible, !inner.isRegion { return tag.tag }
    return outer
  }

  private static func plainLanguage(_ name: String) -> String? {
    let subtags = name.split(whereSeparator: { $0 == "-" || $0 == "_" || $0 == "@" })
    // "is active" is a word and no variant of Icelandic; "Scottish Gaelic" is a language.
    guard !name.contains(" ") || name.prefix(while: { $0 != " " }).count > 3 else { return nil }
    switch subtags.first?.utf8.count {
    case 2?: return LanguageName.tag(of: name)
    // Of three letters, there are many words that are languages as well.
    case 3?: return LanguageName.atEnd(of: name) ?? (subtags.count > 1 ? LanguageName.tag(of: name) : nil)
    default: return LanguageTag.named(name).flatMap(LanguageTag.init)?.tag
    }
  }

  /// What spreadsheets have in brackets behind the English name of a language.
  private static let variants = [
    "simplified": "Hans", "traditional": "Hant", "brazil": "BR", "portugal": "PT", "latin america": "419",
    "mexico": "MX", "spain": "ES", "canada": "CA", "france": "FR", "uk": "GB", "united kingdom": "GB",
    "united states": "US", "usa": "US", "australia": "AU", "switzerland": "CH", "austria": "AT", "taiwan": "TW",
    "hong kong": "HK", "latin": "Latn", "cyrillic": "Cyrl",
  ]

  /// What is between the brackets at the end of a name; nil for a name without some.
  private static func inBrackets(_ name: String) -> String? {
    guard let last = name.last, last == ")" || last == "]",
      let open = name.lastIndex(of: last == ")" ? "(" : "[")
    else { return nil }
    return trimmed(name[name.index(after: open)...].dropLast())
  }
}

extension String {
  /// Whether it is two capitals, as regions are written.
  fileprivate var isRegion: Bool { utf8.count == 2 && allSatisfy { $0.isASCII && $0.isUppercase } }
}

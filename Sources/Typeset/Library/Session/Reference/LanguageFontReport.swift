/// What the available fonts have of the letters of some languages, and what adds the rest.
package struct LanguageFontReport: Sendable {
  /// A language and its fonts.
  struct Row: Sendable {
    /// The locale as it was asked for.
    var locale: String
    /// Its name in English.
    var name: String
    /// Its script, an ISO 15924 tag.
    var script: String
    /// The families that have its letters, in order of first use.
    var families: [String]
    /// How many letters it is written with.
    var letters: Int
    /// Those that no font has.
    var missing: [String]
    /// The fonts that would help; nil where none is missing, and where none of ours would.
    var pack: FontPack?
  }

  /// The languages in the order in which they were asked for.
  let rows: [Row]

  /// The report about some locales, which must be known.
  package init(_ locales: [String], library: FontLibrary) {
    rows = locales.compactMap { locale in
      guard let tag = LanguageTag(locale), let facts = LocaleFacts(tag) else { return nil }
      // Marks are shown by the font of their base.
      let known = facts.letters.filter { !$0.properties.generalCategory.isMark }
      // Data for another script say nothing of this one.
      let sample = ScriptSamples.letters[tag.script.tag]
      let isOwn = sample == nil || known.contains { Script(of: $0) == tag.script }
      let letters = isOwn ? known : sample.map { [$0] } ?? []
      let text = letters.map(String.init).joined(separator: " ")
      let characters = FontReport(library: library, text: text, language: tag.tag).characters.filter { $0.text != " " }
      let missing = characters.filter { $0.family == nil }.map(\.text)
      let families = characters.compactMap(\.family)
      return Row(
        locale: tag.tag, name: facts.englishName, script: tag.script.tag,
        families: families.enumerated().filter { families.firstIndex(of: $1) == $0 }.map(\.element),
        letters: characters.count, missing: missing, pack: missing.isEmpty ? nil : FontPack.having(tag.script))
    }
  }

  /// Whether no letter is missing.
  package var isComplete: Bool { rows.allSatisfy { $0.missing.isEmpty && $0.letters > 0 } }
}

extension LanguageFontReport: CustomStringConvertible {
  /// How many families are named in a line.
  private static let mostFamilies = 3

  /// A table with a line for each language, and what adds what is missing.
  package var description: String {
    let table = TextTable.text(
      rows.map { row in
        [row.locale, row.name, row.script, row.isShown ? row.families.shortened(to: Self.mostFamilies) : "", row.lack]
      })
    let packs = FontPack.allCases.filter { pack in rows.contains { $0.pack == pack } }
    let help = packs.map { "'\($0.command)' adds \($0.content)\n" }
    let other = rows.contains { $0.pack == nil && !$0.missing.isEmpty }
    return table + help.joined()
      + (other ? "No pack has all that is missing.\n" : "")
  }
}

extension LanguageFontReport.Row {
  /// How many missing letters are named.
  private static let mostLetters = 8

  /// Whether any letter is shown.
  fileprivate var isShown: Bool { missing.count < letters }

  /// What is missing, in a few words; empty for nothing.
  fileprivate var lack: String {
    if letters == 0 { return "its letters are not known" }
    if missing.isEmpty { return "" }
    let some = missing.prefix(Self.mostLetters).joined(separator: " ") + (missing.count > Self.mostLetters ? " …" : "")
    return "\(missing.count) of \(letters) letters missing: \(some)"
  }
}

extension [String] {
  /// The first few, and how many more there are.
  fileprivate func shortened(to count: Int) -> String {
    prefix(count).joined(separator: ", ") + (self.count > count ? " and \(self.count - count) more" : "")
  }
}

extension Unicode.GeneralCategory {
  /// Whether characters of it are drawn over or beside another one.
  fileprivate var isMark: Bool { self == .nonspacingMark || self == .spacingMark || self == .enclosingMark }
}

/// Writes catalogs of gettext, one for each language that is translated into: the text that is translated is the
/// `msgid`, and a key that is another text the context.
struct POWriter: CatalogWriter {
  let list: CatalogList
  let table: String
  private(set) var losses = CatalogLosses()

  mutating func files() -> [WrittenCatalog] {
    for entry in list.entries {
      losses.add(entry, in: list.languages, keeping: [.comments], states: [.needsReview, .translated])
    }
    return list.targetLanguages.map { language in
      WrittenCatalog(path: language + ".po", text: text(in: language))
    }
  }

  private mutating func text(in language: String) -> String {
    let rules = PluralRules.of(language)
    let field = rules.flatMap(GettextRule.field)
    let forms = rules.map { rules in
      field.flatMap(GettextPlurals.init)?.categories(of: rules)
        ?? Dictionary(uniqueKeysWithValues: rules.categories.enumerated().map { ($1, $0) })
    }
    let count = (forms?.values.max() ?? 0) + 1
    var text = """
      msgid ""
      msgstr ""
      "Language: \(Self.name(of: language))\\n"
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"
      "X-Source-Language: \(Self.name(of: list.source))\\n"

      """
    if let field { text += "\"Plural-Forms: \(field)\\n\"\n" }
    for entry in list.entries { text += self.text(of: entry, in: language, forms ?? [.other: 0], count: count) }
    return text
  }

  private mutating func text(
    of entry: CatalogList.Entry, in language: String, _ forms: [PluralCategory: Int], count: Int
  ) -> String {
    var lost: Set<CatalogLoss> = []
    defer { losses.add(lost, of: entry) }
    // The header has no text.
    guard !entry.key.isEmpty else {
      lost.insert(.keys)
      return ""
    }
    var converter = PlaceholderConverter(to: .asWritten, for: entry, in: list)
    func written(_ text: CatalogText) -> String { converter.text(text.value) ?? text.value }
    let source = PlainMessage(list.originalMessage(of: entry), &lost)
    let message = list.ownMessage(of: entry, in: language).map { PlainMessage($0, &lost) }
    let isPlural = !source.categories.isEmpty || message.map { !$0.categories.isEmpty } ?? false
    let id = written(source.text(for: .one) ?? source.general)
    var text = "\n"
    if let note = entry.entry.note { text += "#. \(note)\n" }
    let flags = flags(of: entry, id, message, converter.origin)
    if !flags.isEmpty { text += "#, \(flags.joined(separator: ", "))\n" }
    if !id.utf8.elementsEqual(entry.key.utf8) { text += "msgctxt \(EscapedText.quoted(entry.key))\n" }
    text += "msgid \(EscapedText.quoted(id))\n"
    guard isPlural else {
      return text + "msgstr \(EscapedText.quoted(message.map { written($0.general) } ?? ""))\n"
    }
    text += "msgid_plural \(EscapedText.quoted(written(source.general)))\n"
    if let message, lostForms(of: message, forms) { lost.insert(.forms) }
    for index in 0..<count {
      let own = PluralCategory.allCases.filter { forms[$0] == index }
      let form = message.map { message in
        own.lazy.compactMap { message.text(for: $0) }.first
          ?? (message.categories.isEmpty || index == count - 1 ? message.general : nil)
      }
      text += "msgstr[\(index)] \(EscapedText.quoted((form ?? nil).map(written) ?? ""))\n"
    }
    return text
  }

  /// Whether a message has a form that has no number, or two forms with one.
  private func lostForms(of message: PlainMessage, _ forms: [PluralCategory: Int]) -> Bool {
    var texts: [Int: String] = [:]
    for category in message.categories {
      guard let value = message.text(for: category)?.value else { continue }
      guard let index = forms[category] else {
        if category == .other { continue }
        return true
      }
      guard texts[index] ?? value == value else { return true }
      texts[index] = value
    }
    return false
  }

  /// What tools have to know of an entry: that somebody must look at it, and the convention of its placeholders.
  private func flags(
    of entry: CatalogList.Entry, _ id: String, _ message: PlainMessage?, _ origin: PlaceholderConvention
  ) -> [String] {
    var flags: [String] = []
    let states = message.map { message in
      message.categories.isEmpty
        ? [message.general.state] : message.categories.compactMap { message.text(for: $0)?.state }
    }
    let hasText = message.map { !$0.general.value.isEmpty } ?? false
    if hasText, states?.contains(where: { $0 != .translated }) == true { flags.append("fuzzy") }
    if origin.hasNames {
      if !PlaceholderText(id, withNames: true).names.isEmpty { flags.append("python-brace-format") }
    } else if id.utf8.contains(UInt8(ascii: "%")) {
      let placeholders = FormatString(id).placeholders.filter { $0.certainty > .doubtful }
      if placeholders.contains(where: { $0.written.hasSuffix("@") || $0.specifier.hasPrefix("ll") }) {
        flags.append("objc-format")
      } else if !placeholders.isEmpty {
        flags.append(origin == .java ? "java-printf-format" : "c-format")
      }
    }
    return flags
  }

  /// A language as locales of POSIX have it: `pt_BR`, `sr@latin`.
  static func name(of language: String) -> String {
    guard let tag = LanguageTag(language), tag.tag == language else { return language.replacing("-", with: "_") }
    let scripts = ["Latn": "latin", "Cyrl": "cyrillic", "Deva": "devanagari"]
    let parts = language.split(separator: "-").map(String.init)
    guard parts.count > 1, let script = scripts[parts[1]] else { return parts.joined(separator: "_") }
    return (parts.prefix(1) + parts.dropFirst(2)).joined(separator: "_") + "@" + script
  }
}

/// Writes XLIFF 1.2, a file for each language that is translated into: variations are units of their own, as Xcode
/// exports them.
struct XLIFFWriter: CatalogWriter {
  let list: CatalogList
  let table: String
  private(set) var losses = CatalogLosses()

  mutating func files() -> [WrittenCatalog] {
    for entry in list.entries {
      losses.add(
        entry, in: list.languages, keeping: [.comments, .contexts, .lengths, .untranslatable],
        states: Set(CatalogText.State.allCases))
    }
    return list.targetLanguages.map { language in
      WrittenCatalog(path: language + ".xliff", text: text(in: language))
    }
  }

  private mutating func text(in language: String) -> String {
    let target = language == list.source ? "" : " target-language=\"\(language)\""
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="\(escaped(table))" source-language="\(list.source)"\(target) datatype="plaintext">
          <body>

      """
    for entry in list.entries {
      var converter = PlaceholderConverter(to: .asWritten, for: entry, in: list)
      let original = list.originalMessage(of: entry)
      let translation = language == list.source ? nil : list.message(of: entry, in: language)
      for unit in Self.units(original, translation, language) {
        let source = converter.text(unit.source) ?? unit.source
        text += "      <trans-unit id=\"\(escaped(entry.key + unit.suffix))\"\(attributes(of: entry))>\n"
        text += "        <source>\(checked(source, entry))</source>\n"
        if let target = unit.target, target.state != .new || !target.value.isEmpty {
          let value = converter.text(target.value) ?? target.value
          text += "        <target\(XLIFFState(target.state).attributes)>\(checked(value, entry))</target>\n"
        }
        if let context = entry.entry.context { text += "        <note from=\"meaning\">\(escaped(context))</note>\n" }
        if let note = entry.entry.note { text += "        <note>\(escaped(note))</note>\n" }
        text += "      </trans-unit>\n"
      }
    }
    return text + "    </body>\n  </file>\n</xliff>\n"
  }

  private func attributes(of entry: CatalogList.Entry) -> String {
    let translate = entry.entry.isTranslatable ? "" : " translate=\"no\""
    let length = entry.entry.greatestLength.map { " maxwidth=\"\($0)\" size-unit=\"char\"" } ?? ""
    return translate + length + " xml:space=\"preserve\""
  }

  private func escaped(_ text: String) -> String { XMLTags.escaped(XMLCharacters.allowed(text)) }

  private mutating func checked(_ text: String, _ entry: CatalogList.Entry) -> String {
    if !XMLCharacters.allows(text) { losses.add(.characters, of: entry) }
    return escaped(text)
  }

  /// A text with its translation.
  private struct Unit {
    /// What follows the key in the id: nothing, else such as `|==|plural.one`.
    var suffix: String
    var source: String
    var target: CatalogText?
  }

  /// The units of a message and its translation into a language, whose plural forms are those of that language.
  private static func units(
    _ original: CatalogMessage, _ translation: CatalogMessage?, _ language: String
  ) -> [Unit] {
    let sources = parts(of: original)
    let targets = translation.map(parts) ?? []
    if sources.count == 1, sources[0].path.isEmpty, targets.allSatisfy({ $0.path.isEmpty }) {
      return [Unit(suffix: "", source: sources[0].text.value, target: targets.first?.text)]
    }
    var paths = sources.map(\.path)
    for path in targets.map(\.path) where !paths.contains(path) { paths.append(path) }
    // A translation that varies needs no unit for the whole, and one that does not is that for all numbers.
    if paths.contains(where: { $0.hasPrefix("plural.") || $0.hasPrefix("device.") }) { paths.removeAll { $0.isEmpty } }
    if translation == nil, paths.contains("plural.other"), let rules = PluralRules.of(language) {
      for path in rules.categories.map({ "plural." + $0.rawValue }) where !paths.contains(path) { paths.append(path) }
    }
    let whole = targets.count == 1 && targets[0].path.isEmpty ? targets[0].text : nil
    return paths.map { path in
      let source = sources.first { $0.path == path } ?? sources.first { $0.path == general(path) } ?? sources.last
      let target = targets.first { $0.path == path }?.text ?? (path.hasSuffix("other") ? whole : nil)
      return Unit(
        suffix: path.isEmpty ? "" : "|==|" + path, source: source?.text.value ?? original.variation.general.value,
        target: target)
    }
  }

  /// The path of the text for all other numbers.
  private static func general(_ path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return path }
    return path[...dot] + "other"
  }

  /// The texts of a message with what they are of it.
  private static func parts(of message: CatalogMessage) -> [(path: String, text: CatalogText)] {
    var variation = message.variation
    if case .text(var text) = variation, !message.substitutions.isEmpty {
      text.value = PlainSubstitutions(message.substitutions).numbered(text.value)
      variation = .text(text)
    }
    var parts = Self.parts(of: variation, "")
    for name in message.substitutions.keys.sorted() {
      guard let part = message.substitutions[name] else { continue }
      parts += Self.parts(of: part.variation.withOwnArgument(named: part.name), "substitutions.\(name).")
    }
    return parts
  }

  private static func parts(of variation: CatalogVariation, _ path: String) -> [(path: String, text: CatalogText)] {
    switch variation {
    case .text(let text): return [(path.hasSuffix(".") ? String(path.dropLast()) : path, text)]
    case .plural(let cases):
      return PluralCategory.allCases.flatMap { category in
        cases[category].map { parts(of: $0, path + "plural.\(category.rawValue).") } ?? []
      }
    case .device(let cases):
      return DeviceFamily.allCases.flatMap { family in
        cases[family].map { parts(of: $0, path + "device.\(family.rawValue).") } ?? []
      }
    }
  }
}

/// Which characters a file in XML can have (XML 1.0, production 2).
enum XMLCharacters {
  /// Whether a text has only such.
  static func allows(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isAllowed) }

  /// A text without others.
  static func allowed(_ text: String) -> String {
    if allows(text) { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.filter(isAllowed))
    return String(result)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 ? !(0xFFFE...0xFFFF).contains(scalar.value) : [9, 10, 13].contains(scalar.value)
  }
}

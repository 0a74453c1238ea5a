/// Writes the tables of Apple's systems, `LANG.lproj/TABLE.strings`, and beside it a `.stringsdict` with the texts that
/// vary.
struct StringsWriter: CatalogWriter {
  let list: CatalogList
  let table: String
  private(set) var losses = CatalogLosses()

  mutating func files() -> [WrittenCatalog] {
    let languages = list.fileLanguages
    for entry in list.entries {
      losses.add(entry, in: languages, keeping: [.comments], states: [.translated])
    }
    return languages.flatMap { language in files(in: language) }
  }

  private mutating func files(in language: String) -> [WrittenCatalog] {
    var strings = ""
    var plurals = ""
    for entry in list.entries {
      guard let message = list.ownMessage(of: entry, in: language) else { continue }
      var converter = PlaceholderConverter(to: .foundation, for: entry, in: list)
      for text in message.texts { converter.noteNames(in: text.value) }
      if case .text(let text) = message.variation, message.substitutions.isEmpty {
        let value = converter.text(text.value) ?? text.value
        if let note = entry.entry.note { strings += "/* \(note.replacing("*/", with: "* /")) */\n" }
        strings += "\(EscapedText.quoted(entry.key)) = \(EscapedText.quoted(value));\n\n"
      } else {
        plurals += self.plural(message, of: entry, &converter)
      }
      losses.add(converter.losses, of: entry)
    }
    let path = "\(language).lproj/\(table)."
    let main = WrittenCatalog(path: path + "strings", text: String(strings.dropLast(strings.isEmpty ? 0 : 1)))
    guard !plurals.isEmpty else { return [main] }
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(plurals)</dict>
      </plist>

      """
    return [main, WrittenCatalog(path: path + "stringsdict", text: list, isCompanion: true)]
  }

  /// The entry of a message that varies.
  private mutating func plural(
    _ message: CatalogMessage, of entry: CatalogList.Entry, _ converter: inout PlaceholderConverter
  ) -> String {
    var dictionary = PropertyListDictionary(depth: 1)
    if let note = entry.entry.note { dictionary.add(comment: note) }
    dictionary.begin(entry.key)
    defer { if !XMLCharacters.allows(dictionary.text) { losses.add(.characters, of: entry) } }
    if case .device(let cases) = message.variation, message.substitutions.isEmpty, cases.values.allSatisfy(\.isText) {
      dictionary.begin("NSStringDeviceSpecificRuleType")
      for family in DeviceFamily.allCases {
        guard let text = cases[family]?.general.value else { continue }
        dictionary.add(family.rawValue, converter.text(text) ?? text)
      }
      dictionary.end()
      dictionary.end()
      return dictionary.text
    }
    if case .text(let text) = message.variation, message.substitutions.values.allSatisfy({ $0.name == nil }) {
      dictionary.add(
        "NSStringLocalizedFormatKey", PlainSubstitutions(message.substitutions).numbered(text.value))
      for name in message.substitutions.keys.sorted() {
        guard let part = message.substitutions[name] else { continue }
        let specifier = (part.kind ?? .integer).specifier
        var forms: [PluralCategory: String] = [:]
        if case .plural(let cases) = part.variation {
          forms = cases.mapValues { $0.general.value.replacing("%arg", with: "%" + specifier) }
        } else {
          forms[.other] = part.variation.general.value
        }
        add(forms, name, specifier: specifier, to: &dictionary)
      }
      dictionary.end()
      return dictionary.text
    }
    var lost: Set<CatalogLoss> = []
    switch PlainMessage(message, &lost) {
    case .text(let text):
      dictionary.add("NSStringLocalizedFormatKey", converter.text(text.value) ?? text.value)
    case .plural(let plural):
      let number = plural.numberArgument(withNames: converter.origin.hasNames)
      let text = PlaceholderText(plural.general.value, withNames: converter.origin.hasNames)
      let position = number.name.map(converter.position(of:)) ?? number.position ?? 1
      let isNumbered = text.hasSeveralArguments || position > 1 || converter.names.count > 1
      let name = PlaceholderConverter.number
      dictionary.add("NSStringLocalizedFormatKey", isNumbered ? "%\(position)$#@\(name)@" : "%#@\(name)@")
      let forms = plural.forms.mapValues { form in
        converter.text(form.value, number: number, isNumbered: isNumbered) ?? form.value
      }
      let first = FormatString(plural.general.value).placeholders.first { $0.kind == .integer || $0.kind == .decimal }
      add(forms, name, specifier: first?.specifier ?? "lld", to: &dictionary)
    }
    losses.add(lost, of: entry)
    dictionary.end()
    return dictionary.text
  }

  /// Adds the forms of a part.
  private func add(
    _ forms: [PluralCategory: String], _ name: String, specifier: String, to dictionary: inout PropertyListDictionary
  ) {
    dictionary.begin(name)
    dictionary.add("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
    dictionary.add("NSStringFormatValueTypeKey", specifier)
    for category in PluralCategory.allCases {
      if let text = forms[category] { dictionary.add(category.rawValue, text) }
    }
    dictionary.end()
  }
}

extension CatalogVariation {
  /// Whether it does not vary.
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

/// The members of a dictionary of a property list in XML.
private struct PropertyListDictionary {
  /// The text so far.
  private(set) var text = ""
  private var depth: Int

  /// Members at a depth.
  init(depth: Int) { self.depth = depth }

  /// Adds a comment, in which no two hyphens follow each other.
  mutating func add(comment: String) {
    line("<!-- \(XMLCharacters.allowed(comment).replacing("--", with: "- -")) -->")
  }

  /// Begins a dictionary.
  mutating func begin(_ key: String) {
    add(key: key)
    line("<dict>")
    depth += 1
  }

  /// Ends the dictionary that was begun last.
  mutating func end() {
    depth -= 1
    line("</dict>")
  }

  /// Adds a text.
  mutating func add(_ key: String, _ value: String) {
    add(key: key)
    line("<string>\(Self.escaped(value))</string>")
  }

  private mutating func add(key: String) { line("<key>\(Self.escaped(key))</key>") }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  private static func escaped(_ text: String) -> String { XMLTags.escaped(XMLCharacters.allowed(text)) }
}

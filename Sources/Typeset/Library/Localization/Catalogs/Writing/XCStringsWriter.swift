/// Writes a string catalog of Xcode, with the keys in the order of the list.
struct XCStringsWriter: CatalogWriter {
  let list: CatalogList
  let table: String
  private(set) var losses = CatalogLosses()
  private var json = IndentedJSON(colon: " : ")

  init(list: CatalogList, table: String) {
    self.list = list
    self.table = table
  }

  mutating func files() -> [WrittenCatalog] {
    json.add("sourceLanguage", list.source)
    json.begin("strings")
    for entry in list.entries {
      losses.add(
        entry, in: list.languages, keeping: [.comments, .untranslatable, .stale],
        states: [.new, .needsReview, .translated])
      write(entry)
    }
    json.end()
    json.add("version", "1.0")
    return [WrittenCatalog(path: table + ".xcstrings", text: json.finish())]
  }

  private mutating func write(_ entry: CatalogList.Entry) {
    json.begin(entry.key)
    if let note = entry.entry.note { json.add("comment", note) }
    if entry.entry.isStale {
      json.add("extractionState", "stale")
    } else if CatalogKind(path: entry.entry.place.file.name) != .xcstrings {
      // Else the next build calls a key stale that no code names.
      json.add("extractionState", "migrated")
    }
    var converter = PlaceholderConverter(to: .foundation, for: entry, in: list)
    var messages: [(language: String, message: CatalogMessage)] = []
    let source = list.message(of: entry, in: list.source) ?? entry.entry.source
    if let source, !Self.isKey(entry.key, source) { messages.append((list.source, source)) }
    for language in list.languages {
      if let message = list.message(of: entry, in: language) { messages.append((language, message)) }
    }
    if !messages.isEmpty {
      json.begin("localizations")
      for (language, message) in messages {
        json.begin(language)
        write(message, &converter)
        json.end()
      }
      json.end()
    }
    losses.add(converter.losses, of: entry)
    if !entry.entry.isTranslatable { json.add("shouldTranslate", written: "false") }
    json.end()
  }

  /// Whether a message is nothing but the key, which needs no text then.
  private static func isKey(_ key: String, _ message: CatalogMessage) -> Bool {
    guard case .text(let text) = message.variation, message.place == nil else { return false }
    return text.value == key
  }

  private mutating func write(_ message: CatalogMessage, _ converter: inout PlaceholderConverter) {
    for text in message.texts { converter.noteNames(in: text.value) }
    guard !message.substitutions.isEmpty, case .text(let text) = message.variation else {
      return write(message.variation, number: number(of: message, converter), &converter)
    }
    // A text that is one part and nothing else varies as a whole.
    if message.substitutions.count == 1, let (name, part) = message.substitutions.first,
      text.value == "%#@\(name)@", part.argument == nil || part.argument == 1
    {
      var lost: Set<CatalogLoss> = []
      if case .plural(let plural) = PlainMessage(message, &lost) {
        let cases = plural.forms.mapValues { CatalogVariation.text($0) }
        return write(.plural(cases), number: plural.numberArgument(withNames: converter.origin.hasNames), &converter)
      }
    }
    unit(text, number: nil, &converter)
    json.begin("substitutions")
    for name in message.substitutions.keys.sorted() {
      guard let part = message.substitutions[name] else { continue }
      json.begin(name)
      let position = part.argument ?? part.name.map(converter.position(of:))
      if let position { json.add("argNum", written: "\(position)") }
      json.add("formatSpecifier", (part.kind ?? .integer).specifier)
      write(part.variation.withOwnArgument(named: part.name), number: nil, &converter)
      json.end()
    }
    json.end()
  }

  /// The number that decides about the forms of a message.
  private func number(of message: CatalogMessage, _ converter: PlaceholderConverter) -> NumberArgument? {
    guard case .plural(let cases) = message.variation else { return nil }
    return PlainPlural(forms: cases.mapValues(\.general)).numberArgument(withNames: converter.origin.hasNames)
  }

  /// Writes the members of an object that has a text or variations.
  private mutating func write(
    _ variation: CatalogVariation, number: NumberArgument?, _ converter: inout PlaceholderConverter
  ) {
    switch variation {
    case .text(let text): unit(text, number: number, &converter)
    case .plural(let cases): write(cases, by: "plural", number: number, &converter)
    case .device(let cases): write(cases, by: "device", number: number, &converter)
    }
  }

  /// Writes the variations by what a word names, in the order of their declaration.
  private mutating func write<Case: RawRepresentable<String> & CaseIterable & Hashable>(
    _ cases: [Case: CatalogVariation], by word: String, number: NumberArgument?,
    _ converter: inout PlaceholderConverter
  ) {
    json.begin("variations")
    json.begin(word)
    for each in Case.allCases {
      guard let inner = cases[each] else { continue }
      json.begin(each.rawValue)
      write(inner, number: number, &converter)
      json.end()
    }
    json.end()
    json.end()
  }

  private mutating func unit(_ text: CatalogText, number: NumberArgument?, _ converter: inout PlaceholderConverter) {
    json.begin("stringUnit")
    json.add("state", XCStringsEntryEditing.name(of: text.state))
    json.add("value", converter.text(text.value, number: number) ?? text.value)
    json.end()
  }
}

extension CatalogVariation {
  /// The forms of a part, in which its own argument is `%arg`: the one of a name, else the first one without a
  /// position.
  func withOwnArgument(named name: String?) -> CatalogVariation {
    switch self {
    case .text(let text):
      var text = text
      if let name {
        text.value = text.value.replacing("{\(name)}", with: "%arg")
      } else if let own = FormatString(text.value).placeholders.first(where: { $0.position == nil && $0.name == nil }),
        let range = text.value.firstRange(of: own.written)
      {
        text.value.replaceSubrange(range, with: "%arg")
      }
      return .text(text)
    case .plural(let cases): return .plural(cases.mapValues { $0.withOwnArgument(named: name) })
    case .device(let cases): return .device(cases.mapValues { $0.withOwnArgument(named: name) })
    }
  }
}

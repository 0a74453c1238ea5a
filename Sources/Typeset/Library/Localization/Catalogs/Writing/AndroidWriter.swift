/// Writes Android's resources: `values/strings.xml` in the source language, and `values-de/strings.xml`.
struct AndroidWriter: CatalogWriter {
  let list: CatalogList
  let table: String
  private(set) var losses = CatalogLosses()

  mutating func files() -> [WrittenCatalog] {
    let languages = list.fileLanguages
    var names = DistinctIdentifiers { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" || $0 == "." }
    let keys = list.entries.map { entry in
      losses.add(entry, in: languages, keeping: [.comments, .untranslatable], states: [.translated])
      if let item = ResourceItem(entry.key) { return item.array }
      let name = names.name(for: entry.key)
      if name != entry.key { losses.add(.keys, of: entry) }
      return name
    }
    return languages.map { language in
      WrittenCatalog(path: "\(folder(of: language))/strings.xml", text: text(in: language, keys))
    }
  }

  private func folder(of language: String) -> String {
    language == list.source ? "values" : ResourceFolder.name(of: language)
  }

  private mutating func text(in language: String, _ keys: [String]) -> String {
    let isSource = language == list.source
    var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
    text +=
      isSource
      ? "<resources xmlns:tools=\"http://schemas.android.com/tools\" tools:locale=\"\(language)\">\n" : "<resources>\n"
    var array: String?
    func endArray() {
      if array != nil { text += "    </string-array>\n" }
      array = nil
    }
    for (entry, name) in zip(list.entries, keys) {
      guard isSource || entry.entry.isTranslatable, let message = list.ownMessage(of: entry, in: language) else {
        continue
      }
      let mark = entry.entry.isTranslatable ? "" : " translatable=\"false\""
      if ResourceItem(entry.key) != nil {
        if array != name {
          endArray()
          text += "    <string-array name=\"\(name)\"\(mark)>\n"
          array = name
        }
        text +=
          "        <item>\(value(PlainMessage.reduced(message, entry, &losses).general.value, entry, nil))</item>\n"
        continue
      }
      endArray()
      if let note = entry.entry.note {
        text += "    <!-- \(XMLCharacters.allowed(note).replacing("--", with: "- -")) -->\n"
      }
      switch PlainMessage.reduced(message, entry, &losses) {
      case .text(let own): text += "    <string name=\"\(name)\"\(mark)>\(value(own.value, entry, nil))</string>\n"
      case .plural(let plural):
        let number = plural.numberArgument(withNames: PlaceholderConvention(of: entry.entry.place.file.name).hasNames)
        text += "    <plurals name=\"\(name)\"\(mark)>\n"
        for category in PluralCategory.allCases {
          guard let form = plural.forms[category] else { continue }
          text += "        <item quantity=\"\(category.rawValue)\">\(value(form.value, entry, number))</item>\n"
        }
        text += "    </plurals>\n"
      }
    }
    endArray()
    return text + "</resources>\n"
  }

  /// A text as a resource has it.
  private mutating func value(_ text: String, _ entry: CatalogList.Entry, _ number: NumberArgument?) -> String {
    var converter = PlaceholderConverter(to: .java, for: entry, in: list)
    converter.noteNames(in: text)
    let written = converter.text(text, number: number) ?? text
    losses.add(converter.losses, of: entry)
    if !XMLCharacters.allows(written) { losses.add(.characters, of: entry) }
    return ResourceText.escaped(XMLCharacters.allowed(written))
  }
}

/// An item of an array of strings, by its key: `days[0]`.
private struct ResourceItem {
  /// The name of the array.
  let array: String

  /// The item that a key names; nil for other keys.
  init?(_ key: String) {
    guard key.hasSuffix("]"), let open = key.lastIndex(of: "["), open > key.startIndex,
      Int(key[key.index(after: open)...].dropLast()) != nil
    else { return nil }
    array = String(key[..<open])
  }
}

extension PlainMessage {
  /// What remains of the message of an entry; `losses` counts what does not.
  static func reduced(
    _ message: CatalogMessage, _ entry: CatalogList.Entry, _ losses: inout CatalogLosses
  ) -> PlainMessage {
    var lost: Set<CatalogLoss> = []
    let plain = PlainMessage(message, &lost)
    losses.add(lost, of: entry)
    return plain
  }
}

extension ResourceFolder {
  /// The name of the folder for a language: `values-pt-rBR`, `values-b+sr+Latn`, with the old codes that every version
  /// of Android knows.
  static func name(of language: String) -> String {
    let parts = language.split(separator: "-").map(String.init)
    let old = ["he": "iw", "id": "in", "yi": "ji"]
    guard let first = parts.first, parts.count < 3 else { return "values-b+" + parts.joined(separator: "+") }
    let code = old[first] ?? first
    guard parts.count == 2 else { return first.utf8.count <= 3 ? "values-\(code)" : "values-b+\(first)" }
    return parts[1].utf8.count == 2 ? "values-\(code)-r\(parts[1])" : "values-b+" + parts.joined(separator: "+")
  }
}

extension ResourceText {
  /// A text as the compiler of resources reads it back.
  static func escaped(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    let last = text.unicodeScalars.count - 1
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let isEnd = index == 0 || index == last || previous == " "
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\u000D"
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "'": result += "\\'"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@" where index == 0, "?" where index == 0: result += "\\" + String(scalar)
      // White space at an end, and all but the first of several, would be dropped.
      case " " where isEnd: result += "\\u0020"
      default: result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }
}

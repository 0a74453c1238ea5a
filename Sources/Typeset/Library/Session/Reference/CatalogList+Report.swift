extension CatalogList {
  /// The list as a table: each key with its forms, the length of the text that is translated, the state of each
  /// translation, where documents use it, and what the developer says about it.
  package var text: String {
    let hasNotes = entries.contains { $0.entry.note != nil }
    let head = ["key", "forms", "length"] + languages + (hasUses ? ["used"] : []) + (hasNotes ? ["comment"] : [])
    return TextTable.text([head] + entries.map(row))
  }

  private func row(of entry: Entry) -> [String] {
    let source = originalMessage(of: entry)
    let isTranslatable = entry.entry.isTranslatable
    let marks = (isTranslatable ? "" : " (not translated)") + (entry.entry.isStale ? " (stale)" : "")
    var row = [
      entry.key.replacing("\n", with: "\\n") + marks,
      source.categories.map(\.rawValue).joined(separator: " "),
      "\(source.length)",
    ]
    for language in languages {
      row.append(state(of: entry, in: language)?.name ?? (isTranslatable ? "missing" : "-"))
    }
    if hasUses { row.append(Self.words(for: entry.uses)) }
    return row + (entry.entry.note.map { [$0] } ?? [])
  }

  /// The first of some places, with how many others there are.
  private static func words(for uses: [CatalogPlace]) -> String {
    guard let first = uses.first else { return "-" }
    return first.address + (uses.count > 1 ? " +\(uses.count - 1)" : "")
  }

  /// The list as JSON: `source`, `languages`, and `entries` with a line for each key.
  package var json: String {
    let json = JSONWriter()
    json.beginObject()
    json.member("typeset", 1)
    json.member("source", source)
    json.member("languages", languages)
    json.key("entries")
    json.list(entries, separator: ",\n  ", start: "\n  ") { write($0, to: json) }
    json.endObject()
    return json.text + "\n"
  }

  private func write(_ entry: Entry, to json: JSONWriter) {
    json.object {
      let place = CatalogPlace(entry.entry.place)
      json.member("key", entry.key)
      json.member("file", place.file)
      if let line = place.position?.line { json.member("line", line) }
      json.member("comment", ifAny: entry.entry.note)
      json.member("context", ifAny: entry.entry.context)
      if let length = entry.entry.greatestLength { json.member("maxLength", length) }
      if !entry.entry.isTranslatable { json.member("translate", false) }
      if entry.entry.isStale { json.member("stale", true) }
      if hasUses { json.member("uses", entry.uses.map(\.address)) }
      json.key("source")
      json.object { write(originalMessage(of: entry), to: json) }
      json.key("texts")
      json.list(languages.filter { entry.entry.isTranslatable || message(of: entry, in: $0) != nil }) { language in
        json.object {
          json.member("locale", language)
          guard let message = message(of: entry, in: language) else { return json.member("state", "missing") }
          json.member("state", message.state.name)
          write(message, to: json)
          guard let place = message.place.map({ CatalogPlace($0) }) else { return }
          json.member("file", place.file)
          if let line = place.position?.line { json.member("line", line) }
        }
      }
    }
  }

  private func write(_ message: CatalogMessage, to json: JSONWriter) {
    if case .plural(let cases) = message.variation, message.substitutions.isEmpty {
      json.key("plural")
      json.object {
        for category in PluralCategory.allCases {
          guard let text = cases[category]?.texts.first else { continue }
          json.key(named: category.rawValue)
          json.value(text.value)
        }
      }
    } else {
      json.member("text", message.texts.map(\.value).joined(separator: " | "))
    }
    json.member("length", message.length)
    if !message.categories.isEmpty { json.member("forms", message.categories.map(\.rawValue)) }
  }
}

extension CatalogPlace {
  /// The place as programs read it: `settings.xml:31`.
  fileprivate var address: String { position.map { "\(file):\($0.line)" } ?? file }
}

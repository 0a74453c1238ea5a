/// The messages of one file of one language, each key once: of twins the last message counts, where the first one was.
struct FileMessages: Sequence {
  /// In the order of the file.
  private var messages: [KeyedMessage] = []
  /// Their places, by key.
  private var positions: [String: Int] = [:]

  /// Whether there are none.
  var isEmpty: Bool { messages.isEmpty }

  /// Whether there is a message of a key.
  func contains(_ key: String) -> Bool { positions[key] != nil }

  /// Adds a message; a twin with another text is noted in `repeated`.
  mutating func add(_ message: KeyedMessage, _ repeated: inout RepeatedKeys) {
    if let position = positions[message.key] {
      repeated.compare(message.key, first: messages[position].message, last: message.message)
      messages[position] = message
    } else {
      positions[message.key] = messages.count
      messages.append(message)
    }
  }

  /// Adds a message; one that is a form of a text that varies by number joins the forms before it.
  mutating func join(_ message: KeyedMessage, _ repeated: inout RepeatedKeys) {
    guard let position = positions[message.key], messages[position].message.join(message.message) else {
      return add(message, &repeated)
    }
    messages[position].note = messages[position].note ?? message.note
  }

  func makeIterator() -> IndexingIterator<[KeyedMessage]> { messages.makeIterator() }
}

extension CatalogMessage {
  /// Adds the forms of another message; false where they are not forms of one text, or it has one of them already.
  fileprivate mutating func join(_ other: CatalogMessage) -> Bool {
    guard case .plural(var cases) = variation, case .plural(let more) = other.variation,
      Set(cases.keys).isDisjoint(with: more.keys)
    else { return false }
    cases.merge(more) { first, _ in first }
    variation = .plural(cases)
    substitutions.merge(other.substitutions) { first, _ in first }
    if let first = place, let last = other.place {
      place = SourceRange(
        file: first.file,
        bytes: min(first.bytes.lowerBound, last.bytes.lowerBound)..<max(first.bytes.upperBound, last.bytes.upperBound))
    }
    return true
  }
}

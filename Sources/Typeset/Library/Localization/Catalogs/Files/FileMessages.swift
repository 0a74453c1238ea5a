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

  func makeIterator() -> IndexingIterator<[KeyedMessage]> { messages.makeIterator() }
}

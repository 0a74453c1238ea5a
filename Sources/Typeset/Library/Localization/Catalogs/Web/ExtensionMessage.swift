/// A text of `messages.json`, as extensions of browsers have it: `message` with `$NAME$`, and `placeholders` that say
/// which argument each name is.
enum ExtensionMessage {
  /// The messages of a file; nil where it is of another kind.
  static func messages(_ members: [KeyedTree.Member], _ source: SourceFile) -> [KeyedMessage]? {
    var messages: [KeyedMessage] = []
    for member in members {
      guard case .text(let text, let place)? = member.value["message"] else { return nil }
      var names: [String: String] = [:]
      for placeholder in member.value["placeholders"]?.members ?? [] {
        names[placeholder.key.lowercased()] = placeholder.value["content"]?.text ?? ""
      }
      var message = Self.message(of: text, names)
      message.place = SourceRange(file: source, bytes: place)
      messages.append(
        KeyedMessage(
          key: member.key, place: SourceRange(file: source, bytes: member.place), message: message,
          note: member.value["description"]?.text.flatMap(CatalogNote.text)))
    }
    return messages
  }

  /// The message of a text: `$1` is the first argument, `$$` a dollar sign.
  private static func message(of text: String, _ names: [String: String]) -> CatalogMessage {
    guard text.utf8.contains(dollar) else { return CatalogMessage(variation: .text(CatalogText(plain: text))) }
    var result = LayoutText()
    var cursor = SyntaxCursor(text)
    while let before = cursor.take(before: dollar) {
      result.append(before)
      _ = cursor.next()
      var end = cursor
      let name = end.take(while: isPartOfName)
      if !name.isEmpty, end.take(dollar), let content = names[String(decoding: name, as: UTF8.self).lowercased()] {
        // What a name stands for has arguments, as in `$1`, and text around them.
        var inner = SyntaxCursor(content)
        while let before = inner.take(before: dollar) {
          result.append(before)
          _ = inner.next()
          append(&inner, to: &result)
        }
        result.append(inner.takeRest())
        cursor = end
      } else {
        append(&cursor, to: &result)
      }
    }
    result.append(cursor.takeRest())
    return result.message
  }

  /// Adds what a dollar sign begins, which was read: an argument, or the sign itself.
  private static func append(_ cursor: inout SyntaxCursor, to result: inout LayoutText) {
    if let digit = cursor.rest.first, (0x31...0x39).contains(digit) {
      _ = cursor.next()
      return result.append(position: Int(digit - 0x30))
    }
    _ = cursor.take(dollar)
    result.append([dollar])
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80 || (0x30...0x39).contains(byte)
      || "_@".utf8.contains(byte)
  }

  private static let dollar = UInt8(ascii: "$")
}

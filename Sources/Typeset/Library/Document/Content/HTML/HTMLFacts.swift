/// What the tags of a file say about it and its places.
struct HTMLFacts {
  /// The language, the title and the direction.
  private(set) var document = ContentDocument.Facts()
  /// What links call its elements.
  private(set) var names = HeadingNames()
  /// The `id` of the elements that have one, by the index of their tag.
  private(set) var ids: [Int: String] = [:]

  /// Looks through the tags of a file.
  init(_ tokens: [HTMLToken], avoiding taken: inout Set<String>) {
    var heading: String?
    /// Names of what is around the next heading.
    var around: [String] = []
    /// The heading that is open.
    var open: String?
    for (index, token) in tokens.enumerated() where token.kind != .text {
      let role = HTMLNames.role(of: token.text)
      guard token.kind == .start else {
        if role?.isText == true { open = nil }
        continue
      }
      let name = token.value("id") ?? (token.text == "a" ? token.value("name") : nil)
      switch role {
      case .phrase(.a) where token.value("href") == nil:
        // A place without a text is that of the heading that it is in or before.
        if let name, let open { names.add(name: name, for: open) } else if let name { around.append(name) }
      case .text(.h1), .text(.h2), .text(.h3), .text(.h4):
        let text = Self.text(after: index, of: tokens)
        if heading == nil, !text.isBlank { heading = text }
        let id =
          name.flatMap { names.add(name: $0, avoiding: &taken) } ?? names.add(heading: text, avoiding: &taken)
        open = id
        if let id {
          ids[index] = id
          for name in around { names.add(name: name, for: id) }
          around = []
        }
      case .container:
        if let name { around.append(name) }
        if token.text == "html" { take(html: token) }
      case .text, .quotation, .list, .item, .cell, .phrase:
        if let name { ids[index] = names.add(name: name, avoiding: &taken) }
      case .skipped where token.text == "title" && document.title == nil:
        let text = Self.text(after: index, of: tokens)
        if !text.isBlank { document.title = text }
      default: break
      }
    }
    document.title = document.title ?? heading
  }

  private mutating func take(html token: HTMLToken) {
    guard document.language == nil else { return }
    document.language = token.value("lang") ?? token.value("xml:lang")
    document.languageBytes = token.offset..<token.offset
    document.direction = token.direction
  }

  /// The text from a tag to the next that is not within a text, in one line.
  private static func text(after index: Int, of tokens: [HTMLToken]) -> String {
    tokens[(index + 1)...].prefix(while: HTMLNames.isWithinText).filter { $0.kind == .text }.map(\.text).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension HTMLToken {
  /// The direction that it says; nil if it leaves that to the text.
  var direction: String? {
    value("dir").map { $0.lowercased() }.flatMap { $0 == "ltr" || $0 == "rtl" ? $0 : nil }
  }

  /// The language that it says.
  var language: String? { (value("lang") ?? value("xml:lang")).flatMap { LanguageTag($0) == nil ? nil : $0 } }
}

// Texts, their parts, and pictures.

extension HTMLReader {
  /// The most parts of a text that are open at once; more are left out.
  private static let mostPhrases = 64

  /// Adds a text, with one blank for several outside of `pre`.
  mutating func add(text token: HTMLToken) {
    if blocks.last?.role == .text(.pre) {
      openPhrasesInTree(at: token.offset)
      let text = token.text.replacing("\r\n", with: "\n")
      // A line end behind the tag is none of the text.
      return tree.text(tree.isEmpty && text.hasPrefix("\n") ? String(text.dropFirst()) : text, at: token.offset)
    }
    var text = ""
    for scalar in token.text.unicodeScalars {
      if scalar.isCollapsed {
        if !hasBlank { text += " " }
        hasBlank = true
      } else {
        if text.isEmpty || text == " " { prepareText(at: token.offset, keeping: &text) }
        text.unicodeScalars.append(scalar)
        hasBlank = false
      }
    }
    // A blank is part of a text that is open, and of no other.
    if text != " " || isTextOpen {
      tree.text(text, at: token.offset)
    } else {
      hasBlank = true
    }
  }

  /// Opens a text for characters, and drops a blank before them where there was none.
  private mutating func prepareText(at offset: Int, keeping text: inout String) {
    if !isTextOpen { text = "" }
    prepareText(at: offset)
  }

  /// Whether there is a text that continues.
  var isTextOpen: Bool {
    guard let last = blocks.last else { return false }
    switch last.role {
    case .text: return true
    case .item, .cell: return !last.holdsBlocks && !tree.isEmpty
    default: return false
    }
  }

  /// Opens a paragraph for a text where it needs one, and the parts of a text that are to go on.
  mutating func prepareText(at offset: Int) {
    if !isTextOpen {
      if blocks.last?.isContainer == false { supplyContext(at: offset) }
      if blocks.last?.holdsText != true {
        beginBlock(at: offset)
        push(Block(name: "", role: .text(.p)), at: offset)
      }
    }
    openPhrasesInTree(at: offset)
  }

  private mutating func openPhrasesInTree(at offset: Int) {
    while openPhrases < phrases.count {
      let phrase = phrases[openPhrases]
      if let element = phrase.element { tree.start(element, phrase.written, at: offset) }
      // What goes on in the next text has no second name.
      phrases[openPhrases].written.removeAll { $0.0 == .id }
      openPhrases += 1
    }
  }

  /// Ends the parts of a text in the tree from an index on; they go on in the next text.
  mutating func closePhrases(to first: Int) {
    while openPhrases > first {
      openPhrases -= 1
      if phrases[openPhrases].element != nil { tree.end() }
    }
  }

  /// Starts a part of a text.
  mutating func start(phrase element: ElementName, _ token: HTMLToken) {
    if element == .a, let last = phrases.lastIndex(where: { $0.name == "a" }) {
      closePhrases(to: last)
      phrases.remove(at: last)
    }
    guard phrases.count < Self.mostPhrases else { return }
    var written: [(AttributeName, String)] = []
    if let id = facts.ids[index] { written.append((.id, id)) }
    if let language = token.language { written.append((.lang, language)) }
    if let direction = token.direction { written.append((.dir, direction)) }
    var element: ElementName? = element
    switch element {
    case .a:
      let target = token.value("href").flatMap { reports.target(of: $0, among: facts.names, at: token.offset) }
      if let target { written.append((.href, target)) } else { element = .span }
    case .code where blocks.last?.role == .text(.pre): element = .span
    case .code: written.append((.translate, "no"))
    default: break
    }
    if element == .span, written.isEmpty { element = nil }
    phrases.append(Phrase(name: token.text, element: element, written: written))
  }

  /// Adds a picture: a block where it is all of its text, else its description.
  mutating func add(picture token: HTMLToken) {
    let description = token.value("alt")
    let address = token.value("src") ?? ""
    let path = LinkAddress.file(at: address, from: folder)
    let isInText = isTextOpen && !tree.isEmpty || !isFollowedByBlock
    guard !isInText, let path else {
      if let description {
        add(text: HTMLToken(kind: .text, text: description, offset: token.offset))
      }
      return isInText
        ? reports.describe(pictureInTextAt: token.offset)
        : reports.leaveOut(picture: address, at: token.offset)
    }
    beginBlock(at: token.offset)
    tree.empty(
      .image, [(.src, path)] + (description.map { [(.alt, $0)] } ?? [(.decorative, "yes")]), at: token.offset)
  }

  /// Whether no more of a text follows before a block begins or ends.
  private var isFollowedByBlock: Bool {
    for token in tokens[(index + 1)...] {
      guard HTMLNames.isWithinText(token) else { return true }
      guard token.kind == .text ? token.text.isBlank : HTMLNames.role(of: token.text) != .picture else { return false }
    }
    return true
  }
}

extension HTMLReader.Block {
  /// Whether a text may be in it without a block of its own.
  fileprivate var holdsText: Bool {
    switch role {
    case .item, .cell: !holdsBlocks
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether HTML takes it for a blank (white space in the Infra Standard).
  fileprivate var isCollapsed: Bool {
    switch value {
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
    default: false
    }
  }
}

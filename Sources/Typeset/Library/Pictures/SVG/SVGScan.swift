/// Scans the text of an SVG file for its nesting and its references to fonts and files, before it is drawn.
///
/// It accepts text that is not well formed, which librsvg reports.
struct SVGScan {
  private let bytes: [UInt8]
  private var offset = 0
  private var facts = SVGFacts()
  /// The elements that are open.
  private var open: [OpenSVGElement] = []
  private var openTexts = 0

  /// A scan of a file; UTF-16 is not looked into.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The local name of the first element; nil if the file does not begin like XML.
  static func rootName(of bytes: [UInt8]) -> String? {
    var scan = SVGScan(bytes)
    while scan.offset < min(bytes.count, 1 << 16) {
      scan.skipBlanks()
      guard scan.offset + 1 < bytes.count, scan.at("<") else { return nil }
      guard scan.at("<!") || scan.at("<?") else {
        scan.offset += 1
        return localName(scan.name())
      }
      scan.skipMarkup()
    }
    return nil
  }

  /// The facts about a file; scanning ends when a limit is exceeded.
  static func facts(of bytes: [UInt8]) -> SVGFacts {
    var scan = SVGScan(bytes)
    while scan.offset < bytes.count, !scan.facts.isBeyondLimits { scan.readPart() }
    return scan.facts
  }

  /// Reads characters and the tag behind them.
  private mutating func readPart() {
    let start = offset
    while offset < bytes.count, !at("<") { offset += 1 }
    note(characters: start..<offset)
    if at("</") {
      skip(past: ">")
      close()
    } else if at("<!") || at("<?") {
      let section = at("<![CDATA[") ? offset + 9 : nil
      skipMarkup()
      if let section { note(characters: section..<max(section, offset - 3)) }
    } else if offset < bytes.count {
      offset += 1
      readStartTag()
    }
  }

  private mutating func readStartTag() {
    open.append(OpenSVGElement(name: Self.localName(name())))
    facts.elementCount += 1
    facts.depth = max(facts.depth, open.count)
    if open.last?.name == "text" {
      openTexts += 1
      facts.mayHaveText = true
    }
    while offset < bytes.count {
      skipBlanks()
      if at(">") {
        offset += 1
        return
      }
      if at("/>") {
        offset += 2
        return close()
      }
      readAttribute()
    }
  }

  /// Ends the innermost element and adds its drawing to its parent.
  private mutating func close() {
    guard let element = open.popLast() else { return }
    if element.name == "text" { openTexts -= 1 }
    if let id = element.id { facts.fragments[id] = element.fragment }
    if open.isEmpty {
      facts.root.add(element.fragment)
    } else {
      open[open.count - 1].fragment.add(element.fragment)
    }
  }

  private mutating func readAttribute() {
    let name = self.name()
    skipBlanks()
    guard at("=") else {
      if name.isEmpty { offset += 1 }
      return
    }
    offset += 1
    skipBlanks()
    guard at("\"") || at("'") else { return }
    let quote = bytes[offset]
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote { offset += 1 }
    let value = string(start..<offset)
    let element = open.count - 1
    if name == "id" { open[element].id = value }
    if open[element].name == "use", Self.localName(name) == "href", value.hasPrefix("#") {
      open[element].fragment.uses[String(value.dropFirst()), default: 0] += 1
    }
    facts.note(Self.localName(name), value: value, of: open[element].name)
    offset = min(offset + 1, bytes.count)
  }

  private mutating func note(characters range: Range<Int>) {
    guard !range.isEmpty else { return }
    if open.last?.name == "style" {
      facts.note(style: string(range))
    } else if openTexts > 0 {
      facts.characters.formUnion(SVGFacts.unescaped(string(range)).unicodeScalars)
    }
  }

  /// Skips a comment, a CDATA section, an instruction, or a document type with its declarations.
  private mutating func skipMarkup() {
    if at("<!--") { return skip(past: "-->") }
    if at("<![CDATA[") { return skip(past: "]]>") }
    if at("<?") { return skip(past: "?>") }
    // Declarations may contain strings.
    facts.mayHaveText = true
    var isInBrackets = false
    while offset < bytes.count {
      if at("[") { isInBrackets = true }
      if at("]") { isInBrackets = false }
      let isEnd = at(">") && !isInBrackets
      offset += 1
      if isEnd { return }
    }
  }

  private mutating func skip(past end: StaticString) {
    while offset < bytes.count, !at(end) { offset += 1 }
    offset = min(bytes.count, offset + end.utf8CodeUnitCount)
  }

  private mutating func skipBlanks() { while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 } }

  private mutating func name() -> String {
    let start = offset
    while offset < bytes.count, bytes[offset] > 0x20, !at("="), !at("/"), !at(">"), !at("<"), !at("\""), !at("'") {
      offset += 1
    }
    return string(start..<offset)
  }

  private func at(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private static func localName(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }
}

/// An element whose end has not been read.
private struct OpenSVGElement {
  /// Its local name.
  var name: String
  /// Its `id`.
  var id: String?
  /// Its drawing so far.
  var fragment = SVGFragment(elements: 1)
}

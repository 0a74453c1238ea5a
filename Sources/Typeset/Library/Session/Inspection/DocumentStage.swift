/// Shows a document as it was read: one line an element, indented by depth.
struct DocumentStage {
  private let source: SourceFile
  private var text = ""

  init(source: SourceFile) { self.source = source }

  /// The tree of a document.
  func text(of document: Document) -> String {
    var stage = self
    stage.text = "document lang=\(document.language)"
    if let direction = document.direction { stage.text += " dir=\(direction.rawValue)" }
    stage.text += Self.list(document.attributes) + "\n"
    if let title = document.title { stage.text += "  title \"\(title.escaped)\"\n" }
    for font in document.fonts { stage.text += "  font src=\(font.path)\n" }
    for canvas in document.canvases {
      stage.line(canvas.elementName.rawValue, at: canvas.offset, canvas.attributes, depth: 1)
      for block in [canvas.runningHead, canvas.runningFoot].compactMap({ $0 }) + canvas.blocks {
        stage.add(block, depth: 2)
      }
    }
    return stage.text
  }

  private mutating func add(_ block: Block, depth: Int) {
    line(block.name.rawValue, at: block.offset, block.attributes, depth: depth)
    switch block.content {
    case .empty: break
    case .blocks(let blocks): for block in blocks { add(block, depth: depth + 1) }
    case .text(let inlines): for inline in inlines { add(inline, depth: depth + 1) }
    }
  }

  private mutating func add(_ inline: Inline, depth: Int) {
    switch inline {
    case .text(let characters, _): text += indent(depth) + "\"\(characters.escaped)\"\n"
    case .element(let element):
      line(element.name.rawValue, at: element.offset, element.attributes, depth: depth)
      for child in element.children { add(child, depth: depth + 1) }
    }
  }

  private mutating func line(_ name: String, at offset: Int, _ attributes: Attributes, depth: Int) {
    let place = source.position(at: offset)
    text += indent(depth) + name + Self.list(attributes) + "  \(place.line):\(place.column)\n"
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  private static func list(_ attributes: Attributes) -> String {
    attributes.entries.map { entry in
      let value =
        switch entry.value {
        case .text(let text): text.escaped
        case .word(let word): word.text
        case .number(let number): number.short
        case .numbers(let numbers): numbers.map(\.short).joined(separator: ",")
        case .flag(let flag): flag ? "yes" : "no"
        case .fill: "fill"
        case .color(.named(let name)): name
        case .color(.literal(let color)): color.hex
        }
      return " \(entry.name.rawValue)=\(value)"
    }.joined()
  }
}

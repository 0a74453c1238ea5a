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
    case .text(let characters, _): text += indent(depth) + "\"\(characters.string.escaped)\"\n"
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
        case .color(.named(let name)), .color(.own(let name)): name
        case .color(.literal(let color)): color.hex
        case .gradient, .share, .corners, .shadow: entry.value.text
        }
      return " \(entry.name.rawValue)=\(value)"
    }.joined()
  }
}

/// Shows a finished frame: every item with its place from the page's top left, in points.
enum FrameStage {
  static func text(of frame: Frame) -> String {
    "\(frame.name) \(frame.size.width.short)×\(frame.size.height.short) pt \(frame.direction.rawValue) \(frame.locale)"
      + (frame.device.map { " \($0)" } ?? "") + "\n" + text(of: frame.items, at: .zero, depth: 1)
  }

  private static func text(of items: [FrameItem], at origin: Point, depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    return items.map { item in
      switch item {
      case .glyphs(let run):
        let place = origin + run.origin
        return "\(indent)glyphs \(place.x.short),\(place.y.short) \(run.width.short) wide "
          + "\(run.appearance.font.family) \(run.appearance.size.short) \(run.appearance.color.hex) "
          + "\(run.direction.rawValue) \"\(run.text.escaped)\"\n"
      case .path(let path):
        return indent + "path" + (path.fill.map { " fill \($0.hex)" } ?? "")
          + (path.stroke.map { " stroke \($0.color.hex) \($0.width.short)" } ?? "")
          + " \(CountedNoun.step.words(path.path.steps.count))\n"
      case .image(let image):
        let rect = Rect(origin: origin + image.rect.origin, size: image.rect.size)
        return indent + "image \(image.picture.format.rawValue) \(rect.short)"
          + (image.isCropped ? " of \(image.crop.short)" : "") + (image.isMirrored ? " mirrored" : "") + "\n"
      case .group(let group):
        let place = origin + group.origin
        return indent + title(of: group) + " \(place.x.short),\(place.y.short)\n"
          + text(of: group.items, at: place, depth: depth + 1)
      }
    }.joined()
  }

  private static func title(of group: FrameGroup) -> String {
    switch group.meaning {
    case .annotation: "annotation"
    case .artifact: "artifact"
    case .line(let line): "line \(line.size.width.short)×\(line.size.height.short) baseline \(line.baseline.short)"
    case .element(let element):
      "\(element.name) \(element.id) \(element.role.rawValue) \(element.size.width.short)×\(element.size.height.short)"
        + (element.alignment.map { " \($0.rawValue)" } ?? "")
        + (element.rules.isEmpty ? "" : " " + element.rules.map(\.description).joined(separator: " "))
    }
  }
}

extension Rect {
  /// `x,y width×height`.
  fileprivate var short: String { "\(minX.short),\(minY.short) \(width.short)×\(height.short)" }
}

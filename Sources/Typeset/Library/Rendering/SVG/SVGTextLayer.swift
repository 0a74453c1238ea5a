/// The transparent text over a drawing: one `text` a line, a box with its name over every picture, and a box over every link.
///
/// Lines and pictures stand in reading order (R129). The first line of an element bears its `id`, the next ones `id-2`, `id-3` and so on; an element with an `id` of its own but
/// without lines gets an empty box, so that links lead to it. An element without `id` is named by its path, with dots.
struct SVGTextLayer {
  private var entries: [Entry] = []
  private var boxes: [(id: String, frame: Rect)] = []
  private var links: [(target: LinkTarget, frame: Rect)] = []
  private var usedNames: Set<String> = []
  private var ownNames: Set<String> = []

  private enum Entry {
    case line(TextLine)
    case image(ImageBox)
  }

  private struct ImageBox {
    var id: String?
    /// What is to be said for it; nil for nothing.
    var label: String?
    var language: String
    var frame: Rect
    /// Whether it means nothing (R124).
    var isDecorative: Bool
  }

  private struct TextLine {
    var line: Line
    var origin: Point
    var id: String?
    var isArtifact: Bool
  }

  /// Gathers the lines and links of a frame.
  init(of frame: Frame) {
    collectNames(frame.items)
    collect(frame.items, at: .zero, element: nil, isArtifact: false)
  }

  /// What no name of this layer begins with.
  var prefixOfOtherNames: String {
    var prefix = "_"
    while usedNames.contains(where: { $0.hasPrefix(prefix) }) { prefix += "_" }
    return prefix
  }

  /// Writes the text and the links.
  func write(to out: ByteBuffer) {
    out.append("<g class=\"text\" fill=\"#000\" fill-opacity=\"0\" font-family=\"sans-serif\">\n")
    for entry in entries {
      switch entry {
      case .line(let line): write(line, to: out)
      case .image(let image): write(image, to: out)
      }
    }
    for box in boxes {
      out.append("<rect")
      out.append(attribute: "id", text: box.id)
      out.append(box.frame)
      out.append(" fill=\"none\"/>\n")
    }
    out.append("</g>\n")
    for link in links {
      let address: String
      switch link.target {
      case .address(let text): address = text
      case .element(let id):
        // Other pages are other files.
        guard usedNames.contains(id) else { continue }
        address = "#" + id
      }
      out.append("<a")
      out.append(attribute: "xlink:href", text: address)
      out.append("><rect")
      out.append(link.frame)
      out.append(" fill=\"#000\" fill-opacity=\"0\"/></a>\n")
    }
  }

  private func write(_ image: ImageBox, to out: ByteBuffer) {
    out.append("<g")
    if let id = image.id { out.append(attribute: "id", text: id) }
    if image.isDecorative {
      out.append(" aria-hidden=\"true\">")
    } else {
      out.append(" role=\"img\"")
      if let label = image.label {
        out.append(attribute: "lang", text: image.language)
        out.append(attribute: "xml:lang", text: image.language)
        out.append(attribute: "aria-label", text: label)
      }
      out.append(">")
      if let label = image.label {
        out.append("<title>")
        out.append(xml: label)
        out.append("</title>")
      }
    }
    out.append("<rect")
    out.append(image.frame)
    out.append("/></g>\n")
  }

  private func write(_ line: TextLine, to out: ByteBuffer) {
    let text = line.line
    out.append("<text")
    if let id = line.id { out.append(attribute: "id", text: id) }
    out.append(attribute: "lang", text: text.language)
    out.append(attribute: "xml:lang", text: text.language)
    out.append(attribute: "direction", text: text.direction.rawValue)
    // A line begins where reading does.
    out.append(attribute: "x", number: line.origin.x + (text.direction == .leftToRight ? 0 : text.size.width))
    out.append(attribute: "y", number: line.origin.y + text.baseline)
    out.append(attribute: "font-size", number: text.fontSize)
    out.append(attribute: "textLength", number: text.size.width)
    out.append(" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\"")
    if line.isArtifact { out.append(" aria-hidden=\"true\"") }
    out.append(">")
    out.append(xml: text.paragraph, text.rangeWithoutHangingBlanks)
    out.append("</text>\n")
  }

  /// Gathers the names that the author gave, which no other line may bear.
  private mutating func collectNames(_ items: [FrameItem]) {
    for case .group(let group) in items {
      if case .element(let element) = group.meaning, element.hasOwnID { ownNames.insert(element.id) }
      collectNames(group.items)
    }
  }

  private mutating func collect(_ items: [FrameItem], at origin: Point, element: Element?, isArtifact: Bool) {
    for case .group(let group) in items {
      let place = origin + group.origin
      switch group.meaning {
      case .annotation: break
      case .artifact: collect(group.items, at: place, element: element, isArtifact: true)
      case .line(let line):
        if line.size.width > 0, !line.rangeWithoutHangingBlanks.isEmpty {
          let id = element.flatMap { name(of: $0) }
          entries.append(.line(TextLine(line: line, origin: place, id: id, isArtifact: isArtifact)))
        }
        collect(group.items, at: place, element: element, isArtifact: isArtifact)
      case .element(let inner):
        let box = Rect(origin: place, size: inner.size)
        if let target = inner.link.flatMap(LinkTarget.init) { links.append((target, box)) }
        // A control without text of its own is a picture of its state (R132).
        let isSeenOnly =
          (inner.role == .control || inner.role == .button) && inner.spokenName != nil
          && !group.items.contains(where: \.isLine)
        if inner.role == .image || isSeenOnly || inner.isDecorative && inner.role == .none { add(inner, at: box) }
        collect(group.items, at: place, element: inner, isArtifact: isArtifact || inner.isDecorative)
        if inner.hasOwnID, !usedNames.contains(inner.id) {
          usedNames.insert(inner.id)
          boxes.append((inner.id, box))
        }
      }
    }
  }

  private mutating func add(_ element: Element, at box: Rect) {
    let id = element.hasOwnID && usedNames.insert(element.id).inserted ? element.id : nil
    entries.append(
      .image(
        ImageBox(
          id: id, label: element.spokenName, language: element.language, frame: box, isDecorative: element.isDecorative)
      ))
  }

  /// A name for the next line of an element; nil where it has none.
  private mutating func name(of element: Element) -> String? {
    guard !element.id.isEmpty else { return nil }
    let first = element.hasOwnID ? element.id : String(element.id.map { $0 == "/" ? "." : $0 })
    if (element.hasOwnID || !ownNames.contains(first)), usedNames.insert(first).inserted { return first }
    var number = 2
    while true {
      let name = "\(first)-\(number)"
      if !ownNames.contains(name), usedNames.insert(name).inserted { return name }
      number += 1
    }
  }
}

extension ByteBuffer {
  /// Appends a text with what XML takes for markup escaped; characters that XML cannot hold are left out.
  func append(xml text: String) {
    for scalar in text.unicodeScalars { append(xmlScalar: scalar.value) }
  }

  /// Appends a part of a UTF-16 text, escaped for XML.
  func append(xml text: [UInt16], _ part: Range<Int>) {
    text.withUnsafeBufferPointer { forEachScalar(of: $0, in: part) { append(xmlScalar: $0) } }
  }

  /// Appends an attribute with a blank before it.
  func append(attribute name: StaticString, text: String) {
    append(" ")
    append(name)
    append("=\"")
    append(xml: text)
    append("\"")
  }

  /// Appends an attribute with a blank before it.
  func append(attribute name: StaticString, number: Double) {
    append(" ")
    append(name)
    append("=\"")
    append(number)
    append("\"")
  }

  fileprivate func append(_ frame: Rect) {
    append(attribute: "x", number: frame.minX)
    append(attribute: "y", number: frame.minY)
    append(attribute: "width", number: frame.width)
    append(attribute: "height", number: frame.height)
  }

  private func append(xmlScalar scalar: UInt32) {
    switch scalar {
    case 0x26: append("&amp;")
    case 0x3C: append("&lt;")
    case 0x3E: append("&gt;")
    case 0x22: append("&quot;")
    case 0x09, 0x0A, 0x0D:
      append("&#")
      append(decimal: Int(scalar))
      append(";")
    case 0..<0x20, 0xFFFE, 0xFFFF: break
    default: append(scalar: scalar)
    }
  }
}

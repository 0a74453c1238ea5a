/// A part of the readable tree of an SVG file: a group with a role, a line of text, or an empty box that gives a group
/// its place.
struct SVGNode {
  /// Its kind.
  enum Kind {
    /// A group with a role; `language` is that of its name if it differs from the document's.
    case group(ARIARole, language: String?)
    /// A line of text.
    case line(SVGLine)
    /// An empty box.
    case box(Rect)
  }

  /// Its kind.
  let kind: Kind
  /// Its `id` in the file; nil for none.
  var id: String?
  /// Whether assistive technology passes it by.
  var isHidden = false
  /// Whether it is an item of a list.
  var isListItem = false
  /// Whether it is a line of a label.
  var isLabel = false
  /// When it is read on its screen, or the first of what it holds (R157).
  var turn = ReadingTurn.rest
  /// Its contents.
  var children: [SVGNode] = []

  init(_ kind: Kind) { self.kind = kind }

  /// The whole text of its paragraph, if it is a line; otherwise nil.
  var lineText: String? {
    if case .line(let line) = kind { String(utf16: line.line.paragraph) } else { nil }
  }

  /// The whole text of the label that it is a line of; nil for any other.
  var labelText: String? { isLabel ? lineText : nil }

  /// Writes it with its contents.
  func write(to out: ByteBuffer) {
    switch kind {
    case .line(let line): line.write(id: id, isHidden: isHidden, to: out)
    case .box(let frame):
      out.append("<rect")
      if let id { out.append(attribute: "id", text: id) }
      out.append(frame)
      out.append("/>\n")
    case .group(let aria, let language):
      out.append("<g")
      if let id { out.append(attribute: "id", text: id) }
      if let role = aria.role {
        out.append(" role=\"")
        out.append(role)
        out.append("\"")
      }
      if let language {
        out.append(attribute: "lang", text: language)
        out.append(attribute: "xml:lang", text: language)
      }
      for attribute in aria.attributes { out.append(attribute: attribute.name, text: attribute.text) }
      if isHidden { out.append(" aria-hidden=\"true\"") }
      out.append(">")
      if let title = aria.title {
        out.append("<title>")
        out.append(xml: title)
        out.append("</title>")
      }
      if children.count > 1 { out.append("\n") }
      for child in children { child.write(to: out) }
      out.append("</g>\n")
    }
  }

  /// The nodes in the order in which they are read (R157).
  static func inReadingOrder(_ nodes: [SVGNode]) -> [SVGNode] { ReadingTurn.ordered(nodes, by: \.turn) }

  /// The nodes with consecutive items wrapped in a list, which has the name of `element`.
  static func joiningListItems(_ nodes: [SVGNode], of element: Element? = nil) -> [SVGNode] {
    guard nodes.contains(where: \.isListItem) else { return nodes }
    var joined: [SVGNode] = []
    var rest = nodes[...]
    while let node = rest.popFirst() {
      guard node.isListItem else {
        joined.append(node)
        continue
      }
      var list = SVGNode(.group(.list(of: element), language: nil))
      list.children = [node] + rest.prefix { $0.isListItem }
      rest = rest.drop { $0.isListItem }
      joined.append(list)
    }
    return joined
  }
}

/// A line of text in pieces of one language and one link.
struct SVGLine {
  /// A part of the line.
  struct Piece {
    /// The part of the paragraph.
    var range: Range<Int>
    /// Its language, a BCP 47 tag.
    var language: String
    /// Its address; nil for a part outside links.
    var target: String?
  }

  /// The line.
  let line: Line
  /// Its corner on the page.
  let origin: Point
  /// Its parts in reading order.
  let pieces: [Piece]

  /// Writes a transparent text over the line.
  func write(id: String?, isHidden: Bool, to out: ByteBuffer) {
    out.append("<text")
    if let id { out.append(attribute: "id", text: id) }
    out.append(attribute: "lang", text: line.language)
    out.append(attribute: "xml:lang", text: line.language)
    out.append(attribute: "direction", text: line.direction.rawValue)
    // A line begins where reading does.
    out.append(attribute: "x", number: origin.x + (line.direction == .leftToRight ? 0 : line.size.width))
    out.append(attribute: "y", number: origin.y + line.baseline)
    out.append(attribute: "font-size", number: line.fontSize)
    // Marks alone have no width.
    if line.size.width > 0 {
      out.append(attribute: "textLength", number: line.size.width)
      out.append(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    out.append(" xml:space=\"preserve\"")
    if isHidden { out.append(" aria-hidden=\"true\"") }
    out.append(">")
    for piece in pieces { write(piece, to: out) }
    out.append("</text>\n")
  }

  private func write(_ piece: Piece, to out: ByteBuffer) {
    let isForeign = piece.language != line.language
    guard isForeign || piece.target != nil else { return out.append(xml: line.paragraph, piece.range) }
    let name: StaticString = piece.target == nil ? "tspan" : "a"
    out.append("<")
    out.append(name)
    if let target = piece.target { out.append(attribute: "xlink:href", text: target) }
    if isForeign {
      out.append(attribute: "lang", text: piece.language)
      out.append(attribute: "xml:lang", text: piece.language)
    }
    out.append(">")
    out.append(xml: line.paragraph, piece.range)
    out.append("</")
    out.append(name)
    out.append(">")
  }
}

extension ByteBuffer {
  /// Appends the place and the size of a box as attributes.
  func append(_ frame: Rect) {
    append(attribute: "x", number: frame.minX)
    append(attribute: "y", number: frame.minY)
    append(attribute: "width", number: frame.width)
    append(attribute: "height", number: frame.height)
  }
}

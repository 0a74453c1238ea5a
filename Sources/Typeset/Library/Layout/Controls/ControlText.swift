extension LayoutTask {
  /// A text that a control writes itself, such as a number beside a tick or the time in a status bar.
  ///
  /// - Parameters:
  ///   - string: what it says, as it is seen.
  ///   - style: the style of its type.
  ///   - size: its type size in points; nil takes that of the style.
  ///   - weight: its weight; nil takes that of the style.
  ///   - color: its colour.
  ///   - lines: the most lines it may take; 0 for as many as needed.
  ///   - isCutAsAsked: whether it may be cut without a warning, as the value of a field that scrolls.
  ///   - isCentered: whether it is centred; otherwise it is aligned to the start of the layout.
  ///   - align: the side of the context on which it stands, where it is another than the start.
  ///   - dir: its base direction where the author gave one.
  ///   - part: the control.
  func controlText(
    _ string: String, style: TextStyleName, size: Double? = nil, weight: Int? = nil, color: Color, lines: Int = 1,
    isCutAsAsked: Bool = false, isCentered: Bool = false, align: AlignmentRequest = .auto, dir: DirectionRequest? = nil,
    keepsOrder: Bool = false, of part: Part
  ) -> TextBlock {
    var attributes = Attributes()
    attributes[Common.style] = style
    if let size { attributes[Common.size] = size }
    if let weight { attributes[Common.weight] = weight }
    if isCutAsAsked { attributes[Common.truncate] = .end }
    if let dir { attributes[Common.dir] = dir }
    var environment = part.environment
    environment.color = color
    environment.align = align
    environment.forbidBalance()
    let offset = part.block.offset
    let text: Inline = keepsOrder ? .leftToRight(string, offset: offset) : .text(InlineText(string), offset: offset)
    var block = Block(name: .label, attributes: attributes, offset: offset, content: .text([text]))
    block.lineLimit = lines
    return TextBlock(
      block, path: part.identity.path, environment, in: part.surroundings, task: self,
      membership: isCentered ? .centeredControl : .control, owner: part.block.name)
  }

  /// A number of a control in a cell of its own (R014), in the direction of the locale that writes it (R067).
  func controlNumber(
    _ string: String, style: TextStyleName, size: Double? = nil, weight: Int? = nil, color: Color,
    align: AlignmentRequest = .center, of part: Part
  ) -> TextBlock {
    controlText(
      string, style: style, size: size, weight: weight, color: color, isCentered: align == .center,
      align: align == .center ? .auto : align, dir: DirectionRequest(part.environment.formatDirection), of: part)
  }
}

extension Block {
  /// Whether it is a switch or a stepper with a text, which fills the width so that the shape is at the end.
  var isLabelledShape: Bool { (name == .toggle || name == .stepper) && hasVisibleText }

  /// Whether it holds a text of which anything is seen.
  var hasVisibleText: Bool {
    guard case .text(let inlines) = content else { return false }
    return inlines.contains { inline in
      switch inline {
      case .text(let text, _): !text.isBlank
      case .element: true
      }
    }
  }
}

extension Inline {
  /// Characters that are set from left to right whatever they are.
  fileprivate static func leftToRight(_ text: String, offset: Int) -> Inline {
    var attributes = Attributes()
    attributes[Common.dir] = DirectionRequest(.leftToRight)
    return .element(
      InlineElement(
        name: .bdo, attributes: attributes, offset: offset, children: [.text(InlineText(text), offset: offset)]))
  }
}

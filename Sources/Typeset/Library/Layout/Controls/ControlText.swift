extension LayoutTask {
  /// A text that a control writes itself, such as a number beside a tick or the time in a status bar.
  ///
  /// - Parameters:
  ///   - string: what it says, as it is seen.
  ///   - style: the style of its type.
  ///   - weight: its weight; nil takes that of the style.
  ///   - color: its colour.
  ///   - lines: the most lines it may take; 0 for as many as needed.
  ///   - isCentered: whether it stands in the middle; else on the side of the context.
  ///   - part: the control.
  func controlText(
    _ string: String, style: TextStyleName, weight: Int? = nil, color: Color, lines: Int = 1, isCentered: Bool = false,
    of part: Part
  ) -> TextBlock {
    var attributes = Attributes()
    attributes[.style] = .text(style.rawValue)
    if let weight { attributes[.weight] = .number(Double(weight)) }
    if lines > 0 { attributes[.lines] = .number(Double(lines)) }
    var environment = part.environment
    environment.color = color
    environment.align = .auto
    let block = Block(
      name: .label, attributes: attributes, offset: part.block.offset,
      content: .text([.text(string, offset: part.block.offset)]))
    return TextBlock(
      block, path: part.identity.path, environment, in: part.surroundings, task: self,
      membership: isCentered ? .centeredControl : .control)
  }
}

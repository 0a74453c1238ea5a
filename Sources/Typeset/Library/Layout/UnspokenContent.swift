extension LayoutTask {
  /// Warns of what in a canvas is lost on those who do not see it: pictures without words, headings that skip a level.
  ///
  /// Headings are looked at canvas by canvas: a component may begin with any.
  func warnOfUnspoken(in canvas: Canvas) {
    var previous: Int?
    for block in canvas.blocks { warnOfUnspoken(in: block, headingBefore: &previous) }
  }

  private func warnOfUnspoken(in block: Block, headingBefore previous: inout Int?) {
    let attributes = block.attributes
    if R124Decoration.isDecorative(decorative: attributes[Common.decorative], alt: attributes[Common.alt]) { return }
    if let level = block.level {
      if R126Headings.skips(level, after: previous) {
        warn(.skippedHeading(after: previous ?? 0, level: level), name: block.name.rawValue, offset: block.offset)
      }
      previous = level
    }
    let role = R114Role.role(of: block.name, holdsText: block.holdsText, asked: attributes[Common.role]?.role)
    if R121AlternativeText.isOwed(by: block.name, role: role),
      R121AlternativeText.text(alt: attributes[Common.alt], label: attributes[Common.label]) == nil
    {
      warn(.withoutAlternative, name: block.name.rawValue, offset: block.offset)
    }
    guard case .blocks(let blocks) = block.content else { return }
    for inner in blocks { warnOfUnspoken(in: inner, headingBefore: &previous) }
  }
}

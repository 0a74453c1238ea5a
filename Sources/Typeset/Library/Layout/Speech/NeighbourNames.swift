extension LayoutTask {
  /// The blocks of an element, each control without a name given that of the text beside it (R132).
  ///
  /// In an item of a list the label names the controls in the other slots; in a row, words name the only control behind
  /// them; from top to bottom, a `label` names what follows it. `environment` is the one inside `holder`.
  func naming(_ blocks: [Block], in holder: ElementName, _ environment: TextEnvironment) -> [Block] {
    if holder == .item { return namingSlots(blocks, environment) }
    guard let first = blocks.firstIndex(where: \.takesName), first > 0 else { return blocks }
    var blocks = blocks
    if holder == .row {
      let words = blocks[..<first].filter(\.isWords)
      guard words.count == 1, !blocks[(first + 1)...].contains(where: \.takesName) else { return blocks }
      name(&blocks[first], by: words[0], environment)
    } else {
      for index in blocks.indices.dropFirst() where blocks[index].takesName && blocks[index - 1].name == .label {
        name(&blocks[index], by: blocks[index - 1], environment)
      }
    }
    return blocks
  }

  private func namingSlots(_ slots: [Block], _ environment: TextEnvironment) -> [Block] {
    guard let label = slots.first(where: { $0.name == .label }), slots.contains(where: \.holdsNameless) else {
      return slots
    }
    return slots.map { slot in
      var slot = slot
      nameAll(in: &slot, by: label, environment)
      return slot
    }
  }

  private func nameAll(in block: inout Block, by label: Block, _ environment: TextEnvironment) {
    if block.takesName { return name(&block, by: label, environment) }
    guard case .blocks(var inner) = block.content, block.holdsNameless else { return }
    for index in inner.indices { nameAll(in: &inner[index], by: label, environment) }
    block.content = .blocks(inner)
  }

  private func name(_ block: inout Block, by label: Block, _ environment: TextEnvironment) {
    var inside = environment.entering(label.name, label.attributes)
    if let tag = label.translationLanguage.flatMap(LanguageTag.init) { inside.translationLanguage = tag }
    guard let (text, language) = shownText(of: label, inside) else { return }
    block.attributes[Common.label] = text
    block.labelLanguage = language
    block.isNamedByNeighbour = true
  }
}

extension Block {
  /// Whether it is a control without a name that takes the one of a text beside it.
  fileprivate var takesName: Bool {
    guard let kind = ControlKind(name), R132Labels.takesName(kind), !hasVisibleText else { return false }
    if kind == .search, attributes.gives(TextFieldElement.placeholder) { return false }
    return R121AlternativeText.text(alt: attributes[Common.alt], label: attributes[Common.label]) == nil
  }

  /// Whether it is such a control, or contains one.
  fileprivate var holdsNameless: Bool {
    if takesName { return true }
    guard case .blocks(let blocks) = content else { return false }
    return blocks.contains(where: \.holdsNameless)
  }

  /// Whether it is a text with words, and not a mere value.
  fileprivate var isWords: Bool {
    guard case .text(let text) = kind, case .text(let inlines) = content else { return false }
    switch text {
    case .label, .p, .caption, .h1, .h2, .h3, .h4: break
    case .title, .pre, .blockquote, .figcaption: return false
    }
    return inlines.contains { inline in
      switch inline {
      case .text(let text, _): text.string.contains { !$0.isWhitespace }
      case .element(let element): element.name.typedKind == nil
      }
    }
  }
}

/// Decides all of a canvas that depends on locale, catalogs and traits: what remains is what is laid out.
///
/// `when` leaves out elements whose terms do not hold (R072).
struct DocumentResolver {
  /// What `when` can ask for.
  let traits: Traits

  /// The canvas as it is laid out.
  func resolve(_ canvas: Canvas) -> Canvas {
    var resolved = canvas
    resolved.blocks = resolve(canvas.blocks)
    resolved.runningHead = canvas.runningHead.flatMap(resolve)
    resolved.runningFoot = canvas.runningFoot.flatMap(resolve)
    return resolved
  }

  private func resolve(_ blocks: [Block]) -> [Block] { blocks.compactMap(resolve) }

  private func resolve(_ block: Block) -> Block? {
    guard holds(block.attributes) else { return nil }
    var block = block
    switch block.content {
    case .blocks(let blocks): block.content = .blocks(resolve(blocks))
    case .text(let inlines): block.content = .text(resolve(inlines))
    case .empty: break
    }
    return block
  }

  private func resolve(_ inlines: [Inline]) -> [Inline] {
    inlines.compactMap { inline in
      guard case .element(var element) = inline else { return inline }
      guard holds(element.attributes) else { return nil }
      element.children = resolve(element.children)
      return .element(element)
    }
  }

  /// Whether the terms of an element hold; the reader has checked that they are well formed.
  private func holds(_ attributes: Attributes) -> Bool {
    R072Traits.isPresent(when: attributes.text(.when), in: traits)
  }
}

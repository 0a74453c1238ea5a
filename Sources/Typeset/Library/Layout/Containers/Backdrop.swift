/// The one block of a `backdrop`, which fills what it is the backdrop of.
struct Backdrop: Arrangement {
  let child: LayoutNode?

  func widths() -> Widths { .zero }

  func extent(in width: Double) -> Extent { Extent(height: 0, firstBaseline: nil) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    child?.place(size, at: origin, into: &items)
    return nil
  }
}

extension LayoutTask {
  /// The arrangement of a backdrop; its picture is cropped to fill it unless its author says otherwise.
  func backdrop(_ part: Part) -> Backdrop {
    let inside = part.surroundings.inside(part.identity, part.environment)
    let blocks = part.blocks.map { block in
      guard block.name.isPicture, !block.attributes.gives(ImageElement.fit) else { return block }
      var block = block
      block.attributes[ImageElement.fit] = .fill
      return block
    }
    return Backdrop(child: nodes(of: blocks, in: inside).first)
  }
}

extension Block {
  /// Whether it is behind everything, wherever it is written.
  var isBackdrop: Bool { kind == .container(.backdrop) }

  /// What is behind everything that it holds; nil for nothing.
  var backdrop: Block? {
    guard name == .box, case .blocks(let blocks) = content else { return nil }
    return blocks.first(where: \.isBackdrop)
  }
}

/// What a question says: its title, its words and its fields, below each other in the middle.
struct DialogTexts {
  /// The blocks below each other.
  let column: Column
  /// Whether there is nothing.
  let isEmpty: Bool

  /// The texts of a part, each in its style where its author gives none.
  init(of part: Part, task: LayoutTask, style: (ElementName) -> (style: TextStyleName, weight: Int?, color: String?)) {
    let inside = part.surroundings.inside(part.identity, part.environment)
    let blocks = part.blocks.filter { $0.name != .button }.map { block in
      block.name == .textField ? block : block.asDialogText(style(block.name))
    }
    isEmpty = blocks.isEmpty
    var environment = part.environment
    environment.align = .center
    column = Column(
      task.nodes(of: task.naming(blocks, in: part.block.name, inside.environment), in: inside),
      spacing: Spacing(
        .column, Attributes.spaced(blocks.contains { $0.name == .textField } ? Self.fieldGap : Self.gap)),
      environment: environment)
  }

  /// Their height in a width, with the distances from the sides and from the top and the bottom, in points.
  func height(in width: Double, sides: Double, ends: Double) -> Double {
    isEmpty ? 0 : column.extent(in: width - 2 * sides).height + 2 * ends
  }

  /// Adds them to a box of a width and a height whose corner is `origin`.
  func place(
    in width: Double, height: Double, sides: Double, ends: Double, at origin: Point, into items: inout [FrameItem]
  ) {
    guard !isEmpty else { return }
    _ = column.place(
      in: Size(width: width - 2 * sides, height: height - 2 * ends), at: origin + Point(x: sides, y: ends),
      into: &items)
  }

  /// The distance between two of them, in points, and where there is a field among them.
  private static let gap = 4.0
  private static let fieldGap = 10.0
}

extension Block {
  fileprivate func asDialogText(_ look: (style: TextStyleName, weight: Int?, color: String?)) -> Block {
    var block = self
    if !attributes.gives(Common.style) {
      block.attributes[Common.style] = look.style
      if let weight = look.weight, !attributes.gives(Common.weight) { block.attributes[Common.weight] = weight }
    }
    if let color = look.color, !attributes.gives(Common.color) { block.attributes[Common.color] = .named(color) }
    if !attributes.gives(Common.align) { block.attributes[Common.align] = .center }
    return block
  }
}

extension Attributes {
  /// Attributes that give a distance between children, in points.
  static func spaced(_ distance: Double) -> Attributes {
    var attributes = Attributes()
    attributes[Common.spacing] = distance
    return attributes
  }
}

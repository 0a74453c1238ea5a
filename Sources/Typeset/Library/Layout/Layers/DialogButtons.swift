/// The buttons of a question: side by side where two fit, else below each other, with lines between them.
///
/// Side by side, `cancel` is where reading starts; below each other, it is the last.
struct DialogButtons {
  private let nodes: [LayoutNode]
  private let cancels: [Bool]
  private let environment: TextEnvironment
  /// Whether they are below each other in any width.
  private let isStack: Bool

  /// The buttons among the blocks of a part; `keeps` says which of them.
  init(
    of part: Part, style: TextStyleName, height: Double, isStack: Bool = false, task: LayoutTask,
    where keeps: (Block) -> Bool = { _ in true }
  ) {
    self.isStack = isStack
    let inside = part.surroundings.inside(part.identity, part.environment, axis: .horizontal)
    let blocks = part.blocks.filter { $0.name == .button && keeps($0) }
    nodes = blocks.map { task.node(of: $0.asDialogButton(style: style, height: height), in: inside) }
    cancels = blocks.map { $0.attributes[ButtonElement.purpose] == .cancel }
    environment = part.environment
  }

  /// Whether there is none.
  var isEmpty: Bool { nodes.isEmpty }

  /// The width at which all buttons stand side by side, in points; those below each other need no more than the widest.
  var idealWidth: Double { nodes.reduce(0) { max($0, $1.widths.maxContent) } }

  /// The buttons in the order in which they are placed.
  private func ordered(isSideBySide: Bool) -> [LayoutNode] {
    let cancelling = zip(nodes, cancels).filter(\.1).map(\.0)
    let others = zip(nodes, cancels).filter { !$0.1 }.map(\.0)
    return isSideBySide ? cancelling + others : others + cancelling
  }

  private func isSideBySide(in width: Double) -> Bool {
    !isStack && nodes.count == 2 && nodes.allSatisfy { $0.widths.maxContent <= width / 2 + 0.001 }
  }

  /// Their height in a width, with the line above each row, in points.
  func height(in width: Double) -> Double {
    let line = environment.dividerThickness
    if isSideBySide(in: width) { return line + nodes.reduce(0) { max($0, $1.extent(in: width / 2).height) } }
    return nodes.reduce(0) { $0 + line + $1.extent(in: width).height }
  }

  /// Adds them below `origin`, with the lines.
  func place(in width: Double, at origin: Point, hasLineAbove: Bool, into items: inout [FrameItem]) {
    let line = environment.dividerThickness
    let color = environment.resolve(.named(ElementStyle.separatorColor))
    var lines: [FrameItem] = []
    var placed: [FrameItem] = []
    func addLine(_ rect: Rect) { lines.append(.path(PathItem(path: Path(rect), fill: color))) }
    let isSideBySide = isSideBySide(in: width)
    let nodes = ordered(isSideBySide: isSideBySide)
    var y = origin.y
    if isSideBySide {
      let height = height(in: width) - line
      addLine(Rect(x: origin.x, y: y, width: width, height: line))
      addLine(Rect(x: origin.x + (width - line) / 2, y: y + line, width: line, height: height))
      for (index, node) in nodes.enumerated() {
        let x = environment.layoutDirection.x(of: width / 2, at: Double(index) * width / 2, in: width)
        node.place(Size(width: width / 2, height: height), at: origin + Point(x: x, y: line), into: &placed)
      }
    } else {
      for (index, node) in nodes.enumerated() {
        if index > 0 || hasLineAbove { addLine(Rect(x: origin.x, y: y, width: width, height: line)) }
        y += line
        let height = node.extent(in: width).height
        node.place(Size(width: width, height: height), at: Point(x: origin.x, y: y), into: &placed)
        y += height
      }
    }
    items += [.group(FrameGroup(origin: .zero, meaning: .artifact, items: lines))] + placed
  }
}

extension Block {
  /// A button as one of a question: without a ground, as wide as its place; what is safe or most likely is bolder.
  fileprivate func asDialogButton(style: TextStyleName, height: Double) -> Block {
    var block = self
    let purpose = attributes[ButtonElement.purpose]
    block.attributes.setDefault(ButtonElement.kind, .plain)
    block.attributes.setDefault(Common.style, style)
    if purpose == .cancel || purpose == .primary { block.attributes.setDefault(Common.weight, 600) }
    block.attributes.setDefault(Common.minHeight, .points(height))
    block.attributes.setDefault(Common.paddingTop, 11)
    block.attributes.setDefault(Common.paddingBottom, 11)
    block.attributes.setDefault(Common.paddingStart, 12)
    block.attributes.setDefault(Common.paddingEnd, 12)
    return block
  }
}

/// A toolbar: its items spread from side to side, in the order of the context (R064).
///
/// Its buttons are as high as a finger needs and look as anywhere else, as far as the height of the bar lets them
/// (R086). Where their words have no room, gaps and the padding of buttons yield to half, and then the size of the
/// type, which stays as large as can be read (R085).
final class Toolbar: Arrangement {
  /// The items with the least distance between them, in points.
  fileprivate struct Items {
    var nodes: [LayoutNode]
    var spacing: Double
  }

  private let part: Part
  private let standard: Items
  private let space: BarSpace
  private let task: LayoutTask
  private var known: (width: Double, items: Items)?

  init(_ part: Part, task: LayoutTask) {
    let part = part.asBar()
    self.part = part
    self.task = task
    space = BarSpace(
      part,
      layoutDirection: R064Toolbar.direction(
        order: part.attributes[ToolbarElement.order], layoutDirection: part.environment.layoutDirection))
    standard = Items(nodes: task.barItems(of: part), spacing: space.spacing)
  }

  func widths() -> Widths {
    let gaps = space.insets.start + space.insets.end + standard.gaps
    return standard.nodes.reduce(into: Widths(minContent: gaps, maxContent: gaps)) { sum, item in
      sum.minContent += item.widths.minContent
      sum.maxContent += item.widths.maxContent
    }
  }

  func extent(in width: Double) -> Extent { space.extent(places(in: width).places) }

  func place(in size: Size, at origin: Point, into frameItems: inout [FrameItem]) -> TextDecisions? {
    let (places, fits) = places(in: size.width)
    if !fits { task.warn(.rowOverflow(needed: widths().minContent, available: size.width), about: part.identity) }
    for place in places { space.place(place, in: size, at: origin, into: &frameItems) }
    return nil
  }

  /// The items in a width, as large as it allows.
  private func items(in width: Double) -> Items {
    if let known, known.width == width { return known.items }
    let available = space.available(in: width)
    var items = standard
    if !items.fit(in: available) {
      items.spacing = standard.spacing / 2
      for size in [nil] + task.barItemSizes(of: part).map(Optional.some) where !items.fit(in: available) {
        items.nodes = task.silently { task.barItems(of: part, isNarrow: true, size: size) }
      }
    }
    known = (width, items)
    return items
  }

  /// Where everything is, in reading order, and whether the words of all items fit.
  private func places(in width: Double) -> (places: [BarPlace], fits: Bool) {
    let available = space.available(in: width)
    let items = items(in: width)
    let (widths, fits) = RowWidths.share(
      max(0, available - items.gaps),
      among: items.nodes.map {
        RowWidths.Child(widths: $0.widths, grow: $0.growth(along: .horizontal), bounds: $0.box.widthBounds)
      })
    let left = available - widths.reduce(0, +)
    let ideal = self.widths().maxContent
    // What is left over parts the items evenly; a spacer has taken it already.
    let gap = items.nodes.count > 1 ? max(0, left) / Double(items.nodes.count - 1) : 0
    var offset = space.insets.start
    let places = zip(items.nodes, widths).map { item, own in
      defer { offset += own + gap }
      let spare = width - ideal - (own - item.widths.maxContent)
      return BarPlace(node: item, width: own, offset: offset, spare: max(0, spare))
    }
    return (places, fits)
  }
}

extension Toolbar.Items {
  /// The distances between all items, in points.
  fileprivate var gaps: Double { spacing * Double(max(0, nodes.count - 1)) }

  /// Whether no word of an item breaks in a width.
  fileprivate func fit(in width: Double) -> Bool {
    nodes.reduce(gaps) { $0 + $1.widths.leastContent } <= width + GreedyBreaker.tolerance
  }
}

extension LayoutTask {
  /// The items of a toolbar; with `isNarrow` buttons have half their padding at the sides, and `size` is the most of
  /// their type, in points.
  fileprivate func barItems(of part: Part, isNarrow: Bool = false, size: Double? = nil) -> [LayoutNode] {
    let inside = part.surroundings.inside(part.identity, part.environment)
    let buttonHeight = min(R086Targets.leastSide, BarSpace(part).height)
    let blocks = part.blocks.map { block in
      var block = block.asBarItem(buttonHeight: buttonHeight)
      guard block.name == .button else { return block }
      if isNarrow {
        let insets = BoxStyle(block.name, block.attributes, in: part.environment).insets
        block.attributes[Common.paddingStart] = insets.start / 2
        block.attributes[Common.paddingEnd] = insets.end / 2
      }
      if let size, size < block.typeSize(in: part.environment) { block.attributes[Common.size] = size }
      return block
    }
    return nodes(of: blocks, in: inside)
  }

  /// The sizes to which the type of buttons may shrink, in points: half a point smaller each.
  fileprivate func barItemSizes(of part: Part) -> [Double] {
    let sizes = part.blocks.filter { $0.name == .button }.map { $0.asBarItem().typeSize(in: part.environment) }
    guard let largest = sizes.max() else { return [] }
    return Array(stride(from: largest - 0.5, through: 11, by: -0.5))
  }
}

extension Block {
  fileprivate func typeSize(in environment: TextEnvironment) -> Double {
    TextStyle(of: name, attributes, in: environment).size
  }
}

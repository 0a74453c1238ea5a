/// A navigation bar: the way back and other items at the start, the title in the middle, more items at the end.
///
/// Elements before the title are at the start, those after it at the end; a `back` is always at the start. The middle
/// is the first `title`, else the first heading, segmented control, field or column. Without one, a `spacer` parts both
/// sides, and without that all but the way back is at the end.
struct NavigationBar: Arrangement {
  private let leading: [LayoutNode]
  private let middle: LayoutNode?
  private let trailing: [LayoutNode]
  private let space: BarSpace
  /// The least width that a middle keeps beside wide items, in points.
  private static let leastMiddle = 60.0

  init(_ part: Part, task: LayoutTask) {
    let part = part.asBar()
    space = BarSpace(part)
    let inside = part.surroundings.inside(part.identity, part.environment)
    let blocks = part.blocks
    let middleIndex = Self.middle(of: blocks)
    let divide = middleIndex ?? blocks.firstIndex { $0.name == .spacer } ?? 0
    var leading: [LayoutNode] = []
    var trailing: [LayoutNode] = []
    var middle: LayoutNode?
    for (index, block) in blocks.enumerated() where block.name != .spacer {
      if index == middleIndex {
        middle = task.node(of: block.asBarItem(placesTitle: true), in: inside.centeringText())
      } else if index < divide || block.name == .back {
        leading.append(task.node(of: block.asBarItem(), in: inside))
      } else {
        trailing.append(task.node(of: block.asBarItem(), in: inside))
      }
    }
    (self.leading, self.middle, self.trailing) = (leading, middle, trailing)
  }

  private static func middle(of blocks: [Block]) -> Int? {
    blocks.firstIndex { $0.name == .title }
      ?? blocks.firstIndex {
        $0.name.declaration.headingLevel != nil || $0.name == .segmented || $0.name == .search || $0.name == .textField
          || $0.name == .column
      }
  }

  func widths() -> Widths {
    let all = leading + trailing + (middle.map { [$0] } ?? [])
    let fixed = space.insets.start + space.insets.end + space.spacing * Double(max(0, all.count - 1))
    return Widths(minContent: fixed, maxContent: all.reduce(fixed) { $0 + $1.widths.maxContent })
  }

  func extent(in width: Double) -> Extent {
    space.extent(positions(in: width).map { (node: $0.node, width: $0.width) })
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    for position in positions(in: size.width) {
      space.place(position.node, width: position.width, offset: position.offset, in: size, at: origin, into: &items)
    }
    return nil
  }

  private typealias Position = (node: LayoutNode, width: Double, offset: Double)

  /// Where everything stands, in reading order. A side that is too wide leaves a little to the middle.
  private func positions(in width: Double) -> [Position] {
    let available = space.available(in: width)
    let sides = leading + trailing
    let gaps = space.spacing * Double(max(0, sides.count + (middle == nil ? 0 : 1) - 1))
    let wanted = middle.map { min($0.widths.maxContent, Self.leastMiddle) } ?? 0
    let widths = RowWidths.share(
      max(0, available - gaps - wanted),
      among: sides.map { RowWidths.Child(widths: $0.widths, bounds: $0.box.widthBounds) }
    ).widths
    var positions: [Position] = []
    var start = space.insets.start
    for (node, width) in zip(leading, widths) {
      positions.append((node, width, start))
      start += width + space.spacing
    }
    let trailingWidths = widths.dropFirst(leading.count)
    var end = width - space.insets.end - trailingWidths.reduce(0, +)
    end -= space.spacing * Double(max(0, trailing.count - 1))
    let last = zip(trailing, trailingWidths)
    if let middle {
      let room = max(0, end - start - (trailing.isEmpty ? 0 : space.spacing))
      let own = middle.fillsBar ? room : min(middle.widths.maxContent, room)
      // In the middle of the bar, or as near to it as the items at the sides allow.
      let centred = (width - own) / 2
      positions.append((middle, own, min(max(centred, start), start + room - own)))
    }
    for (node, width) in last {
      positions.append((node, width, end))
      end += width + space.spacing
    }
    return positions
  }
}

extension LayoutNode {
  /// Whether it takes all the room in the middle of a bar.
  fileprivate var fillsBar: Bool {
    box.width == .fill || box.width == nil && (identity?.name == .search || identity?.name == .textField)
  }
}

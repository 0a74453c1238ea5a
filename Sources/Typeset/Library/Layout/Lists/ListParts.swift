/// A part of a list of rows, or of a section of one: the parts follow from top to bottom.
struct ListPart {
  /// The item, section, header or footer.
  let block: Block
  /// The distance from the part before it, in points.
  let gap: Double
  /// The place of an item in its group.
  let place: PlaceInGroup

  /// The parts of a list or a section that holds `blocks`: items that follow each other make a group.
  static func parts(of blocks: [Block], look: RowListStyle) -> [ListPart] {
    blocks.indices.map { index in
      let before = index == 0 ? nil : blocks[index - 1].name
      let after = index + 1 < blocks.count ? blocks[index + 1].name : nil
      let isApart = before == .section || (blocks[index].name == .section && before != nil)
      return ListPart(
        block: blocks[index], gap: isApart ? look.groupGap : 0,
        place: PlaceInGroup(isFirst: before != .item, isLast: after != .item))
    }
  }
}

/// Where a row stands among those of its group.
struct PlaceInGroup {
  /// Whether it is the first row of the group.
  let isFirst: Bool
  /// Whether it is the last row of the group.
  let isLast: Bool
}

/// The parts of a list of rows below each other.
struct ListColumn: Arrangement {
  /// The parts with the distance above each, in points.
  let children: [(node: LayoutNode, gap: Double)]
  /// The direction of the list.
  let layoutDirection: Direction

  func widths() -> Widths {
    children.reduce(into: .zero) { widths, child in
      widths.minContent = max(widths.minContent, child.node.widths.minContent)
      widths.maxContent = max(widths.maxContent, child.node.widths.maxContent)
    }
  }

  func extent(in width: Double) -> Extent {
    var extent = Extent(height: 0, firstBaseline: nil)
    for (node, gap) in children {
      let own = node.extent(in: node.width(offered: width))
      extent.height += gap
      if extent.firstBaseline == nil { extent.firstBaseline = own.firstBaseline.map { $0 + extent.height } }
      extent.height += own.height
    }
    return extent
  }

  func shareSpare(_ spare: Double, in width: Double) {
    for (node, _) in children { node.spareWidth = max(0, width - node.width(offered: width)) + spare }
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    var y = origin.y
    for (node, gap) in children {
      let width = node.width(offered: size.width)
      node.warnIfWider(width, than: size.width)
      let height = node.extent(in: width).height
      y += gap
      let x = origin.x + layoutDirection.x(of: width, at: 0, in: size.width)
      node.place(Size(width: width, height: height), at: Point(x: x, y: y), into: &items)
      y += height
    }
    return nil
  }
}

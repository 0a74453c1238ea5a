/// Pictures beside each other in as many rows as they need, in the order of reading where the order means something
/// (R028).
struct Gallery: Arrangement {
  private let children: [LayoutNode]
  private let spacing: Double
  private let order: Direction
  private let layoutDirection: Direction

  init(_ block: Block, _ children: [LayoutNode], layoutDirection: Direction) {
    self.children = children
    self.layoutDirection = layoutDirection
    spacing = Spacing(block.name, block.attributes).distance
    order = R028PictureOrder.direction(order: block.attributes[GalleryElement.order], layoutDirection: layoutDirection)
  }

  func widths() -> Widths {
    var widths = Widths(minContent: 0, maxContent: spacing * Double(max(0, children.count - 1)))
    for child in children {
      widths.minContent = max(widths.minContent, child.widths.minContent)
      widths.maxContent += child.widths.maxContent
    }
    return widths
  }

  func extent(in width: Double) -> Extent {
    let rows = rows(in: width)
    let gaps = spacing * Double(max(0, rows.count - 1))
    return Extent(height: rows.reduce(gaps) { $0 + height(of: $1, in: width) }, firstBaseline: nil)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    var top = 0.0
    for row in rows(in: size.width) {
      // Pictures of a free order stay in theirs and take the side of the context together.
      let used = row.reduce(spacing * Double(row.count - 1)) { $0 + width(of: children[$1], in: size.width) }
      let start = order == layoutDirection ? 0 : max(0, size.width - used)
      var offset = start
      for index in row {
        let child = children[index]
        let width = width(of: child, in: size.width)
        child.warnIfWider(width, than: size.width)
        let height = child.extent(in: width).height
        let x = R029PicturePosition.left(of: width, at: offset, in: size.width, layoutDirection: order)
        child.place(Size(width: width, height: height), at: origin + Point(x: x, y: top), into: &items)
        offset += width + spacing
      }
      top += height(of: row, in: size.width) + spacing
    }
    return nil
  }

  func drawing(in size: Size) -> DrawingDecisions {
    DrawingDecisions(rules: order == .rightToLeft && children.count > 1 ? [R028PictureOrder.rule] : [])
  }

  /// The children of every row.
  private func rows(in available: Double) -> [[Int]] {
    var rows: [[Int]] = []
    var used = 0.0
    for index in children.indices {
      let width = width(of: children[index], in: available)
      if rows.isEmpty || used + spacing + width > available + 0.01 {
        rows.append([index])
        used = width
      } else {
        rows[rows.count - 1].append(index)
        used += spacing + width
      }
    }
    return rows
  }

  private func height(of row: [Int], in available: Double) -> Double {
    row.reduce(0) { max($0, children[$1].extent(in: width(of: children[$1], in: available)).height) }
  }

  /// Children take their ideal width.
  private func width(of child: LayoutNode, in available: Double) -> Double {
    child.box.width == nil
      ? child.box.widthBounds.clamp(min(child.widths.maxContent, available), of: available)
      : child.width(offered: available)
  }
}

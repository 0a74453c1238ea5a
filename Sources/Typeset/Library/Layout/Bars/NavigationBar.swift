/// A navigation bar: the way back and other items at the start, the title in the middle, more items at the end.
///
/// Elements before the title are at the start, those after it at the end; a `back` is always at the start. The middle
/// is the first `title`, else the first heading, segmented control, field or column. Without one, a `spacer` parts both
/// sides, and without that all but the way back is at the end. A large title has a row of its own at the start (F3),
/// and a field or a segmented control beside a title is below both.
struct NavigationBar: Arrangement {
  private let leading: [Item]
  private let middle: LayoutNode?
  private let trailing: [Item]
  /// What has a row of its own below the others: a large title, a field, a segmented control.
  private let rows: [LayoutNode]
  private let space: BarSpace
  private let identity: ElementIdentity
  private let task: LayoutTask
  /// The width that a middle keeps beside items that can take more lines, in points.
  private static let leastMiddle = 60.0
  /// The height of a row below the others, and the least room around its contents, in points.
  private static let (rowHeight, rowRoom) = (52.0, 8.0)
  /// The share of that room above them.
  private static let shareAbove = 0.3

  /// An item at one of the sides, in one form, or in several from the longest to the shortest.
  private struct Item {
    let forms: [LayoutNode]

    /// Its node in a form.
    func node(_ form: Int) -> LayoutNode { forms[min(form, forms.count - 1)] }

    /// What it asks for in a form: a way back is never cut, since it has shorter forms.
    func child(_ form: Int) -> RowWidths.Child {
      let node = node(form)
      var widths = node.widths
      if forms.count > 1 { widths.minContent = widths.maxContent }
      return RowWidths.Child(widths: widths, bounds: node.box.widthBounds)
    }
  }

  init(_ part: Part, task: LayoutTask) {
    let part = part.asBar()
    identity = part.identity
    self.task = task
    space = BarSpace(part)
    let inside = part.surroundings.inside(part.identity, part.environment)
    let forms = [inside] + (1..<BackForms.count).map { _ in inside.countingAnew() }
    let blocks = part.blocks
    let middleIndex = Self.middle(of: blocks)
    let divide = middleIndex ?? blocks.firstIndex { $0.name == .spacer } ?? 0
    var leading: [Item] = []
    var trailing: [Item] = []
    var middle: LayoutNode?
    var rows: [LayoutNode] = []
    let hasTitle = middleIndex.map { blocks[$0].isTitle } ?? false
    let isLarge = hasTitle && part.block.hasLargeTitle(on: part.placement)
    for (index, block) in blocks.enumerated() where block.name != .spacer {
      if index == middleIndex, isLarge {
        var title = block.asBarItem()
        title.lineLimit = 2
        rows.insert(task.node(of: title, in: inside), at: 0)
      } else if hasTitle, block.isRowOfBar {
        rows.append(task.node(of: block, in: inside))
      } else if index == middleIndex {
        middle = task.node(of: block.asBarItem(placesTitle: true), in: inside.centeringText())
      } else if block.name == .back {
        leading.append(Item(forms: BackForms(block.asBarItem(), in: forms, task: task).nodes))
      } else {
        let item = Item(forms: [task.node(of: block.asBarItem(), in: inside)])
        if index < divide { leading.append(item) } else { trailing.append(item) }
      }
    }
    (self.leading, self.middle, self.trailing, self.rows) = (leading, middle, trailing, rows)
  }

  private static func middle(of blocks: [Block]) -> Int? {
    blocks.firstIndex { $0.name == .title }
      ?? blocks.firstIndex {
        $0.name.declaration.headingLevel != nil || $0.name == .segmented || $0.name == .search || $0.name == .textField
          || $0.name == .column
      }
  }

  func widths() -> Widths {
    let all = (leading + trailing).map { $0.node(0) } + (middle.map { [$0] } ?? [])
    let fixed = space.insets.start + space.insets.end + space.spacing * Double(max(0, all.count - 1))
    let below = rows.reduce(0) { max($0, space.insets.start + space.insets.end + $1.widths.maxContent) }
    return Widths(minContent: fixed, maxContent: max(below, all.reduce(fixed) { $0 + $1.widths.maxContent }))
  }

  func extent(in width: Double) -> Extent {
    var extent = space.extent(places(in: width).places)
    for row in rows { extent.height += rowHeight(of: row, in: width) }
    return extent
  }

  /// The height of a row below the others, in points: 52, so that a bar with a large title is 96 high (F3), or as much
  /// as its contents need.
  private func rowHeight(of row: LayoutNode, in width: Double) -> Double {
    max(Self.rowHeight, row.extent(in: space.available(in: width)).height + Self.rowRoom)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let (places, needed) = places(in: size.width)
    if let needed { task.warn(.rowOverflow(needed: needed, available: size.width), about: identity) }
    let below = rows.map { rowHeight(of: $0, in: size.width) }
    var y = max(0, size.height - below.reduce(0, +))
    for place in places {
      space.place(place, in: Size(width: size.width, height: y), at: origin, into: &items)
    }
    for (row, height) in zip(rows, below) {
      let available = space.available(in: size.width)
      let own = row.width(offered: available)
      let x = space.layoutDirection.x(of: own, at: space.insets.start, in: size.width)
      let needed = row.extent(in: own).height
      // A title is a little nearer to what is above it, a field to what is below.
      row.place(
        Size(width: own, height: needed), at: origin + Point(x: x, y: y + (height - needed) * Self.shareAbove),
        into: &items)
      y += height
    }
    return nil
  }

  /// Where everything is, in reading order, and the least width in points that all of it needs, where there is less.
  ///
  /// Where it lacks room, the way back takes a shorter form, then the title is cut down to a little, then texts at the
  /// sides take more lines, then nothing of the title is left.
  private func places(in width: Double) -> (places: [BarPlace], needed: Double?) {
    let sides = leading + trailing
    let gaps = space.spacing * Double(max(0, sides.count + (middle == nil ? 0 : 1) - 1))
    let available = space.available(in: width) - gaps
    let title = middle?.widths.maxContent ?? 0
    let form =
      (0..<BackForms.count).first { form in
        sides.reduce(title) { $0 + $1.node(form).widths.maxContent } <= available + 0.001
      } ?? BackForms.count - 1
    let children = sides.map { $0.child(form) }
    let least = children.reduce(0) { $0 + $1.widths.minContent }
    let kept = max(0, min(title, Self.leastMiddle, available - least))
    let (widths, fits) = RowWidths.share(max(0, available - kept), among: children)
    let spare = max(0, available - title - children.reduce(0) { $0 + $1.widths.maxContent })
    return (
      places(of: sides.map { $0.node(form) }, widths: widths, spare: spare, in: width),
      fits ? nil : least + width - available
    )
  }

  /// Puts items of known widths at their sides, and the middle between them; all items together leave `spare`.
  private func places(of sides: [LayoutNode], widths: [Double], spare: Double, in width: Double) -> [BarPlace] {
    var places: [BarPlace] = []
    var start = space.insets.start
    for (node, width) in zip(sides, widths).prefix(leading.count) {
      places.append(BarPlace(node: node, width: width, offset: start, spare: spare))
      start += width + space.spacing
    }
    var end = width - space.insets.end - widths.dropFirst(leading.count).reduce(0, +)
    end -= space.spacing * Double(max(0, trailing.count - 1))
    if let middle {
      let room = max(0, end - start - (trailing.isEmpty ? 0 : space.spacing))
      let own = middle.fillsBar ? room : min(middle.widths.maxContent, room)
      // In the middle of the bar, or as near to it as the items at the sides allow.
      let centred = (width - own) / 2
      places.append(
        BarPlace(node: middle, width: own, offset: min(max(centred, start), start + room - own), spare: room - own))
    }
    for (node, width) in zip(sides, widths).dropFirst(leading.count) {
      places.append(BarPlace(node: node, width: width, offset: end, spare: spare))
      end += width + space.spacing
    }
    return places
  }
}

extension LayoutNode {
  /// Whether it takes all the room in the middle of a bar.
  fileprivate var fillsBar: Bool {
    box.width == .fill || box.width == nil && (identity?.name == .search || identity?.name == .textField)
  }
}

extension Block {
  /// Whether it is a navigation bar with its title in a row of its own: not where there is little height (F3).
  func hasLargeTitle(on placement: ScreenPlacement?) -> Bool {
    name == .navBar && attributes[NavBarElement.large] && placement?.heightClass != .compact
  }

  /// Whether it is the title of a bar.
  fileprivate var isTitle: Bool { name == .title || name.declaration.headingLevel != nil }

  /// Whether it is below the title of a bar.
  fileprivate var isRowOfBar: Bool { name == .search || name == .segmented || name == .textField }
}

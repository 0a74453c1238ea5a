/// An item of a list of rows: what leads, the label with its value beside or below it, the detail, what trails, the
/// marks.
final class ListRow: Arrangement {
  private let identity: ElementIdentity
  private let slots: RowSlots
  private let marks: [RowMark]
  /// The circle at the start while people select rows; nil at other times.
  private let selection: RowMark?
  /// Whether blocks are in the place of the label, so that only what they draw says where the text begins.
  private let isFree: Bool
  private let group: RowGroup
  private let background: RowBackground
  private let layoutDirection: Direction
  private let task: LayoutTask
  private var known: (width: Double, layout: RowLayout)?

  /// The distance between what leads and the text, in points.
  static let leadingGap = 12.0
  /// The distance between texts beside each other, and between them and what trails, in points.
  static let gap = 8.0
  /// The distance between texts below each other, in points.
  static let lineGap = 2.0

  /// How far the signs at the end grow with the text: beyond that they would take the words' room.
  static let greatestMarkScale = 2.0

  /// The row of an item that holds `nodes`; with `measures` the item takes part in the decision of its group.
  init(
    _ part: Part, _ nodes: [LayoutNode], isFree: Bool, group: RowGroup, measures: Bool, background: RowBackground,
    task: LayoutTask
  ) {
    identity = part.identity
    slots = RowSlots(nodes)
    self.isFree = isFree
    selection = RowMark.selection(of: part, scale: min(task.textScale, Self.greatestMarkScale))
    marks = RowMark.marks(of: part, scale: min(task.textScale, Self.greatestMarkScale))
    self.group = group
    self.background = background
    layoutDirection = part.environment.layoutDirection
    self.task = task
    if measures { group.add(slots, markWidth: markWidth + selectionWidth) }
  }

  private var markWidth: Double { marks.reduce(0) { $0 + $1.size.width + Self.gap } }

  /// What the circle at the start takes of the width.
  private var selectionWidth: Double { selection.map { $0.size.width + Self.leadingGap } ?? 0 }

  func widths() -> Widths { RowMeasure(slots, markWidth: markWidth + selectionWidth).widths }

  func extent(in width: Double) -> Extent {
    let layout = layout(in: width)
    return Extent(height: layout.height, firstBaseline: layout.firstBaseline)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let layout = layout(in: size.width)
    let top = origin.y + max(0, (size.height - layout.height) / 2)
    var inner: [FrameItem] = []
    for placed in layout.nodes {
      let x =
        origin.x + layoutDirection.x(of: placed.size.width, at: selectionWidth + placed.u, in: size.width)
      placed.node.place(placed.size, at: Point(x: x, y: top + placed.y), into: &inner)
    }
    let textStart = isFree ? inner.textStart(in: size.width, at: origin, along: layoutDirection) : nil
    background.paint(
      behind: size, at: origin, separatorStart: textStart ?? selectionWidth + layout.textStart, into: &items)
    items += inner
    var u = size.width
    let middle = layout.markMiddle.map { top - origin.y + $0 } ?? size.height / 2
    if let selection {
      let x = layoutDirection.x(of: selection.size.width, at: 0, in: size.width)
      let y = middle - selection.size.height / 2
      items.append(selection.part(of: identity, at: origin + Point(x: x, y: y), layoutDirection: layoutDirection))
    }
    for mark in marks.reversed() {
      u -= mark.size.width
      let x = layoutDirection.x(of: mark.size.width, at: u, in: size.width)
      let y = middle - mark.size.height / 2
      items.append(mark.part(of: identity, at: origin + Point(x: x, y: y), layoutDirection: layoutDirection))
      u -= Self.gap
    }
    return nil
  }

  func shareSpare(_ spare: Double, in width: Double) {
    for placed in layout(in: width).nodes { placed.node.spareWidth = placed.spare }
  }

  func drawing(in size: Size) -> DrawingDecisions {
    DrawingDecisions(rules: layout(in: size.width).isStacked ? [R138Stacking.rule] : [])
  }

  private func layout(in width: Double) -> RowLayout {
    if let known, known.width == width { return known.layout }
    let layout = freshLayout(in: width)
    known = (width, layout)
    return layout
  }

  private func freshLayout(in width: Double) -> RowLayout {
    let form = group.form(in: width)
    let width = max(0, width - selectionWidth)
    var layout = RowLayout()
    var available = max(0, width - (form.marksApart ? 0 : markWidth))
    let leading = slots.leading.map { ($0, min($0.widths.maxContent, available)) }
    let leadsAbove = form.leadsAbove && leading != nil && slots.hasText
    layout.textStart = leadsAbove ? 0 : leading.map { $0.1 + Self.leadingGap } ?? 0
    available = max(0, available - layout.textStart)
    let trailsBelow = form.isStacked && slots.trailing != nil && slots.hasText
    let trailing = slots.trailing.map {
      ($0, trailsBelow ? $0.widthBelow(in: available) : slots.trailingWidth($0, in: available))
    }
    let isBeside = trailing != nil && !trailsBelow
    let texts = isBeside ? max(0, available - trailing!.1 - Self.gap) : available
    if isBeside, let (node, width) = trailing { layout.spare = max(0, width - node.widths.minContent) }
    let lines = placeTexts(in: texts, isStacked: form.isStacked, layout: &layout)
    if let (node, nodeWidth) = trailing {
      let height = node.extent(in: nodeWidth).height
      let u = isBeside ? layout.textStart + available - nodeWidth : layout.textStart
      if !isBeside, layout.height > 0 { layout.height += Self.gap }
      layout.nodes.append(
        .init(
          node: node, u: u, y: isBeside ? 0 : layout.height, size: Size(width: nodeWidth, height: height),
          spare: max(0, (isBeside ? slots.trailingRoom(in: available) : available) - nodeWidth)))
      if !isBeside {
        layout.height += height
        layout.isStacked = true
      }
    }
    center(leadsAbove ? nil : leading, isBeside ? trailing?.0 : nil, firstLine: lines, in: &layout)
    if leadsAbove, let (node, nodeWidth) = leading { putAbove(node, width: nodeWidth, in: &layout) }
    if form.marksApart { partMarks(from: &layout, in: width, leadsAbove: leadsAbove) }
    return layout
  }

  /// Gives the signs at the end a place of their own: on the line of what leads above the texts, on that of the last
  /// text where it is short enough, else below everything.
  private func partMarks(from layout: inout RowLayout, in width: Double, leadsAbove: Bool) {
    guard let height = marks.map(\.size.height).max() else { return }
    layout.isStacked = true
    if leadsAbove, let first = layout.nodes.first, first.size.width + markWidth <= width {
      layout.markMiddle = first.y + first.size.height / 2
    } else if layout.nodes.count > 1, let last = layout.nodes.last,
      last.u + last.node.widths.maxContent + markWidth <= width
    {
      layout.markMiddle = last.y + last.size.height / 2
    } else {
      layout.markMiddle = layout.height + Self.lineGap + height / 2
      layout.height += Self.lineGap + height
    }
  }

  /// Moves everything down to make room for the leading slot above it.
  private func putAbove(_ node: LayoutNode, width: Double, in layout: inout RowLayout) {
    let height = node.extent(in: width).height
    for index in layout.nodes.indices { layout.nodes[index].y += height + Self.gap }
    layout.nodes.insert(.init(node: node, u: 0, y: 0, size: Size(width: width, height: height)), at: 0)
    layout.height += height + Self.gap
    layout.firstBaseline = layout.firstBaseline.map { $0 + height + Self.gap }
    layout.isStacked = true
  }

  /// Places label, value and detail; gives the middle of the first line.
  ///
  /// A value that does not fit on the line of its label is below it in any case, unless the label may be cut for it.
  private func placeTexts(in width: Double, isStacked: Bool, layout: inout RowLayout) -> Double? {
    let start = layout.textStart
    var y = 0.0
    if let label = slots.label, let value = slots.value {
      let least = label.widths.cuttable > 0 ? label.widths.leastContent : label.widths.maxContent
      if !isStacked, least + Self.gap + value.widths.maxContent <= width + 0.001 {
        let sizes = (max(0, width - Self.gap - value.widths.maxContent), value.widths.maxContent)
        let extents = (label.extent(in: sizes.0), value.extent(in: sizes.1))
        let baselines = (extents.0.firstBaseline ?? 0, extents.1.firstBaseline ?? 0)
        let baseline = max(baselines.0, baselines.1)
        let tops = (baseline - baselines.0, baseline - baselines.1)
        layout.nodes.append(
          .init(
            node: label, u: start, y: tops.0, size: Size(width: sizes.0, height: extents.0.height), spare: layout.spare)
        )
        layout.nodes.append(
          .init(
            node: value, u: start + width - sizes.1, y: tops.1, size: Size(width: sizes.1, height: extents.1.height),
            spare: max(0, sizes.0 - label.widths.maxContent) + layout.spare))
        y = max(tops.0 + extents.0.height, tops.1 + extents.1.height)
        layout.firstBaseline = baseline
      } else {
        stack([label, value], from: &y, in: width, layout: &layout)
        layout.isStacked = isStacked
      }
    } else {
      stack([slots.label, slots.value].compactMap { $0 }, from: &y, in: width, layout: &layout)
    }
    stack([slots.detail].compactMap { $0 }, from: &y, in: width, layout: &layout)
    layout.height = y
    return layout.firstBaseline.map { $0 - R140IconSize.capitalMiddle(at: task.options.textSize) }
  }

  private func stack(_ nodes: [LayoutNode], from y: inout Double, in width: Double, layout: inout RowLayout) {
    for node in nodes {
      if y > 0 { y += Self.lineGap }
      let extent = node.extent(in: width)
      if layout.firstBaseline == nil { layout.firstBaseline = extent.firstBaseline.map { $0 + y } }
      layout.nodes.append(
        .init(
          node: node, u: layout.textStart, y: y, size: Size(width: width, height: extent.height), spare: layout.spare))
      y += extent.height
    }
  }

  /// Centres texts, what leads and what trails on each other; at sizes at which rows collapse the leader keeps to the
  /// first line.
  private func center(
    _ leading: (LayoutNode, Double)?, _ trailing: LayoutNode?, firstLine: Double?, in layout: inout RowLayout
  ) {
    let texts = layout.height
    let leader = leading.map { Size(width: $0.1, height: $0.0.extent(in: $0.1).height) }
    let trailingHeight = trailing == nil ? 0 : layout.nodes[layout.nodes.count - 1].size.height
    var y = (texts - (leader?.height ?? 0)) / 2
    if task.options.textSize.isAccessibility, let firstLine, let leader { y = firstLine - leader.height / 2 }
    let top = min(0, leader == nil ? 0 : y, (texts - trailingHeight) / 2)
    let bottom = max(texts, leader.map { y + $0.height } ?? 0, (texts + trailingHeight) / 2)
    for index in layout.nodes.indices {
      if trailing != nil, index == layout.nodes.count - 1 { layout.nodes[index].y = (texts - trailingHeight) / 2 }
      layout.nodes[index].y -= top
    }
    if let (node, _) = leading, let leader {
      layout.nodes.insert(.init(node: node, u: 0, y: y - top, size: leader), at: 0)
    }
    layout.firstBaseline = layout.firstBaseline.map { $0 - top }
    layout.height = bottom - top
  }
}

extension [FrameItem] {
  /// The distance from the start of a row to the first of its lines of text; nil where there is no text.
  fileprivate func textStart(in width: Double, at origin: Point, along layoutDirection: Direction) -> Double? {
    var least: Double?
    for case .group(let group) in self {
      // Initials are a picture.
      if case .element(let element) = group.meaning, element.name == ElementName.avatar.rawValue { continue }
      let corner = Point(x: origin.x - group.origin.x, y: origin.y - group.origin.y)
      var found: Double?
      if case .line(let line) = group.meaning, line.size.width > 0 {
        let left = -corner.x
        found = layoutDirection == .leftToRight ? left : width - left - line.size.width
      } else {
        found = group.items.textStart(in: width, at: corner, along: layoutDirection)
      }
      if let found { least = Swift.min(least ?? found, found) }
    }
    return least.map { Swift.max(0, $0) }
  }
}

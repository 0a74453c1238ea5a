/// An element ready for layout: its box, and how it lays out what it holds.
///
/// Widths and the extent at the latest width are kept, so that measuring costs as much as there are nodes however deep
/// they nest.
final class LayoutNode {
  /// What it is; nil for a part of an element that has no name of its own.
  let identity: ElementIdentity?
  /// Its box.
  let box: BoxStyle
  /// The direction of the layout inside.
  let layoutDirection: Direction
  /// Whether it fills the width of a column when nothing is said.
  let fills: Bool
  /// Whether it is a slider, a field or another control that takes whatever width it is given.
  let isFlexibleControl: Bool
  /// Whether it is as wide as its contents after their lines are broken, where its author names the most it may be.
  let shrinksToContents: Bool
  /// Whether it is a control whose words do not wrap to make room for its neighbours.
  private let keepsIdealWidth: Bool
  /// Whether the padding at its sides yields to half before a word breaks inside (R139).
  private let yieldsPadding: Bool
  /// Whether it runs over the layout margins of a screen.
  let ignoresMargins: Bool
  /// Whether it reaches the sides of its screen or canvas, as its author asks.
  let reachesSides: Bool
  /// Whether it is centred in a wider column.
  let isCentered: Bool
  /// Whether it takes the height of its row when nothing is said.
  let stretches: Bool
  /// Whether it is higher than its author asks where its texts need more.
  private let outgrowsHeight: Bool
  /// The place that it takes in an overlay.
  let anchor: Anchor
  /// What fills its box behind all it holds; nil for nothing.
  private let backdrop: LayoutNode?
  /// How it lays out what it holds.
  let arrangement: any Arrangement
  /// The distance from the block before it that it asks for, in points.
  let spaceAbove: Double
  /// How much wider than it is placed it could be before anything beside or around it has to give way, in points.
  var spareWidth = 0.0
  private let task: LayoutTask
  private var knownWidths: Widths?
  private var knownExtent: (width: Double, extent: Extent)?

  /// A node without a name and a box.
  init(anonymous arrangement: any Arrangement, layoutDirection: Direction, task: LayoutTask) {
    identity = nil
    box = .none
    self.layoutDirection = layoutDirection
    fills = true
    isFlexibleControl = false
    shrinksToContents = false
    keepsIdealWidth = false
    yieldsPadding = false
    ignoresMargins = false
    reachesSides = false
    isCentered = false
    stretches = false
    outgrowsHeight = false
    anchor = Anchor()
    spaceAbove = 0
    backdrop = nil
    self.arrangement = arrangement
    self.task = task
  }

  /// The node of a block.
  init(
    _ block: Block, _ identity: ElementIdentity, box: BoxStyle, backdrop: LayoutNode? = nil,
    arrangement: any Arrangement, axis: Axis, task: LayoutTask
  ) {
    self.identity = identity
    self.backdrop = backdrop
    self.box = box
    layoutDirection = identity.layoutDirection
    fills = block.name.has(.fillsWidth) || block.isLabelledShape
    isFlexibleControl = block.name.has(.fillsWidth) && block.name.has(.isControl)
    shrinksToContents =
      block.name != .bubble && block.attributes.gives(Common.maxWidth) && box.width == nil && block.isPainted
    keepsIdealWidth = block.name.keepsIdealWidth && !block.isBarItem && !block.holdsBlocks
    yieldsPadding = block.name == .button && !block.isBarItem
    ignoresMargins =
      block.name.has(.ignoresMargins) || block.name.isPicture && box.width == .fill || block.scrollsSideways
    reachesSides = block.attributes[Common.extends] != .no
    isCentered = block.name == .readable
    stretches = block.name == .divider && axis == .horizontal
    outgrowsHeight = block.name == .chart
    anchor = block.attributes[Common.anchor].map(Anchor.init) ?? Anchor()
    spaceAbove = block.spaceAbove
    self.arrangement = arrangement
    self.task = task
  }

  /// The least and the ideal width, padding and border included.
  var widths: Widths {
    if let knownWidths { return knownWidths }
    let widths = freshWidths()
    knownWidths = widths
    return widths
  }

  private func freshWidths() -> Widths {
    if case .points(let width)? = box.width {
      let width = box.widthBounds.clamp(width)
      return Widths(minContent: width, maxContent: max(width, idealBesideGivenWidth))
    }
    if let aspect = box.aspect, box.width == nil, case .points(let height)? = box.height {
      let width = box.widthBounds.clamp(height * aspect)
      return Widths(minContent: width, maxContent: width)
    }
    var content = arrangement.widths()
    if keepsIdealWidth { content = Widths(minContent: content.maxContent, maxContent: content.maxContent) }
    let ideal = content.maxContent + box.insets.horizontal
    let bounded = box.widthBounds.clamp(ideal)
    let least = box.widthBounds.clamp(content.minContent + box.insets.horizontal)
    let leastCut = box.widthBounds.clamp(content.leastCut + box.insets.horizontal)
    return Widths(
      minContent: least, maxContent: shrinksToContents && bounded < ideal ? usedWidth(in: bounded) : bounded,
      cuttable: least - leastCut,
      yielding: leastCut
        - box.widthBounds.clamp(content.leastContent + box.insets.horizontal - yieldingPadding))
  }

  /// Its widths in a row that has a width for its children.
  func widths(of whole: Double) -> Widths {
    var widths = widths
    if case .share(let share)? = box.width {
      let width = box.widthBounds.clamp(whole * share, of: whole)
      return Widths(minContent: width, maxContent: width)
    }
    let bounds = box.widthBounds.resolved(of: whole)
    let least = bounds.clamp(widths.minContent)
    widths.cuttable = min(widths.cuttable, least)
    widths.minContent = least
    widths.maxContent = bounds.clamp(widths.maxContent)
    return widths
  }

  /// Its height in a container that has a height for its children, where its contents ask for another.
  func height(_ natural: Double, of whole: Double) -> Double {
    if case .share(let share)? = box.height { return box.heightBounds.clamp(whole * share, of: whole) }
    return box.heightBounds.clamp(natural, of: whole)
  }

  /// How much the padding at both sides may yield, in points.
  private var yieldingPadding: Double { yieldsPadding ? box.insets.horizontal / 2 : 0 }

  /// How much of the padding at both sides yields at a width, in points: as much as lets everything fit into one line,
  /// else what the widest word needs.
  private func yieldedPadding(at width: Double) -> Double {
    guard yieldsPadding else { return 0 }
    let content = arrangement.widths()
    let lacks = [content.maxContent, content.leastContent].map { $0 + box.insets.horizontal - width }
    let lack = lacks[0] <= yieldingPadding ? lacks[0] : lacks[1]
    return min(max(0, lack), yieldingPadding)
  }

  /// What segments would need at the sizes for accessibility, at which a given width is too narrow for them; else 0.
  private var idealBesideGivenWidth: Double {
    guard identity?.name == .segmented, task.options.textSize.isAccessibility else { return 0 }
    return box.widthBounds.clamp(arrangement.widths().maxContent + box.insets.horizontal)
  }

  /// How much of a width it takes when nothing in it is stretched, padding and border included.
  func usedWidth(in width: Double) -> Double {
    if box.width != nil || box.grow != nil || box.aspect != nil { return width }
    return min(width, box.widthBounds.clamp(arrangement.usedWidth(in: contentWidth(in: width)) + box.insets.horizontal))
  }

  /// The width it takes where a container that lines up from top to bottom offers one.
  func width(offered: Double) -> Double {
    let bounds = box.widthBounds.resolved(of: offered)
    return switch box.width {
    case .points(let width)?: bounds.clamp(width)
    case .share(let share)?: bounds.clamp(offered * share)
    case .fill?: bounds.clamp(offered)
    case nil where shrinksToContents && !isShaped: usedWidth(in: bounds.clamp(offered))
    case nil: bounds.clamp(fills && !isShaped ? offered : min(widths.maxContent, offered))
    }
  }

  /// Whether its width follows its height.
  private var isShaped: Bool { box.aspect != nil && box.height?.points != nil }

  /// The height and the first baseline at a width, padding and border included.
  func extent(in width: Double) -> Extent {
    if let knownExtent, knownExtent.width == width { return knownExtent.extent }
    let content = arrangement.extent(in: contentWidth(in: width))
    var extent = Extent(
      height: content.height + box.insets.vertical, firstBaseline: content.firstBaseline.map { $0 + box.insets.top })
    if case .points(let height)? = box.height, !outgrowsHeight {
      extent.height = height
    } else if let aspect = box.aspect {
      // As high as its contents need where they are texts or controls; a drawing takes what it gets.
      extent.height = holdsDrawing ? width / aspect : max(width / aspect, extent.height)
    }
    extent.height = box.heightBounds.clamp(extent.height)
    knownExtent = (width, extent)
    return extent
  }

  /// Whether it is a picture or a drawing.
  private var holdsDrawing: Bool {
    switch identity?.name.kind {
    case .picture(.image)?, .picture(.video)?, .picture(.mockup)?, .drawing?: true
    default: false
    }
  }

  /// The width of its contents at a width.
  func contentWidth(in width: Double) -> Double { max(0, width - box.insets.horizontal + yieldedPadding(at: width)) }

  /// Adds the element with all it holds, its corner at `origin`.
  func place(_ size: Size, at origin: Point, into items: inout [FrameItem]) {
    let inside = Size(width: contentWidth(in: size.width), height: max(0, size.height - box.insets.vertical))
    if task.options.measuresTexts { arrangement.shareSpare(ownSpare(at: size.width), in: inside.width) }
    guard let identity else {
      _ = arrangement.place(in: inside, at: origin, into: &items)
      return
    }
    warnOfOverflow(identity, size: size)
    var (inner, behind): ([FrameItem], [FrameItem]) = ([], [])
    backdrop?.place(size, at: .zero, into: &behind)
    box.decoration.paint(size, layoutDirection: layoutDirection, backdrop: behind, into: &inner)
    let start = box.insets.start - yieldedPadding(at: size.width) * box.insets.startShare
    let corner = Point(x: layoutDirection.x(of: inside.width, at: start, in: size.width), y: box.insets.top)
    let first = inner.count
    let text = arrangement.place(in: inside, at: corner, into: &inner)
    box.decoration.cut(&inner[first...], in: size, layoutDirection: layoutDirection)
    append(
      identity, text, arrangement.drawing(in: inside), size: size, at: origin, items: inner, into: &items)
  }

  /// How much wider than `width` its own bounds let it be.
  private func ownSpare(at width: Double) -> Double {
    if case .points? = box.width { return 0 }
    return max(0, min(spareWidth, (box.widthBounds.most ?? .infinity) - width))
  }

  /// Wraps what it holds; apart from `place`, so that deep nesting costs little of the stack.
  @inline(never)
  private func append(
    _ identity: ElementIdentity, _ text: TextDecisions?, _ drawing: DrawingDecisions, size: Size, at origin: Point,
    items inner: [FrameItem], into items: inout [FrameItem]
  ) {
    var element = identity.element(size: size, text: text)
    element.isMirrored = drawing.isMirrored
    element.missingLetters = drawing.missingLetters
    element.keyboardLayout = drawing.keyboardLayout
    if !drawing.rules.isEmpty { element.rules = Set(element.rules + drawing.rules).sorted() }
    var group = FrameGroup(origin: origin, meaning: .element(element), items: inner)
    group.opacity = box.opacity
    items.append(.group(group))
  }

  @inline(never)
  private func warnOfOverflow(_ identity: ElementIdentity, size: Size) {
    guard case .points? = box.height ?? box.heightBounds.most.map(LengthRequest.points) else { return }
    let needed = arrangement.extent(in: contentWidth(in: size.width)).height + box.insets.vertical
    if needed > size.height + 0.01 { task.warn(.higher(needed, than: size.height), about: identity) }
  }

  /// Warns where it is wider than the space that its container has.
  func warnIfWider(_ width: Double, than available: Double) {
    if width > available + 0.01, let identity { task.warn(.wider(width, than: available), about: identity) }
  }
}

extension Insets {
  /// The share of the inset at the start of both at the sides; half where there is none.
  fileprivate var startShare: Double { horizontal > 0 ? start / horizontal : 0.5 }
}

extension Block {
  /// Whether the edges of its box are seen.
  fileprivate var isPainted: Bool {
    name == .box || attributes.gives(Common.background) || attributes.gives(Common.border)
  }
}

extension ElementName {
  /// Whether it is a control whose words do not wrap to make room for its neighbours.
  fileprivate var keepsIdealWidth: Bool {
    switch kind {
    case .control(let control):
      switch control {
      case .button, .back, .next, .previous, .direction, .badge, .chip: true
      case .segment, .toggle, .stepper, .slider, .progress, .steps, .rating, .segmented, .pager, .textField, .search,
        .alignPicker, .player, .checkbox, .radio, .textArea, .spinner, .ring, .calendar, .datePicker, .timePicker,
        .media:
        false
      }
    case .structure, .canvas, .running, .container, .text, .list, .rows, .table, .bar, .layer, .picture, .drawing,
      .inline:
      false
    }
  }
}

extension LayoutNode {
  /// The share it takes of what is left over along an axis.
  func growth(along axis: Axis) -> Double {
    let request = axis == .horizontal ? box.width : box.height
    if let grow = box.grow { return grow }
    if request == .fill { return 1 }
    let takesRest =
      identity?.name == .spacer || identity?.name == .split || identity?.name == .emptyState && axis == .vertical
    return takesRest && request == nil ? 1 : 0
  }
}

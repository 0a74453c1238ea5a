/// Children beside each other in the order of the context (R001).
struct Row: Arrangement {
  private let children: [LayoutNode]
  private let spacing: Double
  private let cross: CrossAlignment
  private let layoutDirection: Direction
  private let identity: ElementIdentity
  private let task: LayoutTask

  init(
    _ block: Block, _ identity: ElementIdentity, _ children: [LayoutNode], environment: TextEnvironment,
    task: LayoutTask
  ) {
    self.children = children
    self.identity = identity
    self.task = task
    spacing = Spacing(block.name, block.attributes).distance
    cross = block.attributes[RowElement.cross]
    layoutDirection = environment.layoutDirection
  }

  /// All distances between the children, which yield to half before a word breaks.
  private var gaps: Widths {
    let all = spacing * Double(max(0, children.count - 1))
    return Widths(minContent: all, maxContent: all, yielding: all / 2)
  }

  func widths() -> Widths {
    children.reduce(into: gaps) { sum, child in
      sum.minContent += child.widths.minContent
      sum.maxContent += child.widths.maxContent
      sum.cuttable += child.widths.cuttable
      sum.yielding += child.widths.yielding
    }
  }

  func extent(in width: Double) -> Extent {
    let widths = shares(in: width).widths
    let above = cross == .baseline ? baseline(widths) : nil
    var extent = Extent(height: 0, firstBaseline: nil)
    for (child, width) in zip(children, widths) {
      let own = child.extent(in: width)
      extent.height = max(extent.height, own.height + (above.map { $0 - own.baseline } ?? 0))
    }
    for (child, width) in zip(children, widths) where extent.firstBaseline == nil {
      let own = child.extent(in: width)
      guard let baseline = own.firstBaseline else { continue }
      extent.firstBaseline = baseline + y(of: child, own, in: extent.height, baseline: above)
    }
    return extent
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let (widths, spacing, fits) = shares(in: size.width)
    if !fits { task.warn(.rowOverflow(needed: self.widths().leastContent, available: size.width), about: identity) }
    let above = cross == .baseline ? baseline(widths) : nil
    var offset = 0.0
    for (child, width) in zip(children, widths) {
      var own = child.extent(in: width)
      own.height =
        stretches(child)
        ? child.box.heightBounds.clamp(size.height, of: size.height) : child.height(own.height, of: size.height)
      let height = own.height
      let x = layoutDirection.x(of: width, at: offset, in: size.width)
      let y = stretches(child) ? 0 : self.y(of: child, own, in: size.height, baseline: above)
      child.place(Size(width: width, height: height), at: origin + Point(x: x, y: y), into: &items)
      offset += width + spacing
    }
    return nil
  }

  func shareSpare(_ spare: Double, in width: Double) {
    let widths = shares(in: width).widths
    let left = width - self.widths().maxContent
    for (child, width) in zip(children, widths) {
      child.spareWidth = left < 0 ? 0 : left + spare - (width - child.widths.maxContent)
    }
  }

  func usedWidth(in width: Double) -> Double {
    let shares = shares(in: width)
    return shares.widths.reduce(shares.spacing * Double(max(0, children.count - 1)), +)
  }

  /// The widths of the children and the distance between them, which yields to half before a word breaks.
  private func shares(in width: Double) -> (widths: [Double], spacing: Double, fits: Bool) {
    let gaps = gaps
    let whole = max(0, width - gaps.maxContent)
    let all = children.map {
      RowWidths.Child(
        widths: $0.widths(of: whole), grow: $0.growth(along: .horizontal),
        bounds: $0.box.widthBounds.resolved(of: whole),
        isBlank: $0.identity?.name == .spacer)
    }
    var (widths, fits) = RowWidths.share(width, among: all + [RowWidths.Child(widths: gaps, isBlank: true)])
    let left = fits ? widths.removeLast() : gaps.leastContent
    if !fits { widths = RowWidths.share(width - left, among: all).widths }
    return (widths, children.count > 1 ? left / Double(children.count - 1) : spacing, fits)
  }

  /// The deepest first baseline of all children.
  private func baseline(_ widths: [Double]) -> Double {
    zip(children, widths).reduce(0) { max($0, $1.0.extent(in: $1.1).baseline) }
  }

  private func stretches(_ child: LayoutNode) -> Bool {
    switch child.box.height {
    case .points?, .share?: false
    case .fill?: true
    case nil: cross == .stretch || child.stretches
    }
  }

  private func y(of child: LayoutNode, _ own: Extent, in height: Double, baseline: Double?) -> Double {
    switch cross {
    case .start, .stretch: 0
    case .center: (height - own.height) / 2
    case .end: height - own.height
    case .baseline: (baseline ?? 0) - own.baseline
    }
  }
}

extension Extent {
  /// The first baseline, or the bottom edge where there is no text.
  fileprivate var baseline: Double { firstBaseline ?? height }
}

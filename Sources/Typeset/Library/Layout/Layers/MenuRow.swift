/// A row of a menu: its words where reading starts, and its icon at the end, or the angle that says that it opens
/// another menu.
struct MenuRow: Arrangement {
  /// The distance between words and sign, in points.
  private static let gap = 12.0
  /// The extent of an angle beside body text of 17 points.
  private static let angle = Size(width: 8, height: 13)
  /// What a row looks like when nothing is said.
  private static let style = ElementStyle(
    style: .body, padding: Insets(top: 11, start: 16, bottom: 11, end: 16), minHeight: 44)

  private let part: Part
  private let text: TextBlock?
  private let icon: IconDrawing?
  private let angle: Size?
  /// How much larger than at 17 points the signs are.
  private let scale: Double

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    let style = TextStyle(of: part.block.name, part.attributes, in: part.environment)
    let opensMenu = part.block.kind == .layer(.submenu)
    text =
      part.block.hasVisibleText
      ? TextBlock(
        part.block, path: part.identity.path, part.environment, in: part.surroundings, task: task, membership: .control)
      : nil
    icon =
      opensMenu
      ? nil
      : part.attributes[ButtonElement.icon].flatMap {
        task.iconDrawing(named: $0, size: style.size * 1.2, color: style.color, for: part)
      }
    scale = style.size / 17
    angle = opensMenu ? Size(width: Self.angle.width * scale, height: Self.angle.height * scale) : nil
  }

  /// The row of a block of a menu.
  static func node(of block: Block, in surroundings: Surroundings, task: LayoutTask) -> LayoutNode {
    let block = block.asMenuRow
    let (identity, environment) = task.enter(block, in: surroundings)
    return LayoutNode(
      block, identity, box: BoxStyle(block.name, block.attributes, style, in: environment),
      arrangement: MenuRow(
        Part(block.resolvingStyle(in: environment), identity, environment, surroundings), task: task),
      axis: .vertical, task: task)
  }

  private var sign: Size { icon?.size ?? angle ?? .zero }
  private var signRoom: Double { sign.width > 0 ? sign.width + Self.gap : 0 }

  func widths() -> Widths {
    let text = text?.widths() ?? .zero
    return Widths(minContent: text.minContent + signRoom, maxContent: text.maxContent + signRoom)
  }

  func extent(in width: Double) -> Extent {
    let own = text?.extent(in: max(0, width - signRoom))
    let height = max(own?.height ?? 0, sign.height)
    return Extent(height: height, firstBaseline: own?.firstBaseline.map { $0 + (height - (own?.height ?? 0)) / 2 })
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    var parts = ControlParts(of: part, size: size, at: origin)
    let u = size.width - sign.width
    let y = (size.height - sign.height) / 2
    if let icon { parts.add("icon", u: u, y: y, icon: icon) }
    if let angle {
      let direction = parts.layoutDirection
      parts.add(
        "chevron", u: u, y: y, size: angle, isMirrored: direction == .rightToLeft,
        items: [.path(outline(of: angle, in: direction))])
    }
    items += parts.items
    guard let text else { return nil }
    let width = max(0, size.width - signRoom)
    let height = text.extent(in: width).height
    let x = parts.layoutDirection.x(of: width, at: 0, in: size.width)
    return text.place(
      in: Size(width: width, height: height), at: origin + Point(x: x, y: (size.height - height) / 2), into: &items)
  }

  /// The angle, which points where reading goes (R044).
  private func outline(of angle: Size, in direction: Direction) -> PathItem {
    let width = part.environment.lineWidth(2.2) * scale
    let ends = direction.x(of: 0, at: width / 2, in: angle.width)
    let tip = direction.x(of: 0, at: angle.width - width / 2, in: angle.width)
    let path = Path([
      .move(Point(x: ends, y: width / 2)), .line(Point(x: tip, y: angle.height / 2)),
      .line(Point(x: ends, y: angle.height - width / 2)),
    ])
    let color = part.environment.resolve(.named("secondary-label"))
    return PathItem(path: path, stroke: Stroke(color: color, width: width, isRound: true))
  }
}

extension Block {
  /// The block as a row of a menu: a button without a ground, in the colour of text unless it destroys something; a
  /// menu is called by its title.
  fileprivate var asMenuRow: Block {
    var block = self
    if name == .menu {
      block.kind = .layer(.submenu)
      block.attributes[Common.role] = .button
      let title = attributes[SubmenuElement.title] ?? ""
      block.content = .text([.text(InlineText(title), offset: offset)])
    }
    // Rows keep their padding, so that all of their words begin at one edge.
    block.isBarItem = true
    block.attributes.setDefault(Common.style, .body)
    if name == .button { block.attributes.setDefault(ButtonElement.kind, .plain) }
    if attributes[ButtonElement.purpose] != .destructive { block.attributes.setDefault(Common.color, .named("label")) }
    return block
  }
}

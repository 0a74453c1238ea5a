/// A message of a conversation: those of `me` at the end, those of others at the start, each with its tail at its side
/// (R001).
///
/// It is as wide as its longest line after the lines are broken. An answer shows what it answers above its text;
/// reactions are on the corner away from its side, time and state below it.
final class Bubble: Arrangement {
  /// The distances of the contents from the sides and from top and bottom, in points.
  private static let padding = (side: 13.0, edge: 8.0)
  private static let radius = 18.0
  /// How far the tail reaches out, in points.
  private static let tail = 6.0
  /// The most of the width that a bubble takes, and at sizes for accessibility.
  private static let (share, largeShare) = (0.78, 0.92)
  /// The width of the rule before what is answered, and its distance from the words, in points.
  private static let rule = (width: 2.5, gap: 8.0)
  /// The distance of reactions from the edges of their ground, and that of the line below, in points.
  private static let (reactionEdge, footGap) = (3.0, 3.0)

  private let part: Part
  private let column: Column
  private let spacing: Double
  private let reply: TextBlock?
  private let reactions: TextBlock?
  /// The words of the state and the time, along the reading direction.
  private let foot: [TextBlock]
  private let isMine: Bool
  private let ground: Paint
  private let replyColor: Color

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    isMine = part.attributes[BubbleElement.from] == .me
    var environment = part.environment
    let asked = part.attributes[Common.background].map { Paint($0, in: environment) }
    ground = asked ?? Paint(environment.resolve(.named(isMine ? "tint" : "gray5")))
    if environment.color == nil || !part.attributes.gives(Common.color) {
      environment.color = environment.resolve(.named(isMine && asked == nil ? "on-tint" : "label"))
    }
    let color = environment.color ?? environment.resolve(.named("label"))
    replyColor = color
    spacing = Spacing(.bubble, part.attributes).distance
    let inside = part.surroundings.inside(part.identity, environment)
    column = Column(
      task.nodes(of: part.blocks, in: inside), spacing: Spacing(.bubble, part.attributes), environment: environment)
    func text(
      _ string: String?, _ style: TextStyleName, _ color: Color, lines: Int = 1, dir: DirectionRequest? = nil
    ) -> TextBlock? {
      guard let string, string.contains(where: { !$0.isWhitespace }) else { return nil }
      return task.controlText(
        string, style: style, color: color, lines: lines, isCutAsAsked: true, dir: dir, of: part)
    }
    // Large text is not cut, since little of it would be left.
    let lines = environment.textSize.isAccessibility ? 0 : 2
    reply = text(part.attributes[BubbleElement.reply], .footnote, color, lines: lines, dir: .auto)
    reactions = text(
      part.attributes[BubbleElement.reactions], .subhead, part.environment.resolve(.named("label")), dir: .auto)
    let secondary = part.environment.resolve(.named("secondary-label"))
    let status = part.attributes[BubbleElement.status]
    let statusColor = status == .failed ? part.environment.resolve(.named(Palette.destructive)) : secondary
    foot = [
      text(status.map { part.environment.spokenWords[$0.word] }, .caption1, statusColor),
      text(part.attributes[BubbleElement.time].map { part.environment.format(time: $0) }, .caption1, secondary),
    ].compactMap(\.self)
  }

  /// What padding and tail take of the width, in points.
  private static let rest = 2 * padding.side + tail

  /// The greatest width of the contents in a width.
  private func room(in width: Double) -> Double {
    let share = part.environment.textSize.isAccessibility ? Self.largeShare : Self.share
    let rest = Self.rest
    return max(0, min(width - rest, max(width * share - rest, column.widths().minContent)))
  }

  private var replyRest: Double { Self.rule.width + Self.rule.gap }

  /// The width of the contents: that of the longest line.
  private func used(in width: Double) -> Double {
    let room = room(in: width)
    let words = column.usedWidth(in: min(room, column.widths().maxContent))
    let answered = reply.map { min(room, $0.usedWidth(in: room - replyRest) + replyRest) } ?? 0
    return max(words, answered, 2 * Self.radius - 2 * Self.padding.side)
  }

  func widths() -> Widths {
    let widths = column.widths()
    // In a row it asks for the width of which its lines may take their share.
    let share = part.environment.textSize.isAccessibility ? Self.largeShare : Self.share
    return Widths(minContent: widths.minContent + Self.rest, maxContent: (widths.maxContent + Self.rest) / share)
  }

  /// How far reactions reach over the top: they do not cover the text.
  private var rise: Double {
    reactions.map { max(0, $0.extent(in: .infinity).height + 2 * Self.reactionEdge - Self.padding.edge) } ?? 0
  }

  /// The height of what is below the bubble, and whether its parts are below each other since they have no room.
  private func footSize(in width: Double) -> (height: Double, isStacked: Bool) {
    guard let first = foot.first else { return (0, false) }
    let ideal = foot.reduce(Self.footGap * 2 * Double(foot.count - 1)) { $0 + $1.widths().maxContent }
    let room = width - 2 * Self.tail
    let isStacked = ideal > room && foot.count > 1
    let heights = foot.map { $0.extent(in: room).height }
    return (Self.footGap + (isStacked ? heights.reduce(0, +) : first.extent(in: room).height), isStacked)
  }

  private func replyHeight(in used: Double) -> Double {
    reply.map { $0.extent(in: max(0, used - replyRest)).height + spacing } ?? 0
  }

  private func groundHeight(in used: Double) -> Double {
    replyHeight(in: used) + column.extent(in: used).height + 2 * Self.padding.edge
  }

  func extent(in width: Double) -> Extent {
    let used = used(in: width)
    let baseline = column.extent(in: used).firstBaseline
    return Extent(
      height: rise + groundHeight(in: used) + footSize(in: width).height,
      firstBaseline: baseline.map { $0 + rise + Self.padding.edge + replyHeight(in: used) })
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let used = used(in: size.width)
    let box = Size(width: used + 2 * Self.padding.side, height: groundHeight(in: used))
    let start = isMine ? max(0, size.width - box.width - Self.tail) : Self.tail
    var parts = ControlParts(of: part, size: size, at: origin)
    parts.add("ground", u: start, y: rise, size: box, items: outline(of: box, along: parts.layoutDirection))
    let inner = start + Self.padding.side
    var y = rise + Self.padding.edge
    if let reply {
      let width = max(0, used - replyRest)
      let height = reply.extent(in: width).height
      parts.add(
        "rule", u: inner, y: y, size: Size(width: Self.rule.width, height: height), radius: Self.rule.width / 2,
        fill: replyColor)
      parts.add("reply", u: inner + replyRest, y: y, width: width, text: reply)
      y += height + spacing
    }
    items += parts.items
    var after = ControlParts(of: part, size: size, at: origin)
    let x = after.layoutDirection.x(of: used, at: inner, in: size.width)
    _ = column.place(
      in: Size(width: used, height: column.extent(in: used).height), at: origin + Point(x: x, y: y), into: &items)
    placeReactions(&after, beside: start, width: box.width)
    placeFoot(&after, y: rise + box.height + Self.footGap)
    items += after.items
    return nil
  }

  /// Puts the reactions on the top corner that is away from the side of the sender.
  private func placeReactions(_ parts: inout ControlParts, beside start: Double, width: Double) {
    guard let reactions else { return }
    let environment = part.environment
    let own = min(reactions.widths().maxContent, parts.size.width / 2)
    let height = reactions.extent(in: own).height + 2 * Self.reactionEdge
    let pill = Size(width: max(height, own + 16), height: height)
    let u = isMine ? start - pill.width / 3 : start + width - pill.width * 2 / 3
    let place = min(max(0, u), parts.size.width - pill.width)
    parts.add(
      "reactions-ground", u: place, y: 0, size: pill, radius: height / 2,
      fill: environment.resolve(.named("gray6")),
      stroke: Stroke(color: environment.resolve(.named("background")), width: 2))
    parts.add("reactions", u: place + (pill.width - own) / 2, y: Self.reactionEdge, width: own, text: reactions)
  }

  private func placeFoot(_ parts: inout ControlParts, y: Double) {
    let room = parts.size.width - 2 * Self.tail
    let isStacked = footSize(in: parts.size.width).isStacked
    let widths = foot.map { min($0.widths().maxContent + 0.001, room) }
    let gap = Self.footGap * 2
    let whole = isStacked ? 0 : widths.reduce(gap * Double(max(0, foot.count - 1)), +)
    var u = isMine ? parts.size.width - Self.tail - whole : Self.tail
    var y = y
    for (index, text) in foot.enumerated() {
      let name = index == foot.count - 1 && part.attributes[BubbleElement.time] != nil ? "time" : "status"
      if isStacked {
        let own = isMine ? parts.size.width - Self.tail - widths[index] : Self.tail
        parts.add(name, u: own, y: y, width: widths[index], text: text)
        y += text.extent(in: widths[index]).height
      } else {
        parts.add(name, u: u, y: y, width: widths[index], text: text)
        u += widths[index] + gap
      }
    }
  }

  /// The bubble and its tail, which is at the bottom of the side of the sender.
  private func outline(of size: Size, along layoutDirection: Direction) -> [FrameItem] {
    let rect = Rect(origin: .zero, size: size)
    var painted: [FrameItem] = [
      .path(ground.item(Path(rect, radius: Self.radius), in: rect, layoutDirection: layoutDirection))
    ]
    guard part.attributes[BubbleElement.tail] else { return painted }
    let isAtRight = isMine == (layoutDirection == .leftToRight)
    func point(_ inside: Double, _ up: Double) -> Point {
      Point(x: isAtRight ? size.width - inside : inside, y: size.height - up)
    }
    let path = Path([
      .move(point(0, Self.radius)), .curve(point(0, 8), point(-1, 2), point(-Self.tail, 0)),
      .curve(point(0, 0.5), point(6, 1), point(Self.radius * 0.7, 2)), .line(point(Self.radius, Self.radius)), .close,
    ])
    painted.append(.path(PathItem(path: path, fill: ground.color)))
    return painted
  }
}

extension MessageStatus {
  /// The word for it.
  fileprivate var word: SpokenWords.Word {
    switch self {
    case .sending: .sending
    case .sent: .sent
    case .delivered: .delivered
    case .read: .read
    case .failed: .failed
    }
  }
}

extension Block {
  /// A message of text as one that holds a paragraph: below it stand time and state, which are no part of the text.
  var holdingParagraph: Block {
    guard name == .bubble, case .text = content else { return self }
    var attributes = Attributes()
    for name in Self.ofParagraph { attributes.set(name, self.attributes[name]) }
    var paragraph = Block(name: .p, attributes: attributes, offset: offset, content: content)
    paragraph.translationLanguage = translationLanguage
    paragraph.texts = texts.filter { $0.attribute == nil }
    var block = self
    block.texts.removeAll { $0.attribute == nil }
    block.content = .blocks(hasVisibleText ? [paragraph] : [])
    return block
  }

  private static let ofParagraph: [AttributeName] = [
    .style, .underline, .strike, .caps, .lines, .truncate, .dir, .key,
  ]
}

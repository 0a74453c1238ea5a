/// Choices at the bottom of the screen: a card of them, and below it one that takes back the question.
///
/// What destroys something is at the top, where people look first. Where there is no room for all, the choices scroll.
struct ActionSheet: Arrangement {
  /// The distance between both cards, and of the words from the edges of theirs, in points.
  private static let gap = 8.0
  private static let sides = 16.0
  private static let ends = 14.0
  /// The least height of a button, in points.
  private static let buttonHeight = 56.0

  private let part: Part
  private let texts: DialogTexts
  private let choices: DialogButtons
  private let cancel: DialogButtons

  init(_ part: Part, task: LayoutTask) {
    let part = Part(part.block.puttingDestructionFirst, part.identity, part.environment, part.surroundings)
    self.part = part
    texts = DialogTexts(of: part, task: task) { name in (.footnote, name == .title ? 600 : nil, "secondary-label") }
    choices = DialogButtons(of: part, style: .title3, height: Self.buttonHeight, isStack: true, task: task) {
      $0.attributes[ButtonElement.purpose] != .cancel
    }
    cancel = DialogButtons(of: part, style: .title3, height: Self.buttonHeight, isStack: true, task: task) {
      $0.attributes[ButtonElement.purpose] == .cancel
    }
  }

  func widths() -> Widths {
    let own = texts.column.widths()
    return Widths(
      minContent: own.minContent + 2 * Self.sides,
      maxContent: max(own.maxContent + 2 * Self.sides, choices.idealWidth, cancel.idealWidth))
  }

  func extent(in width: Double) -> Extent {
    Extent(height: cardHeight(in: width) + cancelHeight(in: width), firstBaseline: nil)
  }

  private func textsHeight(in width: Double) -> Double {
    texts.height(in: width, sides: Self.sides, ends: Self.ends)
  }

  private func cardHeight(in width: Double) -> Double { textsHeight(in: width) + choices.height(in: width) }

  /// The height of the card that takes back the question, with the distance above it, in points.
  private func cancelHeight(in width: Double) -> Double {
    cancel.isEmpty ? 0 : Self.gap + cancel.height(in: width)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let rest = cancelHeight(in: size.width)
    let needed = cardHeight(in: size.width)
    let card = Size(width: size.width, height: min(needed, max(0, size.height - rest)))
    paintCard(card, at: origin, into: &items)
    let top = textsHeight(in: size.width)
    part.identity.place("contents", height: needed, in: Rect(origin: origin, size: card), into: &items) {
      corner, items in
      texts.place(in: size.width, height: top, sides: Self.sides, ends: Self.ends, at: corner, into: &items)
      choices.place(in: size.width, at: corner + Point(x: 0, y: top), hasLineAbove: !texts.isEmpty, into: &items)
    }
    guard !cancel.isEmpty else { return nil }
    let place = origin + Point(x: 0, y: card.height + Self.gap)
    paintCard(Size(width: size.width, height: rest - Self.gap), at: place, into: &items)
    cancel.place(in: size.width, at: place, hasLineAbove: false, into: &items)
    return nil
  }

  private func paintCard(_ size: Size, at origin: Point, into items: inout [FrameItem]) {
    let style = ElementName.alert.declaration.style
    let fill = part.environment.resolve(.named(style.background ?? "background"))
    items.append(.path(PathItem(path: Path(Rect(origin: origin, size: size), radius: style.radius), fill: fill)))
  }
}

extension Block {
  /// The block with buttons that destroy something before all others.
  fileprivate var puttingDestructionFirst: Block {
    guard case .blocks(let blocks) = content else { return self }
    func destroys(_ block: Block) -> Bool { block.attributes[ButtonElement.purpose] == .destructive }
    var block = self
    block.content = .blocks(blocks.filter(destroys) + blocks.filter { !destroys($0) })
    return block
  }
}

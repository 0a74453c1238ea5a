/// The column on the context's side in which the markers of a list are; it grows with the text.
struct MarkerColumn {
  /// Its width, in points.
  let width: Double
  /// The distance between the markers and the contents, in points.
  let gap: Double

  /// The column of markers of which the widest is `widest` points wide: at the standard text size 8 wider, and at least
  /// 20.
  init(widest: Double, textScale: Double) {
    gap = 8 * textScale
    width = max(20 * textScale, widest + gap)
  }

  private init(width: Double, gap: Double) { (self.width, self.gap) = (width, gap) }

  /// No column.
  static let none = MarkerColumn(width: 0, gap: 0)

  /// The narrowest column of markers of which the widest is `widest` points wide: half of the distance has yielded.
  func narrowest(widest: Double) -> MarkerColumn { MarkerColumn(width: min(width, widest + gap / 2), gap: gap / 2) }

  /// The same column with a width that is not less than that of its markers and their distance.
  func narrowed(to width: Double) -> MarkerColumn { MarkerColumn(width: width, gap: gap) }
}

/// The markers of one list: one numbering system and one column for all its items.
struct ListMarkers {
  /// The column on the context's side.
  let column: MarkerColumn
  /// The width of the widest marker, in points.
  let widest: Double
  /// The marker of all items of a bulleted list whose items have no looks of their own.
  private let bullet: Marker?
  private let list: Block
  private let first: Int
  private let numerals: NumeralsDecision
  private let environment: TextEnvironment
  private let task: LayoutTask

  /// The markers of a list; `environment` is that inside the list.
  init(_ list: Block, _ items: [Block], environment: TextEnvironment, task: LayoutTask) {
    self.list = list
    self.environment = environment
    self.task = task
    first = list.attributes[OrderedListElement.start]
    numerals = environment.numeralsDecision
    var widest = 0.0
    if list.name == .ul, let item = items.first, !items.contains(where: \.changesItsMarker) {
      let bullet = Self.marker(of: item, number: first, in: list, numerals, environment, task)
      widest = bullet.width
      self.bullet = bullet
    } else {
      for (index, item) in items.enumerated() {
        widest = max(widest, Self.marker(of: item, number: first + index, in: list, numerals, environment, task).width)
      }
      bullet = nil
    }
    self.widest = widest
    column = MarkerColumn(widest: widest, textScale: task.textScale)
  }

  /// The marker of the item at an index.
  func marker(of item: Block, at index: Int) -> Marker {
    bullet ?? Self.marker(of: item, number: first + index, in: list, numerals, environment, task)
  }

  private static func marker(
    of item: Block, number: Int, in list: Block, _ numerals: NumeralsDecision, _ environment: TextEnvironment,
    _ task: LayoutTask
  ) -> Marker {
    let text = list.name == .ol ? numerals.system.format(number) + "." : "\u{2022}"
    let inlines = [Inline.text(InlineText(text), offset: item.offset)]
    var block = Block(name: .li, attributes: Attributes(), offset: item.offset, content: .text(inlines))
    for name in Block.marking { block.attributes.set(name, item.attributes[name]) }
    var inside = environment.entering(.li, block.attributes)
    inside.align = .auto
    // An isolate of the list's context: its number and full stop hold no letter to decide by.
    block.attributes[Common.dir] = DirectionRequest(R012Digits.direction(in: environment.layoutDirection))
    let paragraph = task.setter.measure(task.setter.compose(inlines, of: block, in: inside))
    let width = paragraph.maxContent
    let lines = task.setter.lines(of: paragraph, in: width)
    if list.name == .ul { return .bullet(Bullet(beside: lines)) }
    let placed = task.setter.place(lines, as: .item, position: task.position)
    return .number(placed, language: paragraph.text.language, width: width, rules: numerals.rules)
  }
}

extension Block {
  /// The attributes of an item that its marker shares.
  fileprivate static let marking: [AttributeName] = [.style, .size, .weight, .font, .color]

  /// Whether its marker looks unlike those of other items.
  fileprivate var changesItsMarker: Bool { Self.marking.contains { attributes[$0] != nil } }
}

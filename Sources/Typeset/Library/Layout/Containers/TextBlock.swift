/// A block of text; it is measured at the first question, when the sets of R023 are complete.
final class TextBlock: Arrangement {
  private let task: LayoutTask
  private var text: StyledText
  /// What it is called in messages: the element, or the control that writes it.
  private let owner: ElementName
  private let membership: AlignmentMembership
  private let centersVertically: Bool
  private let sets: (BalanceSets, BalanceSets.Key)?
  private var measured: MeasuredParagraph?
  private var names: InlineNames
  /// Whether there was a warning that it is cut: a head of a table is placed on every page.
  private var warnedOfCut = false
  /// How much wider than it is placed it could be, in points.
  private var spareWidth = 0.0
  private var broken: (width: Double, lines: BrokenParagraph)?
  /// The broken words of which its author has been told.
  private var brokenWords: Set<String> = []

  /// The text of the block at a path; `environment` is the one inside it.
  init(
    _ block: Block, path: String, _ environment: TextEnvironment, in surroundings: Surroundings, task: LayoutTask,
    pageNumbers: PageNumbers? = nil, membership: AlignmentMembership? = nil, owner: ElementName? = nil
  ) {
    self.task = task
    names = InlineNames(path: path)
    guard case .text(let inlines) = block.content else { preconditionFailure("<\(block.name.rawValue)> holds no text") }
    text = task.setter.compose(inlines, of: block, in: environment, pageNumbers: pageNumbers)
    self.owner = owner ?? block.name
    centersVertically = [.button, .segment, .chip].contains(block.name)
    self.membership = membership ?? block.name.membership ?? surroundings.membership
    guard R023Balance.appliesTo(block.name), text.balance != .off else {
      sets = nil
      return
    }
    let key = BalanceSets.Key(name: block.name, style: block.attributes[Common.style])
    let balanceSets = surroundings.balanceSets ?? BalanceSets()
    sets = (balanceSets, key)
    if task.setter.hasUpperCaseLatin(text) { balanceSets.raise(key) }
  }

  private var paragraph: MeasuredParagraph {
    if let measured { return measured }
    if let (sets, key) = sets, sets.raises(key) { text.raisesRightToLeft = true }
    let paragraph = task.setter.measure(text)
    measured = paragraph
    return paragraph
  }

  /// Its base direction.
  var direction: Direction { text.direction }

  /// Its lines at a width.
  func lines(in width: Double) -> BrokenParagraph {
    if let broken, broken.width == width { return broken.lines }
    let lines = task.setter.lines(of: paragraph, in: width)
    broken = (width, lines)
    return lines
  }

  func widths() -> Widths {
    var widths = Widths(minContent: paragraph.minContent, maxContent: paragraph.maxContent)
    if text.lineLimit > 0, text.isCutAsAsked {
      widths.cuttable = max(0, widths.minContent - task.setter.leastCutWidth(of: paragraph))
    }
    return widths
  }

  func extent(in width: Double) -> Extent {
    let lines = lines(in: width)
    return Extent(height: lines.height, firstBaseline: lines.lineCount > 0 ? lines.firstBaseline : nil)
  }

  func usedWidth(in width: Double) -> Double { min(width, task.setter.longestLine(of: lines(in: width))) }

  func shareSpare(_ spare: Double, in width: Double) { spareWidth = spare }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let lines = lines(in: size.width)
    let top = centersVertically ? max(0, (size.height - lines.height) / 2) : 0
    return place(0..<lines.lineCount, in: size.width, at: origin + Point(x: 0, y: top), into: &items)
  }

  /// Puts some of its lines below each other.
  func place(
    _ range: Range<Int>, in width: Double, at origin: Point, into items: inout [FrameItem]
  ) -> TextDecisions? {
    if range.lowerBound == 0 { warnIfCut(in: width) }
    warnOfBrokenWords(in: range, width: width)
    var placed = task.setter.place(lines(in: width), as: membership, lines: range, position: task.position)
    if !text.marks.isEmpty { names.name(&placed.lines) }
    items.reserveCapacity(items.count + placed.lines.count)
    // Lines that are taken from the end of a list are moved and not copied.
    placed.lines.reverse()
    while var line = placed.lines.popLast() {
      line.origin = line.origin + origin
      items.append(.group(line))
    }
    return TextDecisions(
      direction: text.direction, alignment: placed.side, language: text.language.tag, rules: placed.rules,
      isTruncated: placed.isTruncated,
      measured: task.options.measuresTexts ? task.setter.measured(paragraph, in: width, spare: spareWidth) : nil)
  }
}

extension TextBlock {
  /// Warns of words that are broken inside at the ends of some lines.
  private func warnOfBrokenWords(in range: Range<Int>, width: Double) {
    for word in lines(in: width).brokenWords(in: range) where brokenWords.insert(word).inserted {
      task.warn(.brokenWord(word), name: owner.rawValue, offset: text.offset)
    }
  }

  /// Warns where text is cut that its author did not ask to be cut, and where lines that may not be broken run over the
  /// end.
  private func warnIfCut(in width: Double) {
    let lines = lines(in: width)
    if lines.isCutUnasked, !warnedOfCut {
      warnedOfCut = true
      task.warn(.cut(text.shown, to: lines.paragraph.text.shown), name: owner.rawValue, offset: text.offset)
    }
    guard text.wrap == .none, !lines.isTruncated, paragraph.maxContent > width + 0.01 else { return }
    task.warn(.unbroken(paragraph.maxContent, in: width), name: owner.rawValue, offset: text.offset)
  }
}

extension StyledText {
  /// Its characters in one line.
  fileprivate var shown: String {
    String(utf16: units.map { $0 == WhiteSpace.lineFeed ? 0x20 : $0 })
  }
}

extension ElementName {
  /// What the text of an element belongs to, as far as its alignment goes; nil for what its surroundings belong to.
  fileprivate var membership: AlignmentMembership? {
    switch kind {
    case .bar(.tab): .centeredControl
    case .control(let control):
      switch control {
      case .button, .segment, .badge, .chip: .centeredControl
      case .back, .next, .previous, .direction, .toggle, .stepper, .textField, .search, .slider, .progress, .steps,
        .rating, .segmented, .pager, .alignPicker, .player, .checkbox, .radio, .textArea, .spinner, .ring, .calendar,
        .datePicker, .timePicker, .media:
        .control
      }
    case .list(.li), .table(.td), .table(.th), .rows(.value), .rows(.detail): .item
    case .structure, .canvas, .running, .container, .text, .list, .rows, .table, .bar, .layer, .picture, .drawing,
      .inline:
      nil
    }
  }
}

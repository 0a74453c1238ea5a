/// What a block belongs to, as far as its alignment goes.
enum AlignmentMembership: Hashable, Sendable {
  /// It stands for itself.
  case block
  /// It is an item of a list, or a cell or head of a table.
  case item
  /// It is the text of a control or bar, a `pre`, or a block limited to one or two lines.
  case control
  /// It is the text of a button, tab, segment, badge or nav-bar title.
  case centeredControl
}

/// The side of a block of text, with the guideline that decided (R004–R007; guidelines.md, section 4).
package struct BlockAlignment: Hashable, Sendable {
  /// The side.
  var side: Side
  /// The guideline that decided; nil for centred text and where the author decided.
  var rule: Rule?

  /// Decides for a block of `lineCount` lines whose text runs in `direction` inside a layout that runs in `context`.
  init(
    request: AlignmentRequest, membership: AlignmentMembership, lineCount: Int, direction: Direction,
    context: Direction
  ) {
    if let side = R059DirectionAndAlignment.side(asked: request, in: context) {
      self.init(side: side)
      return
    }
    switch membership {
    case .centeredControl: self.init(side: .center)
    case .item: self.init(side: R007List.side(in: context), rule: R007List.rule)
    case .control: self.init(side: R004NaturalAlignment.side(in: context), rule: R004NaturalAlignment.rule)
    case .block:
      if let side = R005Paragraph.side(lineCount: lineCount, direction: direction, context: context) {
        self.init(side: side, rule: R005Paragraph.rule)
      } else if let side = R006ShortBlock.side(lineCount: lineCount, direction: direction, context: context) {
        self.init(side: side, rule: R006ShortBlock.rule)
      } else {
        self.init(side: R004NaturalAlignment.side(in: context), rule: R004NaturalAlignment.rule)
      }
    }
  }

  private init(side: Side, rule: Rule? = nil) {
    self.side = side
    self.rule = rule
  }
}

/// How the author wants a block to stand.
enum AlignmentRequest: String, Sendable {
  /// As the guidelines ask (R004–R007, R056).
  case auto
  /// The side where the context starts (R056).
  case start
  /// The middle.
  case center
  /// The side where the context ends (R057).
  case end
}

/// What a block belongs to, as far as its alignment is concerned.
enum AlignmentMembership: Hashable, Sendable {
  /// A block of its own.
  case block
  /// An item of a list, or a cell or head of a table.
  case item
  /// The text of a control or bar, or a block limited to one or two lines.
  case control
  /// A `pre`, wherever it is.
  case code
  /// The text of a button, tab, segment, badge or navigation bar title.
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
    layoutDirection: Direction
  ) {
    if let side = R059DirectionAndAlignment.side(asked: request, in: layoutDirection) {
      self.init(side: side)
      return
    }
    switch membership {
    case .centeredControl: self.init(side: .center)
    case .item: self.init(side: R007List.side(in: layoutDirection), rule: R007List.rule)
    case .control: self.init(side: R004NaturalAlignment.side(in: layoutDirection), rule: R004NaturalAlignment.rule)
    case .code:
      let side = R052PhoneNumber.side(ofCode: direction)
      let isNatural = side == R004NaturalAlignment.side(in: layoutDirection)
      self.init(side: side, rule: isNatural ? R004NaturalAlignment.rule : R052PhoneNumber.rule)
    case .block:
      if let side = R005Paragraph.side(lineCount: lineCount, direction: direction, layoutDirection: layoutDirection) {
        self.init(side: side, rule: R005Paragraph.rule)
      } else if let side = R006ShortBlock.side(
        lineCount: lineCount, direction: direction, layoutDirection: layoutDirection)
      {
        self.init(side: side, rule: R006ShortBlock.rule)
      } else {
        self.init(side: R004NaturalAlignment.side(in: layoutDirection), rule: R004NaturalAlignment.rule)
      }
    }
  }

  private init(side: Side, rule: Rule? = nil) {
    self.side = side
    self.rule = rule
  }
}

/// R004: text is aligned to the side where the layout starts, so left-aligned text becomes right-aligned.
enum R004NaturalAlignment {
  static let rule = Rule(4)

  /// The side of text in a context.
  static func side(in layoutDirection: Direction) -> Side { layoutDirection.startSide }
}

/// R005: a paragraph of three lines or more is aligned by its own language, not by the layout around it.
enum R005Paragraph {
  static let rule = Rule(5)

  /// The number of lines from which a block is a paragraph.
  static let leastLines = 3

  /// The side of a block of `lineCount` lines; nil where the rule does not apply.
  static func side(lineCount: Int, direction: Direction, layoutDirection: Direction) -> Side? {
    lineCount >= leastLines && direction != layoutDirection ? direction.startSide : nil
  }
}

/// R006: a block of one or two lines is aligned with the context, though its text keeps its own direction.
enum R006ShortBlock {
  static let rule = Rule(6)

  /// The side of a block of `lineCount` lines; nil where the rule does not apply.
  static func side(lineCount: Int, direction: Direction, layoutDirection: Direction) -> Side? {
    lineCount < R005Paragraph.leastLines && direction != layoutDirection ? layoutDirection.startSide : nil
  }
}

/// R007: all items of a list share one side, including those in another script; R005 never applies to an item.
///
/// The cells and heads of a table's columns follow the same rule, numbers included (R066).
enum R007List {
  static let rule = Rule(7)

  /// The side of every item in a list whose context is `context`.
  static func side(in layoutDirection: Direction) -> Side { layoutDirection.startSide }
}

/// R056: natural alignment is the default, and it mirrors with the layout; R004 to R007 decide the side.
enum R056NaturalAlignment {
  /// The alignment of a text whose author asks for none.
  static let standard = AlignmentRequest.auto
}

/// R057: `align="end"` is the far side, a different one in each direction.
enum R057OppositeSide {
  /// The side of `align="end"` in a context.
  static func side(in layoutDirection: Direction) -> Side { layoutDirection.endSide }
}

/// R059: direction and alignment are two settings: `dir` orders the characters of a text, `align` chooses where its
/// lines are.
///
/// The side that the author asks for is therefore found without looking at the direction of the text.
enum R059DirectionAndAlignment {
  /// The side that the author asks for; nil leaves it to the guidelines (R004–R007).
  static func side(asked: AlignmentRequest, in layoutDirection: Direction) -> Side? {
    switch asked {
    case .auto: nil
    case .start: R004NaturalAlignment.side(in: layoutDirection)
    case .center: .center
    case .end: R057OppositeSide.side(in: layoutDirection)
    }
  }
}

/// R145: text is never justified, because uneven gaps between words are hard to read. Lines are ragged at the far side:
/// the right of left-aligned text, the left of right-aligned text.
///
/// `AlignmentRequest` has no case for it, so nothing below the markup can ask; an author who does gets an error that
/// cites the rule and says what to write instead.
enum R145NoJustification {
  static let rule = Rule(145)

  /// What is wrong with a word for `align`, and what to do; nil where the word does not ask for justification.
  static func refusal(of word: String) -> (message: String, hints: [String])? {
    guard ["justify", "justified"].contains(word) else { return nil }
    return (
      "text is never justified (\(rule))",
      [
        "remove align for lines that begin where reading begins",
        "use one of: auto, start, center, end",
      ]
    )
  }
}

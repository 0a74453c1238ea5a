/// The lines of a text in fixed position, relative to the top left of its box.
struct PlacedText {
  /// The side that was decided.
  var side: Side
  /// The guidelines that acted, in ascending order.
  var rules: [Rule]
  /// One group a line, from top to bottom.
  var lines: [FrameGroup]
  /// The height of all of them, in points.
  var height: Double
  /// The first baseline below the top, in points.
  var firstBaseline: Double
  /// The widest line, in points.
  var widestLine: Double
  /// Whether text was cut.
  var isTruncated: Bool
}

extension BrokenParagraph {
  /// The side of the lines (R004–R008). The whole block decides it, also where a page shows only some of its lines.
  func alignment(as membership: AlignmentMembership) -> BlockAlignment {
    BlockAlignment(
      request: paragraph.text.align,
      membership: paragraph.text.membership(inside: membership),
      lineCount: lineCount, direction: paragraph.text.direction, layoutDirection: paragraph.text.layoutDirection)
  }

  /// Puts lines in their place: every run on its baseline, at the side that the guidelines choose.
  func place(
    as membership: AlignmentMembership, lines subset: Range<Int>? = nil, position: @escaping (Int) -> SourcePosition
  ) -> PlacedText {
    let text = paragraph.text
    let subset = subset ?? 0..<lines.count
    let alignment = alignment(as: membership)
    var placed = PlacedText(
      side: alignment.side, rules: [], lines: [], height: 0,
      firstBaseline: subset.isEmpty ? 0 : baseline(inLineOf: lineHeights[subset.lowerBound]), widestLine: 0,
      isTruncated: isTruncated)
    var builder = LineBuilder(paragraph, position: position)
    for index in subset {
      let line = visualLine(index)
      let height = lineHeights[index]
      let x = alignment.side.x(of: line.width, in: width)
      placed.lines.append(
        builder.group(
          for: line, origin: Point(x: x, y: placed.height), height: height, baseline: baseline(inLineOf: height),
          uncut: isCutUnasked && index == lines.count - 1 ? uncut : nil, isBroken: lines[index].isEmergency))
      placed.height += height
      placed.widestLine = max(placed.widestLine, line.width)
    }
    var rules = Set(text.rules)
    if let rule = alignment.rule { rules.insert(rule) }
    if isBalanced {
      rules.insert(text.balance == .measure ? R024Measure.rule : R023Balance.rule)
    }
    placed.rules = rules.sorted()
    return placed
  }
}

extension Side {
  /// The x of an item of `width` on this side of a container `extent` wide, in points.
  fileprivate func x(of width: Double, in extent: Double) -> Double {
    switch self {
    case .left: 0
    case .right: extent - width
    case .center: (extent - width) / 2
    }
  }
}

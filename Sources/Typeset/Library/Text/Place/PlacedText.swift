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
  /// Puts lines in their place: their side by the guidelines, then every run on its baseline.
  ///
  /// The whole block decides the side, also where only some `lines` are placed because a page ends.
  func place(
    as membership: AlignmentMembership, lines subset: Range<Int>? = nil, position: @escaping (Int) -> SourcePosition
  ) -> PlacedText {
    let text = paragraph.text
    let subset = subset ?? 0..<lines.count
    let alignment = BlockAlignment(
      request: text.align, membership: membership == .block && text.isLimited ? .control : membership,
      lineCount: lineCount, direction: text.direction, context: text.context)
    observer?(self, alignment)
    var placed = PlacedText(
      side: alignment.side, rules: [], lines: [], height: 0,
      firstBaseline: subset.isEmpty ? 0 : baseline(inLineOf: lineHeights[subset.lowerBound]), widestLine: 0,
      isTruncated: isTruncated)
    let assembler = LineAssembler(paragraph)
    var builder = LineBuilder(paragraph, position: position)
    for index in subset {
      let assembled = assembler.assemble(lines[index])
      let height = lineHeights[index]
      let x = alignment.side.x(of: assembled.width, in: width)
      placed.lines.append(
        builder.group(
          for: assembled, origin: Point(x: x, y: placed.height), height: height, baseline: baseline(inLineOf: height)))
      placed.height += height
      placed.widestLine = max(placed.widestLine, assembled.width)
    }
    var rules = Set(text.rules)
    if let rule = alignment.rule { rules.insert(rule) }
    if paragraph.items.contains(where: { $0.balance > 0 }) { rules.insert(R023Balance.rule) }
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

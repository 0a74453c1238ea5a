/// Turns a line into a group of the frame: glyph runs, their decorations, and the inline elements around them.
struct LineBuilder {
  private let paragraph: MeasuredParagraph
  private let position: (Int) -> SourcePosition
  /// The inline elements that have stood on a line before.
  private var begun: Set<Int> = []

  /// `position` gives the place of a byte offset in the source.
  init(_ paragraph: MeasuredParagraph, position: @escaping (Int) -> SourcePosition) {
    self.paragraph = paragraph
    self.position = position
  }

  /// The group of one line; `uncut` is the whole text where it was cut without its author asking for it.
  mutating func group(
    for line: VisualLine, origin: Point, height: Double, baseline: Double, uncut: UncutText?, isBroken: Bool
  ) -> FrameGroup {
    let text = paragraph.text
    let tree = InlineTree(line, of: paragraph)
    var x = 0.0
    let decorations = LineDecorations(line, of: paragraph, baseline: baseline, height: height)
    var items = decorations.behind
    items.reserveCapacity(items.count + tree.nodes.count + decorations.before.count)
    let pieces = pieces(of: line)
    for node in tree.nodes {
      append(node, of: line, pieces, to: &items, &x, left: 0, baseline: baseline, height: height)
    }
    items += decorations.before
    var meaning = Line(
      size: Size(width: line.width, height: height), baseline: baseline, paragraph: text.units,
      range: withoutForcedBreak(line.range), direction: text.direction, language: text.language.tag,
      fontSize: text.style.size)
    (meaning.uncut, meaning.isBroken) = (uncut, isBroken)
    return FrameGroup(origin: origin, meaning: .line(meaning), items: items)
  }

  private func withoutForcedBreak(_ range: Range<Int>) -> Range<Int> {
    let endsInBreak = !range.isEmpty && paragraph.text.units[range.upperBound - 1] == WhiteSpace.lineFeed
    return endsInBreak ? range.lowerBound..<range.upperBound - 1 : range
  }

  /// The pieces of all runs of a line from left to right, each placed in its run; the runs share their memory.
  private func pieces(of line: VisualLine) -> [GlyphPiece] {
    var pieces: [GlyphPiece] = []
    pieces.reserveCapacity(line.pieces.count)
    let isRightToLeft = paragraph.text.direction == .rightToLeft
    let own = line.pieces.span
    for run in line.runs {
      var x = 0.0
      for index in run.pieces {
        // Blanks hang over the end of the line: to the left in right-to-left text, to the right else.
        pieces.append(GlyphPiece(own[index], x: isRightToLeft ? x - own[index].hang : x))
        x += own[index].width
      }
    }
    return pieces
  }

  /// Appends a run, or an inline element with what it holds; `left` is the x of the enclosing group in the line.
  private mutating func append(
    _ node: InlineTree.Node, of line: VisualLine, _ pieces: [GlyphPiece], to items: inout [FrameItem],
    _ x: inout Double, left: Double, baseline: Double, height: Double
  ) {
    switch node {
    case .run(let index):
      let run = line.runs[index]
      items.append(.glyphs(glyphs(of: run, pieces, at: Point(x: x - left, y: baseline))))
      x += run.width
    case .element(let mark, let nodes):
      let start = x
      var inner: [FrameItem] = []
      for node in nodes {
        append(node, of: line, pieces, to: &inner, &x, left: start, baseline: baseline, height: height)
      }
      let element = element(for: mark, size: Size(width: x - start, height: height))
      items.append(
        .group(FrameGroup(origin: Point(x: start - left, y: 0), meaning: .element(element), items: inner)))
    }
  }

  private mutating func element(for index: Int, size: Size) -> Element {
    let mark = paragraph.text.marks[index]
    let isLink = mark.link != nil
    var element = Element(
      name: mark.name.rawValue, id: mark.id ?? "", hasOwnID: mark.id != nil, role: R114Role.role(isLink: isLink),
      size: size, position: position(mark.offset), direction: mark.language.direction, language: mark.language.tag,
      rules: mark.rule.map { [$0] } ?? [])
    element.link = mark.link
    if let origin = mark.origin { element.source.texts = [origin] }
    element.continuesEarlierPart = !begun.insert(index).inserted
    return element
  }

  private func glyphs(of run: LineRun, _ pieces: [GlyphPiece], at origin: Point) -> GlyphRun {
    let text = paragraph.text
    let item = paragraph.items[run.item]
    let style = text.spans[item.span].style
    var glyphs = GlyphRun(
      origin: Point(x: origin.x, y: origin.y - style.shift), width: run.width,
      appearance: RunAppearance(
        font: item.font, size: item.size, balance: item.balance, color: style.color, language: style.language.tag),
      direction: item.direction, script: item.script.tag, paragraph: text.units, range: run.text,
      pieces: pieces[run.pieces])
    glyphs.isMissing = item.kind == .missing
    return glyphs
  }
}

extension GlyphPiece {
  /// A piece of a line, placed in its run.
  fileprivate init(_ piece: borrowing LinePiece, x: Double) {
    self.init(shaped: piece.shaped, glyphs: piece.glyphs, start: piece.start, text: piece.text, x: x)
  }
}

/// The runs of a line from left to right, those of one inline element gathered.
///
/// An element that bidi splits has several nodes with the same mark.
private struct InlineTree {
  enum Node {
    case run(Int)
    case element(mark: Int, [Node])
  }

  private(set) var nodes: [Node] = []

  init(_ line: VisualLine, of paragraph: MeasuredParagraph) {
    let text = paragraph.text
    var open: [(mark: Int, nodes: [Node])] = []
    func close(to depth: Int) {
      while open.count > depth {
        let last = open.removeLast()
        add(.element(mark: last.mark, last.nodes))
      }
    }
    func add(_ node: Node) {
      if open.isEmpty { nodes.append(node) } else { open[open.count - 1].nodes.append(node) }
    }
    guard !text.marks.isEmpty else {
      nodes = line.runs.indices.map { .run($0) }
      return
    }
    for (index, run) in line.runs.enumerated() {
      var path: [Int] = []
      var mark = text.spans[paragraph.items[run.item].span].mark
      while let current = mark {
        path.append(current)
        mark = text.marks[current].parent
      }
      path.reverse()
      var shared = 0
      while shared < min(path.count, open.count), open[shared].mark == path[shared] { shared += 1 }
      close(to: shared)
      for mark in path[shared...] { open.append((mark, [])) }
      add(.run(index))
    }
    close(to: 0)
  }
}

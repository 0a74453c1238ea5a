/// What there is to say about a finished page, gathered once; all boxes are on the page.
struct FrameSurvey {
  /// A block of text, or an element in which a guideline acted.
  struct Block {
    /// The element.
    var element: Element
    /// Its box.
    var box: Rect
    /// The boxes of its own lines, from top to bottom.
    var lines: [Rect] = []
  }

  /// A drawing.
  struct Drawing {
    /// Its box.
    var box: Rect
    /// Whether it is mirrored; else it keeps its direction.
    var isFlipped: Bool
  }

  /// A line that lost text.
  struct Loss {
    /// How it lost it.
    enum Kind: CaseIterable {
      /// It is cut.
      case cut
      /// It ends inside a word.
      case broken
    }

    /// The box of the line.
    var box: Rect
    /// How it lost it.
    var kind: Kind
    /// The direction of its text.
    var direction: Direction
  }

  /// The direction of the layout.
  let direction: Direction
  /// What bears a tag.
  private(set) var blocks: [Block] = []
  /// The boxes of runs that R023 raised, with the points that it added.
  private(set) var raised: [(box: Rect, points: Double)] = []
  /// Lines that lost text without their author asking for it.
  private(set) var losses: [Loss] = []
  /// Mirrored drawings, and those that are never mirrored.
  private(set) var drawings: [Drawing] = []
  /// What answers to touch.
  private(set) var targets: [R086Targets.Target] = []
  /// The boxes of what answers to touch.
  var controls: [Rect] { targets.map(\.box) }
  /// The bar that is looked through; nil outside of bars.
  private var bar: Rect?
  /// What tags keep clear of: lines of text and drawings.
  private(set) var obstacles: [Rect] = []

  /// Looks through a frame.
  init(_ frame: Frame) {
    direction = frame.direction
    collect(frame.items, at: .zero, inDrawing: false)
  }

  private mutating func collect(_ items: [FrameItem], at origin: Point, inDrawing: Bool) {
    for case .group(let group) in items {
      let corner = origin + group.origin
      switch group.meaning {
      case .element(let element): add(element, group, at: corner, inDrawing: inDrawing)
      case .line(let line):
        let box = Rect(origin: corner, size: line.size)
        obstacles.append(box)
        if line.isCut { losses.append(Loss(box: box, kind: .cut, direction: line.direction)) }
        if line.isBroken { losses.append(Loss(box: box, kind: .broken, direction: line.direction)) }
        addRaised(group.items, at: corner, line: box)
        collectInline(group.items, at: corner)
      case .artifact: collect(group.items, at: corner, inDrawing: inDrawing)
      case .annotation: break
      }
    }
  }

  private mutating func add(_ element: Element, _ group: FrameGroup, at corner: Point, inDrawing: Bool) {
    let box = Rect(origin: corner, size: element.size)
    let name = ElementName(rawValue: element.name)
    if name?.declaration.place == .bar { bar = box }
    defer { if name?.declaration.place == .bar { bar = nil } }
    var block = Block(element: element, box: box)
    var holdsElements = false
    for case .group(let inner) in group.items {
      if case .line(let line) = inner.meaning, line.size.width > 0 {
        block.lines.append(Rect(origin: corner + inner.origin, size: line.size))
      }
      if case .element = inner.meaning { holdsElements = true }
    }
    // Markers and the parts of controls have no say of their own.
    if name != nil, !block.lines.isEmpty || !element.rules.isEmpty, element.size != .zero { blocks.append(block) }
    if element.answersToTouch(holding: group.items.compactMap(\.element)) {
      targets.append(R086Targets.Target(box: box, bar: bar))
    }
    let isDrawing = element.isMirrored || element.keepsDirection(in: direction)
    if isDrawing, !inDrawing { drawings.append(Drawing(box: box, isFlipped: element.isMirrored)) }
    if !holdsElements, block.lines.isEmpty, name != .divider, name != .spacer, group.items.contains(where: \.isDrawn) {
      obstacles.append(box)
    }
    collect(group.items, at: corner, inDrawing: inDrawing || isDrawing)
  }

  /// Links stand inside lines.
  private mutating func collectInline(_ items: [FrameItem], at origin: Point) {
    for case .group(let group) in items {
      let corner = origin + group.origin
      if case .element(let element) = group.meaning, element.role == .link {
        targets.append(R086Targets.Target(box: Rect(origin: corner, size: element.size), bar: bar))
      }
      collectInline(group.items, at: corner)
    }
  }

  /// Runs that touch are one.
  private mutating func addRaised(_ items: [FrameItem], at origin: Point, line: Rect) {
    for item in items {
      switch item {
      case .group(let group): addRaised(group.items, at: origin + group.origin, line: line)
      case .glyphs(let run) where run.appearance.balance > 0 && run.width > 0:
        let (x, y) = (origin.x + run.origin.x, origin.y + run.origin.y)
        let (above, below) = (0.78 * run.appearance.size, 0.3 * run.appearance.size)
        let box = Rect(x: x, y: y - above, width: run.width, height: above + below)
        if let last = raised.indices.last, raised[last].box.minY == box.minY, abs(raised[last].box.maxX - x) < 0.01 {
          raised[last].box.size.width += run.width
        } else {
          raised.append((box, run.appearance.balance))
        }
      default: break
      }
    }
  }
}

extension Element {
  /// Whether it is a drawing that is never mirrored: in any layout, or in one from right to left where others are.
  fileprivate func keepsDirection(in direction: Direction) -> Bool {
    guard !isMirrored else { return false }
    guard let name = ElementName(rawValue: name) else { return false }
    return name == .icon ? direction == .rightToLeft : name.has(.keepsDirection)
  }
}

extension FrameItem {
  /// Whether something of it is seen by itself.
  fileprivate var isDrawn: Bool {
    switch self {
    case .group(let group): group.items.contains(where: \.isDrawn)
    default: true
    }
  }
}

/// Fills pages with parts and leaves in order, and hands each page over when it is full.
///
/// Headings, and parts that hold nothing yet, wait until it is known what follows them: they go with it to the next
/// page.
final class PageBuilder {
  /// What waits, or is about to happen.
  private enum Event {
    case open(FlowPart, gap: Double)
    case node(LayoutNode, gap: Double, width: Double)
    case close
  }

  /// How far a page is filled.
  private struct Cursor {
    /// The distance from the page's top, in points.
    var y: Double
    /// The insets of the open parts that are still to come below, in points.
    var bottom: Double
    /// Whether the page is still empty.
    var isFresh = true

    mutating func open(_ part: FlowPart, gap: Double) {
      y += (isFresh ? 0 : gap) + part.box.insets.top
      bottom += part.box.insets.bottom
    }

    mutating func close(_ part: FlowPart) {
      y += part.box.insets.bottom
      bottom -= part.box.insets.bottom
    }

    mutating func add(_ height: Double, gap: Double) {
      y += (isFresh ? 0 : gap) + height
      if height > 0 { isFresh = false }
    }
  }

  private let height: Double
  private let draws: Bool
  private let task: LayoutTask
  private let emit: ([FrameItem]) throws -> Void
  private var parts: [FlowPart]
  private var cursor: Cursor
  private var waiting: [Event] = []
  private var ahead: Cursor
  private var partsAhead: [FlowPart]
  private var hasEmitted = false

  /// A builder for pages of a height; `body` is the outermost part. Without `draws` pages are only counted.
  init(body: FlowPart, height: Double, draws: Bool, task: LayoutTask, emit: @escaping ([FrameItem]) throws -> Void) {
    self.height = height
    self.draws = draws
    self.task = task
    self.emit = emit
    parts = [body]
    partsAhead = [body]
    cursor = Cursor(y: body.box.insets.top, bottom: body.box.insets.bottom)
    ahead = cursor
  }

  /// The height of an empty page's body, in points.
  var bodyHeight: Double { height - parts[0].box.insets.vertical }

  /// Opens a part inside the innermost one.
  func open(_ part: FlowPart, gap: Double) {
    waiting.append(.open(part, gap: gap))
    partsAhead.append(part)
    ahead.open(part, gap: gap)
  }

  /// Closes the innermost part.
  func close() throws {
    guard let part = partsAhead.popLast() else { return }
    ahead.close(part)
    if waiting.isEmpty { closeNow() } else { waiting.append(.close) }
  }

  /// Adds something that is not split; one that keeps with what follows waits for it.
  func add(_ node: LayoutNode, gap: Double, keepsWithNext: Bool) throws {
    let width = node.width(offered: partsAhead.last?.contentWidth ?? 0)
    let nodeHeight = node.extent(in: width).height
    if keepsWithNext {
      waiting.append(.node(node, gap: gap, width: width))
      ahead.add(nodeHeight, gap: gap)
      // What is higher than a page cannot wait.
      if ahead.y - cursor.y > bodyHeight { try flush() }
      return
    }
    while !fits(nodeHeight, gap: gap), !ahead.isFresh {
      // Where headings and what follows do not even fit on an empty page together, they part.
      if hasWaitingNodes, !fitsOnEmptyPage(nodeHeight, gap: gap) { try flush() }
      if !cursor.isFresh { try breakPage() } else { try flush() }
    }
    try flush()
    if !fits(nodeHeight, gap: gap), let identity = node.identity {
      task.warn(.pageOverflow(nodeHeight, body: bodyHeight), about: identity)
    }
    place(node, gap: gap, width: width)
    ahead = cursor
  }

  /// Adds the lines of a text to the innermost part, at least two on each side of a page break.
  func add(_ text: TextBlock) throws {
    guard let part = partsAhead.last else { return }
    let lines = text.lines(in: part.contentWidth)
    let heights = lines.lineHeights
    var first = 0
    while true {
      let fitting = count(of: heights, from: first, in: height - ahead.bottom - ahead.y)
      let left = heights.count - first
      var taken = fitting >= left ? left : PageBreak.lines(fitting: fitting, of: left)
      if taken == 0, left > 0 {
        if !ahead.isFresh {
          if cursor.isFresh { try flush() }
          try breakPage()
          continue
        }
        taken = min(left, max(1, fitting))
        if fitting == 0, let identity = part.identity {
          task.warn(.pageOverflow(heights[first], body: bodyHeight), about: identity)
        }
      }
      try flush()
      place(text, first..<(first + taken), heights: heights, firstBaseline: lines.firstBaseline, in: part)
      first += taken
      if first >= heights.count { break }
      try breakPage()
    }
    ahead = cursor
  }

  /// Hands over the last page.
  func finish() throws {
    try flush()
    if !hasEmitted || !cursor.isFresh { try emitPage() }
  }
}

extension PageBuilder {
  private func fits(_ nodeHeight: Double, gap: Double) -> Bool {
    var cursor = ahead
    cursor.add(nodeHeight, gap: gap)
    return cursor.y <= height - cursor.bottom + 0.001
  }

  private func fitsOnEmptyPage(_ nodeHeight: Double, gap: Double) -> Bool {
    var cursor = cursorOnEmptyPage
    apply(waiting, to: &cursor)
    cursor.add(nodeHeight, gap: gap)
    return cursor.y <= height - cursor.bottom + 0.001
  }

  private var hasWaitingNodes: Bool { waiting.contains { if case .node = $0 { true } else { false } } }

  private func count(of heights: [Double], from first: Int, in room: Double) -> Int {
    var room = room + 0.001
    var count = 0
    while first + count < heights.count, heights[first + count] <= room {
      room -= heights[first + count]
      count += 1
    }
    return count
  }

  /// The state at the top of a page on which the open parts go on.
  private var cursorOnEmptyPage: Cursor {
    var cursor = Cursor(y: 0, bottom: 0)
    for part in parts {
      cursor.open(part, gap: 0)
      cursor.y += part.repeatedHeight(on: bodyHeight)
    }
    return cursor
  }

  private func apply(_ events: [Event], to cursor: inout Cursor) {
    var open: [FlowPart] = parts
    for event in events {
      switch event {
      case .open(let part, let gap):
        cursor.open(part, gap: gap)
        open.append(part)
      case .node(let node, let gap, let width): cursor.add(node.extent(in: width).height, gap: gap)
      case .close: if let part = open.popLast() { cursor.close(part) }
      }
    }
  }

  /// Does all that waits; a heading that does not fit goes to the next page.
  private func flush() throws {
    guard !waiting.isEmpty else { return }
    let events = waiting
    waiting = []
    for event in events {
      switch event {
      case .open(let part, let gap):
        cursor.open(part, gap: gap)
        part.top = cursor.y - part.box.insets.top
        parts.append(part)
      case .node(let node, let gap, let width):
        ahead = cursor
        let nodeHeight = node.extent(in: width).height
        if !fits(nodeHeight, gap: gap), !cursor.isFresh { try breakPage() }
        if !fits(nodeHeight, gap: gap), let identity = node.identity {
          task.warn(.pageOverflow(nodeHeight, body: bodyHeight), about: identity)
        }
        place(node, gap: gap, width: width)
      case .close: closeNow()
      }
    }
    ahead = cursor
  }

  private func closeNow() {
    guard parts.count > 1 else { return }
    let part = parts.removeLast()
    cursor.close(part)
    if draws { part.end(bottom: cursor.y, in: parts[parts.count - 1]) }
  }

  private func place(_ node: LayoutNode, gap: Double, width: Double) {
    let part = parts[parts.count - 1]
    let extent = node.extent(in: width)
    let top = cursor.y + (cursor.isFresh ? 0 : gap)
    cursor.add(extent.height, gap: gap)
    part.hasContents = true
    guard draws else { return }
    node.warnIfWider(width, than: part.contentWidth)
    node.spareWidth = max(0, part.contentWidth - width)
    placeMarkers(baseline: extent.firstBaseline.map { top + $0 })
    node.place(
      Size(width: width, height: extent.height), at: Point(x: part.left(of: width) - part.left, y: top - part.top),
      into: &part.items)
  }

  private func place(
    _ text: TextBlock, _ range: Range<Int>, heights: [Double], firstBaseline: Double, in part: FlowPart
  ) {
    let top = cursor.y
    cursor.add(heights[range].reduce(0, +), gap: 0)
    guard draws else { return }
    if range.lowerBound == 0 { placeMarkers(baseline: top + firstBaseline) }
    part.text = text.place(
      range, in: part.contentWidth, at: Point(x: part.contentLeft - part.left, y: top - part.top), into: &part.items)
  }

  /// Gives the markers of all open items that still wait for a first line that line's baseline.
  private func placeMarkers(baseline: Double?) {
    guard let baseline else { return }
    for part in parts where part.marker != nil { part.placeMarker(baseline: baseline) }
  }

  /// Hands over the page and goes on at the top of the next one; what waits goes there too.
  private func breakPage() throws {
    if draws {
      for index in parts.indices.dropFirst().reversed() {
        let inset = parts[(index)...].reduce(0) { $0 + $1.box.insets.bottom }
        parts[index].end(bottom: cursor.y + inset, in: parts[index - 1])
      }
    }
    try emitPage()
    cursor = Cursor(y: 0, bottom: 0)
    for part in parts {
      cursor.open(part, gap: 0)
      part.top = cursor.y - part.box.insets.top
      let headHeight = part.repeatedHeight(on: bodyHeight)
      if draws { part.repeatHeads(at: cursor.y, height: headHeight) }
      cursor.y += headHeight
    }
    ahead = cursor
    apply(waiting, to: &ahead)
  }

  private func emitPage() throws {
    hasEmitted = true
    let items = parts[0].items
    parts[0].items = []
    try emit(items)
  }
}

/// Where a text may be divided between two pages.
enum PageBreak {
  /// The least number of lines on each side of a break.
  static let leastLines = 2

  /// How many of `count` lines stay on a page that has room for `fitting`, fewer than all; 0 where all go to the next.
  static func lines(fitting: Int, of count: Int) -> Int {
    let taken = min(fitting, count - leastLines)
    return taken < leastLines ? 0 : taken
  }
}

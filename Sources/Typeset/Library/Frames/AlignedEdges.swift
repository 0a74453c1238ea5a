/// The edges of what is stacked on a page, by which an eye that scans it goes (R083).
///
/// Only what lies below each other counts: the first and the last thing of a row, nothing of grids, tables, overlays,
/// galleries and bars. Rows of lists are aligned by their list and have none; neither have lists with markers, and
/// quotations, which are indented.
struct AlignedEdges {
  /// The edge of an element.
  struct Edge {
    /// The index of the element among those of the page, in reading order.
    let element: Int
    /// Its distance from the left edge of the page, in points.
    let x: Double
    /// The top and the bottom of the element on the page, in points.
    let top: Double, bottom: Double
    /// The index of the `readable` that it is in; nil for none. What is centred there is no column with what is not.
    let column: Int?
  }

  /// The columns that edges are in, in order.
  static func columns(of edges: [Edge]) -> [Int?] { Set(edges.map(\.column)).sorted { ($0 ?? -1) < ($1 ?? -1) } }

  /// The edges where reading starts.
  private(set) var starts: [Edge] = []
  /// The edges where reading ends, of what has a width of its own or fills that of its container.
  private(set) var ends: [Edge] = []
  private let direction: Direction
  private var count = 0

  /// Where something is in the stack.
  private struct Place {
    var column: Int?
    var hasStart = true
    var hasEnd = true
    /// Whether children that do not fill the width are placed elsewhere than at the start.
    var isCentered = false
  }

  /// Finds the edges of a page.
  init(_ frame: Frame) {
    direction = frame.direction
    read(frame.items, at: .zero, in: Place())
  }

  private mutating func read(_ items: [FrameItem], at origin: Point, in place: Place?) {
    for case .group(let group) in items {
      let corner = origin + group.origin
      switch group.meaning {
      case .annotation: break
      case .artifact, .line: read(group.items, at: corner, in: place)
      case .element(let element): read(element, group, at: corner, in: place)
      }
    }
  }

  private mutating func read(_ element: Element, _ group: FrameGroup, at corner: Point, in place: Place?) {
    let index = count
    count += 1
    guard var inner = place, let name = ElementName(rawValue: element.name), !element.isDecorative else {
      return read(group.items, at: corner, in: nil)
    }
    let box = Rect(origin: corner, size: element.size)
    switch AlignmentPart(element, name, holds: group) {
    case .stack:
      if name == .readable { inner.column = index }
      let align = element.source.attributes[Common.align]
      if align != .auto { inner.isCentered = align != .start }
      read(group.items, at: corner, in: inner)
    case .row:
      readRow(group, at: corner, in: inner)
    case .text(let lines):
      add(lines.map { $0.moved(by: corner) }, of: index, element, in: inner)
      read(group.items, at: corner, in: nil)
    case .drawn:
      add(box, of: index, element, name, in: inner)
      read(group.items, at: corner, in: nil)
    case .other:
      read(group.items, at: corner, in: nil)
    }
  }

  /// Of a row, the first thing has its start and the last its end.
  private mutating func readRow(_ row: FrameGroup, at origin: Point, in place: Place) {
    let elements = row.items.indices.filter { row.items[$0].element != nil }
    for index in row.items.indices {
      var inner = place
      inner.isCentered = false
      inner.hasStart = place.hasStart && index == elements.first
      inner.hasEnd = place.hasEnd && index == elements.last
      read([row.items[index]], at: origin, in: inner.hasStart || inner.hasEnd ? inner : nil)
    }
  }

  /// Adds the edges of lines of text, on the side on which they are aligned.
  private mutating func add(_ lines: [Rect], of index: Int, _ element: Element, in place: Place) {
    guard let first = lines.first, let last = lines.last else { return }
    let left = lines.map(\.minX).min() ?? 0
    let right = lines.map(\.maxX).max() ?? 0
    func edge(_ x: Double) -> Edge {
      Edge(element: index, x: x, top: first.minY, bottom: last.maxY, column: place.column)
    }
    let isAtStart = element.alignment == direction.startSide
    let isAtEnd = element.alignment == direction.endSide
    if isAtStart, place.hasStart { starts.append(edge(direction == .leftToRight ? left : right)) }
    if isAtEnd, place.hasEnd { ends.append(edge(direction == .leftToRight ? right : left)) }
  }

  /// Adds the edges of what is drawn in a box.
  private mutating func add(_ box: Rect, of index: Int, _ element: Element, _ name: ElementName, in place: Place) {
    let width = element.source.attributes[Common.width]
    let fills = width == .fill || width == nil && name.has(.fillsWidth)
    func edge(_ x: Double) -> Edge {
      Edge(element: index, x: x, top: box.minY, bottom: box.maxY, column: place.column)
    }
    let (start, end) = direction == .leftToRight ? (box.minX, box.maxX) : (box.maxX, box.minX)
    if place.hasStart, fills || !place.isCentered { starts.append(edge(start)) }
    if place.hasEnd, fills || width?.points != nil && !place.isCentered { ends.append(edge(end)) }
  }
}

/// What an element is to the eye that looks for edges.
private enum AlignmentPart {
  /// Its children lie below each other.
  case stack
  /// Its children lie beside each other.
  case row
  /// Lines of text, each with its box in the element.
  case text([Rect])
  /// Something with an outline of its own.
  case drawn
  /// Anything else, whose edges do not count.
  case other

  init(_ element: Element, _ name: ElementName, holds group: FrameGroup) {
    let attributes = element.source.attributes
    switch name {
    case .column, .section, .group, .readable, .figure, .list: self = .stack
    case .box:
      let isSeen =
        attributes.gives(Common.background) || attributes.gives(Common.border) || attributes.gives(Common.material)
      self = isSeen ? .drawn : .stack
    case .row: self = .row
    case .image, .textField, .search, .segmented, .slider, .progress, .player, .chart, .textArea, .calendar, .map:
      self = .drawn
    case .button:
      let kind = R115ButtonHierarchy.kind(
        asked: attributes[ButtonElement.kind], purpose: attributes[ButtonElement.purpose])
      self = kind == .plain ? .other : .drawn
    case .title, .h1, .h2, .h3, .h4, .p, .label, .caption:
      let lines = group.items.compactMap { item -> Rect? in
        guard case .group(let inner) = item, case .line(let line) = inner.meaning, line.size.width > 0 else {
          return nil
        }
        return Rect(origin: inner.origin, size: line.size)
      }
      let isSeen = attributes.gives(Common.background) || attributes.gives(Common.border)
      self = lines.isEmpty ? .other : isSeen ? .drawn : .text(lines)
    default: self = .other
    }
  }
}

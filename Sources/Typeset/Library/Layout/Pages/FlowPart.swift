/// The part on one page of an element that continues over pages: a container, or a text between its first and its last
/// line.
final class FlowPart {
  /// What it is; nil for the body of the page.
  let identity: ElementIdentity?
  /// Its box; padding and border stand around the part on every page.
  let box: BoxStyle
  /// The direction of the layout inside.
  let layoutDirection: Direction
  /// How children stand that are narrower.
  let align: AlignmentRequest
  /// The distance of its left edge from the page's, in points.
  let left: Double
  /// Its width in points, padding and border included.
  let width: Double
  /// Its marker, until it has been placed.
  var marker: Marker?
  /// The distance of its top edge on this page from the page's.
  var top = 0.0
  /// What it holds on this page.
  var items: [FrameItem] = []
  /// What was decided about its text, if it holds any.
  var text: TextDecisions?
  /// The guidelines that changed something in it, those of its text apart.
  var rules: [Rule] = []
  /// The heads of a table, which stand again at the top of each of its further pages.
  var heads: LayoutNode?
  /// Whether anything was placed in it, on whatever page.
  var hasContents = false
  /// Whether a part of it is on an earlier page.
  var continuesEarlierPart = false
  private let markerColumn: MarkerColumn

  /// The body of a page between insets.
  init(body insets: Insets, width: Double, environment: TextEnvironment) {
    identity = nil
    var box = BoxStyle.none
    box.insets = insets
    self.box = box
    layoutDirection = environment.layoutDirection
    align = environment.align
    left = 0
    self.width = width
    markerColumn = .none
  }

  /// A part of an element inside another.
  init(
    _ block: Block, _ identity: ElementIdentity, in parent: FlowPart, environment: TextEnvironment,
    marker: Marker? = nil, markerColumn: MarkerColumn = .none
  ) {
    self.identity = identity
    box = BoxStyle(block.name, block.attributes, in: environment)
    layoutDirection = identity.layoutDirection
    align = environment.align
    self.marker = marker
    self.markerColumn = markerColumn
    let offered = parent.contentWidth
    let bounds = box.widthBounds.resolved(of: offered)
    switch box.width {
    case .points(let points)?: width = bounds.clamp(points)
    case .share(let share)?: width = bounds.clamp(offered * share)
    case .fill?, nil: width = bounds.clamp(offered)
    }
    left = parent.left(of: width)
  }

  /// The width for what it holds, in points.
  var contentWidth: Double { max(0, width - box.insets.horizontal - markerColumn.width) }

  /// The distance from the page's left edge of the contents.
  var contentLeft: Double {
    left + layoutDirection.x(of: contentWidth, at: box.insets.start + markerColumn.width, in: width)
  }

  /// The distance from the page's left edge of a child of a width.
  func left(of childWidth: Double) -> Double {
    contentLeft
      + layoutDirection.x(of: childWidth, at: align.offset(of: childWidth, in: contentWidth), in: contentWidth)
  }

  /// The height of the heads that stand again on a further page, in points; heads that would take much of a page do
  /// not.
  func repeatedHeight(on bodyHeight: Double) -> Double {
    guard hasContents, let heads else { return 0 }
    let height = heads.extent(in: contentWidth).height
    return height <= bodyHeight / 3 ? height : 0
  }

  /// Draws the heads again, outside of the structure, their top edge at a distance from the page's.
  func repeatHeads(at y: Double, height: Double) {
    guard height > 0, let heads else { return }
    var repeated: [FrameItem] = []
    heads.place(Size(width: contentWidth, height: height), at: .zero, into: &repeated)
    let origin = Point(x: contentLeft - left, y: y - top)
    items.append(.group(FrameGroup(origin: origin, meaning: .artifact, items: repeated.map(\.withoutElements))))
  }

  /// Puts its marker beside the first baseline of its contents, given from the page's top; once.
  func placeMarker(baseline: Double?) {
    guard let marker, let identity else { return }
    let x = left + layoutDirection.x(of: markerColumn.width, at: box.insets.start, in: width)
    marker.place(
      for: identity, column: markerColumn, at: Point(x: x - left, y: box.insets.top),
      baseline: baseline.map { $0 - top - box.insets.top }, layoutDirection: layoutDirection, into: &items)
    self.marker = nil
  }

  /// Ends it on this page at a bottom edge and adds it to the part around it; what is empty leaves no trace.
  func end(bottom: Double, in parent: FlowPart) {
    guard let identity, !items.isEmpty || text != nil else { return }
    let size = Size(width: width, height: max(0, bottom - top))
    var inner: [FrameItem] = []
    box.decoration.paint(size, layoutDirection: layoutDirection, into: &inner)
    let first = inner.count
    inner += items
    box.decoration.cut(&inner[first...], in: size, layoutDirection: layoutDirection)
    var element = identity.element(size: size, text: text, continuesEarlierPart: continuesEarlierPart)
    if !rules.isEmpty { element.rules = (element.rules + rules).sorted() }
    let origin = Point(x: left - parent.left, y: top - parent.top)
    var group = FrameGroup(origin: origin, meaning: .element(element), items: inner)
    group.opacity = box.opacity
    parent.items.append(.group(group))
    items = []
    text = nil
    continuesEarlierPart = true
  }
}

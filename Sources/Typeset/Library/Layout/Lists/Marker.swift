/// The marker of an item of a list.
enum Marker {
  /// A disc.
  case bullet(Bullet)
  /// A number and a full stop; `rules` names the guidelines that chose its digits.
  case number(PlacedText, language: LanguageTag, width: Double, rules: [Rule])

  /// Its width in points.
  var width: Double {
    switch self {
    case .bullet(let bullet): 2 * bullet.radius
    case .number(_, _, let width, _): width
    }
  }

  /// The distance of its baseline from its top.
  var baseline: Double {
    switch self {
    case .bullet(let bullet): bullet.baseline
    case .number(let placed, _, _, _): placed.firstBaseline
    }
  }

  /// The height of its line.
  var height: Double {
    switch self {
    case .bullet(let bullet): bullet.height
    case .number(let placed, _, _, _): placed.height
    }
  }

  /// Adds it as an element of its own, its end before the gap of the marker column.
  ///
  /// - Parameters:
  ///   - item: the item that it belongs to.
  ///   - corner: the corner of the marker column, which has the extent `column`.
  ///   - baseline: the first baseline of the item's contents below that corner; the marker takes it.
  func place(
    for item: ElementIdentity, column: MarkerColumn, at corner: Point, baseline: Double?, layoutDirection: Direction,
    into items: inout [FrameItem]
  ) {
    let x = layoutDirection.x(of: width, at: column.width - column.gap - width, in: column.width)
    let y = (baseline ?? self.baseline) - self.baseline
    var element = Element(
      name: "marker", id: "\(item.ownID ?? item.path)/marker1", hasOwnID: false, role: .none,
      size: Size(width: width, height: height), position: item.position, direction: layoutDirection,
      language: item.language)
    var inner: [FrameItem] = []
    switch self {
    case .bullet(let bullet): inner.append(bullet.item)
    case .number(let placed, let language, _, let rules):
      inner = placed.lines.map(FrameItem.group)
      element.alignment = placed.side
      element.language = language.tag
      element.rules = rules
    }
    items.append(
      .group(FrameGroup(origin: corner + Point(x: x, y: y), meaning: .element(element), items: inner)))
  }
}

/// The disc before an item of a bulleted list, drawn so that no font needs to have it.
struct Bullet {
  /// Its radius in points.
  let radius: Double
  /// The height of its line, in points.
  let height: Double
  /// The distance of the baseline from the top of that line.
  let baseline: Double
  private let size: Double
  private let color: Color

  /// A bullet beside the text that it would be in a font.
  init(beside lines: BrokenParagraph) {
    let style = lines.paragraph.text.style
    size = style.size
    color = style.color
    radius = 0.14 * size
    height = lines.height
    baseline = lines.firstBaseline
  }

  /// The disc, its left edge at 0, in the middle of lower-case letters.
  fileprivate var item: FrameItem {
    let center = Point(x: radius, y: baseline - 0.29 * size)
    return .path(PathItem(path: .circle(center: center, radius: radius), fill: color))
  }
}

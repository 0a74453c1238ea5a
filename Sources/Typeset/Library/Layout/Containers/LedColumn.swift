/// A column of texts beside the icon or picture that leads them: what a row becomes when its text is large (R138).
struct LedColumn: Arrangement {
  /// The icon or the picture.
  let lead: LayoutNode
  /// The others below each other.
  let rest: Column
  /// The distance between both, in points.
  let spacing: Double
  /// How both are aligned from top to bottom; nil centres the lead on the first line of the text.
  let cross: CrossAlignment?
  /// Whether only one follows the lead, so that they still are a row.
  let isRow: Bool
  /// The distance of the middle of capitals from the baseline, in points.
  let capitals: Double
  /// The direction of the layout.
  let layoutDirection: Direction

  private var start: Double { lead.widths.maxContent + spacing }

  private func restWidth(in width: Double) -> Double { max(0, width - start) }

  /// Whether the others keep enough of a width.
  func fits(in width: Double) -> Bool {
    R138Stacking.staysBeside(least: rest.widths().minContent, room: restWidth(in: width), in: width)
  }

  func widths() -> Widths {
    let rest = rest.widths()
    return Widths(minContent: start + rest.minContent, maxContent: start + rest.maxContent)
  }

  func extent(in width: Double) -> Extent {
    let tops = tops(in: width)
    let rest = rest.extent(in: restWidth(in: width))
    let leadBottom = tops.lead + lead.extent(in: lead.widths.maxContent).height
    return Extent(
      height: max(leadBottom, tops.rest + rest.height), firstBaseline: rest.firstBaseline.map { $0 + tops.rest })
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let tops = tops(in: size.width)
    let leadWidth = lead.widths.maxContent
    let leadSize = Size(width: leadWidth, height: lead.extent(in: leadWidth).height)
    lead.place(
      leadSize, at: origin + Point(x: layoutDirection.x(of: leadWidth, at: 0, in: size.width), y: tops.lead),
      into: &items)
    let width = restWidth(in: size.width)
    let corner = Point(x: layoutDirection.x(of: width, at: start, in: size.width), y: tops.rest)
    return rest.place(
      in: Size(width: width, height: rest.extent(in: width).height), at: origin + corner, into: &items)
  }

  func shareSpare(_ spare: Double, in width: Double) { rest.shareSpare(spare, in: restWidth(in: width)) }

  func usedWidth(in width: Double) -> Double { start + rest.usedWidth(in: restWidth(in: width)) }

  /// The distances of both from the top, in points.
  private func tops(in width: Double) -> (lead: Double, rest: Double) {
    let leadHeight = lead.extent(in: lead.widths.maxContent).height
    let own = rest.extent(in: restWidth(in: width))
    switch cross {
    case .start, .stretch: return (0, 0)
    case .center: return (max(0, (own.height - leadHeight) / 2), max(0, (leadHeight - own.height) / 2))
    case .end: return (max(0, own.height - leadHeight), max(0, leadHeight - own.height))
    case .baseline:
      let leadBaseline = lead.extent(in: lead.widths.maxContent).firstBaseline ?? leadHeight
      let baseline = own.firstBaseline ?? own.height
      return (max(0, baseline - leadBaseline), max(0, leadBaseline - baseline))
    case nil:
      // A lead that is higher than a line keeps its top beside that of the text; a lower one moves to the middle of the
      // line.
      let middle = own.firstBaseline.map { $0 - capitals } ?? leadHeight / 2
      if leadHeight >= own.height { return (0, (leadHeight - own.height) / 2) }
      return (max(0, middle - leadHeight / 2), 0)
    }
  }
}

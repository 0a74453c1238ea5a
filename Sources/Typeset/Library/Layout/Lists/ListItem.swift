/// An item of a list: its marker in the column on the context's side, its contents beside it (R007), or below it where
/// a word has no room beside it (R139).
struct ListItem: Arrangement {
  /// Its text, or its blocks below each other.
  let contents: any Arrangement
  /// Its marker.
  let marker: Marker
  /// The item itself.
  let identity: ElementIdentity
  /// The room that the markers of its list leave to the contents.
  let room: MarkerRoom
  /// The direction of the list.
  let layoutDirection: Direction

  /// The column of the marker in a width; none where the marker is above the contents.
  private func column(in width: Double) -> MarkerColumn { isStacked(in: width) ? .none : room.column(in: width) }

  private func isStacked(in width: Double) -> Bool {
    room.isAbove(least: contents.widths().leastContent, in: width)
  }

  func widths() -> Widths {
    let widths = contents.widths()
    let column = room.widest
    return Widths(
      minContent: widths.minContent + column, maxContent: widths.maxContent + column, cuttable: widths.cuttable,
      yielding: widths.yielding + column - max(0, marker.width - widths.leastContent))
  }

  func extent(in width: Double) -> Extent {
    let own = contents.extent(in: max(0, width - column(in: width).width))
    guard isStacked(in: width) else { return own }
    return Extent(height: marker.height + own.height, firstBaseline: marker.baseline)
  }

  func shareSpare(_ spare: Double, in width: Double) {
    contents.shareSpare(spare, in: max(0, width - column(in: width).width))
  }

  func drawing(in size: Size) -> DrawingDecisions {
    DrawingDecisions(rules: isStacked(in: size.width) ? [R138Stacking.rule] : [])
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let isStacked = isStacked(in: size.width)
    let column = column(in: size.width)
    let width = max(0, size.width - column.width)
    let extent = contents.extent(in: width)
    let markers = isStacked ? MarkerColumn.none.narrowed(to: marker.width) : column
    marker.place(
      for: identity, column: markers,
      at: origin + Point(x: layoutDirection.x(of: markers.width, at: 0, in: size.width), y: 0),
      baseline: isStacked ? nil : extent.firstBaseline, layoutDirection: layoutDirection, into: &items)
    let top = isStacked ? marker.height : 0
    let x = layoutDirection.x(of: width, at: column.width, in: size.width)
    return contents.place(
      in: Size(width: width, height: max(0, size.height - top)), at: origin + Point(x: x, y: top), into: &items)
  }
}

/// An item of a list: its marker in the column on the context's side, its contents beside it (R007).
struct ListItem: Arrangement {
  /// Its text, or its blocks below each other.
  let contents: any Arrangement
  /// Its marker.
  let marker: Marker
  /// The item itself.
  let identity: ElementIdentity
  /// The column of the marker.
  let column: MarkerColumn
  /// The direction of the list.
  let layoutDirection: Direction

  func widths() -> Widths {
    let widths = contents.widths()
    return Widths(minContent: widths.minContent + column.width, maxContent: widths.maxContent + column.width)
  }

  func extent(in width: Double) -> Extent { contents.extent(in: max(0, width - column.width)) }

  func shareSpare(_ spare: Double, in width: Double) { contents.shareSpare(spare, in: max(0, width - column.width)) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let width = max(0, size.width - column.width)
    let corner = origin + Point(x: layoutDirection.x(of: column.width, at: 0, in: size.width), y: 0)
    marker.place(
      for: identity, column: column, at: corner, baseline: contents.extent(in: width).firstBaseline,
      layoutDirection: layoutDirection, into: &items)
    let x = layoutDirection.x(of: width, at: column.width, in: size.width)
    return contents.place(
      in: Size(width: width, height: size.height), at: origin + Point(x: x, y: 0), into: &items)
  }
}

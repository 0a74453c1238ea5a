/// The room that the markers of one list leave to the contents of its items, and how they give way to words that need
/// more (R139).
///
/// First the column becomes narrower, for all items alike; then the marker of an item whose widest word still has no
/// room beside it is above the item. Words that are wider than the whole line change nothing.
final class MarkerRoom {
  private let column: MarkerColumn
  private let narrowest: MarkerColumn
  private var waiting: [any Arrangement] = []
  private var leastWidths: [Double] = []
  private var known: (width: Double, column: MarkerColumn)?

  /// The room beside the markers of a list.
  init(_ markers: ListMarkers) {
    column = markers.column
    narrowest = column.narrowest(widest: markers.widest)
  }

  /// The width of the column where nothing gives way, in points.
  var widest: Double { column.width }

  /// Lets the contents of an item take part.
  func add(_ contents: any Arrangement) { waiting.append(contents) }

  /// The column of the markers in a width of the items, in points.
  func column(in width: Double) -> MarkerColumn {
    if let known, known.width == width { return known.column }
    leastWidths += waiting.map { $0.widths().leastContent }
    waiting = []
    let found = fitting(in: width)
    known = (width, found)
    return found
  }

  private func fitting(in width: Double) -> MarkerColumn {
    // What is wider than the line breaks in any case.
    let room = (leastWidths.filter { $0 <= width }.max()).map { width - $0 } ?? width
    if room >= column.width - Self.tolerance { return column }
    return room <= narrowest.width ? narrowest : narrowest.narrowed(to: room)
  }

  /// Whether the marker of an item is above contents of a least width, since a word has no room beside it.
  func isAbove(least: Double, in width: Double) -> Bool {
    least <= width && least > width - column(in: width).width + Self.tolerance
  }

  /// What rounding makes, in points.
  private static let tolerance = 0.005
}

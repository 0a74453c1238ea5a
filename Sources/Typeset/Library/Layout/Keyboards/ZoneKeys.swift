/// The two keys that an iPhone without a home button has outside of the rows: below them upright, and beside the last
/// one on its side.
enum ZoneKeys {
  /// Globe and microphone, for rows in an area of a keyboard of a size; none where the rows have them.
  static func keys(beside area: Rect, in size: Size, _ metrics: KeyboardMetrics) -> [KeyboardKey] {
    let cells: [Rect]
    if metrics.hasKeysInZone {
      let height = metrics.zoneHeight - metrics.indicatorHeight + 8
      let side = area.width / 5
      cells = [area.minX, area.maxX - side].map { Rect(x: $0, y: area.maxY, width: side, height: height) }
    } else if metrics.hasKeysBesideRows {
      let height = area.height / 4
      cells = [0, area.maxX].map { Rect(x: $0, y: area.maxY - height, width: metrics.sideInset, height: height) }
    } else {
      return []
    }
    return zip([KeyboardKey.Name.globe, .microphone], cells).map { name, cell in
      KeyboardKey(name, .icon(name.rawValue), .bare, cell: cell, cap: cell)
    }
  }
}

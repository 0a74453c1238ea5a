// The events of a month: dots and bands, or rows with their texts where columns are wide.

extension MonthView {
  /// The rows of events of each week.
  var lanes: [EventLanes] {
    (0..<month.rows).map { EventLanes(events, in: days(of: $0), rows: Self.mostLanes) }
  }

  /// The days of the month in a week of it.
  private func days(of row: Int) -> ClosedRange<Int> {
    let first = month.firstDay - month.column(of: month.firstDay) + 7 * row
    return max(first, month.firstDay)...min(first + 6, month.firstDay + month.length - 1)
  }

  /// A dot for each event of the day alone.
  func dots(of day: Int, below y: Double, in width: Double) -> [FrameItem] {
    let shown = events.filter { $0.days == day...day }.prefix(Self.mostDots)
    let start = width / 2 - Double(shown.count - 1) * Self.dotPitch / 2
    return shown.enumerated().map { index, event in
      let step = part.environment.layoutDirection == .leftToRight ? index : shown.count - 1 - index
      let center = Point(x: start + Double(step) * Self.dotPitch, y: y + Self.dot / 2)
      return .path(PathItem(path: .circle(center: center, radius: Self.dot / 2), fill: event.color))
    }
  }

  /// Bands behind the days of events that take several, round where they really begin and end.
  func drawBands(_ parts: inout ControlParts, _ measures: Measures) {
    for event in events where event.days.count > 1 {
      for row in 0..<month.rows where event.days.overlaps(days(of: row)) {
        let run = event.days.clamped(to: days(of: row))
        let box = Self.box(of: run, from: month.column(of: run.lowerBound), measures)
        let size = Size(width: box.end - box.start, height: measures.circle)
        let color = event.color.faded(to: 0.2)
        parts.add(
          "band", u: box.start, y: measures.rowTops[row] + 2, size: size,
          items: [bandItem(size, color, event, run, radius: measures.circle / 2)])
      }
    }
  }

  /// The ends of a run of days along the reading direction.
  private static func box(
    of run: ClosedRange<Int>, from column: Int, _ measures: Measures
  ) -> (start: Double, end: Double) {
    let margin = (measures.column - min(measures.column, measures.circle)) / 2
    let start = Double(column) * measures.column
    return (start + min(margin, 4), start + Double(run.count) * measures.column - min(margin, 4))
  }

  private func bandItem(
    _ size: Size, _ color: Color, _ event: CalendarEvent, _ run: ClosedRange<Int>, radius: Double
  ) -> FrameItem {
    let begins = event.days.lowerBound == run.lowerBound
    let ends = event.days.upperBound == run.upperBound
    let (left, right) = part.environment.layoutDirection == .leftToRight ? (begins, ends) : (ends, begins)
    let box = Rect(origin: .zero, size: size)
    let corners = Corners(
      topLeft: left ? radius : 0, topRight: right ? radius : 0, bottomRight: right ? radius : 0,
      bottomLeft: left ? radius : 0)
    return .path(PathItem(path: Path(box, corners: corners), fill: color))
  }

  private func laneTop(_ lane: EventLanes.Lane, _ row: Int, _ measures: Measures) -> Double {
    measures.rowTops[row] + 4 + measures.circle + Double(lane.row) * measures.laneHeight
  }

  /// The grounds of the events of a week.
  func drawRuns(_ row: Int, _ parts: inout ControlParts, _ measures: Measures) {
    for lane in measures.lanes[row].lanes {
      let event = events[lane.event]
      let box = Self.box(of: lane.days, from: month.column(of: lane.days.lowerBound), measures)
      let size = Size(width: box.end - box.start, height: measures.laneHeight - Self.laneGap)
      parts.add(
        "band", u: box.start, y: laneTop(lane, row, measures), size: size,
        items: [bandItem(size, event.color.faded(to: 0.2), event, lane.days, radius: 4)])
    }
  }

  /// The texts of the events that begin in a week, or go on from the month before.
  func placeTexts(
    _ row: Int, _ measures: Measures, in width: Double, at origin: Point, into items: inout [FrameItem]
  ) {
    for lane in measures.lanes[row].lanes {
      let event = events[lane.event]
      guard lane.days.lowerBound == max(event.days.lowerBound, month.firstDay) else { continue }
      let box = Self.box(of: lane.days, from: month.column(of: lane.days.lowerBound), measures)
      let own = max(1, box.end - box.start - 2 * Self.laneMargin)
      let x = part.environment.layoutDirection.x(of: own, at: box.start + Self.laneMargin, in: width)
      let height = event.node.extent(in: own).height
      event.node.place(
        Size(width: own, height: height),
        at: origin
          + Point(
            x: x, y: laneTop(lane, row, measures) + (measures.laneHeight - Self.laneGap - height) / 2), into: &items)
    }
  }
}

/// An `event` of a calendar.
struct CalendarEvent {
  /// Its first and its last day, counted from 1 January 1970.
  let days: ClosedRange<Int>
  /// Its colour.
  let color: Color
  /// Its text where it has a row of its own.
  let node: LayoutNode
  /// Its text as it is said; nil for none.
  let name: String?

  /// The event of a block; nil where it names no day.
  init?(_ block: Block, of part: Part, task: LayoutTask) {
    guard let first = block.attributes[EventElement.from].flatMap(CivilDate.init) else { return nil }
    let last = block.attributes[EventElement.to].flatMap(CivilDate.init) ?? first
    days = first.daysSince1970...max(first.daysSince1970, last.daysSince1970)
    let environment = part.environment
    color = environment.dimmed(block.attributes[Common.color].map(environment.resolve) ?? environment.tintColor)
    var shown = block
    shown.attributes.remove(Common.color)
    shown.attributes[Common.lines] = 1
    shown.attributes[Common.truncate] = .end
    node = task.node(of: shown, in: part.surroundings.inside(part.identity, environment))
    name = task.shownText(of: block, environment)?.label
  }
}

/// The rows of events under the days of one week: an event keeps its row, and the first ones come first.
struct EventLanes {
  /// An event in its row.
  struct Lane {
    /// The index of the event.
    let event: Int
    /// The row, from 0.
    let row: Int
    /// The days of the week that it takes, counted from 1 January 1970.
    let days: ClosedRange<Int>
  }

  /// The events that have a row.
  let lanes: [Lane]

  /// Shares out some rows among the events of a week.
  init(_ events: [CalendarEvent], in week: ClosedRange<Int>, rows: Int) {
    var lanes: [Lane] = []
    let order = events.indices.sorted { (events[$0].days.lowerBound, $0) < (events[$1].days.lowerBound, $1) }
    for index in order where events[index].days.overlaps(week) {
      let days = events[index].days.clamped(to: week)
      let free = (0..<rows).first { row in !lanes.contains { $0.row == row && $0.days.overlaps(days) } }
      if let free { lanes.append(Lane(event: index, row: free, days: days)) }
    }
    self.lanes = lanes
  }

  /// How many rows are taken.
  var count: Int { (lanes.map(\.row).max() ?? -1) + 1 }
}

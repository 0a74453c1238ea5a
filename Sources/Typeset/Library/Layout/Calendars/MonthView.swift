/// The title, the weekdays and the days of a month, in columns from the side where reading starts.
///
/// A day is as large as the text and as its column lets it be. Where columns are wide, events are rows with their
/// texts; elsewhere an event is a dot, and one of several days a band behind them.
struct MonthView {
  let part: Part
  let month: CalendarMonth
  private let selected: Int?
  private let today: Int?
  let events: [CalendarEvent]
  private let hasArrows: Bool
  private let title: TextBlock
  private let task: LayoutTask

  /// The least and the usual width of a column, and the least in which events have texts, at text size `l`, in points.
  private static let (leastColumn, column, textColumn) = (30.0, 49.0, 84.0)
  /// The least height of a day, and the diameter of the circle of a chosen one, in points.
  private static let (leastRow, circle) = (44.0, 34.0)
  /// The diameter of a dot, the distance between two, and the most of them.
  static let (dot, dotPitch, mostDots) = (5.0, 7.0, 3)
  /// The most rows of events, the gap between them, and the room at the sides of their texts.
  static let (mostLanes, laneGap, laneMargin) = (3, 2.0, 4.0)
  /// The side of the field that an arrow answers in, and that of the arrow.
  private static let (arrowField, arrow) = (44.0, 20.0)
  /// The room below the title and below the weekdays.
  private static let gap = 6.0

  init(
    _ part: Part, month: CalendarMonth, selected: CivilDate?, today: CivilDate?, events: [CalendarEvent],
    hasArrows: Bool, task: LayoutTask
  ) {
    self.part = part
    self.month = month
    self.selected = selected?.daysSince1970
    self.today = today?.daysSince1970
    self.events = events
    self.hasArrows = hasArrows
    self.task = task
    let environment = part.environment
    title = task.controlText(
      environment.name(of: month), style: .headline, color: environment.controlTextColor("label"), lines: 0,
      dir: DirectionRequest(environment.formatDirection), of: part)
  }

  func widths() -> Widths {
    Widths(minContent: 7 * Self.leastColumn, maxContent: 7 * Self.column * min(part.environment.controlGrowth, 1.3))
  }

  func height(in width: Double) -> Double {
    let measures = Measures(self, in: width)
    return measures.rowTops.last ?? 0
  }

  /// What follows from a width.
  struct Measures {
    let column: Double
    let titleHeight: Double
    let weekdays: [TextBlock]
    let weekdayHeight: Double
    /// The type size of the days.
    let size: Double
    let circle: Double
    /// The rows of events of each week; empty where events have no texts.
    let lanes: [EventLanes]
    let laneHeight: Double
    /// The tops of the weeks, and the bottom of the last one.
    let rowTops: [Double]

    init(_ view: MonthView, in width: Double) {
      column = width / 7
      titleHeight = view.titleHeight(in: width)
      weekdays = view.weekdays(in: column)
      weekdayHeight = weekdays.reduce(0) { max($0, $1.extent(in: width).height) } + MonthView.gap
      size = view.size(in: column)
      let number = view.number(view.month.length - 1, size: size, weight: 600, color: .black)
      circle = min(column, max(MonthView.circle, number.extent(in: .infinity).height + 8))
      let growth = max(1, view.part.environment.controlScale)
      let showsTexts = !view.events.isEmpty && column >= MonthView.textColumn * growth
      lanes = showsTexts ? view.lanes : []
      laneHeight =
        showsTexts ? view.events.reduce(0) { max($0, $1.node.extent(in: width).height) } + MonthView.laneGap : 0
      var tops = [titleHeight + weekdayHeight]
      for row in 0..<view.month.rows {
        let below =
          showsTexts
          ? Double(lanes[row].count) * laneHeight + MonthView.gap
          : view.events.isEmpty ? 2 : MonthView.dot + 4
        tops.append((tops.last ?? 0) + max(MonthView.leastRow, circle + 4 + below))
      }
      rowTops = tops
    }
  }

  private func titleHeight(in width: Double) -> Double {
    let room = width - (hasArrows ? 2 * Self.arrowField : 0)
    return max(title.extent(in: max(1, room)).height + Self.gap, hasArrows ? Self.arrowField : 0)
  }

  /// The names of the weekdays as long as all of them have room, else their initials.
  private func weekdays(in column: Double) -> [TextBlock] {
    let environment = part.environment
    let usual = DynamicType.size(of: .caption1, at: environment.textSize).size
    func texts(narrow: Bool, size: Double) -> [TextBlock] {
      month.weekdays.map { weekday in
        task.controlText(
          environment.formats.weekdayName(weekday, narrow: narrow), style: .caption1, size: size, weight: 600,
          color: environment.controlTextColor("secondary-label"), isCentered: true, of: part)
      }
    }
    func widest(_ texts: [TextBlock]) -> Double { texts.reduce(0) { max($0, $1.widths().maxContent) } }
    let long = texts(narrow: false, size: usual)
    if widest(long) <= column - 4 { return long }
    let short = texts(narrow: true, size: usual)
    let needed = widest(short)
    return needed <= column - 2 ? short : texts(narrow: true, size: Self.shrunk(usual, needed, to: column - 2))
  }

  /// The type size at which the widest number is in a column.
  private func size(in column: Double) -> Double {
    let usual = DynamicType.size(of: .body, at: part.environment.textSize).size
    let needed = [19, 27, month.length - 1].reduce(0) {
      max($0, number($1, size: usual, weight: 600, color: .black).widths().maxContent)
    }
    let room = column - 8
    return needed <= room ? usual : Self.shrunk(usual, needed, to: room)
  }

  private static func shrunk(_ size: Double, _ needed: Double, to room: Double) -> Double {
    max(8, (size * room / needed * 2).rounded(.down) / 2)
  }

  /// The number of a day, counted from 0.
  private func number(_ index: Int, size: Double, weight: Int, color: Color) -> TextBlock {
    let text = part.environment.formats.number(DecimalNumber(index + 1))
    return task.controlNumber(text, style: .body, size: size, weight: weight, color: color, of: part)
  }

  func place(in width: Double, at origin: Point, into items: inout [FrameItem]) {
    let measures = Measures(self, in: width)
    var parts = ControlParts(
      of: part, size: Size(width: width, height: measures.rowTops.last ?? 0), at: origin)
    drawTitle(&parts, measures)
    for (index, weekday) in measures.weekdays.enumerated() {
      parts.add(
        "weekday", u: Double(index) * measures.column, y: measures.titleHeight, width: measures.column, text: weekday)
    }
    if measures.lanes.isEmpty { drawBands(&parts, measures) }
    for day in month.days { draw(day, &parts, measures) }
    for row in measures.lanes.indices { drawRuns(row, &parts, measures) }
    items += parts.items
    for row in measures.lanes.indices { placeTexts(row, measures, in: width, at: origin, into: &items) }
  }

  private func drawTitle(_ parts: inout ControlParts, _ measures: Measures) {
    let field = Self.arrowField
    let width = parts.size.width - (hasArrows ? 2 * field : 0)
    let height = title.extent(in: max(1, width)).height
    parts.add(
      "title", u: 0, y: (measures.titleHeight - (hasArrows ? 0 : Self.gap) - height) / 2, width: max(1, width),
      text: title)
    guard hasArrows else { return }
    let environment = part.environment
    let arrows: [(String, String, SpokenWords.Word)] = [
      ("previous", "chevron-back", .previous), ("next", "chevron-forward", .next),
    ]
    for (index, (name, icon, word)) in arrows.enumerated() {
      guard
        let drawing = task.iconDrawing(
          named: icon, size: Self.arrow, weight: 600, color: environment.controlColor("tint"), for: part,
          isOfProgram: true)
      else { continue }
      let corner = Point(x: (field - Self.arrow) / 2, y: (measures.titleHeight - Self.arrow) / 2)
      parts.add(
        name, u: parts.size.width - Double(2 - index) * field, y: 0,
        size: Size(width: field, height: measures.titleHeight), isMirrored: drawing.isMirrored, rules: drawing.rules,
        speech: Speech(.button, named: word, in: environment),
        items: [.group(FrameGroup(origin: corner, meaning: .artifact, items: drawing.items))])
    }
  }

  /// A day in its field, with its circle and its dots.
  private func draw(_ day: Int, _ parts: inout ControlParts, _ measures: Measures) {
    let environment = part.environment
    let row = month.row(of: day)
    let size = Size(width: measures.column, height: measures.rowTops[row + 1] - measures.rowTops[row])
    let middle = Point(x: size.width / 2, y: 2 + measures.circle / 2)
    let (isSelected, isToday) = (day == selected, day == today)
    let isWeekend = month.weekend.contains(CalendarMonth.weekday(of: day))
    let tint = environment.controlColor("tint")
    var inner: [FrameItem] = []
    if isSelected {
      inner.append(.path(PathItem(path: .circle(center: middle, radius: measures.circle / 2), fill: tint)))
    } else if isToday {
      let line = environment.lineWidth(1.5)
      inner.append(
        .path(
          PathItem(
            path: .circle(center: middle, radius: (measures.circle - line) / 2),
            stroke: Stroke(color: tint, width: line)
          )))
    }
    let color =
      isSelected
      ? environment.controlTextColor("on-tint")
      : isToday ? tint : environment.controlTextColor(isWeekend ? "secondary-label" : "label")
    let text = number(
      day - month.firstDay, size: measures.size, weight: isSelected || isToday ? 600 : 400, color: color)
    let height = text.extent(in: size.width).height
    let decisions = text.place(
      in: Size(width: size.width, height: height), at: Point(x: 0, y: middle.y - height / 2), into: &inner)
    if measures.lanes.isEmpty { inner += dots(of: day, below: 2 + measures.circle + 1, in: size.width) }
    parts.add(
      "day", u: Double(month.column(of: day)) * measures.column, y: measures.rowTops[row], size: size, text: decisions,
      rules: environment.numeralsRules, speech: speech(of: day, isSelected: isSelected), items: inner)
  }

  /// A day as it is said: its date, and what is on it.
  private func speech(of day: Int, isSelected: Bool) -> Speech {
    let environment = part.environment
    let moment = CivilMoment(date: CivilDate(daysSince1970: day), time: nil)
    var speech = Speech(
      .button, named: environment.formats.string(moment, .skeleton("MMMMEEEEd")), language: environment.formatLocale,
      in: environment)
    let words = environment.spokenWords
    let names = events.filter { $0.days.contains(day) }.compactMap(\.name)
    if !names.isEmpty { speech.value = names.joined(separator: words.separator) }
    if isSelected { speech.states.insert(words[.selected], at: 0) }
    if speech.value != nil || !speech.states.isEmpty { speech.stateLanguage = words.language }
    return speech
  }
}

extension TextEnvironment {
  /// A month as the locale names it: `March 2026`.
  func name(of month: CalendarMonth) -> String { formats.monthTitle(of: month) }
}

extension LayoutTask {
  /// How a `date-picker` shows its value.
  func datePicker(_ part: Part) -> any Arrangement {
    guard let text = part.attributes[DatePickerElement.value], case .success(let moment) = CivilMoment.read(text),
      let date = moment.date
    else { return Spacer() }
    let formats = part.environment.formats
    switch part.attributes[DatePickerElement.kind] {
    case .compact: return PickerPills(part, moment, task: self)
    case .inline:
      let view = MonthView(
        part, month: CalendarMonth(around: date, in: formats), selected: date,
        today: part.attributes[DatePickerElement.today].flatMap(CivilDate.init), events: [], hasArrows: true,
        task: self)
      let time = moment.time.map { PickerPills(part, CivilMoment(date: nil, time: $0), hasHalves: true, task: self) }
      return InlinePicker(view, time: time)
    case .wheels:
      let source = WheelValues(part.environment, rows: part.attributes[DatePickerElement.rows].count)
      return Wheels(part, source.wheels(of: moment), task: self)
    }
  }

  /// How a `time-picker` shows its value.
  func timePicker(_ part: Part) -> any Arrangement {
    guard let minutes = part.attributes[TimePickerElement.value] else { return Spacer() }
    let time = CivilTime(hour: minutes / 60 % 24, minute: minutes % 60, second: 0, hasSeconds: false)
    let moment = CivilMoment(date: nil, time: time)
    switch part.attributes[TimePickerElement.kind] {
    case .compact: return PickerPills(part, moment, task: self)
    case .inline: return PickerPills(part, moment, hasHalves: true, task: self)
    case .wheels:
      let source = WheelValues(part.environment, rows: part.attributes[TimePickerElement.rows].count)
      return Wheels(part, source.wheels(of: moment), task: self)
    }
  }
}

/// A month of days, with a time of day below it.
struct InlinePicker: Arrangement {
  private let month: MonthView
  private let time: PickerPills?
  private static let gap = 8.0

  init(_ month: MonthView, time: PickerPills?) {
    self.month = month
    self.time = time
  }

  func widths() -> Widths {
    let (own, below) = (month.widths(), time?.widths() ?? .zero)
    return Widths(
      minContent: max(own.minContent, below.minContent), maxContent: max(own.maxContent, below.maxContent))
  }

  func extent(in width: Double) -> Extent {
    let below = time.map { Self.gap + $0.extent(in: width).height } ?? 0
    return Extent(height: month.height(in: width) + below, firstBaseline: nil)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    month.place(in: size.width, at: origin, into: &items)
    guard let time else { return nil }
    let top = month.height(in: size.width) + Self.gap
    let height = time.extent(in: size.width).height
    return time.place(in: Size(width: size.width, height: height), at: origin + Point(x: 0, y: top), into: &items)
  }
}

extension TextEnvironment {
  /// A date of the markup, with a time of day or not, as the locale writes it; nil for anything else.
  func format(moment text: String) -> String? {
    guard case .success(let moment) = CivilMoment.read(text) else { return nil }
    return formats.string(moment, .styles(date: .medium, time: moment.time == nil ? nil : .short))
  }
}

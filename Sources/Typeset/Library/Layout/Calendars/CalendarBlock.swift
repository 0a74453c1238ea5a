/// A `calendar`: the month of the locale's calendar that holds the chosen day, today, or the middle of the month that
/// is asked for.
struct CalendarBlock: Arrangement {
  private let view: MonthView?

  init(_ part: Part, task: LayoutTask) {
    let formats = part.environment.formats
    let days = [CalendarElement.selected, CalendarElement.today].map { part.attributes[$0].flatMap(CivilDate.init) }
    view = part.attributes.shownMonth(in: formats).map { month in
      MonthView(
        part, month: month, selected: days[0], today: days[1],
        events: part.blocks.compactMap { CalendarEvent($0, of: part, task: task) }, hasArrows: false, task: task)
    }
  }

  func widths() -> Widths { view?.widths() ?? .zero }

  func extent(in width: Double) -> Extent { Extent(height: view?.height(in: width) ?? 0, firstBaseline: nil) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    view?.place(in: size.width, at: origin, into: &items)
    return nil
  }
}

extension Attributes {
  /// The month that a `calendar` shows; nil where it names none.
  func shownMonth(in formats: LocaleFormats) -> CalendarMonth? {
    guard let month = self[CalendarElement.month] else { return nil }
    let known = [self[CalendarElement.selected], self[CalendarElement.today]].compactMap(\.self)
    let shown = known.first { $0.hasPrefix(month + "-") } ?? month + "-15"
    return CivilDate(shown).map { CalendarMonth(around: $0, in: formats) }
  }
}

extension CivilDate {
  /// The day that the markup names: `2026-03-05`, with a time of day or not.
  init?(_ text: String) {
    guard case .success(let moment) = CivilMoment.read(text), let date = moment.date else { return nil }
    self = date
  }
}

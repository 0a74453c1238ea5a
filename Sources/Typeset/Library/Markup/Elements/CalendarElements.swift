// Months, days and times to choose.

enum CalendarElement {
  static let month = Attribute<String?>(
    .month, .date(.month), example: "2026-03", isRequired: true,
    "A month of the Gregorian calendar; a locale with another one sees its month around the chosen day, today or the middle"
  )
  static let selected = Attribute<String?>(.selected, .date(.day), example: "2026-03-05", "The chosen day")
  static let today = Attribute<String?>(.today, .date(.day), example: "2026-03-12", "The present day")

  static let declaration = ElementDeclaration(
    .calendar, .control(.calendar), holds: .only([.event]),
    attributes: [month.declaration, selected.declaration, today.declaration],
    common: Common.control.union(Common.digits), role: .control, traits: [.isControl, .fillsWidth],
    "A month, in the calendar, the week, the names and the digits of the locale, from the side where reading starts",
    example: #"""
      <calendar month="2026-03" selected="2026-03-05" today="2026-03-12"><event from="2026-03-14" to="2026-03-17">Festival</event></calendar>
      """#)
}

enum EventElement {
  static let from = Attribute<String?>(
    .from, .date(.day), example: "2026-03-14", isRequired: true, "The day, or the first of several")
  static let to = Attribute<String?>(
    .to, .date(.day), otherwise: "the same day", example: "2026-03-17", "The last day")

  static let declaration = ElementDeclaration(
    .event, .drawing(.event), in: .named, holds: .inline, dir: .text, attributes: [from.declaration, to.declaration],
    common: [.id, .when, .lang, .color, .key, .translate, .ignore, .because], role: .label,
    style: ElementStyle(style: .caption1, weight: 500),
    "Something on a day of a `calendar`, or a run of days: a mark, and its text where a day is wide enough",
    example: #"""
      <calendar month="2026-03"><event from="2026-03-14" to="2026-03-17" color="green">Festival</event></calendar>
      """#)
}

/// What pickers share.
private let pickerAttributes = Common.control.union(Common.digits)

enum DatePickerElement {
  static let value = Attribute<String?>(
    .value, .date(.moment), example: "2026-03-05", isRequired: true,
    "The chosen day, with a time of day if that can be chosen too, as in 2026-03-05T14:30")
  static let kind = Attribute<PickerKind>(
    .kind, default: .compact, "Whether it shows a button, a month or wheels, in the order of the locale")
  static let rows = Attribute<WheelRows>(.rows, default: .five, "How many rows of the wheels are seen")
  static let today = CalendarElement.today

  static let declaration = ElementDeclaration(
    .datePicker, .control(.datePicker), holds: .nothing,
    attributes: [value.declaration, kind.declaration, rows.declaration, today.declaration],
    common: pickerAttributes, role: .control, traits: [.isControl, .isInteractive],
    "Chooses a day, in the calendar of the locale",
    example: "<date-picker value=\"2026-03-05\"/>")
}

enum TimePickerElement {
  static let value = Attribute<Int?>(
    .value, .time, example: "9:41", isRequired: true, "The chosen time of day")
  static let kind = Attribute<PickerKind>(
    .kind, default: .compact, "Whether it shows a button, a field with the halves of the day, or wheels")
  static let rows = DatePickerElement.rows

  static let declaration = ElementDeclaration(
    .timePicker, .control(.timePicker), holds: .nothing,
    attributes: [value.declaration, kind.declaration, rows.declaration], common: pickerAttributes, role: .control,
    traits: [.isControl, .isInteractive],
    "Chooses a time of day, in the twelve or twenty-four hours of the locale",
    example: "<time-picker value=\"9:41\" kind=\"wheels\"/>")
}

/// How a date or a time is chosen.
enum PickerKind: String, MarkupWord {
  /// The value on a button that opens the rest.
  case compact
  /// A month of days, or the value in a field.
  case inline
  /// Turning wheels.
  case wheels
}

/// How many rows of a wheel are seen, the chosen one in the middle.
enum WheelRows: String, MarkupWord {
  case three = "3"
  case five = "5"
  case seven = "7"

  /// The number of rows.
  var count: Int {
    switch self {
    case .three: 3
    case .five: 5
    case .seven: 7
    }
  }
}

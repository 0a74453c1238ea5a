// What pickers of dates and times ask of a locale.
extension LocaleFormats {
  /// Whether the day has two halves of twelve hours.
  var hasHalvesOfDay: Bool { pattern(of: "jm").contains { "abB".contains($0) } }

  /// The name of a half of the day: 0 is before noon.
  func halfOfDay(_ half: Int) -> String {
    let time = CivilTime(hour: half == 0 ? 9 : 15, minute: 0, second: 0, hasSeconds: false)
    return string(CivilMoment(date: nil, time: time), .skeleton("a"))
  }

  /// A month as the title of its days: `March 2026`.
  ///
  /// CLDR's root puts the year first where a locale has no order for its calendar, as in Persian: then that of a whole
  /// date counts.
  func monthTitle(of month: CalendarMonth) -> String {
    let moment = CivilMoment(date: CivilDate(daysSince1970: month.firstDay), time: nil)
    func yearIsFirst(_ skeleton: String) -> Bool {
      fields(of: skeleton).first { "yYuUrML".contains($0) }.map { !"ML".contains($0) } ?? false
    }
    guard yearIsFirst("yMMMM"), !yearIsFirst("yMMMMd") else { return string(moment, .skeleton("yMMMM")) }
    return string(moment, .skeleton("LLLL")) + " " + string(moment, .skeleton("y"))
  }

  /// The letters of the fields of a skeleton in the order in which the locale writes them, quoted words left out.
  func fields(of skeleton: String) -> [Character] {
    var fields: [Character] = []
    var isQuoted = false
    for letter in pattern(of: skeleton) {
      if letter == "'" { isQuoted.toggle() }
      if !isQuoted, letter.isASCII, letter.isLetter, letter != fields.last { fields.append(letter) }
    }
    return fields
  }
}

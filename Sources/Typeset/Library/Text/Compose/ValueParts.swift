/// The parts of a written number that keep together in text of either direction: the number with its sign, and what is
/// counted, such as a currency or a unit.
///
/// UAX #9 would divide `US$` from right to left, since its letters run from left to right and its sign has no
/// direction. The blanks between the parts, and their order, are those of the locale's pattern.
enum ValueParts {
  /// The parts of a text in order, as isolates; none where it has no digits, or no letter that runs from left to right:
  /// nothing else is divided.
  ///
  /// The first strong character of what is counted gives its direction. `direction` is that of the number, whose marks
  /// the locale has chosen for it.
  static func isolates(in text: String, _ direction: Direction) -> [Isolate] {
    let units = Array(text.utf16)
    let span = units.span
    var number: Range<Int>?
    for offset in units.indices {
      guard let digit = span.decimalDigit(at: offset) else { continue }
      number = (number?.lowerBound ?? offset)..<offset + digit.length
    }
    guard var number else { return [] }
    while number.lowerBound > 0, belongsToNumber(units[number.lowerBound - 1]) {
      number = number.lowerBound - 1..<number.upperBound
    }
    while number.upperBound < units.count, belongsToNumber(units[number.upperBound]) {
      number = number.lowerBound..<number.upperBound + 1
    }
    let symbols = [0..<number.lowerBound, number.upperBound..<units.count].compactMap { trimmed($0, in: units) }
    let table = CharacterTable.shared
    func hasLetters(_ range: Range<Int>) -> Bool {
      range.contains { !isMark(units[$0]) && table[units[$0]].contains(.leftToRight) }
    }
    // What comes first, and no mark of the locale turns, runs from left to right with its number.
    let isTurned = units.contains { $0 == 0x61C || $0 == 0x200F }
    guard symbols.contains(where: { hasLetters($0) && (isTurned || $0.lowerBound >= number.upperBound) }) else {
      return []
    }
    let isolates = symbols.map { Isolate(range: $0, kind: .firstStrong) }
    return (isolates + [Isolate(range: number, kind: .isolate(direction))])
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// A stretch without the blanks and direction marks around it; nil for nothing else.
  private static func trimmed(_ range: Range<Int>, in units: [UInt16]) -> Range<Int>? {
    guard let first = range.first(where: { !isBlankOrMark(units[$0]) }),
      let last = range.last(where: { !isBlankOrMark(units[$0]) })
    else { return nil }
    return first..<last + 1
  }

  private static func isBlankOrMark(_ unit: UInt16) -> Bool { NumberSigns.isBlank(unit) || isMark(unit) }

  /// Whether a unit beside digits is their sign, or a mark that gives it a direction.
  private static func belongsToNumber(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x2B, 0x2D, 0xB1, 0x2212, 0x28, 0x29: true
    default: isMark(unit)
    }
  }

  /// Whether a unit is a direction mark.
  private static func isMark(_ unit: UInt16) -> Bool { unit == 0x61C || unit == 0x200E || unit == 0x200F }
}

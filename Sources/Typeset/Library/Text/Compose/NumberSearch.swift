/// The stretches of a text in which numbers are looked for that keep their order (R012, R052).
///
/// A stretch is text of the author or of a catalog inside one isolate; inline elements that are no isolates may divide
/// it, so that a number may be partly bold.
struct NumberSearch {
  /// The stretches so far, UTF-16, in order.
  private(set) var ranges: [Range<Int>] = []
  private var continues = false

  /// Adds a stretch, which continues the one before it if nothing is between them.
  mutating func add(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if continues, let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
    continues = true
  }

  /// Adds the blank before an element, where it continues a stretch.
  mutating func addBlank(_ range: Range<Int>) {
    if let last = ranges.last, last.upperBound == range.lowerBound { add(range) }
  }

  /// Ends a stretch where an isolate begins or ends.
  mutating func divide() { continues = false }
}

extension StyledText {
  /// Isolates the numbers in the stretches of a search from left to right; gives them, in order.
  mutating func isolateNumbers(in search: NumberSearch) -> [RunningNumber] {
    let numbers = R012RunningNumbers.find(in: units, ranges: search.ranges)
    guard !numbers.isEmpty else { return [] }
    var rest = isolates[...]
    isolates = []
    for number in numbers {
      let before = rest.prefix { $0.range.lowerBound <= number.range.lowerBound }
      isolates += before
      rest = rest.dropFirst(before.count)
      isolates.append(Isolate(range: number.range, kind: R052PhoneNumber.isolate(of: units[number.range])))
      unbreakable.append(number.range)
    }
    isolates += rest
    unbreakable.sort { $0.lowerBound < $1.lowerBound }
    return numbers
  }
}

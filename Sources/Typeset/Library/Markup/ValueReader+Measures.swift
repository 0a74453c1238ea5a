// Values of controls and pictures: numbers, times, parts of a whole.
extension ValueReader {
  func decimal(_ text: String) -> Result {
    if let number = PlainNumber.signed(text) { return .value(.number(number)) }
    return .fault(ValueError(quoted(text), "use a plain decimal, such as 3.5 or -2"))
  }

  func numbers(_ text: String) -> Result {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
    let numbers = parts.compactMap { PlainNumber.signed($0) }
    guard numbers.count == parts.count else {
      let wrong = parts.first { PlainNumber.signed($0) == nil } ?? ""
      return .fault(ValueError(quoted(String(wrong)), "use decimals separated by commas, as in 3, 5.5, 2"))
    }
    return .value(.numbers(numbers))
  }

  func rectangle(_ text: String) -> Result {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap {
      PlainNumber.decimal(trimmed($0))
    }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0, numbers[0] + numbers[2] <= 1.000001,
      numbers[1] + numbers[3] <= 1.000001
    else {
      return .fault(
        ValueError(
          quoted(text), "give x, y, width and height as fractions of the picture, as in 0.25,0,0.5,0.5"))
    }
    return .value(.numbers(numbers))
  }

  /// A time of day, in minutes after midnight.
  func time(_ text: String) -> Result {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 2, let hours = PlainNumber.integer(parts[0]),
      let minutes = PlainNumber.integer(parts[1]), (0...23).contains(hours), (0...59).contains(minutes)
    else { return .fault(ValueError(quoted(text), "use hours and minutes, as in 9:41 or 21:05")) }
    return .value(.number(Double(hours * 60 + minutes)))
  }

  /// A length of time, in seconds.
  func duration(_ text: String) -> Result {
    if let seconds = PlainNumber.decimal(text), seconds <= 1e7 { return .value(.number(seconds)) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { PlainNumber.integer($0) }
    guard (2...3).contains(parts.count), numbers.count == parts.count, numbers.allSatisfy({ (0...9999).contains($0) }),
      numbers.dropFirst().allSatisfy({ $0 < 60 }), parts.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { return .fault(ValueError(quoted(text), "use seconds, or minutes and seconds, as in 83 or 1:23")) }
    return .value(.number(Double(numbers.reduce(0) { $0 * 60 + $1 })))
  }

  func trimmed(_ text: Substring) -> Substring {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\n" || $0 == "\t" }
    let start = text.drop(while: isBlank)
    return start.lastIndex { !isBlank($0) }.map { start[...$0] } ?? ""
  }
}

extension PlainNumber {
  /// A decimal after an optional minus; nil for anything else.
  static func signed(_ text: some StringProtocol) -> Double? {
    text.utf8.first == UInt8(ascii: "-") ? decimal(text.dropFirst()).map { -$0 } : decimal(text)
  }
}

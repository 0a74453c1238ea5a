/// What the value of an attribute may be.
enum ValueKind: Sendable {
  /// One of a few words.
  case words([String])
  /// One of the words of a table that another room keeps.
  case listed(WordList)
  /// `yes` or `no`.
  case flag
  /// A plain decimal.
  case number(NumberLimits)
  /// A plain decimal, a share of the container such as `50%`, or `fill`.
  case lengthOrShare(NumberLimits)
  /// A whole number.
  case integer(ClosedRange<Int>)
  /// `regular`, `medium`, `semibold`, `bold`, or a whole number from 100 to 900.
  case weight
  /// A name of the palette or of the assets, `#rrggbb` or `#rrggbbaa`.
  case color
  /// A colour or a gradient.
  case paint
  /// One length, or four with spaces between them.
  case corners(NumberLimits)
  /// A level, or three numbers and a colour.
  case shadow
  /// Two numbers with a colon between them.
  case aspect
  /// A BCP 47 tag.
  case language
  /// An XML name, once in the document.
  case name
  /// `#` and the `id` of an element.
  case reference
  /// `medium`, `large`, or a height in points.
  case detent
  /// `a4`, `a5`, `letter`, `legal`, or an extent such as `300x400`.
  case paper
  /// A vertical and a horizontal place, such as `top end`.
  case anchor
  /// A decimal that may be negative.
  case decimal
  /// Decimals with commas between them.
  case numbers
  /// A rectangle as shares of a whole: x, y, width and height from 0 to 1, with commas between them.
  case rectangle
  /// A time of day: hours and minutes as in `9:41`.
  case time
  /// A month, a day, or a day with a time of day if wanted, as in ISO 8601.
  case date(DateShape)
  /// A length of time: seconds, or `m:ss`, or `h:mm:ss`.
  case duration
  /// The terms of `when`.
  case condition
  /// Numbers of guidelines with spaces between them.
  case rules
  /// Values of renderings to compare, with commas between them.
  case axis(String)
  /// Any text but an empty one.
  case filled
  /// Any text.
  case text
}

extension ValueKind {
  /// Whether any text is a value.
  var holdsAnyText: Bool {
    switch self {
    case .text, .filled: true
    default: false
    }
  }

  /// A value that shows how to write others.
  var example: String {
    switch self {
    case .words(let words): words.last ?? ""
    case .listed(.devices): "iphone-se"
    case .listed(.colors), .color, .paint: "red"
    case .listed(.numerals): "arab"
    case .flag: "yes"
    case .number, .lengthOrShare, .decimal, .corners: "12"
    case .shadow: "medium"
    case .aspect: "16:9"
    case .integer: "2"
    case .weight: "bold"
    case .language: "ar"
    case .name: "total"
    case .reference: "#total"
    case .detent: "medium"
    case .paper: "a5"
    case .anchor: "top end"
    case .numbers: "3, 5.5, 2"
    case .rectangle: "0.25, 0, 0.5, 0.5"
    case .time: "9:41"
    case .date(let shape): shape.example
    case .duration: "1:23"
    case .condition: "dir=rtl"
    case .rules: "R086 R151"
    case .axis: "…"
    case .filled, .text: "…"
    }
  }

  /// A value as the markup writes it.
  func text(of value: AttributeValue) -> String {
    guard case .time = self, case .number(let minutes) = value else { return value.text }
    let (hour, minute) = Int(minutes).quotientAndRemainder(dividingBy: 60)
    return minute < 10 ? "\(hour):0\(minute)" : "\(hour):\(minute)"
  }

  /// What a value may be, in a few words for the reference.
  var summary: String {
    switch self {
    case .words(let words): words.joined(separator: " ")
    case .listed(.devices): "a device, as `devices` lists it"
    case .listed(.colors): "a name of the palette"
    case .listed(.numerals): "`auto` or a decimal system of CLDR"
    case .flag: "yes no"
    case .number(let limits): limits.unit
    case .lengthOrShare(let limits): limits.unit + ", a percentage, or `fill`"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .weight: "regular medium semibold bold, or 100 to 900"
    case .color: "a name of the palette or of `assets`, `#rrggbb` or `#rrggbbaa`"
    case .paint: "a colour, or `linear-gradient(…)` or `radial-gradient(…)`"
    case .corners(let limits):
      "\(limits.unit), or four of them with spaces between them, and then `continuous` or nothing"
    case .shadow: "low medium high, or three numbers and a colour"
    case .aspect: "width and height with a colon between them"
    case .language: "a BCP 47 tag"
    case .name: "an XML name"
    case .reference: "`#` and an `id`"
    case .detent: "`medium`, `large`, or points"
    case .paper: "a4 a5 letter legal, or width x height in points"
    case .anchor: "`top`, `center` or `bottom`, then `start`, `center` or `end`"
    case .decimal: "a number"
    case .numbers: "numbers with commas between them"
    case .rectangle: "four shares from 0 to 1 with commas between them"
    case .time: "hours and minutes"
    case .date(let shape): shape.summary
    case .duration: "seconds, or minutes and seconds"
    case .condition: "conditions with spaces between them"
    case .rules: "numbers of guidelines with spaces between them"
    case .axis: "values with commas between them"
    case .filled, .text: "text"
    }
  }
}

/// Tables of words that belong to rooms above this one.
enum WordList: Sendable {
  /// The devices (F2).
  case devices
  /// The palette (F16).
  case colors
  /// The decimal number systems of CLDR, and `auto`.
  case numerals
}

/// How large a number may be.
struct NumberLimits: Sendable {
  /// What it is called in messages.
  var noun: String
  /// What it is measured in.
  var unit: String
  /// Whether it may be 0.
  var allowsZero: Bool
  /// The greatest value.
  var greatest: Double

  /// A distance in points, which may be nothing.
  static let length = NumberLimits(noun: "a length", unit: "points", allowsZero: true, greatest: 100_000)
  /// The extent of something in points.
  static let extent = NumberLimits(noun: "a length", unit: "points", allowsZero: false, greatest: 100_000)
  /// The extent of what is drawn on in points; 200 inches are the most that PDF allows.
  static let paper = NumberLimits(noun: "a length", unit: "points", allowsZero: false, greatest: 14_400)
  /// A type size in points.
  static let type = NumberLimits(noun: "a size", unit: "points", allowsZero: false, greatest: 2_000)
  /// A share of a colour's own opacity.
  static let opacity = NumberLimits(noun: "an opacity", unit: "from 0 to 1", allowsZero: true, greatest: 1)
  /// A share of what is left over.
  static let factor = NumberLimits(noun: "a factor", unit: "a factor", allowsZero: true, greatest: 1_000)
}

/// The paper sizes that have names, in points, upright.
enum PaperSize {
  /// 210 × 297 mm.
  static let a4 = Size(width: 595.28, height: 841.89)
  /// All names in the order of the vocabulary.
  static let named: [(name: String, size: Size)] = [
    ("a4", a4), ("a5", Size(width: 419.53, height: 595.28)), ("letter", Size(width: 612, height: 792)),
    ("legal", Size(width: 612, height: 1008)),
  ]

  /// The size that a name or an extent such as `300x400` gives; nil for anything else.
  static func size(of text: String) -> Size? {
    if let named = named.first(where: { $0.name == text }) { return named.size }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = PlainNumber.decimal(parts[0]), let height = PlainNumber.decimal(parts[1])
    else { return nil }
    return Size(width: width, height: height)
  }
}

/// Numbers as the markup writes them.
enum PlainNumber {
  /// Digits, with a fraction or without; nil for anything else, also for signs, exponents and what is not finite.
  static func decimal(_ text: some StringProtocol) -> Double? {
    guard text.utf8.count <= 64, isDecimal(text), let value = Double(String(text)), value.isFinite else { return nil }
    return value
  }

  /// Whether a text is digits with an optional fraction.
  static func isDecimal(_ text: some StringProtocol) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return (1...2).contains(parts.count) && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
  }

  /// Digits after an optional minus; nil for anything else, also for what is too large.
  static func integer(_ text: some StringProtocol) -> Int? {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
    return Int(String(text))
  }

  /// A limit as messages show it: without a fraction, since limits have none.
  static func text(_ limit: Double) -> String { String(Int(limit)) }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

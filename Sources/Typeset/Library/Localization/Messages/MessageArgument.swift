/// A value that a document puts into a message.
struct MessageArgument: Hashable, Sendable {
  /// The name by which a message may ask for it; nil for one that goes by its position.
  var name: String?
  /// Its kind; nil if it follows from the placeholder.
  var kind: ArgumentType?
  /// The value as machines write it: decimal point, ISO 8601, 0.25 for 25 %.
  var value: String

  /// The kind for a placeholder of a kind.
  func kind(for placeholder: Placeholder.Kind) -> ArgumentType {
    if let kind { return kind }
    switch placeholder {
    case .integer: return .int
    case .decimal: return .decimal
    case .anything, .character: return .text
    }
  }

  /// Whether it fits a placeholder of a kind.
  func fits(_ placeholder: Placeholder.Kind) -> Bool {
    let kind = kind(for: placeholder)
    switch placeholder {
    case .anything: return true
    case .integer: return [.int, .bytes].contains(kind) && number?.isWhole == true
    case .decimal: return kind.isNumber && number != nil
    case .character: return kind == .text && value.count == 1
    }
  }

  /// The number that it is; nil if its value is none.
  var number: DecimalNumber? { try? DecimalNumber.read(value).get() }
}

extension DecimalNumber {
  /// The digits behind the point.
  private var fraction: Substring { text.split(separator: ".", maxSplits: 1).dropFirst().first ?? "" }

  /// Whether all digits after the decimal point are zeros.
  var isWhole: Bool { fraction.allSatisfy { $0 == "0" } }

  /// Whether it is zero.
  var isZero: Bool { text.allSatisfy { "-0.".contains($0) } }

  /// The number with so many digits behind the point, rounded half up away from zero.
  func rounded(to count: Int) -> DecimalNumber {
    let count = min(count, 20)
    let isNegative = text.hasPrefix("-")
    var digits = text.prefix { $0 != "." }.filter { $0 != "-" } + fraction.prefix(count)
    digits += String(repeating: "0", count: max(0, count - fraction.count))
    if let next = fraction.dropFirst(count).first, next >= "5" { digits = Self.successor(of: digits) }
    let whole = digits.dropLast(count)
    let result = (isNegative ? "-" : "") + whole + (count == 0 ? "" : "." + digits.suffix(count))
    return (try? Self.read(result).get()) ?? self
  }

  /// The next whole number.
  private static func successor(of digits: String) -> String {
    let nines = digits.reversed().prefix { $0 == "9" }.count
    let head = digits.dropLast(nines)
    let zeros = String(repeating: "0", count: nines)
    guard let last = head.last?.wholeNumberValue else { return "1" + zeros }
    return head.dropLast() + String(last + 1) + zeros
  }

  /// The number times a hundred.
  var timesHundred: DecimalNumber {
    let digits = fraction + String(repeating: "0", count: 2)
    let whole = text.prefix { $0 != "." } + digits.prefix(2)
    let rest = fraction.dropFirst(2)
    return (try? Self.read(whole + (rest.isEmpty ? "" : "." + rest)).get()) ?? self
  }
}

extension ArgumentType {
  /// Whether it is a number that is counted or measured.
  var isNumber: Bool {
    switch self {
    case .int, .decimal, .percent, .currency, .bytes: true
    case .date, .time, .phone, .name, .text, .code, .url, .email: false
    }
  }
}

/// An expression of C over the number `n`, as gettext allows it: without calls and assignments.
indirect enum GettextExpression: Sendable {
  /// The number `n`.
  case number
  /// A number that is written.
  case constant(Int)
  /// Whether something is 0.
  case not(GettextExpression)
  /// Two operands with a sign between them.
  case binary(String, GettextExpression, GettextExpression)
  /// The second operand where the first is not 0, else the third.
  case choice(GettextExpression, GettextExpression, GettextExpression)

  /// Reads an expression; nil for what is not one.
  init?(_ text: String) {
    var parser = GettextParser(text)
    guard let expression = parser.expression(), parser.isAtEnd else { return nil }
    self = expression
  }

  /// The value for a number; nil for a division by zero and for numbers that are too large.
  func value(at n: Int) -> Int? {
    switch self {
    case .number: return n
    case .constant(let value): return value
    case .not(let operand): return operand.value(at: n).map { $0 == 0 ? 1 : 0 }
    case .choice(let test, let yes, let no): return test.value(at: n).flatMap { ($0 != 0 ? yes : no).value(at: n) }
    case .binary(let sign, let left, let right):
      guard let first = left.value(at: n) else { return nil }
      if sign == "&&", first == 0 { return 0 }
      if sign == "||", first != 0 { return 1 }
      guard let second = right.value(at: n) else { return nil }
      switch sign {
      case "&&", "||": return second != 0 ? 1 : 0
      case "==": return first == second ? 1 : 0
      case "!=": return first != second ? 1 : 0
      case "<": return first < second ? 1 : 0
      case ">": return first > second ? 1 : 0
      case "<=": return first <= second ? 1 : 0
      case ">=": return first >= second ? 1 : 0
      case "%": return second == 0 ? nil : Self.exact(first.remainderReportingOverflow(dividingBy: second))
      case "/": return second == 0 ? nil : Self.exact(first.dividedReportingOverflow(by: second))
      case "*": return Self.exact(first.multipliedReportingOverflow(by: second))
      case "+": return Self.exact(first.addingReportingOverflow(second))
      default: return Self.exact(first.subtractingReportingOverflow(second))
      }
    }
  }

  private static func exact(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
    result.overflow ? nil : result.partialValue
  }
}

/// Reads expressions, with the precedences of C.
private struct GettextParser {
  private var rest: ArraySlice<UInt8>
  private var depth = 0

  /// The longest expression, in bytes, and the greatest nesting.
  private static let longest = 2000
  private static let deepest = 100
  /// The signs between two operands, from the loosest to the tightest; of two that begin alike, the longer first.
  private static let signs = [["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"]]

  init(_ text: String) {
    let bytes = text.utf8.filter { $0 != 32 && $0 != 9 && $0 != 10 }
    rest = bytes.count <= Self.longest ? bytes[...] : []
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// An expression, with `? :` as the loosest.
  mutating func expression() -> GettextExpression? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, let test = operation(0) else { return nil }
    guard take("?") else { return test }
    guard let yes = expression(), take(":"), let no = expression() else { return nil }
    return .choice(test, yes, no)
  }

  private mutating func operation(_ level: Int) -> GettextExpression? {
    guard level < Self.signs.count else { return operand() }
    guard var left = operation(level + 1) else { return nil }
    while let sign = Self.signs[level].first(where: { take($0) }) {
      guard let right = operation(level + 1) else { return nil }
      left = .binary(sign, left, right)
    }
    return left
  }

  private mutating func operand() -> GettextExpression? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return nil }
    if take("!") { return operand().map { .not($0) } }
    if take("(") {
      guard let inner = expression(), take(")") else { return nil }
      return inner
    }
    if take("n") { return .number }
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(digits.count)
    return Int(String(decoding: digits, as: UTF8.self)).map { .constant($0) }
  }

  private mutating func take(_ sign: String) -> Bool {
    guard rest.starts(with: sign.utf8) else { return false }
    rest = rest.dropFirst(sign.utf8.count)
    return true
  }
}

/// The number of a guideline, which never changes: code, tests, examples and captions cite it.
public struct Rule: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number behind the R.
  public let number: Int

  package init(_ number: Int) { self.number = number }

  /// The number as it is cited: `R005`.
  public var description: String {
    let digits = String(number)
    return "R" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  /// Rules are ordered by number.
  public static func < (left: Rule, right: Rule) -> Bool { left.number < right.number }
}

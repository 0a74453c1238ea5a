/// The number of a guideline, which never changes: code, tests, examples and captions cite it.
package struct Rule: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number behind the R.
  package let number: Int

  package init(_ number: Int) { self.number = number }

  /// The number as it is cited: `R005`.
  package var description: String {
    let digits = String(number)
    return "R" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  /// Rules are ordered by number.
  package static func < (left: Rule, right: Rule) -> Bool { left.number < right.number }
}

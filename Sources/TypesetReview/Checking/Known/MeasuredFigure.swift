/// A figure as reports show it, with what the guideline requires: `3.9:1` of `4.5:1`, `30 × 44 pt` of `44 × 44 pt`.
struct MeasuredFigure {
  /// How much worse a figure may become, as a part of it.
  private static let tolerance = 0.1

  /// What of several numbers counts.
  private enum Reading {
    /// The first one.
    case first
    /// The least of the sides of a box.
    case least
    /// How far two that should be equal are apart.
    case difference
  }

  private let numbers: [Double]
  private let required: String?

  /// Takes the words of a fault.
  init(_ measured: String, required: String?) {
    numbers = Self.numbers(in: measured)
    self.required = required
  }

  /// Whether it is worse than an earlier figure by more than a tenth; never if nothing is required, or there are no
  /// numbers.
  func isWorse(than earlier: String) -> Bool {
    guard let required, let now = value(of: numbers), let before = value(of: Self.numbers(in: earlier)) else {
      return false
    }
    let change = (now - before) * (isBetterMore(required, before) ? -1 : 1)
    return change > abs(before) * Self.tolerance + 1e-9
  }

  private var reading: Reading {
    guard let required else { return .first }
    return required.contains("×") ? .least : Self.numbers(in: required).isEmpty ? .difference : .first
  }

  private func value(of numbers: [Double]) -> Double? {
    switch reading {
    case .first: numbers.first
    case .least: numbers.min()
    case .difference: numbers.count == 2 ? abs(numbers[0] - numbers[1]) : nil
    }
  }

  /// Whether more would be better: the figure is below what is required.
  private func isBetterMore(_ required: String, _ before: Double) -> Bool {
    switch reading {
    case .least: true
    case .difference: false
    case .first: before < Self.numbers(in: required)[0]
    }
  }

  /// The decimal numbers of a text, those of colours left out.
  private static func numbers(in text: String) -> [Double] {
    let words = text.split { $0.isWhitespace || $0 == ":" }.filter { !$0.hasPrefix("#") }
    return words.compactMap { word in
      Double(word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") })
    }
  }
}

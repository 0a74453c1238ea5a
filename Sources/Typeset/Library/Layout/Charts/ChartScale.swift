#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The scale of an axis of values: from a round number to a round number in round steps.
struct ChartScale: Equatable {
  /// The least value of the axis.
  let least: Double
  /// The greatest value of the axis.
  let greatest: Double
  /// The distance between two ticks.
  let step: Double

  /// The most steps of an axis, and those that charts have unless their numbers need more room.
  static let mostSteps = 4

  /// The scale over values and zero, in about so many steps.
  init(_ values: [Double], steps: Int = mostSteps) {
    let low = min(0, values.min() ?? 0)
    let most = max(0, values.max() ?? 0)
    // What is smaller than any number that can be written is nothing.
    let high = most - low > 1e-100 ? most : low + 1
    // Divided before the difference, which may be greater than any number.
    let part = high / Double(steps) - low / Double(steps)
    let power = pow(10, floor(log10(part)))
    let step = power * Self.round(part / power, isCoarse: steps <= 2)
    self.step = step
    least = floor(low / step + 1e-9) * step
    greatest = max(ceil(high / step - 1e-9) * step, least + step)
  }

  /// The next round number; few steps have more of them to choose from, so that values still fill the axis.
  private static func round(_ number: Double, isCoarse: Bool) -> Double {
    let numbers = isCoarse ? [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8] : [1, 2, 2.5, 5]
    return numbers.first { number <= $0 + 1e-9 } ?? 10
  }

  /// How many steps the axis has.
  var stepCount: Int { max(1, min(Int((greatest / step - least / step).rounded()), 12)) }

  /// The values at the ticks, from the least on.
  var ticks: [Double] { (0...stepCount).map { least + Double($0) * step } }

  /// How many digits the ticks need behind the decimal point.
  var fractionDigits: Int {
    var digits = 0
    var scaled = step
    while digits < Self.mostDigits, abs(scaled - scaled.rounded()) > 1e-6 * max(scaled, 1) {
      scaled *= 10
      digits += 1
    }
    return digits
  }

  /// The most digits behind a decimal point.
  private static let mostDigits = 6

  /// Whether its ticks differ with all their digits written.
  var isPlain: Bool { step >= pow(10, -Double(Self.mostDigits)) && max(-least, greatest) < 1e15 }

  /// Whether two digits say all that there is of each tick, as in a number in short.
  var hasShortTicks: Bool {
    ticks.allSatisfy { tick in
      guard tick != 0 else { return true }
      let digits = abs(tick) / pow(10, floor(log10(abs(tick))) - 1)
      return abs(digits - digits.rounded()) < 1e-6
    }
  }

  /// Where a value lies, as a share of the axis from its least value.
  func share(of value: Double) -> Double { (value / 2 - least / 2) / (greatest / 2 - least / 2) }
}

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

  /// The scale over values and zero, in about four steps.
  init(_ values: [Double]) {
    let low = min(0, values.min() ?? 0)
    let most = max(0, values.max() ?? 0)
    // What is smaller than any number that can be written is nothing.
    let high = most - low > 1e-100 ? most : low + 1
    let range = high - low
    let power = pow(10, floor(log10(range / 4)))
    let rough = range / 4 / power
    let step = power * (rough <= 1 ? 1 : rough <= 2 ? 2 : rough <= 2.5 ? 2.5 : rough <= 5 ? 5 : 10)
    self.step = step
    least = floor(low / step + 1e-9) * step
    greatest = max(ceil(high / step - 1e-9) * step, least + step)
  }

  /// The values at the ticks, from the least on.
  var ticks: [Double] {
    let count = Int(((greatest - least) / step).rounded())
    return (0...max(1, min(count, 12))).map { least + Double($0) * step }
  }

  /// How many digits the ticks need behind the decimal point.
  var fractionDigits: Int {
    var digits = 0
    var scaled = step
    while digits < 6, abs(scaled - scaled.rounded()) > 1e-6 * max(scaled, 1) {
      scaled *= 10
      digits += 1
    }
    return digits
  }

  /// Where a value lies, as a share of the axis from its least value.
  func share(of value: Double) -> Double { (value - least) / (greatest - least) }
}

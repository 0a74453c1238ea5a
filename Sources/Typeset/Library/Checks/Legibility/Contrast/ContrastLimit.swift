/// The contrast that a profile requires.
struct ContrastLimit {
  /// The least ratio.
  let ratio: Double

  /// The limit of text of a size in points and a weight; semibold and heavier count as bold.
  init(size: Double, weight: Int, profile: CheckProfile) {
    let isBold = weight >= 600
    ratio =
      switch profile {
      case .hig: size >= 18 || isBold ? 3 : 4.5
      case .wcagAA: size >= 18 || size >= 14 && isBold ? 3 : 4.5
      case .wcagAAA: size >= 18 || size >= 14 && isBold ? 4.5 : 7
      }
  }

  /// The limit of icons and of the parts of controls in which their state is seen (WCAG 2.2, 1.4.11).
  static let graphics = ContrastLimit(ratio: 3)

  private init(ratio: Double) { self.ratio = ratio }

  /// The limit: `4.5:1`.
  var text: String { "\(Self.digits(ratio, count: ratio == ratio.rounded() ? 0 : 1)):1" }

  /// A ratio with one decimal more than the limit, cut and not rounded: 4.499 is 4.49.
  func text(of measured: Double) -> String {
    "\(Self.digits(measured, count: ratio == ratio.rounded() ? 1 : 2)):1"
  }

  private static func digits(_ value: Double, count: Int) -> String {
    let factor = [1, 10, 100][count]
    let number = Int((value * Double(factor) + 1e-9).rounded(.down))
    guard count > 0 else { return "\(number)" }
    let rest = String(number % factor)
    return "\(number / factor)." + String(repeating: "0", count: count - rest.count) + rest
  }
}

/// R019: ratings fill from where reading starts, and a half star is the half on that side.
enum R019HalfStar {
  static let rule = Rule(19)

  /// How much of each of `count` stars is filled: 0, a half or 1.
  static func fillings(of value: Double, count: Int) -> [Double] {
    let halves = (value * 2).rounded() / 2
    return (0..<max(0, count)).map { min(max(halves - Double($0), 0), 1) }
  }
}

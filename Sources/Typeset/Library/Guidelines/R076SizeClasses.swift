/// R076: width and height are compact or regular each, which makes four combinations to adapt to.
enum R076SizeClasses {
  static let rule = Rule(76)

  /// A combination as the table has it: `compact regular`.
  static func combination(width: SizeClass, height: SizeClass) -> String { "\(width.rawValue) \(height.rawValue)" }
}

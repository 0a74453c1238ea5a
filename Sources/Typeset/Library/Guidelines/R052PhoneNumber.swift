/// R052: phone numbers and country codes always run from left to right.
enum R052PhoneNumber {
  static let rule = Rule(52)

  /// The direction of a phone number, in any text.
  static let direction = Direction.leftToRight

  /// The rule where it changes the order: in a text that may run from right to left.
  static func rule(in context: Direction) -> Rule? { context == direction ? nil : rule }
}

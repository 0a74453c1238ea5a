/// R052: phone numbers and country codes always run from left to right, and so do addresses of the web and of mail,
/// code numbers and code.
enum R052PhoneNumber {
  static let rule = Rule(52)

  /// The direction of a phone number, in any text.
  static let direction = Direction.leftToRight

  /// How a number in a text is isolated: Arabic digits in groups would run from right to left even in an isolate.
  static func isolate(of number: ArraySlice<UInt16>) -> Isolate.Kind {
    TextAnalyzer.needsOverride(number) ? .override(direction) : .isolate(direction)
  }

  /// The rule where it changes the order: in a text that may run from right to left.
  static func rule(in layoutDirection: Direction) -> Rule? { layoutDirection == direction ? nil : rule }

  /// Whether an inline element is one of those that always run from left to right.
  static func appliesTo(_ name: ElementName) -> Bool { name.has(.isLeftToRight) }

  /// The base direction of what people typed into a field: that of its type, else of its first strong character, else,
  /// with digits only, left to right, else that of the layout.
  static func direction(
    ofValue value: String, type: FieldType, firstStrong: Direction?, layoutDirection: Direction
  ) -> Direction {
    switch type {
    case .phone, .email, .url, .code, .number: direction
    case .text:
      firstStrong ?? (value.contains(where: \.isNumber) ? direction : layoutDirection)
    case .password: layoutDirection
    }
  }

  /// Whether what people typed into a field would run from right to left in spite of its direction: Arabic digits in
  /// groups do.
  static func needsOverride(value: String, in direction: Direction) -> Bool {
    direction == self.direction && TextAnalyzer.needsOverride(Array(value.utf16)[...])
  }

  /// The side of a `pre`, its own in any layout, so that its indentation is at its start.
  static func side(ofCode direction: Direction) -> Side { direction.startSide }

  /// Where an address of the web may be broken, as UTF-16 offsets in order: behind slashes and before the signs that
  /// open a part, so that no line ends with what looks like the end of a sentence. Everything else of it stays together
  /// while there is room.
  static func breaks(inAddress units: ArraySlice<UInt16>) -> [Int] {
    let slash = UInt16(UInt8(ascii: "/"))
    let opening = Set(".?#&".utf16)
    return units.indices.dropFirst().filter { index in
      if opening.contains(units[index]) { return true }
      return units[index - 1] == slash && units[index] != slash
    }
  }
}
